import { expect, it } from 'vitest';
import { computeChart } from '../compute-chart.ts';
import { houseOf } from '../houses.ts';
import { bodyPosition } from '../positions.ts';
import { MS_PER_DAY } from '../time-scales.ts';
import { houseWays } from './house-ways.ts';

const CUSPS =
  computeChart({
    instantMs: Date.UTC(1990, 5, 10, 11, 30),
    latitudeDeg: 41.01,
    longitudeDeg: 28.95,
    houseSystem: 'placidus',
  }).houses?.cusps ?? [];

const FROM_MS = Date.UTC(2020, 0, 1);
const TO_MS = Date.UTC(2032, 0, 1);

it.each(['jupiter', 'saturn'] as const)('on every day %s is in the house that its way names', (mover) => {
  const ways = houseWays(mover, CUSPS, FROM_MS, TO_MS);
  expect(ways[0]?.fromMs).toBe(FROM_MS);
  expect(ways.at(-1)?.toMs).toBe(TO_MS);
  for (let atMs = FROM_MS + 1; atMs < TO_MS; atMs += MS_PER_DAY) {
    const named = ways.find((way) => way.fromMs <= atMs && atMs < way.toMs)?.house;
    expect(named).toBe(houseOf(bodyPosition(mover, atMs).longitudeDeg, CUSPS));
  }
});

it('the ways follow one another without a gap, each in another house than the one before', () => {
  const ways = houseWays('saturn', CUSPS, FROM_MS, TO_MS);
  for (const [index, way] of ways.slice(1).entries()) {
    expect(way.fromMs).toBe(ways[index]?.toMs);
    expect(way.house).not.toBe(ways[index]?.house);
  }
});
