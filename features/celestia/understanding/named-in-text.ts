import type { Language } from '../../../locales/locales.ts';
import { foldedWords } from '../../fold-words.ts';
import { type Named, namedIn } from './named.ts';
import { type Hit, hitsIn, type ReadyLexicon, withoutSwallowed } from './phrases.ts';
import { corrected } from './spelling.ts';
import { TURKISH_ASKS } from './turkish-asks.ts';

/** In Turkish the word that asks may stand at the end, and the mark is often left out. */
function asksByItsEnd(words: readonly string[], language: Language): boolean {
  return language === 'tr' && TURKISH_ASKS.test(words.at(-1) ?? '');
}

/** A question has so many words at the least. */
const QUESTION_WORDS = 3;

/** Behind a question these only tell more: what is asked of, and the present. */
function isOfQuestion({ group, key }: Hit): boolean {
  return (
    group === 'wants' || group === 'events' || group === 'terms' || (group === 'frames' && key === 'now')
  );
}

/** A second question without its mark begins with what it asks. */
function asksAgain(hits: readonly Hit[], from: number): boolean {
  return hits.some(
    ({ group, key, start }) =>
      start >= from &&
      start < from + QUESTION_WORDS &&
      (group === 'wants' || (group === 'leans' && key === 'how')),
  );
}

/** "Is my Moon in Pisces? One app goes into another sign": what is told behind a question asks of nothing. */
function withoutTold(hits: readonly Hit[], text: string): readonly Hit[] {
  const told = foldedWords(text.slice(0, text.lastIndexOf('?') + 1)).length;
  if (told < QUESTION_WORDS || asksAgain(hits, told)) return hits;
  return hits.filter((hit) => hit.start < told || !isOfQuestion(hit));
}

/** What the lexicon knows of a message, and its folded words as they were typed. */
export function namedInText(
  text: string,
  { language, lexicon }: { language: Language; lexicon: ReadyLexicon },
): { typed: string[]; named: Named } {
  const typed = foldedWords(text);
  const words = typed.map((word) => corrected(word, lexicon.vocabulary));
  const isAsked = text.includes('?') || asksByItsEnd(words, language);
  const hits = withoutTold(withoutSwallowed(hitsIn(words, lexicon)), text);
  return { typed, named: namedIn(words, hits, isAsked) };
}
