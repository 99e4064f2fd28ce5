import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { AstrologyError } from '../astrology-error.ts';
import { SIGN_IDS } from '../ids.ts';
import { factOrderMs, type HoroscopeFact } from './horoscope-facts.ts';
import { skyOfPeriod } from './period-sky.ts';
import { factsForSign, horoscopeFacts, rulersOf, solarHouseOf } from './solar-houses.ts';

const DAY_MS = 86_400_000;
const anyDay = fc.integer({ min: 0, max: 72_000 }).map((days) => Date.UTC(1900, 0, 2) + days * DAY_MS);

function day(instantMs: number | null): string {
  return new Date(instantMs ?? Number.NaN).toISOString().slice(0, 10);
}

function ofKind<Kind extends HoroscopeFact['kind']>(facts: readonly HoroscopeFact[], kind: Kind) {
  return facts.filter((fact): fact is Extract<HoroscopeFact, { kind: Kind }> => fact.kind === kind);
}

test('a sign is its own first house, and the sign before it the twelfth', () => {
  expect(solarHouseOf('leo', 'leo')).toBe(1);
  expect(solarHouseOf('leo', 'virgo')).toBe(2);
  expect(solarHouseOf('leo', 'cancer')).toBe(12);
  expect(solarHouseOf('pisces', 'aries')).toBe(2);
});

test('a sign has its modern ruler first, and the traditional one where it is another', () => {
  expect(rulersOf('scorpio')).toEqual(['pluto', 'mars']);
  expect(rulersOf('leo')).toEqual(['sun']);
});

describe('Leo in March 2025', () => {
  const facts = horoscopeFacts('leo', Date.UTC(2025, 2, 1), Date.UTC(2025, 3, 1));

  test('has the full Moon in the second house and the new Moon in the ninth as what weighs most', () => {
    const heaviest = facts.toSorted((a, b) => b.weight - a.weight).slice(0, 2);
    expect(heaviest.map((fact) => 'phase' in fact && [fact.phase, fact.house])).toEqual([
      ['fullMoon', 2],
      ['newMoon', 9],
    ]);
  });

  test('has Venus and Mercury turn in the ninth house', () => {
    const stations = ofKind(facts, 'station').map(({ body, house, direction }) => [body, house, direction]);
    expect(stations).toEqual(
      expect.arrayContaining([
        ['venus', 9, 'retrograde'],
        ['mercury', 9, 'retrograde'],
      ]),
    );
  });

  test('has the aspects of its ruler, the Sun', () => {
    const aspects = ofKind(facts, 'aspect').filter(({ ofRuler }) => ofRuler);
    expect(aspects.map(({ second, aspect }) => [second, aspect])).toEqual(
      expect.arrayContaining([
        ['saturn', 'conjunction'],
        ['neptune', 'conjunction'],
        ['venus', 'conjunction'],
      ]),
    );
  });

  test('has no facts about the Moon house by house', () => {
    expect(ofKind(facts, 'moonHouse')).toEqual([]);
  });
});

