import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { eventsBetween } from '../../astrology/events/year-events.ts';
import { SIGN_IDS, type SignId } from '../../astrology/ids.ts';
import { bodyPosition } from '../../astrology/positions.ts';
import { signOf } from '../../astrology/signs.ts';
import { MS_PER_DAY } from '../../astrology/time-scales.ts';
import { factOrderMs, type HoroscopeFact } from '../../astrology/transits/horoscope-facts.ts';
import { skyOfPeriod } from '../../astrology/transits/period-sky.ts';
import { factsForSign, horoscopeFacts, solarHouseOf } from '../../astrology/transits/solar-houses.ts';
import { PERIOD_IDS, type PeriodId } from '../../contract/choices.ts';
import { loadTexts } from '../../locales/interpretations.ts';
import { LANGUAGES, type Language } from '../../locales/locales.ts';
import { inDrill } from '../../tests/drills.ts';
import { composeHoroscope, type HoroscopeTexts } from './compose.ts';
import { factsBeside } from './facts-beside.ts';
import { factsOf } from './passage.ts';
import { neighbour, type Period, periodAt, readPeriod } from './period.ts';
import { loadHoroscopeTexts } from './texts.ts';

const DAY_MS = 86_400_000;
let texts: Record<PeriodId, HoroscopeTexts>;

beforeAll(async () => {
  const all = await Promise.all(PERIOD_IDS.map(async (id) => [id, await loadHoroscopeTexts('en', id)]));
  texts = Object.fromEntries(all) as typeof texts;
});

function textOf(sign: SignId, facts: readonly HoroscopeFact[], instantMs: number): string {
  return composeHoroscope(sign, periodAt('day', instantMs), facts, texts.day)
    .map((passage) => passage.text)
    .join('\n');
}

