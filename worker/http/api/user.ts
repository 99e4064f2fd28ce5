import { Hono } from 'hono';
import * as v from 'valibot';
import { AppError, invalidInput } from '../../../contract/app-error.ts';
import { MAX_SAVED_CHARTS } from '../../../contract/limits.ts';
import {
  type DeletedAnswer,
  type ExportAnswer,
  ProfileRequest,
  type SavedChartAnswer,
  SavedChartId,
  SavedChartRequest,
  type SavedChartsAnswer,
  type UserAnswer,
} from '../../../contract/user.ts';
import { chartJson, userJson } from '../../accounts/account-json.ts';
import { listCharts, removeChart, renameChart, type SavedChart } from '../../accounts/chart-rows.ts';
import { keepChart } from '../../accounts/keep-chart.ts';
import { exportPersonalData } from '../../accounts/personal-data.ts';
import type { AppEnv } from '../../env.ts';
import { changeProfile } from '../../people/change-profile.ts';
import { chartBirth } from '../../people/chart-birth.ts';
import { shownPerson } from '../../people/shown-person.ts';
import { castingContext } from '../casting-context.ts';
import { rateLimit } from '../middleware/rate-limit.ts';
import { requirePerson } from '../visitor/find-person.ts';
import { setShownCookies } from '../visitor/person-cookies.ts';
import { castFailure } from './cast-failure.ts';
import { readJson } from './json-body.ts';

/** /api/user: what the signed-in person keeps here. Every query is bound to that person. */
export const userApi = new Hono<AppEnv>();

/** Names of the fields that a body has wrong. */
function faultsOf(issues: readonly v.BaseIssue<unknown>[]): Record<string, string> {
  return Object.fromEntries(issues.map((issue) => [String(issue.path?.[0]?.key ?? 'body'), 'malformed']));
}

userApi.use(rateLimit('ACCOUNT_LIMIT'));

/** GET: the profile, in `response` as the product's clients expect it. */
userApi.get('/v3/get-detail', async (c) => {
  const { user } = await requirePerson(c);
  return c.json({ response: userJson(user) } satisfies UserAnswer);
});

/** PUT {name?, language?, marketing?, birth?}: changes what is given. A birth is refused by its fields, null removes it. */
userApi.put('/profile', async (c) => {
  const { user } = await requirePerson(c);
  const read = v.safeParse(ProfileRequest, await readJson(c));
  if (!read.success) throw invalidInput(faultsOf(read.issues));
  const outcome = await changeProfile(user.id, read.output, castingContext(c));
  if (!outcome.ok) throw castFailure({ ...outcome, choices: outcome.folds });
  const { user: changed } = outcome;
  if (!changed) throw new AppError('unauthorized');
  setShownCookies(c, await shownPerson(changed, castingContext(c)));
  return c.json({ response: userJson(changed) } satisfies UserAnswer);
});

userApi.get('/charts', async (c) => {
  const { user } = await requirePerson(c);
  const charts = await listCharts(c.env.ACCOUNTS, user.id);
  return c.json({ charts: charts.map(chartJson), most: MAX_SAVED_CHARTS } satisfies SavedChartsAnswer);
});

function answerOf({ id, name, kind, birth }: Omit<SavedChart, 'createdMs'>): SavedChartAnswer {
  return { id, name, kind, fields: birth.fields };
}

/**
 * PUT {name, kind?, fields?}: with fields keeps a chart under an id that the client makes, without renames it. A birth that the
 * account holds already is not kept twice: the answer is the chart as it stands there, by its own id and name.
 */
userApi.put('/charts/:id', async (c) => {
  const { user } = await requirePerson(c);
  const read = v.safeParse(SavedChartRequest, await readJson(c));
  const id = v.safeParse(SavedChartId, c.req.param('id'));
  if (!read.success || !id.success) {
    throw invalidInput({
      ...(!read.success && faultsOf(read.issues)),
      ...(!id.success && { id: 'malformed' }),
    });
  }
  const { name, kind, fields } = read.output;
  if (fields === undefined) {
    if (!(await renameChart(c.env.ACCOUNTS, user.id, { id: id.output, name, kind }, Date.now()))) {
      throw new AppError('not_found');
    }
    return c.json({ id: id.output, name, ...(kind !== undefined && { kind }) } satisfies SavedChartAnswer);
  }
  const kept = await chartBirth(fields, castingContext(c));
  if (!kept.ok) throw invalidInput(kept.fields);
  const chart = { id: id.output, name, kind: kind ?? null, birth: kept.birth };
  return c.json(answerOf(await keepChart(c.env.ACCOUNTS, user.id, chart, Date.now())));
});

userApi.delete('/charts/:id', async (c) => {
  const { user } = await requirePerson(c);
  await removeChart(c.env.ACCOUNTS, user.id, c.req.param('id'));
  return c.json({ deleted: true } satisfies DeletedAnswer);
});

/** GET: everything that is kept of the person, as a file. */
userApi.get('/export', async (c) => {
  const { user } = await requirePerson(c);
  c.header('Content-Disposition', 'attachment; filename="celestia-data.json"');
  return c.json((await exportPersonalData(c.env, user)) satisfies ExportAnswer);
});
