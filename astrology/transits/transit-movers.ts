import { INGRESS_BODY_IDS } from '../events/event-types.ts';
import type { BodyId } from '../ids.ts';

interface Mover {
  /** How far from exact a transit is counted: the usual one to two degrees, wider for what moves or matters more. */
  orbDeg: number;
  /** Step of sampling, shorter than its shortest time in either direction; movers with the same step share samples. */
  stepDays: number;
  /** The longest that one transit lasts, from first to last touch of its orb, retrograde loops and all. */
  reachDays: number;
}

export const TRANSIT_MOVERS = {
  sun: { orbDeg: 1.5, stepDays: 4, reachDays: 6 },
  moon: { orbDeg: 2, stepDays: 1, reachDays: 2 },
  mercury: { orbDeg: 1.5, stepDays: 4, reachDays: 70 },
  venus: { orbDeg: 1.5, stepDays: 4, reachDays: 125 },
  mars: { orbDeg: 1.5, stepDays: 4, reachDays: 230 },
  jupiter: { orbDeg: 2, stepDays: 20, reachDays: 360 },
  saturn: { orbDeg: 2, stepDays: 20, reachDays: 500 },
  uranus: { orbDeg: 1.5, stepDays: 20, reachDays: 900 },
  neptune: { orbDeg: 1.5, stepDays: 20, reachDays: 1300 },
  pluto: { orbDeg: 1.5, stepDays: 20, reachDays: 2300 },
} as const satisfies Partial<Record<BodyId, Mover>>;

export type MoverId = keyof typeof TRANSIT_MOVERS;

/** Without the Moon, whose transits last hours and come by the hundred. */
export const LASTING_MOVER_IDS: readonly MoverId[] = INGRESS_BODY_IDS;
export const ALL_MOVER_IDS: readonly MoverId[] = ['moon', ...INGRESS_BODY_IDS];
