import { describe, expect, it } from 'vitest';
import { SIGN_IDS, type SignId } from '../../astrology/ids.ts';
import { bodyPosition } from '../../astrology/positions.ts';
import { signOf } from '../../astrology/signs.ts';
import { MS_PER_DAY } from '../../astrology/time-scales.ts';
import type { HoroscopeFact } from '../../astrology/transits/horoscope-facts.ts';
import { skyOfPeriod } from '../../astrology/transits/period-sky.ts';
import { factsForSign, rulersOf, solarHouseOf } from '../../astrology/transits/solar-houses.ts';
import { inDrill } from '../../tests/drills.ts';
import { factsBeside } from './facts-beside.ts';
import { namedWeek, namedYear } from './named-texts.fixture.ts';
import { factsOf, type Passage, YEAR_SECTIONS } from './passage.ts';
import { neighbour, type Period, periodAt } from './period.ts';
import { periodDates } from './period-dates.ts';
import { periodEclipses } from './period-eclipses.ts';
import { composeWeek } from './week.ts';
import { composeYear } from './year.ts';

const LEAST_RETURN_DAYS = 60;

interface Told {
  sign: SignId;
  facts: readonly HoroscopeFact[];
  passages: Passage[];
}

function tellAll(period: Period): Told[] {
  const sky = skyOfPeriod(period.fromMs, period.toMs);
  return SIGN_IDS.map((sign) => {
    const facts = factsForSign(sign, sky);
    const passages =
      period.id === 'week'
        ? composeWeek(sign, period, facts, namedWeek)
        : composeYear(sign, period, facts, namedYear);
    return { sign, facts, passages };
  });
}

function periodsFrom(id: 'week' | 'year', year: number, count: number): Period[] {
  const periods = [periodAt(id, Date.UTC(year, 0, 5))];
  for (const period of periods) if (periods.length < count) periods.push(neighbour(period, 1));
  return periods;
}

/** Holds that no text is of two signs, and none comes back to a sign too soon. */
function expectOwn(told: readonly Told[], { fromMs }: Period, last: Map<string, number>): void {
  const all = told.flatMap(({ passages }) => passages.map(({ text }) => text));
  expect(all.filter((text, index) => all.indexOf(text) !== index)).toEqual([]);
  for (const { sign, passages } of told) {
    for (const { text } of passages) {
      const before = last.get(`${sign} ${text}`) ?? Number.NEGATIVE_INFINITY;
      expect((fromMs - before) / MS_PER_DAY, text).toBeGreaterThanOrEqual(LEAST_RETURN_DAYS);
      last.set(`${sign} ${text}`, fromMs);
    }
  }
}

describe.each([1911, 1988, 2025, 2079])('weeks from the year %i on', (year) => {
  it('have their parts, none of another sign’s and none that came within 60 days', () => {
    const last = new Map<string, number>();
    for (const week of periodsFrom('week', year, inDrill(156, 40))) {
      const told = tellAll(week);
      expectOwn(told, week, last);
      for (const { passages } of told) {
        expect(passages.map(({ text }) => text).join()).not.toMatch(/undefined|,,|,$/);
        expect([passages[0]?.section, passages.at(-1)?.section]).toEqual(['opening', 'closing']);
        const days = passages.flatMap((passage) => passage.days ?? []);
        expect(days).toHaveLength(3);
        for (const [index, { fromMs, toMs }] of days.entries()) {
          expect(fromMs).toBeGreaterThanOrEqual(days[index - 1]?.toMs ?? week.fromMs - 2 * MS_PER_DAY);
          // The words on a stay speak of days: one that has but one day of the week is told by its days beyond it too.
          expect(toMs - fromMs).toBeGreaterThanOrEqual(2 * MS_PER_DAY);
          expect(toMs).toBeLessThanOrEqual(week.toMs + 2 * MS_PER_DAY);
        }
      }
    }
  }, 60_000);
});

