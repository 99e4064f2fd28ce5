import { describe, expect, it } from 'vitest';
import { SIGN_IDS, type SignId } from '../../astrology/ids.ts';
import { MS_PER_DAY } from '../../astrology/time-scales.ts';
import { skyOfPeriod } from '../../astrology/transits/period-sky.ts';
import { inDrill } from '../../tests/drills.ts';
import { dayOfStay, dayVariant, passOf } from './moon-passes.ts';
import { periodAt } from './period.ts';
import { withinMs } from './told-stays.ts';

interface Day {
  dayMs: number;
  stay: { sign: SignId; fromMs: number; toMs: number };
}

function daysFrom(fromMs: number, count: number): Day[] {
  return Array.from({ length: count }, (_, index) => {
    const period = periodAt('day', fromMs + index * MS_PER_DAY);
    const { moonStays } = skyOfPeriod(period.fromMs, period.toMs);
    const [stay] = moonStays.toSorted((a, b) => withinMs(b, period) - withinMs(a, period));
    if (!stay) throw new Error('the Moon is nowhere');
    return { dayMs: period.fromMs, stay };
  });
}

describe.each([1903, 1971, 2026, 2088])('the Moon from the year %i on', (year) => {
  const days = daysFrom(Date.UTC(year, 0, 1), inDrill(800, 300));

  it('comes into each sign with a pass that is one more than the last', () => {
    for (const sign of SIGN_IDS) {
      const passes = days.filter(({ stay }) => stay.sign === sign).map(({ stay }) => passOf(stay));
      const steps = new Set(passes.slice(1).map((pass, index) => pass - (passes[index] ?? 0)));
      expect([...steps].toSorted()).toEqual([0, 1]);
    }
  });

  it('has at most three days of a stay, one after the other', () => {
    for (const [index, { dayMs, stay }] of days.entries()) {
      const before = days[index - 1];
      const goesOn = before?.stay.sign === stay.sign;
      const expected = goesOn && before ? dayOfStay(before.stay, before.dayMs) + 1 : 0;
      if (index > 2) expect(dayOfStay(stay, dayMs), new Date(dayMs).toISOString()).toBe(expected);
    }
  });

  it.each([0, 1, 2, 3, 4])('tells no text of section %i twice within 60 days', (section) => {
    const last = new Map<string, number>();
    for (const { dayMs, stay } of days) {
      const variant = dayVariant(stay, dayMs, section);
      expect([0, 1, 2, 3, 4, 5, 6, 7, 8]).toContain(variant);
      const key = `${stay.sign} ${variant}`;
      const before = last.get(key);
      if (before !== undefined) expect((dayMs - before) / MS_PER_DAY).toBeGreaterThanOrEqual(60);
      last.set(key, dayMs);
    }
    expect(last.size).toBeGreaterThan(70);
  });
});
