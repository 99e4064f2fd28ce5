import { loadCareWords } from '../../../locales/celestia.ts';
import type { Language } from '../../../locales/locales.ts';
import { careAnswer } from '../care/care-answer.ts';
import { careFor } from '../care/care-for.ts';
import { loadEars } from '../care/ear/load-ears.ts';
import { helpCard } from '../care/help-card.ts';
import { CALM, type CareVerdict } from '../care/verdict.ts';
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

/** What no chart may answer is a boundary; all else that care speaks up for is a crisis. */
const BOUNDARIES: ReadonlySet<CareVerdict['kind']> = new Set(['boundary', 'minor']);

/** What is answered in place of a reading to somebody's only message; null where a reading may follow. */
export async function answerCare({ text, language, country, nowMs }: Heard): Promise<CelestiaAnswer | null> {
  const ears = await loadEars([text], language);
  const { state, verdict } = careFor(CALM, text, { language, ears });
  if (verdict.kind === 'none') return null;
  return {
    kind: BOUNDARIES.has(verdict.kind) ? 'boundary' : 'crisis',
    language,
    paragraphs: careAnswer(verdict, state, await loadCareWords(language)),
    citations: [],
    card: helpCard(verdict, state, { country, now: nowMs }),
  };
}
