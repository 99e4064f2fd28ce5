import type { Named } from './named.ts';

type Ranking = Pick<Named, 'words' | 'signs' | 'points' | 'houses' | 'has' | 'grammar'>;

/** Whether one of the twelve is sought that leads or ends the row; of one that is named, or one's own, something else is asked. */
export function ranksSigns({ words, signs, points, houses, has, grammar }: Ranking): boolean {
  const isOpen = signs.length + points.length + houses.length === 0 && !has('own');
  return isOpen && grammar.ranksSigns.test(words.join(' '));
}
