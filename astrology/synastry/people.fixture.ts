import fc from 'fast-check';
import { computeChart } from '../compute-chart.ts';
import { EARLIEST_INSTANT_MS, LATEST_INSTANT_MS } from '../time-scales.ts';
import type { SynastryPerson } from './synastry-types.ts';

/** A person for the tests of this folder, with or without a known hour. */
export function personOf(
  instantMs: number,
  latitudeDeg: number,
  longitudeDeg: number,
  timeKnown = true,
): SynastryPerson {
  const chart = computeChart({ instantMs, latitudeDeg, longitudeDeg, houseSystem: 'placidus' });
  const { bodies } = chart;
  const figure = timeKnown
    ? { bodies, angles: chart.angles, houses: chart.houses }
    : { bodies: bodies.map((body) => ({ ...body, house: null })), angles: null, houses: null };
  return { ...figure, instantMs, latitudeDeg, longitudeDeg };
}

/** People of any time and place; one in four does not know the hour. */
export const people = fc
  .record({
    instantMs: fc.integer({ min: EARLIEST_INSTANT_MS, max: LATEST_INSTANT_MS }),
    latitudeDeg: fc.double({ min: -89.9, max: 89.9, noNaN: true }),
    longitudeDeg: fc.double({ min: -180, max: 180, noNaN: true }),
    timeKnown: fc.integer({ min: 0, max: 3 }).map((value) => value > 0),
  })
  .map(({ instantMs, latitudeDeg, longitudeDeg, timeKnown }) =>
    personOf(instantMs, latitudeDeg, longitudeDeg, timeKnown),
  );
