import { type Heard, hearCare } from '../../features/celestia/asking/answer-care.ts';
import { answerReading } from '../../features/celestia/asking/answer-reading.ts';
import type { CelestiaAnswer } from '../../features/celestia/asking/celestia-answer.ts';
import type { KnownChart } from '../../features/celestia/facts/known-chart.ts';
import { offsetAt } from '../civil-time/birth-time.ts';
import { type AnswererGiven, answererFor } from './models/answerer.ts';

const MS_PER_SECOND = 1000;

/** A question, and what is asked of its sender once nobody is in danger. */
interface Asked<Refusal> extends Heard {
  /** Of the tz database: the visitor's, by which days are told. */
  timeZone: string;
  /** Holds the question to its limits and looks at what came with it; what it gives back is why there is no answer. May throw. */
  admit(): Promise<Refusal | null>;
  /** The chart that is asked about; null where no birth was told. May throw. */
  chart(): Promise<KnownChart | null>;
}

type InDoubt = NonNullable<Awaited<ReturnType<typeof hearCare>>['inDoubt']>;

type AskedOutcome<Refusal> = { answer: CelestiaAnswer } | { refused: Refusal };

/**
 * What Celestia says to a question, by the API and by the page alike. Somebody who may be in danger is answered before anything is
 * checked, counted or limited; what no chart may answer needs no chart.
 */
export async function answerAsked<Refusal>(
  asked: Asked<Refusal>,
  given: AnswererGiven,
): Promise<AskedOutcome<Refusal>> {
  const { instead, inDoubt } = await hearCare(asked);
  if (instead?.kind === 'crisis') return { answer: instead };
  if (inDoubt) return { answer: await readInDoubt(asked, inDoubt, given) };
  const refused = await asked.admit();
  if (refused !== null) return { refused };
  return { answer: instead ?? (await read(asked, given)) };
}

/** A reading with a line and a card below it; where there can be none, whatever keeps it, what leaves the doubt is asked about. */
async function readInDoubt<Refusal>(
  asked: Asked<Refusal>,
  { below, asked: question }: InDoubt,
  given: AnswererGiven,
): Promise<CelestiaAnswer> {
  const reading = await admitted(asked, given).catch(() => null);
  if (!reading) return question;
  const paragraphs = [...reading.paragraphs, ...below.paragraphs];
  return { ...reading, paragraphs, card: reading.card ?? below.card };
}

async function admitted<Refusal>(
  asked: Asked<Refusal>,
  given: AnswererGiven,
): Promise<CelestiaAnswer | null> {
  return (await asked.admit()) === null ? read(asked, given) : null;
}

async function read<Refusal>(
  { chart, text, language, country, nowMs, timeZone }: Asked<Refusal>,
  given: AnswererGiven,
): Promise<CelestiaAnswer> {
  const offsetMs = offsetAt(timeZone, nowMs, 0).utcOffsetSeconds * MS_PER_SECOND;
  const question = { text: text.trim(), language, chart: await chart(), nowMs, timeZone, offsetMs };
  return answerReading(question, await answererFor(given, country));
}
