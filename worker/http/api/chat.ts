import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { type AppError, invalidInput } from '../../../contract/app-error.ts';
import { type AskAnswer, AskRequest } from '../../../contract/chat.ts';
import type { BirthChart } from '../../../features/births/birth-chart.ts';
import type { CelestiaAnswer } from '../../../features/celestia/asking/celestia-answer.ts';
import { colonOf } from '../../../features/colon.ts';
import type { Language } from '../../../locales/locales.ts';
import { parseBirthJson } from '../../births/birth-input.ts';
import { castChart } from '../../births/cast-chart.ts';
import { answerAsked } from '../../celestia/answer-asked.ts';
import { checkAskedDay } from '../../celestia/check-asked-day.ts';
import type { AppEnv } from '../../env.ts';
import { castingContext } from '../casting-context.ts';
import { givenBy } from '../given-by.ts';
import { checkLimit, visitorKey } from '../middleware/rate-limit.ts';
import { findVisitorZone } from '../pages/visitor-zone.ts';
import { countryOf } from '../visitor/seen-from.ts';
import { castFailure } from './cast-failure.ts';
import { readJson } from './json-body.ts';

/** /api/chat: Celestia, asked once. Nothing of a question, a birth or an answer is stored or logged. */
export const chatApi = new Hono<AppEnv>();

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
  const colon = colonOf(language);
  const lines = (card?.lines ?? []).map(({ name, call, text, web }) =>
    [name, call ?? text?.number ?? web].filter(Boolean).join(colon),
  );
  const directory = card ? [card.directory.name + colon + card.directory.url] : [];
  const text = [...paragraphs, [...lines, ...directory].join('\n')].filter((part) => part !== '');
  return { answer: { kind, language, text: text.join('\n\n'), citations: [...citations] } };
}

async function chartIn({ birth }: Fields, c: Context<AppEnv>): Promise<BirthChart | null> {
  if (birth === undefined || birth === null) return null;
  const parsed = parseBirthJson(birth);
  if (!parsed.ok) throw invalidInput(parsed.fields);
  const outcome = await castChart(parsed.input, castingContext(c));
  if (!outcome.ok) throw castFailure(outcome);
  return outcome.chart;
}

function faultOf(body: Fields): AppError | null {
  const read = v.safeParse(Asked, body);
  if (read.success) return null;
  const faults = read.issues.map(({ path, message }) => [String(path?.[0]?.key ?? 'question'), message]);
  return invalidInput(Object.fromEntries(faults));
}

/**
 * POST {question, language, birth?}: what Celestia says to it. Somebody who may be in danger is answered before anything is
 * checked, counted or limited.
 */
chatApi.post('/ask', async (c) => {
  const body = fieldsOf(await readJson(c));
  const given = givenBy(c);
  const language = languageIn(body, c);
  const asked = {
    text: typeof body.question === 'string' ? body.question : '',
    language,
    country: countryOf(c),
    nowMs: given.nowMs,
    timeZone: findVisitorZone(c, language),
    admit: async () => {
      await checkLimit(c, 'API_LIMIT');
      const fault = faultOf(body);
      if (!fault) await checkAskedDay(visitorKey(c), given);
      return fault;
    },
    chart: () => chartIn(body, c),
  };
  const outcome = await answerAsked(asked, given);
  if ('refused' in outcome) throw outcome.refused;
  return c.json(toWire(outcome.answer));
});
