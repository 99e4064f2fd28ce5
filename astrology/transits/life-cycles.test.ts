import { Body, GeoVector, RotateVector, Rotation_EQJ_ECT } from 'astronomy-engine';
import { expect, it } from 'vitest';
import { separationDeg } from '../angles.ts';
import { bodyPosition } from '../positions.ts';
import { MS_PER_DAY } from '../time-scales.ts';
import { LIFE_CYCLE_IDS, lifeCycles } from './life-cycles.ts';

const BIRTH_MS = Date.UTC(1955, 1, 24, 3, 15);
const YEAR_MS = 365.2425 * MS_PER_DAY;
const CYCLES = lifeCycles(BIRTH_MS, 90);

const agesOf = (cycle: string) =>
  CYCLES.filter((each) => each.cycle === cycle).map(({ passesMs }) => (passesMs[0] - BIRTH_MS) / YEAR_MS);

it('every cycle comes round in a life of ninety years, at the age that is known of it', () => {
  expect(LIFE_CYCLE_IDS.filter((cycle) => agesOf(cycle).length === 0)).toEqual([]);
  const first = (cycle: string) => agesOf(cycle)[0] ?? 0;
  expect(first('jupiterReturn')).toBeCloseTo(11.9, 0);
  expect(first('nodalReturn')).toBeCloseTo(18.6, 1);
  expect(first('nodalOpposition')).toBeCloseTo(9.3, 1);
  expect(first('saturnReturn')).toBeGreaterThan(28);
  expect(first('saturnReturn')).toBeLessThan(30.5);
  expect(first('secondSaturnReturn')).toBeGreaterThan(57);
  expect(first('secondSaturnReturn')).toBeLessThan(60.5);
  expect(first('uranusOpposition')).toBeGreaterThan(38);
  expect(first('uranusOpposition')).toBeLessThan(45);
  expect(first('chironReturn')).toBeGreaterThan(49);
  expect(first('chironReturn')).toBeLessThan(52);
  expect(agesOf('jupiterReturn')).toHaveLength(7);
  expect(agesOf('saturnReturn')).toHaveLength(1);
});

it.each([
  ['jupiterReturn', 'jupiter', 0],
  ['saturnReturn', 'saturn', 0],
  ['saturnOpposition', 'saturn', 180],
  ['uranusSquare', 'uranus', 90],
  ['plutoSquare', 'pluto', 90],
  ['chironReturn', 'chiron', 0],
  ['nodalOpposition', 'meanNode', 180],
] as const)('at each pass of %s the body stands there to the second of arc', (cycle, body, awayDeg) => {
  const birthDeg = bodyPosition(body, BIRTH_MS).longitudeDeg;
  for (const { passesMs } of CYCLES.filter((each) => each.cycle === cycle)) {
    for (const passMs of passesMs) {
      const apartDeg = separationDeg(bodyPosition(body, passMs).longitudeDeg, birthDeg);
      expect(Math.abs(apartDeg - awayDeg)).toBeLessThan(1 / 3600);
    }
  }
});

it('a loop over the place counts its passes as one coming round', () => {
  const counts = CYCLES.map(({ passesMs }) => passesMs.length);
  expect(counts.every((count) => count % 2 === 1 && count <= 5)).toBe(true);
  expect(counts).toContain(3);
});

it('Saturn’s return is there in another library too', () => {
  const saturnDeg = (atMs: number) => {
    const date = new Date(atMs);
    const { x, y } = RotateVector(Rotation_EQJ_ECT(date), GeoVector(Body.Saturn, date, true));
    return (Math.atan2(y, x) * 180) / Math.PI;
  };
  for (const { passesMs } of CYCLES.filter(({ cycle }) => cycle === 'saturnReturn')) {
    for (const passMs of passesMs) {
      expect(separationDeg(saturnDeg(passMs), saturnDeg(BIRTH_MS))).toBeLessThan(0.01);
    }
  }
});

it('a birth before the tables has none, and one near their end those that they reach', () => {
  expect(lifeCycles(Date.UTC(1850, 0, 1), 90)).toEqual([]);
  const last = lifeCycles(Date.UTC(2085, 0, 1), 90).at(-1);
  expect(last && last.passesMs[0] < Date.UTC(2102, 0, 1)).toBe(true);
});
