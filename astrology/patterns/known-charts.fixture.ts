import { computeChart } from '../compute-chart.ts';
import { giveFarOrbits } from '../orbit-ages.ts';
import * as before from '../tables/orbits-before.table.ts';

giveFarOrbits('before', before);

/** Births of the known, in UTC, north and east positive; from birth records, or noon where no hour is known. */
const BIRTHS = {
  // Born 1889-04-16 20:00 in London.
  chaplin: ['1889-04-16T20:00Z', 51.5, -0.1],
  // 1879-03-14 11:30 local mean time, Ulm.
  einstein: ['1879-03-14T10:50Z', 48.4, 10],
  // 1920-05-18 17:30, Wadowice.
  johnPaul: ['1920-05-18T15:30Z', 49.88, 19.5],
  carroll: ['1832-01-27T12:00Z', 53.34, -2.63],
  cher: ['1946-05-20T15:31Z', 32.79, -115.56],
  jackson: ['1958-08-30T04:53Z', 41.59, -87.35],
  diana: ['1961-07-01T18:45Z', 52.83, 0.5],
  elizabeth: ['1926-04-21T01:40Z', 51.5, -0.13],
  reagan: ['1911-02-06T10:16Z', 41.63, -89.79],
  ruth: ['1895-02-06T18:45Z', 39.29, -76.61],
  hawking: ['1942-01-08T12:00Z', 51.75, -1.25],
  farrow: ['1945-02-09T18:27Z', 34.05, -118.25],
  davis: ['1926-05-26T11:00Z', 38.89, -90.18],
  obrien: ['1963-04-18T16:00Z', 42.33, -71.12],
  phelps: ['1985-06-30T16:00Z', 39.29, -76.61],
  stewart: ['1941-08-03T17:33Z', 40.72, -74.07],
  // Of the sky, from nowhere.
  february1962: ['1962-02-05T00:00Z', 0, 0],
  summer2010: ['2010-08-03T12:00Z', 0, 0],
  july2013: ['2013-07-18T12:00Z', 0, 0],
  april2014: ['2014-04-23T12:00Z', 0, 0],
} as const;

export type KnownName = keyof typeof BIRTHS;

export function chartOf(name: KnownName) {
  const [instant, latitudeDeg, longitudeDeg] = BIRTHS[name];
  return computeChart({
    instantMs: Date.parse(instant),
    latitudeDeg,
    longitudeDeg,
    houseSystem: 'placidus',
  });
}
