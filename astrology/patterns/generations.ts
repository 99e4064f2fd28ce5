import type { Aspect } from '../chart-types.ts';

const SLOWEST: ReadonlySet<string> = new Set(['uranus', 'neptune', 'pluto']);

/** Whether an aspect belongs to everybody of an age: one between two of the slowest planets. */
export function isOfGeneration({ first, second }: Pick<Aspect, 'first' | 'second'>): boolean {
  return SLOWEST.has(first) && SLOWEST.has(second);
}
