import { answerCare, type Heard } from '../../features/celestia/asking/answer-care.ts';
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

type AskedOutcome<Refusal> = { answer: CelestiaAnswer } | { refused: Refusal };

/**
 * What Celestia says to a question, by the API and by the page alike. Somebody who may be in danger is answered before anything is
 * checked, counted or limited; what no chart may answer needs no chart.
 */
export async function answerAsked<Refusal>(
  { admit, chart, timeZone, ...heard }: Asked<Refusal>,
  given: AnswererGiven,
): Promise<AskedOutcome<Refusal>> {
  const care = await answerCare(heard);
  if (care?.kind === 'crisis') return { answer: care };
  const refused = await admit();
  if (refused !== null) return { refused };
  if (care) return { answer: care };
  const { text, language, country, nowMs } = heard;
  const offsetMs = offsetAt(timeZone, nowMs, 0).utcOffsetSeconds * MS_PER_SECOND;
  const question = { text: text.trim(), language, chart: await chart(), nowMs, timeZone, offsetMs };
  return { answer: await answerReading(question, await answererFor(given, country)) };
}
