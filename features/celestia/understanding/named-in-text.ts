import type { Language } from '../../../locales/locales.ts';
import { foldedWords } from '../../fold-words.ts';
import { type Named, namedIn } from './named.ts';
import { hitsIn, type ReadyLexicon, withoutSwallowed } from './phrases.ts';
import { corrected } from './spelling.ts';
import { TURKISH_ASKS } from './turkish-asks.ts';

/** In Turkish the word that asks may stand at the end, and the mark is often left out. */
function asksByItsEnd(words: readonly string[], language: Language): boolean {
  return language === 'tr' && TURKISH_ASKS.test(words.at(-1) ?? '');
}

/** What the lexicon knows of a message, and its folded words as they were typed. */
export function namedInText(
  text: string,
  { language, lexicon }: { language: Language; lexicon: ReadyLexicon },
): { typed: string[]; named: Named } {
  const typed = foldedWords(text);
  const words = typed.map((word) => corrected(word, lexicon.vocabulary));
  const isAsked = text.includes('?') || asksByItsEnd(words, language);
  return { typed, named: namedIn(words, withoutSwallowed(hitsIn(words, lexicon)), isAsked) };
}
