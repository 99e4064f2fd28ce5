import type { Aspect } from '../chart-types.ts';
import { type AspectId, MAIN_BODY_IDS, type MainBodyId } from '../ids.ts';

const MAIN_BODIES: ReadonlySet<string> = new Set(MAIN_BODY_IDS);

/** How far from exact an aspect between two planets is, in degrees; null where there is none. */
export type OrbBetween = (first: MainBodyId, second: MainBodyId, aspect: AspectId) => number | null;

/** A chart's aspects among the lights and planets, to be asked for by pair. */
export function orbsOf(aspects: readonly Aspect[]): OrbBetween {
  const orbs = new Map<string, number>();
  for (const { first, second, aspect, orb } of aspects) {
    if (!MAIN_BODIES.has(first) || !MAIN_BODIES.has(second)) continue;
    orbs.set(`${first} ${second} ${aspect}`, orb);
    orbs.set(`${second} ${first} ${aspect}`, orb);
  }
  return (first, second, aspect) => orbs.get(`${first} ${second} ${aspect}`) ?? null;
}
