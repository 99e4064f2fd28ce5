import { inject } from 'vitest';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Set by `npm run drills` alone. */
    isDrill: boolean;
  }
}

/**
 * What takes seconds to prove whole is proved by a sample in each run of the tests, and whole by `npm run drills`: how often
 * a property is tried, how many days lie between two that are looked at.
 */
export function inDrill(whole: number, sample: number): number {
  return inject('isDrill') ? whole : sample;
}

/** In a drill each of a list, else each of so many that lie evenly in it, the first among them. */
export function sampleOf<Item>(list: readonly Item[], count: number): readonly Item[] {
  const step = inDrill(1, Math.max(1, Math.floor(list.length / count)));
  return list.filter((_, index) => index % step === 0);
}
