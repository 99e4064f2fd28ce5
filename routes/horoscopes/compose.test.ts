import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { SIGN_IDS, type SignId } from '../../astrology/ids.ts';
import { bodyPosition } from '../../astrology/positions.ts';
import { signOf } from '../../astrology/signs.ts';
import type { HoroscopeFact } from '../../astrology/transits/horoscope-facts.ts';
import { skyOfPeriod } from '../../astrology/transits/period-sky.ts';
import { factsForSign, horoscopeFacts, solarHouseOf } from '../../astrology/transits/solar-houses.ts';
import { LANGUAGES } from '../../locales/locales.ts';
import { composeHoroscope, type HoroscopeTexts } from './compose.ts';
import { neighbour, PERIOD_IDS, periodAt, readPeriod } from './period.ts';
import { loadHoroscopeTexts } from './texts.ts';

const DAY_MS = 86_400_000;
let texts: HoroscopeTexts;

beforeAll(async () => {
  texts = await loadHoroscopeTexts('en');
});

function textOf(sign: SignId, facts: readonly HoroscopeFact[], instantMs: number): string {
  return composeHoroscope(sign, periodAt('day', instantMs), facts, texts)
    .map((passage) => passage.text)
    .join('\n');
}

describe('the horoscopes of four hundred days', () => {
  it('tell the Sun’s stay in each house in all three ways', () => {
    const told = new Set<string>();
    for (let index = 0; index < 400; index++) {
      const fromMs = Date.UTC(2026, 0, 1) + index * DAY_MS;
      const sky = skyOfPeriod(fromMs, fromMs + DAY_MS);
      const passages = composeHoroscope('leo', periodAt('day', fromMs), factsForSign('leo', sky), texts);
      for (const { text } of passages) told.add(text);
    }
    const variants = Object.values(texts.transitHouses.sun).flat();
    expect(variants).toHaveLength(36);
    expect(variants.filter((text) => !told.has(text))).toEqual([]);
  });

  it('differ from sign to sign on a day, and from day to day for a sign', () => {
    const first = Date.UTC(2026, 0, 1);
    let yesterday = new Map<SignId, string>();
    for (let index = 0; index < 400; index++) {
      const fromMs = first + index * DAY_MS;
      const sky = skyOfPeriod(fromMs, fromMs + DAY_MS);
      const today = new Map(SIGN_IDS.map((sign) => [sign, textOf(sign, factsForSign(sign, sky), fromMs)]));
      expect(new Set(today.values()).size).toBe(12);
      for (const [sign, text] of today) {
        expect(text.length).toBeGreaterThan(80);
        expect(text).not.toBe(yesterday.get(sign));
      }
      yesterday = today;
    }
  }, 60_000);
});

/** Asks the sky whether a passage's fact holds. */
function holds(sign: SignId, fact: HoroscopeFact, fromMs: number): boolean {
  const signAt = (body: Parameters<typeof bodyPosition>[0], atMs: number) =>
    signOf(bodyPosition(body, atMs).longitudeDeg);
  switch (fact.kind) {
    case 'placement':
      return signAt(fact.body, fromMs) === fact.sign && solarHouseOf(sign, fact.sign) === fact.house;
    case 'ingress':
      return (
        signAt(fact.body, fact.instantMs + 120_000) === fact.sign &&
        signAt(fact.body, fact.instantMs - 120_000) !== fact.sign
      );
    case 'moonHouse':
      return (
        signAt('moon', (fact.fromMs + fact.toMs) / 2) === fact.sign &&
        solarHouseOf(sign, fact.sign) === fact.house
      );
    case 'lunation': {
      const elongation =
        bodyPosition('moon', fact.instantMs).longitudeDeg - bodyPosition('sun', fact.instantMs).longitudeDeg;
      const target = fact.phase === 'newMoon' ? 0 : 180;
      return Math.abs(((elongation - target + 540) % 360) - 180) < 0.05;
    }
    case 'aspect': {
      const separation =
        bodyPosition(fact.first, fact.instantMs).longitudeDeg -
        bodyPosition(fact.second, fact.instantMs).longitudeDeg;
      const exact = { conjunction: 0, sextile: 60, square: 90, trine: 120, opposition: 180, quincunx: 150 };
      const distance = Math.abs(((separation + 540) % 360) - 180);
      return Math.abs(distance - exact[fact.aspect]) < 0.05;
    }
    case 'station':
    case 'rulerAspect':
      return false;
  }
}

