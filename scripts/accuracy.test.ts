import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ACCURACY, ACCURACY_SET } from '../astrology/accuracy.table.ts';
import { separationDeg } from '../astrology/angles.ts';
import { computeChart } from '../astrology/compute-chart.ts';
import { type GoldenChart, measureAccuracy } from './measure-accuracy.ts';
import { type FarChart, measureFar } from './measure-far.ts';

function golden<T>(name: string): T {
  return JSON.parse(readFileSync(new URL(`../tests/golden/${name}`, import.meta.url), 'utf8'));
}

const charts = golden<GoldenChart[]>('charts-sample.json');
const rows = measureAccuracy(charts);

/** Largest error of a speed in degrees per day. */
const SPEED_LIMIT = 0.001;

describe('the golden charts', () => {
  test.each(rows)('$id keeps within its limit in longitude, latitude and speed', (row) => {
    expect(row.count).toBeGreaterThanOrEqual(charts.length);
    expect(row.maxArcsec).toBeLessThanOrEqual(row.limitArcsec);
    expect(row.maxLatitudeArcsec ?? 0).toBeLessThanOrEqual(row.limitArcsec);
    expect(row.maxSpeedDegPerDay ?? 0).toBeLessThanOrEqual(SPEED_LIMIT);
  });

  test('Placidus and Koch give way to Porphyry exactly where the reference has none', () => {
    for (const { instant, latitude, longitude, houses } of charts) {
      for (const houseSystem of ['placidus', 'koch'] as const) {
        const chart = computeChart({
          instantMs: Date.parse(instant),
          latitudeDeg: latitude,
          longitudeDeg: longitude,
          houseSystem,
        });
        expect(chart.houses?.system).toBe(houses[houseSystem] ? houseSystem : 'porphyry');
        expect(chart.notices).toEqual(
          houses[houseSystem] ? [] : [{ code: 'polar_fallback', requested: houseSystem, used: 'porphyry' }],
        );
      }
    }
  });

  test('the published table is what the measurement gives', () => {
    expect(ACCURACY.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
    for (const [index, published] of ACCURACY.entries()) {
      const measured = rows[index];
      expect(published.maxArcsec).toBeCloseTo(measured?.maxArcsec ?? Number.NaN, 1);
      expect(published.rmsArcsec).toBeCloseTo(measured?.rmsArcsec ?? Number.NaN, 1);
      expect(published.limitArcsec).toBe(measured?.limitArcsec);
    }
    expect(ACCURACY_SET.count).toBe(charts.length);
  });

  test('docs/accuracy.md carries the published figures', () => {
    const text = readFileSync(new URL('../docs/accuracy.md', import.meta.url), 'utf8');
    for (const { id, maxArcsec, rmsArcsec } of ACCURACY) {
      const line = text.split('\n').find((candidate) => candidate.startsWith(`| ${id} |`));
      expect(line).toContain(`${maxArcsec.toFixed(2)}″`);
      expect(line).toContain(`${rmsArcsec.toFixed(2)}″`);
    }
  });
});

test('the figures of the far charts in docs/accuracy.md are what the measurement gives', () => {
  const text = readFileSync(new URL('../docs/accuracy.md', import.meta.url), 'utf8');
  for (const { id, before, after } of measureFar(golden<FarChart[]>('far-charts-sample.json'))) {
    expect(text).toContain(`| far ${id} | ${before.toFixed(2)}″ | ${after.toFixed(2)}″ |`);
  }
});

interface GoldenBirth {
  city: string;
  latitude: number;
  longitude: number;
  instants: string[];
  expected: { sun: number; moon: number; ascendant: number; midheaven: number }[];
}

/** Arcseconds. */
const BIRTH_LIMITS = { sun: 1, moon: 1, ascendant: 10, midheaven: 10 };

describe('the golden births', () => {
  test('Sun, Moon, ascendant and midheaven agree for each instant that the clock time can mean', () => {
    for (const { latitude, longitude, instants, expected } of golden<GoldenBirth[]>('births-sample.json')) {
      for (const [index, instant] of instants.entries()) {
        const { bodies, angles } = computeChart({
          instantMs: Date.parse(instant),
          latitudeDeg: latitude,
          longitudeDeg: longitude,
          houseSystem: 'placidus',
        });
        const wanted = expected[index];
        const found = {
          sun: bodies.find(({ id }) => id === 'sun')?.longitude,
          moon: bodies.find(({ id }) => id === 'moon')?.longitude,
          ascendant: angles?.ascendant,
          midheaven: angles?.midheaven,
        };
        for (const id of ['sun', 'moon', 'ascendant', 'midheaven'] as const) {
          const error = separationDeg(wanted?.[id] ?? Number.NaN, found[id] ?? Number.NaN) * 3600;
          expect(error).toBeLessThanOrEqual(BIRTH_LIMITS[id]);
        }
      }
    }
  });
});
