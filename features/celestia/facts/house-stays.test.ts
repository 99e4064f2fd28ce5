import { describe, expect, it } from 'vitest';
import { houseOf } from '../../../astrology/houses.ts';
import { bodyPosition } from '../../../astrology/positions.ts';
import { MS_PER_DAY } from '../../../astrology/time-scales.ts';
import { houseStayFacts, SKY_OF_ENTRY, SKY_OF_EXIT } from './house-stays.ts';
import { NOW_MS, SELF } from './known-charts.fixture.ts';

const cusps = SELF.houses?.cusps ?? [];
const houseAt = (body: 'sun' | 'jupiter' | 'saturn' | 'mercury', instantMs: number) =>
  houseOf(bodyPosition(body, instantMs).longitudeDeg, cusps);

/** Whether a body is in a house at no noon between two instants. */
function isAway(body: 'sun' | 'jupiter' | 'saturn' | 'mercury', house: number, fromMs: number, toMs: number) {
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

  it('is not told without an hour, nor by another zodiac', () => {
    expect(houseStayFacts({ ...SELF, houses: null }, 'jupiter', 10, NOW_MS)).toEqual([]);
    const settings = { ...SELF.settings, zodiac: 'lahiri' as const };
    expect(houseStayFacts({ ...SELF, settings }, 'jupiter', 10, NOW_MS)).toEqual([]);
  });
});
