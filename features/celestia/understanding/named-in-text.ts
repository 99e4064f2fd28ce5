import type { Language } from '../../../locales/locales.ts';
import { foldedWords } from '../../fold-words.ts';
import { type Named, namedIn } from './named.ts';
import { type Hit, hitsIn, type ReadyGrammar, type ReadyLexicon, withoutSwallowed } from './phrases.ts';
import { corrected } from './spelling.ts';
import { TURKISH_ASKS } from './turkish-asks.ts';

/** In Turkish the word that asks may stand at the end, and the mark is often left out. */
function asksByItsEnd(words: readonly string[], language: Language): boolean {
  return language === 'tr' && TURKISH_ASKS.test(words.at(-1) ?? '');
}

/** What a question is about; what is only said to her names none of these. */
const SUBJECTS: ReadonlySet<Hit['group']> = new Set([
  ...(['points', 'signs', 'houseOf', 'house', 'aspects', 'topics', 'traits', 'slants'] as const),
  ...(['events', 'terms', 'partner', 'balance', 'overview'] as const),
]);

/** Behind a question these only tell more: what happens, words of the craft, whether it is so, and the present. */
function isTold({ group, key }: Hit): boolean {
  const isBare = (group === 'wants' && key === 'isIt') || (group === 'frames' && key === 'now');
  return isBare || group === 'events' || group === 'terms';
}

/** "Is my Moon in Pisces? One app goes into another sign": what is told behind a question asks of nothing. */
function withoutTold(hits: readonly Hit[], text: string): readonly Hit[] {
  const asked = foldedWords(text.slice(0, text.lastIndexOf('?') + 1)).length;
  const namesSomething = hits.some(({ group, end }) => SUBJECTS.has(group) && end <= asked);
  return namesSomething ? hits.filter((hit) => hit.start < asked || !isTold(hit)) : hits;
}

/** With its accent it asks where; folded it is "or" as well. */
const FRENCH_WHERE = /(?:^|[^\p{L}])où(?:[^\p{L}]|$)/iu;
/** "Salariée ou à mon compte ?" asks of no place. */
function isFrenchOr(
  { group, key, start, end }: Hit,
  words: readonly string[],
  { asksWhere }: ReadyGrammar,
): boolean {
  if (group !== 'wants' || key !== 'where' || start === 0 || end - start > 1) return false;
  const before = words[start - 1] ?? '';
  // "Moi ou lui ?", "ça va ou ça ne va pas ?"
  const isLast = start === words.length - 1;
  const leadsTo =
    before === 'moi' ? words[start - 2] === 'dis' : isLast || !/^(?:va|vais|vont)$/.test(before);
  return words[start] === 'ou' && !(asksWhere.test(before) && leadsTo);
}

const SENTENCE_END = /(?<=[.!?…])\s+|\n+/u;

/** Of what is told before or behind it, the last sentence that asks with its mark, else the last. */
function questionIn(text: string): string {
  const sentences = text.trim().split(SENTENCE_END);
  return sentences.findLast((sentence) => sentence.includes('?')) ?? sentences.at(-1) ?? text;
}

/** What the lexicon knows of a message, and its folded words as they were typed. */
export function namedInText(
  text: string,
  { language, lexicon }: { language: Language; lexicon: ReadyLexicon },
): { typed: string[]; named: Named } {
  const typed = foldedWords(text);
  const words = typed.map((word) => corrected(word, lexicon.vocabulary));
  const isAsked = text.includes('?') || asksByItsEnd(words, language);
  const isOr = language === 'fr' && !FRENCH_WHERE.test(text);
  const found = withoutSwallowed(hitsIn(words, lexicon)).filter(
    (hit) => !isOr || !isFrenchOr(hit, words, lexicon.grammar),
  );
  const hits = withoutTold(found, text);
  const typedQuestion = questionIn(text);
  const question = foldedWords(typedQuestion);
  return {
    typed,
    named: { ...namedIn(words, hits, { isAsked, grammar: lexicon.grammar }), question, typedQuestion },
  };
}
