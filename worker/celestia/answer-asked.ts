import { AppError } from '../../contract/app-error.ts';
import { type CareHeard, type Heard, hearCare } from '../../features/celestia/asking/answer-care.ts';
import { answerReading } from '../../features/celestia/asking/answer-reading.ts';
import type { CelestiaAnswer } from '../../features/celestia/asking/celestia-answer.ts';
import type { KnownChart } from '../../features/celestia/facts/known-chart.ts';
import { offsetAt } from '../civil-time/birth-time.ts';
import { failureName } from '../failure-name.ts';
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

type AskedOutcome<Refusal> = { answer: CelestiaAnswer } | { refused: Refusal };

/**
 * What Celestia says to a question, by the API and by the page alike. Somebody who may be in danger is answered before anything is
 * checked, counted or limited; what no chart may answer needs no chart.
 */
export async function answerAsked<Refusal>(
  asked: Asked<Refusal>,
  given: AnswererGiven,
): Promise<AskedOutcome<Refusal>> {
  const care = await hearCare(asked);
  if (care.kind === 'doubt') return { answer: await readInDoubt(asked, care, given) };
  const instead = care.kind === 'instead' ? care.answer : null;
  if (instead?.kind === 'crisis') return { answer: instead };
  const refused = await asked.admit();
  if (refused !== null) return { refused };
  return { answer: instead ?? (await read(asked, given)) };
}

/** A reading with a line and a card below it; where there can be none, whatever keeps it, what leaves the doubt is asked about. */
async function readInDoubt<Refusal>(
  asked: Asked<Refusal>,
  { below, ask }: Extract<CareHeard, { kind: 'doubt' }>,
  given: AnswererGiven,
): Promise<CelestiaAnswer> {
  try {
    const reading = (await asked.admit()) === null ? await read(asked, given) : null;
    if (reading?.kind === 'crisis') return reading;
    if (!reading) return ask();
    const paragraphs = [...reading.paragraphs, ...below.paragraphs];
    return { ...reading, paragraphs, card: reading.card ?? below.card };
  } catch (failure) {
    // A limit says so by its own code.
    if (!(failure instanceof AppError)) given.log.error('answer_failed', failureName(failure));
    return ask();
  }
}

async function read<Refusal>(
  { chart, text, language, country, nowMs, timeZone }: Asked<Refusal>,
  given: AnswererGiven,
): Promise<CelestiaAnswer> {
  const offsetMs = offsetAt(timeZone, nowMs, 0).utcOffsetSeconds * MS_PER_SECOND;
  const question = { text: text.trim(), language, chart: await chart(), nowMs, timeZone, offsetMs };
  return answerReading(question, await answererFor(given, country));
}