/** What is told on each planet's stay in a house, by planet and house. */
function staysOf(id: 'week' | 'month' | 'year', sign: SignId, instantMs: number): Map<string, string> {
  const period = periodAt(id, instantMs);
  const facts = horoscopeFacts(sign, period.fromMs, period.toMs);
  return new Map(
    composeHoroscope(sign, period, facts, texts).flatMap(({ fact, text }) =>
      fact.kind === 'placement' ? [[`${fact.body} ${fact.house}`, text] as const] : [],
    ),
  );
}

describe('a planet that stays in a house', () => {
  it.each([
    ['year', 14],
    ['month', 60],
    ['week', 60],
  ] as const)(
    'is told otherwise from %s to the next, %i times',
    (id, count) => {
      for (const sign of ['aries', 'virgo'] as const) {
        let period = periodAt(id, Date.UTC(1999, 0, 15));
        let before = new Map<string, string>();
        let stays = 0;
        for (let index = 0; index < count; index++) {
          const now = staysOf(id, sign, period.fromMs);
          for (const [stay, text] of now) {
            if (!before.has(stay)) continue;
            stays += 1;
            expect(text, `${stay} ${new Date(period.fromMs).toISOString()}`).not.toBe(before.get(stay));
          }
          before = now;
          period = neighbour(period, 1);
        }
        expect(stays).toBeGreaterThan(5);
      }
    },
    60_000,
  );
});

it('no passage tells of a planet’s step back into another house as of an entry', () => {
  for (let year = 2003; year < 2012; year++) {
    const period = periodAt('year', Date.UTC(year, 5, 1));
    const facts = horoscopeFacts('leo', period.fromMs, period.toMs);
    for (const { fact } of composeHoroscope('leo', period, facts, texts))
      if (fact.kind === 'ingress') expect(fact.direction).toBe('direct');
  }
}, 60_000);

describe('each passage of a horoscope', () => {
  it('rests on a fact that the sky holds, for any sign, period and date', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...SIGN_IDS),
        fc.constantFrom(...PERIOD_IDS),
        fc.integer({ min: Date.UTC(1901, 0, 1), max: Date.UTC(2098, 0, 1) }),
        (sign, id, instantMs) => {
          const period = periodAt(id, instantMs);
          const facts = horoscopeFacts(sign, period.fromMs, period.toMs);
          const passages = composeHoroscope(sign, period, facts, texts);
          if (passages.length === 0) throw new Error('nothing to say');
          for (const { fact } of passages) {
            if (!holds(sign, fact, period.fromMs)) throw new Error(`not so: ${JSON.stringify(fact)}`);
          }
        },
      ),
      { numRuns: 150 },
    );
  }, 60_000);

  it('has its words in every language', async () => {
    const period = periodAt('week', Date.UTC(2026, 10, 20));
    const facts = horoscopeFacts('leo', period.fromMs, period.toMs);
    for (const language of LANGUAGES) {
      const passages = composeHoroscope('leo', period, facts, await loadHoroscopeTexts(language));
      expect(passages.length).toBeGreaterThanOrEqual(2);
      for (const { text } of passages) expect(text.split(' ').length).toBeGreaterThan(10);
    }
  });
});

describe('periods', () => {
  it('follow one another without a gap', () => {
    for (const id of PERIOD_IDS) {
      const period = periodAt(id, Date.UTC(2024, 1, 29, 13));
      expect(neighbour(period, 1).fromMs).toBe(period.toMs);
      expect(neighbour(period, -1).toMs).toBe(period.fromMs);
    }
  });

  it('are read from the address, and refused where they are none', () => {
    expect(readPeriod(null, null, Date.UTC(2026, 10, 20, 15))).toMatchObject({
      period: { id: 'day', fromMs: Date.UTC(2026, 10, 20) },
    });
    expect(readPeriod('week', '2026-11-20', 0)).toMatchObject({ period: { fromMs: Date.UTC(2026, 10, 16) } });
    expect(readPeriod('decade', null, 0)).toEqual({ ok: false, field: 'period' });
    for (const date of ['2026-02-30', '1899-12-31', '2100-01-01', 'today', '2026-1-1']) {
      expect(readPeriod('day', date, 0)).toEqual({ ok: false, field: 'date' });
    }
  });
});
