import type { TransitFact } from '../facts/fact.ts';
import type { Stretch } from './windows.ts';

/** The same contact with the instants alone at which it is exact within a stretch; null where none is. */
export function exactWithin(fact: TransitFact, { fromMs, toMs }: Stretch): TransitFact | null {
  const exactMs = fact.exactMs.filter((instantMs) => instantMs >= fromMs && instantMs <= toMs);
  return exactMs.length > 0 ? { ...fact, exactMs } : null;
}
