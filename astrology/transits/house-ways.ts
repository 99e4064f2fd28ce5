import { crossingsOf } from '../events/path.ts';
import { houseOf } from '../houses.ts';
import { bodyPosition } from '../positions.ts';
import { pathsOf } from './find-transits.ts';
import type { MoverId } from './transit-movers.ts';

/** A planet's time in a house of a birth chart without a break, within the stretch that was asked for. UTC ms. */
export interface HouseWay {
  /** 1 to 12. */
  house: number;
  fromMs: number;
  toMs: number;
}

/**
 * The houses that a planet of the sky goes through between two instants, in order of time; backwards over a cusp too.
 * @param cusps of the birth chart, of date; degrees.
 */
export function houseWays(
  mover: MoverId,
  cusps: readonly number[],
  fromMs: number,
  toMs: number,
): HouseWay[] {
  const path = pathsOf([mover], fromMs, toMs).get(mover);
  if (!path) return [];
  const borders = crossingsOf(path, cusps)
    .map(({ instantMs }) => Math.round(instantMs))
    .filter((atMs) => atMs > fromMs && atMs < toMs);
  return [fromMs, ...borders].map((startMs, index) => {
    const endMs = borders[index] ?? toMs;
    const house = houseOf(bodyPosition(mover, (startMs + endMs) / 2).longitudeDeg, cusps);
    return { house, fromMs: startMs, toMs: endMs };
  });
}
