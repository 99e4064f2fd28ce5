import type { Named } from './named.ts';

const ASKS_FOR_ONE = new Set(['which', 'where']);

/** "Which house is about travel?" asks for one by its part of life, and no home is looked for. */
export function asksWhichHouse({ hits, topics }: Named): boolean {
  const asking = hits.filter(({ group, key }) => group === 'wants' && ASKS_FOR_ONE.has(key));
  const isAsked = hits.some(
    ({ group, start }) => group === 'house' && asking.some((word) => word.start < start && word.end >= start),
  );
  return isAsked && topics.length > 0 && topics.every((topic) => topic !== 'home' && topic !== 'self');
}
