import type { About, Asked } from './asked.ts';
import type { Named } from './named.ts';

/** What is still said of a sign that was put right the turn before. */

const OPEN: ReadonlySet<About> = new Set(['overview', 'self', 'unclear']);
const MOST_WORDS = 14;

function namesNothing({ points, signs, houses, aspects, events, terms, matter, qualities }: Named): boolean {
  const lists = [points, signs, houses, aspects, events, terms, qualities];
  return lists.every(({ length }) => length === 0) && matter === null;
}

/** "Wait, so I've been reading the wrong horoscope for years?" is answered by the sign again. */
export function ofThePremise(asked: Asked, named: Named, before: readonly Asked[]): Asked {
  const premise = before.at(-1)?.premise;
  const isOpen = OPEN.has(asked.about) && named.topics.every((topic) => topic === 'self');
  const isOfSign = premise?.sign && isOpen && named.words.length <= MOST_WORDS && namesNothing(named);
  return isOfSign && asked.premise === null ? { ...asked, about: 'self', premise, follows: true } : asked;
}
