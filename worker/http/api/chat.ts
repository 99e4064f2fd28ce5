import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { invalidInput } from '../../../contract/app-error.ts';
import { type AskAnswer, AskRequest } from '../../../contract/chat.ts';
import type { BirthChart } from '../../../features/births/birth-chart.ts';
import { answerCare } from '../../../features/celestia/asking/answer-care.ts';
import { answerReading } from '../../../features/celestia/asking/answer-reading.ts';
import type { CelestiaAnswer } from '../../../features/celestia/asking/celestia-answer.ts';
import { type Language, LOCALES } from '../../../locales/locales.ts';
import { parseBirthJson } from '../../births/birth-input.ts';
import { castChart } from '../../births/cast-chart.ts';
import { countAsked } from '../../celestia/count-asked.ts';
import { answererFor } from '../../celestia/models/answerer.ts';
import { offsetAt } from '../../civil-time/birth-time.ts';
import type { AppEnv } from '../../env.ts';
import { readSessionKeys } from '../../identity/session-keys.ts';
import { castingContext } from '../casting-context.ts';
import { givenBy } from '../given-by.ts';
import { checkLimit, limitKey } from '../middleware/rate-limit.ts';
import { countryOf } from '../visitor/seen-from.ts';
import { castFailure } from './cast-failure.ts';
import { readJson } from './json-body.ts';

/** /api/chat: Celestia, asked once. Nothing of a question, a birth or an answer is stored or logged. */
export const chatApi = new Hono<AppEnv>();

const MS_PER_SECOND = 1000;
const Asked = v.omit(AskRequest, ['birth']);

type Fields = Readonly<Record<string, unknown>>;

function fieldsOf(body: unknown): Fields {
  const isObject = typeof body === 'object' && body !== null && !Array.isArray(body);
  return isObject ? (body as Fields) : {};
}

function languageIn({ language }: Fields, c: Context<AppEnv>): Language {
  const known = v.safeParse(AskRequest.entries.language, language);
  return known.success ? known.output : c.get('language');
}

/** An answer as it crosses the wire: whom to call stands below what is said. */
function toWire({ kind, language, paragraphs, citations, card }: CelestiaAnswer): AskAnswer {
  const lines = (card?.lines ?? []).map(({ name, call, text, web }) =>
    [name, call ?? text?.number ?? web].filter(Boolean).join(': '),
  );
  const directory = card ? [`${card.directory.name}: ${card.directory.url}`] : [];
  const text = [...paragraphs, [...lines, ...directory].join('\n')].filter((part) => part !== '');
  return { answer: { kind, language, text: text.join('\n\n'), citations: [...citations] } };
}

/** What a day's questions of one address are held to; nothing where the setting is empty. */
async function checkDay(c: Context<AppEnv>, nowMs: number): Promise<void> {
  const { ASK_DAILY_LIMIT, ACCOUNTS, SESSION_KEYS } = c.env;
  const keys = readSessionKeys(SESSION_KEYS);
  const most = Number(ASK_DAILY_LIMIT);
  if (ASK_DAILY_LIMIT === '' || !(most >= 0) || keys.length === 0) return;
  const address = limitKey(c.req.header('CF-Connecting-IP') ?? 'local');
  await countAsked(address, { db: ACCOUNTS, keys, most, nowMs });
}

async function chartIn({ birth }: Fields, c: Context<AppEnv>): Promise<BirthChart | null> {
  if (birth === undefined || birth === null) return null;
  const parsed = parseBirthJson(birth);
  if (!parsed.ok) throw invalidInput(parsed.fields);
  const outcome = await castChart(parsed.input, castingContext(c));
  if (!outcome.ok) throw castFailure(outcome);
  return outcome.chart;
}

function readAsked(body: Fields): v.InferOutput<typeof Asked> {
  const read = v.safeParse(Asked, body);
  if (read.success) return read.output;
  const faults = read.issues.map(({ path, message }) => [String(path?.[0]?.key ?? 'question'), message]);
  throw invalidInput(Object.fromEntries(faults));
}

/**
 * POST {question, language, birth?}: what Celestia says to it. Somebody who may be in danger is answered before anything is
 * checked, counted or limited.
 */
chatApi.post('/ask', async (c) => {
  const body = fieldsOf(await readJson(c));
  const nowMs = Date.now();
  const language = languageIn(body, c);
  const care =
    typeof body.question === 'string'
      ? await answerCare({ text: body.question, language, country: countryOf(c), nowMs })
      : null;
  if (care?.kind === 'crisis') return c.json(toWire(care));
  await checkLimit(c, 'API_LIMIT');
  const { question } = readAsked(body);
  await checkDay(c, nowMs);
  if (care) return c.json(toWire(care));
  const chart = await chartIn(body, c);
  const timeZone = LOCALES[language].homeZone;
  const offsetMs = offsetAt(timeZone, nowMs, 0).utcOffsetSeconds * MS_PER_SECOND;
  const asked = { text: question, language, chart, nowMs, timeZone, offsetMs };
  return c.json(toWire(await answerReading(asked, await answererFor(givenBy(c), countryOf(c)))));
});