describe('the stays of a period', () => {
  test('of a day have the Moon’s true entry and exit, not the day’s', () => {
    const fromMs = Date.UTC(2026, 10, 23);
    const [moon] = ofKind(horoscopeFacts('aries', fromMs, fromMs + DAY_MS), 'moonHouse');
    expect(moon?.sign).toBe('taurus');
    expect(new Date(moon?.fromMs ?? 0).toISOString().slice(0, 13)).toBe('2026-11-22T10');
    expect(new Date(moon?.toMs ?? 0).toISOString().slice(0, 13)).toBe('2026-11-24T11');
  });

  test('of 2026 have Saturn in two signs, by its own dates and not the year’s', () => {
    const facts = horoscopeFacts('aries', Date.UTC(2026, 0, 1), Date.UTC(2027, 0, 1));
    const stays = ofKind(facts, 'placement').filter(({ body }) => body === 'saturn');
    expect(stays.map(({ sign, house }) => [sign, house])).toEqual([
      ['pisces', 12],
      ['aries', 1],
    ]);
    const days = stays.map(({ fromMs, toMs }) => [day(fromMs), day(toMs)]);
    expect(days).toEqual([
      ['2025-09-01', '2026-02-14'],
      ['2026-02-14', '2028-04-13'],
    ]);
  });

  test('say which way a body goes only where it goes one way all the time', () => {
    // Mercury turns retrograde on 24 October 2026 and direct on 13 November.
    const directions = (fromMs: number, toMs: number) =>
      ofKind(horoscopeFacts('leo', fromMs, toMs), 'placement').flatMap(({ body, direction }) =>
        body === 'mercury' ? [direction] : [],
      );
    expect(directions(Date.UTC(2026, 9, 20), Date.UTC(2026, 9, 21))).toEqual(['direct']);
    expect(directions(Date.UTC(2026, 10, 1), Date.UTC(2026, 10, 2))).toEqual(['retrograde']);
    expect(directions(Date.UTC(2026, 10, 1), Date.UTC(2026, 11, 1))).toEqual([null]);
  });
});

describe('the facts of any day', () => {
  test('are in order of time, within the day, and the same when asked again', () => {
    fc.assert(
      fc.property(anyDay, fc.constantFrom(...SIGN_IDS), (fromMs, sign) => {
        const facts = horoscopeFacts(sign, fromMs, fromMs + DAY_MS);
        const order = facts.map(factOrderMs);
        expect(order).toEqual(order.toSorted((a, b) => a - b));
        for (const fact of facts) {
          if (!('instantMs' in fact)) continue;
          expect(fact.instantMs).toBeGreaterThanOrEqual(fromMs);
          expect(fact.instantMs).toBeLessThan(fromMs + DAY_MS);
        }
        expect(horoscopeFacts(sign, fromMs, fromMs + DAY_MS)).toEqual(facts);
      }),
      { numRuns: 20 },
    );
  });

  test('place the Sun and all planets, and the Moon, for the whole day', () => {
    fc.assert(
      fc.property(anyDay, fc.constantFrom(...SIGN_IDS), (fromMs, sign) => {
        const facts = horoscopeFacts(sign, fromMs, fromMs + DAY_MS);
        const placements = ofKind(facts, 'placement');
        expect(new Set(placements.map(({ body }) => body)).size).toBe(9);
        for (const stays of [
          ...Map.groupBy(placements, ({ body }) => body).values(),
          ofKind(facts, 'moonHouse'),
        ]) {
          for (const stay of stays) expect(stay.house).toBe(solarHouseOf(sign, stay.sign));
          expect(stays[0]?.fromMs ?? fromMs).toBeLessThanOrEqual(fromMs);
          expect(stays.at(-1)?.toMs ?? fromMs + DAY_MS).toBeGreaterThanOrEqual(fromMs + DAY_MS);
        }
      }),
      { numRuns: 20 },
    );
  });

  test('differ for every two signs, in their houses and in what stands first', () => {
    fc.assert(
      fc.property(anyDay, (fromMs) => {
        const sky = skyOfPeriod(fromMs, fromMs + DAY_MS);
        const all = SIGN_IDS.map((sign) => JSON.stringify(factsForSign(sign, sky).slice(0, 3)));
        expect(new Set(all).size).toBe(12);
      }),
      { numRuns: 20 },
    );
  });

  test('say a lunation once, not as an aspect of the Moon as well', () => {
    const newMoon = Date.UTC(2025, 2, 29);
    const facts = horoscopeFacts('aries', newMoon, newMoon + DAY_MS);
    expect(ofKind(facts, 'lunation').length).toBe(1);
    expect(
      ofKind(facts, 'aspect').filter(({ first, second }) => first === 'moon' && second === 'sun'),
    ).toEqual([]);
  });
});

test('a period that ends before it begins is refused', () => {
  expect(() => horoscopeFacts('aries', DAY_MS, DAY_MS)).toThrow(AstrologyError);
});
