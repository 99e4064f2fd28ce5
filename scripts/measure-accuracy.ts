import { type AccuracyRow, MEASURED_ANGLES, type MeasuredId } from '../astrology/accuracy-row.ts';
import { separationDeg, signedDifferenceDeg } from '../astrology/angles.ts';
import { bodyOf } from '../astrology/chart-facts.ts';
import { computeChart } from '../astrology/compute-chart.ts';
import { BODY_IDS, HOUSE_SYSTEM_IDS, type HouseSystemId, type UsualBodyId } from '../astrology/ids.ts';

/** A reference chart: bodies as [longitude, latitude, speed a day], cusps by system, null where there are none. */
export interface GoldenChart {
  instant: string;
  latitude: number;
  longitude: number;
  bodies: Record<UsualBodyId, readonly [number, number, number]>;
  houses: Record<HouseSystemId, readonly number[] | null>;
  ascendant: number;
  midheaven: number;
  vertex: number;
}

/**
 * What the tests let pass, in arcseconds: for longitudes, latitudes alike. The osculating node multiplies the error of
 * the Moon's latitude by eleven, and still keeps to 2". The angles have room for the reference's other sidereal time after 2050.
 */
export const ACCURACY_LIMITS_ARCSEC = {
  sun: 1,
  moon: 1,
  mercury: 1,
  venus: 1,
  mars: 1,
  jupiter: 1,
  saturn: 1,
  uranus: 1,
  neptune: 1,
  pluto: 1,
  trueNode: 2,
  meanNode: 1,
  meanLilith: 1,
  juno: 1,
  chiron: 1,
  ascendant: 10,
  midheaven: 10,
  vertex: 10,
  placidus: 10,
  koch: 10,
  wholeSign: 0.01,
  equal: 10,
  porphyry: 10,
  regiomontanus: 10,
  campanus: 10,
} as const satisfies Record<MeasuredId, number>;

interface Sample {
  year: number;
  errorArcsec: number;
  latitudeErrorArcsec: number | null;
  speedError: number | null;
}

type Samples = Map<MeasuredId, Sample[]>;

function add(samples: Samples, id: MeasuredId, sample: Sample): void {
  const known = samples.get(id);
  if (known) known.push(sample);
  else samples.set(id, [sample]);
}

function arcsecBetween(aDeg: number, bDeg: number): number {
  return separationDeg(aDeg, bDeg) * 3600;
}

function compareBodies(golden: GoldenChart, year: number, samples: Samples): void {
  const { bodies } = computeChart({
    instantMs: Date.parse(golden.instant),
    latitudeDeg: golden.latitude,
    longitudeDeg: golden.longitude,
    houseSystem: 'equal',
  });
  for (const id of BODY_IDS) {
    const body = bodyOf(bodies, id);
    const [longitude, latitude, speed] = golden.bodies[id];
    add(samples, id, {
      year,
      errorArcsec: arcsecBetween(longitude, body.longitude),
      latitudeErrorArcsec: Math.abs(signedDifferenceDeg(latitude, body.latitude)) * 3600,
      speedError: Math.abs(speed - body.speed),
    });
  }
}

function compareHouses(golden: GoldenChart, year: number, samples: Samples): void {
  for (const houseSystem of HOUSE_SYSTEM_IDS) {
    const expected = golden.houses[houseSystem];
    if (!expected) continue;
    const { houses, angles } = computeChart({
      instantMs: Date.parse(golden.instant),
      latitudeDeg: golden.latitude,
      longitudeDeg: golden.longitude,
      houseSystem,
    });
    const errors = { year, latitudeErrorArcsec: null, speedError: null };
    for (const [index, cusp] of expected.entries()) {
      const errorArcsec = arcsecBetween(cusp, houses?.cusps[index] ?? Number.NaN);
      add(samples, houseSystem, { ...errors, errorArcsec });
    }
    if (houseSystem !== 'equal' || !angles) continue;
    for (const id of MEASURED_ANGLES) {
      add(samples, id, { ...errors, errorArcsec: arcsecBetween(golden[id], angles[id]) });
    }
  }
}

function largest(values: readonly (number | null)[]): number | null {
  const numbers = values.filter((value) => value !== null);
  return numbers.length === 0 ? null : Math.max(...numbers);
}

function rowOf(id: MeasuredId, kind: AccuracyRow['kind'], all: readonly Sample[]): AccuracyRow {
  const errors = all.map(({ errorArcsec }) => errorArcsec);
  const early = all.filter(({ year }) => year < 2050).map(({ errorArcsec }) => errorArcsec);
  return {
    id,
    kind,
    count: all.length,
    maxArcsecTo2050: Math.max(0, ...early),
    maxArcsec: Math.max(0, ...errors),
    rmsArcsec: Math.sqrt(errors.reduce((sum, error) => sum + error * error, 0) / Math.max(1, errors.length)),
    limitArcsec: ACCURACY_LIMITS_ARCSEC[id],
    maxLatitudeArcsec: largest(all.map(({ latitudeErrorArcsec }) => latitudeErrorArcsec)),
    maxSpeedDegPerDay: largest(all.map(({ speedError }) => speedError)),
  };
}

/** Compares every body, angle and cusp of the given charts with what this core computes. */
export function measureAccuracy(charts: readonly GoldenChart[]): AccuracyRow[] {
  const samples: Samples = new Map();
  for (const chart of charts) {
    const year = new Date(chart.instant).getUTCFullYear();
    compareBodies(chart, year, samples);
    compareHouses(chart, year, samples);
  }
  return [
    ...BODY_IDS.map((id) => rowOf(id, 'body', samples.get(id) ?? [])),
    ...MEASURED_ANGLES.map((id) => rowOf(id, 'angle', samples.get(id) ?? [])),
    ...HOUSE_SYSTEM_IDS.map((id) => rowOf(id, 'houses', samples.get(id) ?? [])),
  ];
}
