import { describe, expect, it } from 'vitest';
import { computeChart } from '../../astrology/compute-chart.ts';
import { TIDING_KINDS } from '../../contract/tidings.ts';
import type { FollowedChart } from '../own-calendar/own-events.ts';
import { chooseForLetter, chooseTiding } from './choose-tiding.ts';
import { skyTidings } from './sky-tidings.ts';
import type { Tiding } from './tiding.ts';

const moon: Tiding = { kind: 'moon', instantMs: 3, phase: 'fullMoon', sign: 'leo' };
const quarter: Tiding = { kind: 'moon', instantMs: 2, phase: 'lastQuarter', sign: 'leo' };
const slow: Tiding = { kind: 'transit', instantMs: 5, mover: 'pluto', aspect: 'square', point: 'sun' };
const quick: Tiding = { kind: 'transit', instantMs: 1, mover: 'venus', aspect: 'trine', point: 'sun' };
const eclipse: Tiding = {
  kind: 'eclipse',
  instantMs: 4,
  eclipse: 'lunar',
  aspect: 'conjunction',
  point: 'sun',
};
const horoscope: Tiding = { kind: 'horoscope', sign: 'leo', text: 'A day.' };
const ALL = [moon, quarter, quick, slow, horoscope, eclipse, { kind: 'report' }] as const;

describe('the one thing that matters most', () => {
  it('goes by kind, then by what moves and what is met', () => {
    expect(chooseTiding(ALL, TIDING_KINDS)).toEqual({ kind: 'report' });
    expect(chooseTiding(ALL, ['eclipse', 'transit', 'moon', 'horoscope'])).toBe(eclipse);
    expect(chooseTiding(ALL, ['transit', 'moon'])).toBe(slow);
    expect(chooseTiding(ALL, ['moon', 'horoscope'])).toBe(moon);
    expect(chooseTiding(ALL, ['horoscope'])).toBe(horoscope);
  });

  it('is nothing where nothing of what is wanted happens', () => {
    expect(chooseTiding(ALL, [])).toBeNull();
    expect(chooseTiding([moon], ['transit'])).toBeNull();
  });
});

describe('a letter', () => {
  it('tells in order of time, the horoscope first, and nothing that was switched off', () => {
    expect(chooseForLetter(ALL, ['eclipse', 'transit', 'moon', 'horoscope'])).toEqual([
      horoscope,
      quick,
      quarter,
      moon,
      eclipse,
      slow,
    ]);
    expect(chooseForLetter(ALL, ['moon'])).toEqual([quarter, moon]);
  });

  it('leaves the lightest out where there is too much', () => {
    const many = Array.from({ length: 9 }, (_, index) => ({ ...quick, instantMs: index }));
    expect(chooseForLetter([...many, slow], ['transit'])).toHaveLength(6);
    expect(chooseForLetter([...many, slow], ['transit'])).toContain(slow);
  });
});

describe('the sky over a chart', () => {
  const place = {
    latitudeDeg: 41.01,
    longitudeDeg: 28.95,
    houseSystem: 'placidus',
    zodiac: 'tropical',
  } as const;
  const chart: FollowedChart = {
    ...computeChart({ ...place, instantMs: Date.UTC(1990, 5, 10, 11, 30) }),
    day: null,
  };
  const week = { fromMs: Date.UTC(2026, 10, 23), toMs: Date.UTC(2026, 10, 30) };

  it('has each phase of the Moon once a month, where astronomers have it', () => {
    const month = { fromMs: Date.UTC(2026, 10, 1), toMs: Date.UTC(2026, 11, 1) };
    const phases = skyTidings(null, month, 'weekly');
    const almanac = [
      ['lastQuarter', Date.UTC(2026, 10, 1, 20, 28)],
      ['newMoon', Date.UTC(2026, 10, 9, 7, 2)],
      ['firstQuarter', Date.UTC(2026, 10, 17, 11, 48)],
      ['fullMoon', Date.UTC(2026, 10, 24, 14, 53)],
    ] as const;
    expect(phases).toHaveLength(almanac.length);
    for (const [index, [phase, instantMs]] of almanac.entries()) {
      expect(phases[index]).toMatchObject({ kind: 'moon', phase });
      expect(Math.abs((phases[index]?.instantMs ?? 0) - instantMs)).toBeLessThan(60_000);
    }
  });

  it('is told by fewer movers in a week than day by day, each at its own instant', () => {
    const movers = (rhythm: 'daily' | 'weekly') =>
      skyTidings(chart, week, rhythm).flatMap((each) => (each.kind === 'transit' ? [each.mover] : []));
    expect(movers('weekly')).not.toContain('sun');
    expect(movers('daily').length).toBeGreaterThan(movers('weekly').length);
    for (const { instantMs } of skyTidings(chart, week, 'daily')) {
      expect(instantMs).toBeGreaterThanOrEqual(week.fromMs);
      expect(instantMs).toBeLessThan(week.toMs);
    }
  });

  it('has eclipses near a point of the chart, and those alone', () => {
    const years = { fromMs: Date.UTC(2020, 0, 1), toMs: Date.UTC(2030, 0, 1) };
    const eclipses = skyTidings(chart, years, 'weekly').filter(({ kind }) => kind === 'eclipse');
    expect(eclipses.length).toBeGreaterThan(2);
    // Some 45 eclipses a decade.
    expect(eclipses.length).toBeLessThan(40);
  });
});