describe('the horoscopes of a year and more', () => {
  it('tell the Sun’s stay in each house in all three ways', async () => {
    const told = new Set<string>();
    for (let index = 0; index < 36; index++) {
      const period = periodAt('month', Date.UTC(2026, index, 1));
      const facts = horoscopeFacts('leo', period.fromMs, period.toMs);
      for (const { text } of composeHoroscope('leo', period, facts, texts.month)) told.add(text);
    }
    const variants = Object.values((await loadTexts('en', 'transitHouses')).sun).flat();
    expect(variants).toHaveLength(36);
    expect(variants.filter((text) => !told.has(text))).toEqual([]);
  });

  it('differ from sign to sign on a day, and from day to day for a sign', () => {
    const first = Date.UTC(2026, 0, 1);
    let yesterday = new Map<SignId, string>();
    for (let index = 0; index < inDrill(400, 100); index++) {
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

type BodyId = Parameters<typeof bodyPosition>[0];

function signAt(body: BodyId, atMs: number): SignId {
  return signOf(bodyPosition(body, atMs).longitudeDeg);
}

const MARGIN_MS = 120_000;

interface Stay {
  body: BodyId;
  sign: SignId;
  fromMs: number | null;
  toMs: number | null;
}

/** Whether a body is in its sign as long as a stay lasts, and in another one before and after. */
function isTrueStay({ body, sign, fromMs, toMs }: Stay, period: Period): boolean {
  const firstMs = (fromMs ?? period.fromMs) + MARGIN_MS;
  const lastMs = (toMs ?? period.toMs) - MARGIN_MS;
  const within = Array.from({ length: 9 }, (_, k) => firstMs + ((lastMs - firstMs) * k) / 8);
  return (
    (fromMs ?? period.fromMs) < period.toMs &&
    (toMs ?? period.toMs) > period.fromMs &&
    within.every((atMs) => signAt(body, atMs) === sign) &&
    (fromMs === null || signAt(body, fromMs - MARGIN_MS) !== sign) &&
    (toMs === null || signAt(body, toMs + MARGIN_MS) !== sign)
  );
}

/** Asks the sky whether a fact holds. */
function holds(sign: SignId, fact: HoroscopeFact, period: Period): boolean {
  switch (fact.kind) {
    case 'placement':
      return isTrueStay(fact, period) && solarHouseOf(sign, fact.sign) === fact.house;
    case 'ingress':
      return (
        signAt(fact.body, fact.instantMs + MARGIN_MS) === fact.sign &&
        signAt(fact.body, fact.instantMs - MARGIN_MS) !== fact.sign &&
        solarHouseOf(sign, fact.sign) === fact.house
      );
    case 'moonHouse':
      return isTrueStay({ ...fact, body: 'moon' }, period) && solarHouseOf(sign, fact.sign) === fact.house;
    case 'lunation': {
      const elongation =
        bodyPosition('moon', fact.instantMs).longitudeDeg - bodyPosition('sun', fact.instantMs).longitudeDeg;
      const target = { newMoon: 0, firstQuarter: 90, fullMoon: 180, lastQuarter: 270 }[fact.phase];
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
    case 'station': {
      const speedAt = (atMs: number) => bodyPosition(fact.body, atMs).speedDegPerDay;
      const [before, after] = [speedAt(fact.instantMs - DAY_MS), speedAt(fact.instantMs + DAY_MS)];
      return fact.direction === 'direct' ? before < 0 && after > 0 : before > 0 && after < 0;
    }
    case 'rulerAspect':
      return false;
  }
}

/** What is told on each planet's stay in a house, by planet and house. */
function staysOf(id: 'month' | 'year', sign: SignId, instantMs: number): Map<string, string> {
  const period = periodAt(id, instantMs);
  const facts = horoscopeFacts(sign, period.fromMs, period.toMs);
  return new Map(
    composeHoroscope(sign, period, facts, texts[id]).flatMap(({ fact, text, section }) =>
      fact.kind === 'placement' && (!section || section === 'planets')
        ? [[`${fact.body} ${fact.house}`, text] as const]
        : [],
    ),
  );
}

describe('a planet that stays in a house', () => {
  it.each([
    ['year', 14],
    ['month', inDrill(60, 24)],
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
  let steps = 0;
  let period = periodAt('week', Date.UTC(2003, 0, 5));
  for (let week = 0; week < 104; week++) {
    const facts = horoscopeFacts('leo', period.fromMs, period.toMs);
    for (const fact of facts) if (fact.kind === 'ingress' && fact.direction === 'retrograde') steps += 1;
    for (const { fact } of composeHoroscope('leo', period, facts, texts.week))
      if (fact.kind === 'ingress') expect(fact.direction).toBe('direct');
    period = neighbour(period, 1);
  }
  expect(steps).toBeGreaterThan(3);
}, 60_000);

describe('each passage of a horoscope', () => {
  it('rests on a fact that the sky holds, as does each date beside, all in order of time', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...SIGN_IDS),
        fc.constantFrom(...PERIOD_IDS),
        fc.integer({ min: Date.UTC(1900, 0, 1), max: Date.UTC(2099, 11, 31) }),
        (sign, id, instantMs) => {
          const period = periodAt(id, instantMs);
          const facts = horoscopeFacts(sign, period.fromMs, period.toMs);
          const passages = composeHoroscope(sign, period, facts, texts[period.id]);
          if (passages.length === 0) throw new Error('nothing to say');
          const beside = factsBeside(period, facts, passages);
          const inOrder = passages.filter(({ section }) => section === undefined).map(({ fact }) => fact);
          for (const list of [inOrder, beside]) {
            const order = list.map(factOrderMs);
            expect(order).toEqual(order.toSorted((a, b) => a - b));
          }
          for (const fact of [...factsOf(passages), ...beside]) {
            if (!holds(sign, fact, period)) throw new Error(`not so: ${JSON.stringify(fact)}`);
          }
        },
      ),
      { numRuns: inDrill(500, 40) },
    );
  }, 60_000);

  it('has its words in every language', async () => {
    const period = periodAt('week', Date.UTC(2026, 10, 20));
    const facts = horoscopeFacts('leo', period.fromMs, period.toMs);
    for (const language of LANGUAGES) {
      const passages = composeHoroscope('leo', period, facts, await loadHoroscopeTexts(language, 'week'));
      expect(passages.length).toBeGreaterThanOrEqual(2);
      for (const { text } of passages) expect(text.split(' ').length).toBeGreaterThan(10);
    }
  });
});

function horoscopeOf(sign: SignId, id: Period['id'], instantMs: number) {
  const period = periodAt(id, instantMs);
  const facts = horoscopeFacts(sign, period.fromMs, period.toMs);
  const passages = composeHoroscope(sign, period, facts, texts[period.id]);
  return { period, facts, passages, beside: factsBeside(period, facts, passages) };
}

/** What a reader is told of one body, in words and beside them. */
function toldOf(body: BodyId, { passages, beside }: ReturnType<typeof horoscopeOf>): HoroscopeFact[] {
  return [...passages.map(({ fact }) => fact), ...beside].filter(
    (fact) => 'body' in fact && fact.body === body,
  );
}

describe('the year 2026', () => {
  it('speaks of each slow planet where it spends most of it, and gives the dates of the other stays', () => {
    for (const seenFrom of ['aries', 'scorpio'] as const) {
      const horoscope = horoscopeOf(seenFrom, 'year', Date.UTC(2026, 5, 1));
      const inWords = horoscope.passages.flatMap(({ fact, section }) =>
        fact.kind === 'placement' && (section === 'opening' || section === 'planets')
          ? [[fact.body, fact.sign]]
          : [],
      );
      expect(inWords).toEqual([
        ['jupiter', 'leo'],
        ['pluto', 'aquarius'],
        ['jupiter', 'cancer'],
        ['neptune', 'aries'],
        ['saturn', 'aries'],
        ['uranus', 'gemini'],
      ]);
      for (const [body, sign] of [
        ['saturn', 'pisces'],
        ['neptune', 'pisces'],
        ['uranus', 'taurus'],
        ['jupiter', 'cancer'],
      ] as const) {
        expect(toldOf(body, horoscope)).toContainEqual(expect.objectContaining({ kind: 'placement', sign }));
      }
    }
  });

  it('has every ingress and station of its planets among its facts, and tells each turn', () => {
    const { period, facts, passages, beside } = horoscopeOf('leo', 'year', Date.UTC(2026, 5, 1));
    const wanted = eventsBetween(period.fromMs, period.toMs).filter(
      ({ kind }) => kind === 'ingress' || kind === 'station',
    );
    expect(wanted.length).toBeGreaterThan(60);
    const instants = (kind: string, list: readonly { kind: string; instantMs?: number }[]) =>
      list.flatMap((item) => (item.kind === kind ? [item.instantMs] : []));
    for (const kind of ['ingress', 'station']) {
      expect(instants(kind, facts)).toEqual(instants(kind, wanted));
    }
    const told = [...passages.map(({ fact }) => fact), ...beside].toSorted(
      (a, b) => factOrderMs(a) - factOrderMs(b),
    );
    expect(instants('station', told)).toEqual(instants('station', wanted));
  });
});

it('a planet’s step back into a sign is told by its date, between the two entries', () => {
  // Saturn: into Aries on 25 May 2025, back into Pisces on 1 September.
  const told = toldOf('saturn', horoscopeOf('leo', 'year', Date.UTC(2025, 5, 1)));
  const signs = told.flatMap((fact) => (fact.kind === 'placement' ? [fact.sign] : []));
  expect(signs.toSorted()).toEqual(['aries', 'pisces', 'pisces']);
});

it('a month and a week tell every ingress, however many, by an entry or by the stay that it begins', () => {
  for (let month = 0; month < 24; month++) {
    for (const id of ['week', 'month'] as const) {
      const { facts, passages, beside } = horoscopeOf('gemini', id, Date.UTC(2026, month, 12));
      const told = [...passages.map(({ fact }) => fact), ...beside];
      for (const fact of facts) {
        if (fact.kind !== 'ingress') continue;
        const isTold = told.some(
          (other) =>
            other === fact ||
            (other.kind === 'placement' && other.body === fact.body && other.fromMs === fact.instantMs),
        );
        expect(isTold, JSON.stringify(fact)).toBe(true);
      }
    }
  }
});

/** Words by which a text on a slow planet takes a stay of years for granted. */
const YEARS: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(years|decades?|generations?|era|long)(?!\p{L})/iu,
  es: /(?<!\p{L})(años|décadas?|generaci\p{L}+|larg\p{L}+|época)(?!\p{L})/iu,
  fr: /(?<!\p{L})(ans|années|décennies?|générations?|long\p{L}*)(?!\p{L})/iu,
  pt: /(?<!\p{L})(anos|décadas?|geraç\p{L}+|long\p{L}+)(?!\p{L})/iu,
  tr: /(?<!\p{L})(yıllar\p{L}*|nesil\p{L}*|kuşa\p{L}+|uzun\p{L}*|(?:iki|üç|yedi|on|yirmi|birkaç|buçuk) yıl\p{L}*)(?!\p{L})/iu,
};

const slowest: readonly string[] = ['uranus', 'neptune', 'pluto'];

describe('a text on a slow planet', () => {
  const slow: readonly string[] = ['saturn', 'uranus', 'neptune', 'pluto'];
  let years: { period: Period; facts: HoroscopeFact[] }[] = [];

  beforeAll(() => {
    years = Array.from({ length: 36 }, (_, index) => {
      const period = periodAt('year', Date.UTC(1996 + index, 3, 7));
      return { period, facts: horoscopeFacts('cancer', period.fromMs, period.toMs) };
    });
  }, 60_000);

  it.each(LANGUAGES)(
    'in %s does not speak of years where the planet leaves within half of one',
    async (language) => {
      const words = await loadHoroscopeTexts(language, 'year');
      const leavings: readonly string[] = Object.values(await loadTexts(language, 'yearLeavings')).flat();
      let ofYears = 0;
      for (const { period, facts } of years) {
        for (const { fact, text } of composeHoroscope('cancer', period, facts, words)) {
          if (fact.kind !== 'placement' || !slow.includes(fact.body)) continue;
          if (fact.toMs === null || leavings.includes(text) || !YEARS[language].test(text)) continue;
          ofYears += 1;
          expect(fact.toMs - period.toMs, text).toBeGreaterThanOrEqual(180 * MS_PER_DAY);
        }
      }
      expect(ofYears).toBeGreaterThan(20);
    },
  );
});

it('a planet that a year calls leaving has been there for years, and is gone some two years later', async () => {
  const leavings: readonly string[] = Object.values(await loadTexts('en', 'yearLeavings')).flat();
  let told = 0;
  for (let year = 1930; year <= 2070; year += inDrill(1, 7)) {
    const period = periodAt('year', Date.UTC(year, 5, 1));
    const facts = horoscopeFacts('aries', period.fromMs, period.toMs);
    for (const { fact, text, section } of composeHoroscope('aries', period, facts, texts.year)) {
      if (section !== 'planets' || fact.kind !== 'placement' || !slowest.includes(fact.body)) continue;
      const isAt = (years: number) => signAt(fact.body, period.fromMs + years * 366 * DAY_MS) === fact.sign;
      expect(leavings.includes(text) ? [isAt(-2), isAt(3.2)] : [isAt(1.2)], `${year} ${fact.body}`).toEqual(
        leavings.includes(text) ? [true, false] : [true],
      );
      if (leavings.includes(text)) told += 1;
    }
  }
  expect(told).toBeGreaterThan(2);
}, 60_000);

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
