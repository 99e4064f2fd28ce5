import { loadCareWords } from '../../../locales/celestia.ts';
import type { Language } from '../../../locales/locales.ts';
import { careAnswer } from '../care/care-answer.ts';
import { asMeant, type CareStep, careFor } from '../care/care-for.ts';
import { loadEars } from '../care/ear/load-ears.ts';
import { helpCard } from '../care/help-card.ts';
import { CALM, isBoundary, mayRead } from '../care/verdict.ts';
import type { CelestiaAnswer } from './celestia-answer.ts';

/** A message, and from where it comes. */
export interface Heard {
  text: string;
  language: Language;
  /** ISO 3166-1 alpha-2; null where it is not known. */
  country: string | null;
  /** UTC ms. */
  nowMs: number;
}

/** What care says to somebody's only message: in place of a reading, below one, or nothing. */
export type CareHeard =
  | { kind: 'instead'; answer: CelestiaAnswer }
  | { kind: 'doubt'; below: CelestiaAnswer; ask(): Promise<CelestiaAnswer> }
  | { kind: 'none' };

async function stepOf({ text, language }: Heard): Promise<CareStep> {
  const ears = await loadEars([text], language);
  return careFor(CALM, text, { language, ears });
}

/** Care's words as an answer, with the card beside them. */
export async function answerOfCare(
  { state, verdict }: CareStep,
  { language, country, nowMs }: Omit<Heard, 'text'>,
): Promise<CelestiaAnswer> {
  return {
    kind: isBoundary(verdict) ? 'boundary' : 'crisis',
    language,
    paragraphs: careAnswer(verdict, state, await loadCareWords(language)),
    citations: [],
    card: helpCard(verdict, state, { country, now: nowMs }),
  };
}

/** What care says to a message that is to be answered. */
export async function hearCare(heard: Heard): Promise<CareHeard> {
  const step = await stepOf(heard);
  if (step.verdict.kind === 'none') return { kind: 'none' };
  const answer = await answerOfCare(step, heard);
  if (!mayRead(step.verdict)) return { kind: 'instead', answer };
  return { kind: 'doubt', below: answer, ask: () => answerOfCare(asMeant(step), heard) };
}

/** What is answered to a message that no reading can follow, a doubt asked about; null where care has nothing to say. */
export async function answerCare(heard: Heard): Promise<CelestiaAnswer | null> {
  const step = asMeant(await stepOf(heard));
  return step.verdict.kind === 'none' ? null : answerOfCare(step, heard);
}
