import { beforeAll, describe, expect, it } from 'vitest';
import { inDrill } from '../../tests/drills.ts';
import { INGRESS_BODY_IDS, LUNATION_PHASE_IDS } from '../events/event-types.ts';
import { type BodyId, SIGN_IDS, type SignId } from '../ids.ts';
import { bodyPosition, LAST_POSITION_MS } from '../positions.ts';
import { signOf } from '../signs.ts';
import { factOrderMs } from './horoscope-facts.ts';
import { horoscopeFacts, solarHouseOf } from './solar-houses.ts';

/*
 * The sky is looked at every day or every few, and each change halved until it is found: by none of the searches and tables that
 * the facts come from. A step over a border and back between two looks has its station there, and that is looked at too.
 */

const DAY_MS = 86_400_000;
const YEAR_MS = 365.25 * DAY_MS;
/** By how much two searches may miss each other. */
const NEAR_MS = 2_000;

const [FIRST_YEAR, LAST_YEAR] = [inDrill(1950, 2024), inDrill(2080, 2026)];
const DATES = inDrill(300, 16);
const BODIES = ['moon', ...INGRESS_BODY_IDS] as const;

/** Longer than a body's longest stay in a sign, and how many days it may go unseen: far fewer than from station to station. */
const REACH: Record<(typeof BODIES)[number], { years: number; everyDays: number }> = {
  moon: { years: 0.1, everyDays: 1.5 },
  sun: { years: 0.1, everyDays: 4 },
  mercury: { years: 0.3, everyDays: 2 },
  venus: { years: 0.5, everyDays: 4 },
  mars: { years: 1, everyDays: 4 },
  jupiter: { years: 2, everyDays: 8 },
  saturn: { years: 4, everyDays: 8 },
  uranus: { years: 9, everyDays: 8 },
  neptune: { years: 16, everyDays: 8 },
  pluto: { years: 32, everyDays: 8 },
};
const QUARTER_EVERY_DAYS = 3;

/** What changes in the sky, and when. */
interface Change {
  kind: 'ingress' | 'station' | 'lunation';
  instantMs: number;
  body?: BodyId;
  sign?: SignId;
  direction?: string;
  phase?: string;
}

/** The instant within (fromMs, toMs] from which on something is what it is at toMs. */
function changeMs(traitAt: (atMs: number) => unknown, fromMs: number, toMs: number): number {
  const after = traitAt(toMs);
  let [low, high] = [fromMs, toMs];
  while (high - low > 100) {
    const middle = (low + high) / 2;
    if (traitAt(middle) === after) high = middle;
    else low = middle;
  }
  return high;
}

function seen(body: BodyId, atMs: number): { sign: SignId; direction: string } {
  const { longitudeDeg, speedDegPerDay } = bodyPosition(body, atMs);
  return { sign: signOf(longitudeDeg), direction: speedDegPerDay > 0 ? 'direct' : 'retrograde' };
}

/** All changes of sign and way of a body, in order of time. */
function movesOf(body: BodyId, everyMs: number, fromMs: number, toMs: number): Change[] {
  const moves: Change[] = [];
  let [beforeMs, before] = [fromMs, seen(body, fromMs)];
  const look = (atMs: number) => {
    const now = seen(body, atMs);
    if (now.sign !== before.sign) {
      const instantMs = changeMs((ms) => seen(body, ms).sign, beforeMs, atMs);
      moves.push({ kind: 'ingress', body, instantMs, ...seen(body, instantMs) });
    }
    [beforeMs, before] = [atMs, now];
  };
  for (let atMs = fromMs + everyMs; atMs <= toMs; atMs += everyMs) {
    if (seen(body, atMs).direction !== before.direction) {
      const instantMs = changeMs((ms) => seen(body, ms).direction, beforeMs, atMs);
      look(instantMs);
      moves.push({ kind: 'station', body, instantMs, ...before });
    }
    look(atMs);
  }
  return moves;
}

/** Which quarter of its way ahead of the Sun the Moon is in, 0 to 3. */
function quarterAt(atMs: number): number {
  const aheadDeg = bodyPosition('moon', atMs).longitudeDeg - bodyPosition('sun', atMs).longitudeDeg;
  return Math.floor((((aheadDeg % 360) + 360) % 360) / 90);
}

function lunations(fromMs: number, toMs: number): Change[] {
  const found: Change[] = [];
  const everyMs = QUARTER_EVERY_DAYS * DAY_MS;
  let before = quarterAt(fromMs);
  for (let atMs = fromMs + everyMs; atMs < toMs; atMs += everyMs) {
    const quarter = quarterAt(atMs);
    if (quarter !== before) {
      const instantMs = changeMs(quarterAt, atMs - everyMs, atMs);
      const phase = LUNATION_PHASE_IDS[quarter] ?? '';
      found.push({ kind: 'lunation', instantMs, phase, sign: seen('moon', instantMs).sign });
    }
    before = quarter;
  }
  return found;
}

