import { foldedWords } from '../../fold-words.ts';
import type { Named } from './named.ts';

/** Two things of which one is asked for, and how they are said back. */

/** "Rent or buy", "Almanya mı Hollanda mı". */
export function namesTwo({ question: words, grammar }: Pick<Named, 'question' | 'grammar'>): boolean {
  const text = words.join(' ');
  if (grammar.orIdiom.test(text)) return false;
  if (grammar.eachAsked.test(text)) return true;
  const at = words.findIndex((word, index) => index > 0 && grammar.or.test(word));
  const next = words[at + 1];
  const isWhere = grammar.placeOrTime.test(words[at - 1] ?? '');
  return at > 0 && next !== undefined && !grammar.noOther.test(next) && !isWhere;
}

/** So many words can be said back inside a sentence; what says "I" reads as nobody's own there. */
const MOST_QUOTED_WORDS = 5;
const MOST_QUOTED = 60;
/** Letters of our five languages, figures and the marks within words: nothing that leads somewhere, or turns a line round. */
const SAID_BACK = /^[\p{Script=Latin}\p{M}\p{N} ’'-]+$/u;
const END_MARKS = /[\s?!.…]+$/u;
const BEGIN_MARKS = /^[\s¿¡]+/u;

/** A question as it was typed, or the part of it that names the two, without its marks; null where it is too long to be said back, or better not. */
export function quotable({
  typedQuestion,
  grammar,
  points,
  signs,
  houses,
  aspects,
  events,
}: Named): string | null {
  // A quotation makes no claim, and so names nothing that one could be made of.
  if ([points, signs, houses, aspects, events].some((named) => named.length > 0)) return null;
  const clauses = typedQuestion.split(/,\s+/);
  const ofTwo = clauses.find((clause) => namesTwo({ question: foldedWords(clause), grammar }));
  const text = (ofTwo ?? typedQuestion).replace(BEGIN_MARKS, '').replace(END_MARKS, '');
  const words = foldedWords(text);
  const folded = words.join(' ');
  const isShort = words.length <= MOST_QUOTED_WORDS && text.length <= MOST_QUOTED;
  const isHers = !grammar.saysI.test(folded) && !grammar.notSaidBack.test(folded);
  return isShort && isHers && SAID_BACK.test(text) ? text : null;
}
