import type { Named } from './named.ts';

/** "Which house is about travel?" asks for one by its part of life, and no home is looked for. */
export function asksWhichHouse({ hits, words, topics }: Named): boolean {
  const isAsked = hits.some(({ group, start }) => group === 'house' && WHICH.test(words[start - 1] ?? ''));
  return isAsked && topics.length > 0 && topics.every((topic) => topic !== 'home' && topic !== 'self');
}

const WHICH = /^(?:which|what|que|cual|quelle|qual|hangi)$/;