describe('a week', () => {
  const week = periodAt('week', Date.UTC(2026, 10, 24));

  it('opens by where a ruler of the sign spends most of it', () => {
    for (const { sign, passages } of tellAll(week)) {
      const [{ fact, text } = { fact: null, text: '' }] = passages;
      if (fact?.kind !== 'placement') {
        expect([sign, fact?.kind]).toEqual(['cancer', 'moonHouse']);
        continue;
      }
      expect(rulersOf(sign)).toContain(fact.body);
      const middleMs = (week.fromMs + week.toMs) / 2;
      const house = solarHouseOf(sign, signOf(bodyPosition(fact.body, middleMs).longitudeDeg));
      expect(text).toContain(`weekOpenings.${house}.`);
      const isBack = bodyPosition(fact.body, middleMs).speedDegPerDay < 0;
      expect(text.includes('weekRetrogrades'), `${sign} ${fact.body}`).toBe(isBack);
    }
  });

  it('tells its events in words or by their dates, and none twice', () => {
    for (const each of periodsFrom('week', 2026, inDrill(104, 52))) {
      for (const { facts, passages } of tellAll(each).slice(0, 2)) {
        const dates = periodDates(factsBeside(each, facts, passages), passages, []);
        expect(new Set(dates).size).toBe(dates.length);
        for (const fact of facts) {
          if (fact.kind !== 'ingress' && fact.kind !== 'station' && fact.kind !== 'lunation') continue;
          expect(dates).toContain(fact);
        }
      }
    }
  }, 30_000);

  it('tells a new or full Moon and a turn of Mercury before an entry, two events at most', () => {
    for (const each of periodsFrom('week', 2026, inDrill(104, 52))) {
      const [{ facts, passages } = { facts: [], passages: [] }] = tellAll(each);
      const events = passages.filter(({ section, days }) => !section && !days).map(({ fact }) => fact);
      expect(events.length).toBeLessThanOrEqual(2);
      const first = facts.filter(
        (fact) =>
          (fact.kind === 'lunation' && (fact.phase === 'newMoon' || fact.phase === 'fullMoon')) ||
          (fact.kind === 'station' && fact.body === 'mercury'),
      );
      expect(events).toEqual(expect.arrayContaining(first.slice(0, 2)));
    }
  }, 30_000);
});

describe.each([1911, 1965, 2011, 2026, 2079])('years from %i on', (year) => {
  it('have their parts in order, none of another sign’s and none of the year before', () => {
    const last = new Map<string, number>();
    for (const period of periodsFrom('year', year, inDrill(12, 4))) {
      const told = tellAll(period);
      expectOwn(told, period, last);
      for (const { sign, passages } of told) {
        expect(passages.map(({ text }) => text).join()).not.toMatch(/undefined|,,|,$/);
        const sections = passages.map(({ section }) => section);
        const order = ['opening', ...YEAR_SECTIONS, 'closing'];
        expect(sections).toEqual(
          sections.toSorted((a, b) => order.indexOf(a ?? '') - order.indexOf(b ?? '')),
        );
        expect(new Set(sections).size, sign).toBe(order.length);
        expect(sections.filter((section) => section === 'quarters')).toHaveLength(4);
      }
    }
  }, 60_000);
});

describe('the year 2026', () => {
  const year = periodAt('year', Date.UTC(2026, 5, 1));
  const [aries] = tellAll(year);

  it('tells Jupiter and Saturn in each house where they spend six weeks, and going back apart', () => {
    const told = (aries?.passages ?? []).flatMap(({ fact, section, text }) =>
      section === 'opening' || section === 'planets'
        ? [text.replace(/(?<=\d)\.\d$/, '')]
        : [fact.kind === 'station' ? text : ''],
    );
    expect(told.filter(Boolean)).toEqual([
      'yearJupiter.5',
      'transitHouses.pluto.11',
      'yearJupiter.4',
      'transitHouses.neptune.1',
      'yearSaturn.1',
      'yearRetrogrades.jupiter.4',
      'transitHouses.uranus.3',
      'yearRetrogrades.saturn.1',
    ]);
  });

  it('tells its four eclipses, and keeps the date of each', () => {
    const eclipses = periodEclipses('aries', year);
    expect(eclipses).toHaveLength(4);
    const told = aries?.passages.filter(({ section }) => section === 'eclipses') ?? [];
    expect(told).toHaveLength(4);
    const dates = periodDates(factsBeside(year, aries?.facts ?? [], aries?.passages ?? []), told, eclipses);
    expect(dates.filter(({ kind }) => kind === 'eclipse')).toEqual(eclipses);
    expect(dates.filter(({ kind }) => kind === 'lunation')).toEqual([]);
  });

  it('reads its quarters by where the Sun begins them, and Mars', () => {
    const quarters = aries?.passages.filter(({ section }) => section === 'quarters') ?? [];
    expect(quarters.map(({ text }) => text.match(/(?<=yearQuarters\.)\d+/)?.[0])).toEqual([
      '10',
      '1',
      '4',
      '7',
    ]);
    for (const { also, days, text } of quarters) {
      if (also?.kind !== 'placement' || !days) throw new Error('Mars is nowhere');
      expect(text).toContain(`yearDrives.${also.house}.`);
      expect(also.fromMs ?? 0).toBeLessThan(days.toMs);
      expect(also.toMs ?? days.toMs).toBeGreaterThan(days.fromMs);
    }
    expect(factsOf(quarters)).toHaveLength(8);
  });
});
