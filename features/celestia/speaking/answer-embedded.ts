import { loadCelestiaLexicon, loadCelestiaWords } from '../../../locales/celestia.ts';
import type { Fact } from '../facts/fact.ts';
import { gatherFacts } from '../facts/gather-facts.ts';
import { loadListener } from '../understanding/load-listener.ts';
import { readyLexicon } from '../understanding/phrases.ts';
import { languageOf } from '../understanding/question-language.ts';
import { type Asking, answerIn, type EmbeddedAnswer } from './answer-in.ts';

/**
 * The embedded Celestia's answer to a message, in the page's language or, where it is clearly another of the five, in its own.
 * @param gathered the facts of the same people and moment, where the caller has them.
 * @throws AstrologyError `date_out_of_range` near the ends of the tables.
 */
export async function answerEmbedded(
  asking: Asking,
  gathered: readonly Fact[] = gatherFacts(asking.people, asking.nowMs),
): Promise<EmbeddedAnswer> {
  const language = languageOf(asking.text, asking.pageLanguage);
  const [lexicon, listener, words] = await Promise.all([
    loadCelestiaLexicon(language),
    loadListener(language),
    loadCelestiaWords(language),
  ]);
  return answerIn({ language, lexicon: readyLexicon(lexicon), listener, words }, asking, gathered);
}
