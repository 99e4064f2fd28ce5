import { crossingMs } from './crossing-search.ts';
import { bodyPosition } from './positions.ts';
import { MS_PER_DAY } from './time-scales.ts';

/** Bodies that turn retrograde, and a step in days that is shorter than their shortest time in either direction. */
const SCAN_STEPS_DAYS = {
  mercury: 9,
  venus: 20,
  mars: 25,
  jupiter: 40,
  saturn: 40,
  uranus: 40,
  neptune: 40,
  pluto: 40,
  juno: 30,
  chiron: 40,
} as const;

export type StationaryBodyId = keyof typeof SCAN_STEPS_DAYS;
export const STATIONARY_BODY_IDS = Object.keys(SCAN_STEPS_DAYS) as StationaryBodyId[];

export interface Station {
  body: StationaryBodyId;
  instantMs: number;
  /** Which way the body goes after it. */
  direction: 'retrograde' | 'direct';
}

/** Mars, the slowest to return, is stationary at least every 26 months. */
const LONGEST_WAIT_DAYS = 800;

/** The next instant at which a body stands still in longitude. */
export function nextStation(body: StationaryBodyId, afterMs: number): Station | null {
  const speed = (instantMs: number) => bodyPosition(body, instantMs).speedDegPerDay;
  const stepMs = SCAN_STEPS_DAYS[body] * MS_PER_DAY;
  const isForward = speed(afterMs) >= 0;
  for (let fromMs = afterMs; fromMs < afterMs + LONGEST_WAIT_DAYS * MS_PER_DAY; fromMs += stepMs) {
    if (speed(fromMs + stepMs) >= 0 !== isForward) {
      const instantMs = crossingMs(speed, fromMs, fromMs + stepMs);
      return { body, instantMs, direction: isForward ? 'retrograde' : 'direct' };
    }
  }
  return null;
}