/** The stays that touch [fromMs, toMs), each from its true entry to its true exit. */
function staysOf(moves: readonly Change[], fromMs: number, toMs: number) {
  const entries = moves.filter(({ kind }) => kind === 'ingress');
  return entries.flatMap(({ body, sign, instantMs }, index) => {
    const exitMs = entries[index + 1]?.instantMs ?? Number.POSITIVE_INFINITY;
    return instantMs < toMs && exitMs > fromMs ? [{ body, sign, fromMs: instantMs, toMs: exitMs }] : [];
  });
}

/** Which way a body goes as long as both a stay and a period last; null where it turns. */
function directionIn(body: BodyId, moves: readonly Change[], fromMs: number, toMs: number): string | null {
  const turns = moves.some(
    ({ kind, instantMs }) => kind === 'station' && instantMs > fromMs && instantMs < toMs,
  );
  return turns ? null : seen(body, (fromMs + toMs) / 2).direction;
}

const moves = new Map<BodyId, Change[]>();
let phases: Change[] = [];

beforeAll(
  () => {
    const [fromMs, toMs] = [Date.UTC(FIRST_YEAR, 0, 1), Date.UTC(LAST_YEAR + 2, 0, 1)];
    for (const body of BODIES) {
      const { years, everyDays } = REACH[body];
      const reachMs = years * YEAR_MS;
      const endMs = Math.min(toMs + reachMs, LAST_POSITION_MS - DAY_MS);
      moves.set(body, movesOf(body, everyDays * DAY_MS, fromMs - reachMs, endMs));
    }
    phases = lunations(fromMs, toMs);
  },
  inDrill(600_000, 60_000),
);

/** Dates spread over the years by the golden section, and another sign for each. */
const dates = Array.from({ length: DATES }, (_, index) => {
  const share = ((index + 1) * 0.618_033_988_75) % 1;
  const days = Math.floor(((LAST_YEAR + 1 - FIRST_YEAR) * YEAR_MS * share) / DAY_MS);
  const sign = SIGN_IDS[index % 12] ?? 'aries';
  return { sign, fromMs: Date.UTC(FIRST_YEAR, 0, 1) + days * DAY_MS };
});

function near(instantMs: number | null): unknown {
  return expect.closeTo(instantMs ?? Number.NaN, -Math.log10(2 * NEAR_MS));
}

describe.each([
  ['day', 1],
  ['week', 7],
  ['month', 30],
  ['year', 365],
] as const)('over a %s', (_, days) => {
  const periods = dates.map(({ sign, fromMs }) => {
    const toMs = fromMs + days * DAY_MS;
    return { sign, fromMs, toMs, facts: horoscopeFacts(sign, fromMs, toMs) };
  });

  it('every ingress, station and quarter of the Moon is told, and no other, in its house', () => {
    for (const { sign, fromMs, toMs, facts } of periods) {
      const changes = [...INGRESS_BODY_IDS.flatMap((body) => moves.get(body) ?? []), ...phases]
        .filter(({ instantMs }) => instantMs >= fromMs && instantMs < toMs)
        .toSorted((a, b) => a.instantMs - b.instantMs);
      const told = facts.filter(
        ({ kind }) => kind === 'ingress' || kind === 'station' || kind === 'lunation',
      );
      expect(told).toEqual(
        changes.map((change) =>
          expect.objectContaining({
            ...change,
            house: solarHouseOf(sign, change.sign ?? sign),
            instantMs: near(change.instantMs),
          }),
        ),
      );
    }
  });

  it('every stay is told from its true entry to its true exit, also beyond the period', () => {
    for (const { sign, fromMs, toMs, facts } of periods) {
      for (const body of BODIES) {
        if (body === 'moon' && days > 8) continue;
        const own = moves.get(body) ?? [];
        const told = facts.filter((fact) =>
          body === 'moon' ? fact.kind === 'moonHouse' : fact.kind === 'placement' && fact.body === body,
        );
        expect(told).toEqual(
          staysOf(own, fromMs, toMs).map((stay) =>
            expect.objectContaining({
              sign: stay.sign,
              house: solarHouseOf(sign, stay.sign ?? sign),
              fromMs: near(stay.fromMs),
              toMs: Number.isFinite(stay.toMs) ? near(stay.toMs) : null,
              ...(body === 'moon'
                ? {}
                : {
                    direction: directionIn(
                      body,
                      own,
                      Math.max(stay.fromMs, fromMs),
                      Math.min(stay.toMs, toMs),
                    ),
                  }),
            }),
          ),
        );
      }
    }
  });

  it('all stands in order of time', () => {
    for (const { facts } of periods) {
      const order = facts.map(factOrderMs);
      expect(order).toEqual(order.toSorted((a, b) => a - b));
    }
  });
});
