import { describe, expect, it } from 'vitest';
import { houseOf } from '../../../astrology/houses.ts';
import { bodyPosition } from '../../../astrology/positions.ts';
import { MS_PER_DAY } from '../../../astrology/time-scales.ts';
import { houseStayFacts, lastHouseStayFacts, SKY_OF_ENTRY, SKY_OF_EXIT } from './house-stays.ts';
import { chartOf, NOW_MS, SELF } from './known-charts.fixture.ts';

type MovingBody = 'sun' | 'jupiter' | 'saturn' | 'mercury' | 'uranus';

const cusps = SELF.houses?.cusps ?? [];
const houseAt = (body: MovingBody, instantMs: number) =>
  houseOf(bodyPosition(body, instantMs).longitudeDeg, cusps);

/** Whether a body is in a house at no noon between two instants. */
function isAway(body: MovingBody, house: number, fromMs: number, toMs: number) {
  for (let atMs = fromMs; atMs < toMs; atMs += MS_PER_DAY) if (houseAt(body, atMs) === house) return false;
  return true;
}

describe('a body’s next stay in a house', () => {
  it.each([
    ['sun', 10],
    ['mercury', 8],
    ['jupiter', 10],
    ['saturn', 7],
  ] as const)('of %s in the house %i begins and ends at its cusps, and none was before', (body, house) => {
    const [entry, exit] = houseStayFacts(SELF, body, house, NOW_MS);
    expect([entry?.id, exit?.id]).toEqual([`${SKY_OF_ENTRY}.${body}`, `${SKY_OF_EXIT}.${body}`]);
    const [entryMs, exitMs] = [entry?.instantMs ?? 0, exit?.instantMs ?? 0];
    expect(entry).toMatchObject({ body, house, whose: 'sky' });
    expect(exit?.house).not.toBe(house);
    expect(houseAt(body, entryMs - MS_PER_DAY)).not.toBe(house);
    expect(houseAt(body, exitMs - MS_PER_DAY)).toBe(house);
    expect(exitMs).toBeGreaterThan(entryMs);
    expect(isAway(body, house, NOW_MS, entryMs - MS_PER_DAY)).toBe(true);
  });

  it('of one that is there now has its end alone', () => {
    const house = houseAt('jupiter', NOW_MS);
    const facts = houseStayFacts(SELF, 'jupiter', house, NOW_MS);
    expect(facts.map(({ id }) => id)).toEqual([`${SKY_OF_EXIT}.jupiter`]);
  });

  it('lies ahead on every day of a year', () => {
    for (let day = 0; day < 365; day += 5) {
      const nowMs = NOW_MS + day * MS_PER_DAY;
      const houses = [1, 4, 7, 10].flatMap((house) => houseStayFacts(SELF, 'mars', house, nowMs));
      expect(houses.every(({ instantMs }) => (instantMs ?? 0) > nowMs)).toBe(true);
    }
  });

  it.each([
    ['saturn', 7, 3],
    ['jupiter', 1, 2],
    ['mercury', 8, 0.4],
  ] as const)(
    'of %s in the house %i has been, for less than %d years, as its noons tell',
    (body, house, years) => {
      const [entry, exit] = lastHouseStayFacts(SELF, body, house, NOW_MS);
      const [entryMs, exitMs] = [entry?.instantMs ?? 0, exit?.instantMs ?? 0];
      expect(houseAt(body, entryMs + MS_PER_DAY)).toBe(house);
      expect(houseAt(body, exitMs - MS_PER_DAY)).toBe(house);
      expect(isAway(body, house, entryMs - 300 * MS_PER_DAY, entryMs - MS_PER_DAY)).toBe(true);
      expect(exitMs - entryMs).toBeLessThan(years * 365 * MS_PER_DAY);
      expect(isAway(body, house, exitMs + MS_PER_DAY, NOW_MS)).toBe(true);
    },
  );

  it('has its end alone of one that was going on at birth, and its beginning alone of one that goes on', () => {
    const atBirth = houseAt('uranus', SELF.instantMs);
    expect(lastHouseStayFacts(SELF, 'uranus', atBirth, NOW_MS).map(({ id }) => id)).toEqual([
      `${SKY_OF_EXIT}.uranus`,
    ]);
    const now = houseAt('saturn', NOW_MS);
    expect(lastHouseStayFacts(SELF, 'saturn', now, NOW_MS).map(({ id }) => id)).toEqual([
      `${SKY_OF_ENTRY}.saturn`,
    ]);
  });

  it('has no end while it goes on, on whatever day it is asked about', () => {
    const chart = chartOf(Date.UTC(1960, 4, 15, 6, 30), 41.01, 28.95);
    const own = chart.houses?.cusps ?? [];
    for (let day = 0; day < 400; day += 3) {
      const nowMs = Date.UTC(2025, 2, 1) + day * MS_PER_DAY;
      const house = houseOf(bodyPosition('uranus', nowMs).longitudeDeg, own);
      const ids = lastHouseStayFacts(chart, 'uranus', house, nowMs).map(({ id }) => id);
      expect(ids).not.toContain(`${SKY_OF_EXIT}.uranus`);
    }
  });

  it('is not told without an hour, nor by another zodiac', () => {
    expect(houseStayFacts({ ...SELF, houses: null }, 'jupiter', 10, NOW_MS)).toEqual([]);
    const settings = { ...SELF.settings, zodiac: 'lahiri' as const };
    expect(houseStayFacts({ ...SELF, settings }, 'jupiter', 10, NOW_MS)).toEqual([]);
  });
});
