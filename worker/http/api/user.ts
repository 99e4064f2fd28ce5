import { Hono } from 'hono';
import * as v from 'valibot';
import { AppError, invalidInput } from '../../../contract/app-error.ts';
import { LONGEST_NAME } from '../../../contract/profile.ts';
import { LANGUAGES } from '../../../locales/locales.ts';
import {
  addChart,
  listCharts,
  MAX_SAVED_CHARTS,
  removeChart,
  renameChart,
  type SavedChart,
} from '../../accounts/chart-rows.ts';
import { listSessions } from '../../accounts/session-rows.ts';
import type { AppEnv } from '../../env.ts';
import { changeProfile } from '../../people/change-profile.ts';
import { chartBirth } from '../../people/chart-birth.ts';
import { profileOf } from '../../people/profile-of.ts';
import { shownPerson } from '../../people/shown-person.ts';
import { castingContext } from '../casting-context.ts';
import { rateLimit } from '../middleware/rate-limit.ts';
import { requirePerson } from '../visitor/find-person.ts';
import { setShownCookies } from '../visitor/person-cookies.ts';
import { castFailure } from './cast-failure.ts';
import { readJson } from './json-body.ts';

/** /api/user: what the signed-in person keeps here. Every query is bound to that person. */
export const userApi = new Hono<AppEnv>();

const ProfileBody = v.object({
  name: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(LONGEST_NAME))),
  language: v.optional(v.picklist(LANGUAGES)),
  marketing: v.optional(v.boolean()),
  birth: v.optional(v.nullable(v.record(v.string(), v.string()))),
});

const ChartBody = v.object({
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(LONGEST_NAME)),
  fields: v.optional(v.record(v.string(), v.string())),
});

const ChartId = v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/));

/** What is told of a saved chart: its birth as the form's fields. */
function chartOf({ birth, ...chart }: SavedChart) {
  return { ...chart, fields: birth.fields };
}

/** Names of the fields that a body has wrong. */
function faultsOf(issues: readonly v.BaseIssue<unknown>[]): Record<string, string> {
  return Object.fromEntries(issues.map((issue) => [String(issue.path?.[0]?.key ?? 'body'), 'malformed']));
}

userApi.use(rateLimit('ACCOUNT_LIMIT'));

/** GET: the profile, in `response` as the product's clients expect it. */
userApi.get('/v3/get-detail', async (c) => {
  const { user } = await requirePerson(c);
  return c.json({ response: profileOf(user) });
});

/** PUT {name?, language?, marketing?, birth?}: changes what is given. A birth is refused by its fields, null removes it. */
userApi.put('/profile', async (c) => {
  const { user } = await requirePerson(c);
  const read = v.safeParse(ProfileBody, await readJson(c));
  if (!read.success) throw invalidInput(faultsOf(read.issues));
  const outcome = await changeProfile(user.id, read.output, castingContext(c));
  if (!outcome.ok) throw castFailure({ ...outcome, choices: outcome.folds });
  const { user: changed } = outcome;
  if (!changed) throw new AppError('unauthorized');
  setShownCookies(c, await shownPerson(changed, castingContext(c)));
  return c.json({ response: profileOf(changed) });
});

userApi.get('/charts', async (c) => {
  const { user } = await requirePerson(c);
  const charts = await listCharts(c.env.ACCOUNTS, user.id);
  return c.json({ charts: charts.map(chartOf), most: MAX_SAVED_CHARTS });
});

/** PUT {name, fields?}: with fields keeps a chart under an id that the client makes, without renames it. */
userApi.put('/charts/:id', async (c) => {
  const { user } = await requirePerson(c);
  const read = v.safeParse(ChartBody, await readJson(c));
  const id = v.safeParse(ChartId, c.req.param('id'));
  if (!read.success || !id.success) {
    throw invalidInput({
      ...(!read.success && faultsOf(read.issues)),
      ...(!id.success && { id: 'malformed' }),
    });
  }
  const { name, fields } = read.output;
  if (fields === undefined) {
    if (!(await renameChart(c.env.ACCOUNTS, user.id, { id: id.output, name }, Date.now()))) {
      throw new AppError('not_found');
    }
    return c.json({ id: id.output, name });
  }
  const kept = await chartBirth(fields, castingContext(c));
  if (!kept.ok) throw invalidInput(kept.fields);
  const { birth } = kept;
  const chart = { id: id.output, name, birth };
  if (!(await addChart(c.env.ACCOUNTS, user.id, chart, Date.now()))) throw new AppError('charts_full');
  return c.json({ id: id.output, name, fields: birth.fields });
});

userApi.delete('/charts/:id', async (c) => {
  const { user } = await requirePerson(c);
  await removeChart(c.env.ACCOUNTS, user.id, c.req.param('id'));
  return c.json({ deleted: true });
});

/** GET: everything that is kept of the person, as a file. */
userApi.get('/export', async (c) => {
  const { user } = await requirePerson(c);
  const [charts, sessions] = await Promise.all([
    listCharts(c.env.ACCOUNTS, user.id),
    listSessions(c.env.ACCOUNTS, user.id),
  ]);
  c.header('Content-Disposition', 'attachment; filename="celestia-data.json"');
  // What a session is known by is worth something to others than its person.
  return c.json({ profile: user, charts, sessions: sessions.map(({ id: _id, ...session }) => session) });
});
