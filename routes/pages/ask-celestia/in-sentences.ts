import type { Said } from '../../../client/components/celestia/said.ts';
import type { CelestiaAnswer } from '../../../features/celestia/asking/celestia-answer.ts';
import { splitSentences } from '../../../features/celestia/guard/split-sentences.ts';
import { loadGuardWords } from '../../../locales/celestia.ts';

/** An answer as a page shows it: by its language's own stops. */
export async function inSentences(question: string, answer: CelestiaAnswer): Promise<Said> {
  const words = await loadGuardWords(answer.language);
  return {
    ...answer,
    question,
    paragraphs: answer.paragraphs.map((paragraph) => splitSentences(paragraph, words)),
  };
}
