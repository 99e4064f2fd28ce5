import type { IngressBodyId } from '../../../astrology/events/event-types.ts';
import { crossingsOf } from '../../../astrology/events/path.ts';
import { bodyPath, sampleSky } from '../../../astrology/events/sky-samples.ts';
import { houseOf } from '../../../astrology/houses.ts';
import { bodyPosition } from '../../../astrology/positions.ts';
import { LAST_YEAR } from '../../../astrology/served-years.ts';
import { MS_PER_DAY } from '../../../astrology/time-scales.ts';
import { TRANSIT_MOVERS } from '../../../astrology/transits/transit-movers.ts';
import type { PlacementFact } from './fact.ts';
import type { KnownChart } from './known-chart.ts';
import { skyFacts } from './sky-facts.ts';

/** A moving body's stay in a house of a birth chart: when it comes into it, and when it goes on. Instants are UTC ms. */

/** Samples that are looked through at once, and how often at most: eighteen years of a quick body, the century of a slow one. */
const SAMPLES = 100;
const MOST_STRETCHES = 16;
const LAST_MS = Date.UTC(LAST_YEAR, 0, 1);
/** Past a cusp by so much a body is surely in the house behind it. */
const PAST_CUSP_MS = 60_000;

/** What the ids of the body's two places begin with. */
export const SKY_OF_ENTRY = 'sky-entry';
export const SKY_OF_EXIT = 'sky-exit';

/** A body's way over a cusp, into the house that is asked about or out of it. */
interface Crossing {
  instantMs: number;
  isInside: boolean;
}

/** A house of a chart, and the body whose way through it is asked about. */
interface Asked {
  body: IngressBodyId;
  cusps: readonly number[];
  house: number;
}

function longitudeAt(body: IngressBodyId, instantMs: number): number {
  return bodyPosition(body, instantMs).longitudeDeg;
}

/** Every crossing of either cusp of a house in a stretch, in order of time. */
function crossingsWithin({ body, cusps, house }: Asked, startMs: number, endMs: number): Crossing[] {
  const targets = [cusps[house - 1] ?? 0, cusps[house % cusps.length] ?? 0];
  const path = bodyPath(sampleSky(startMs, endMs, TRANSIT_MOVERS[body].stepDays), body);
  return [...crossingsOf(path, targets)].map(({ instantMs }) => ({
    instantMs,
    isInside: houseOf(longitudeAt(body, instantMs + PAST_CUSP_MS), cusps) === house,
  }));
}

function stretchMsOf({ body }: Asked): number {
  return SAMPLES * TRANSIT_MOVERS[body].stepDays * MS_PER_DAY;
}

function* crossingsAfter(asked: Asked, fromMs: number): Generator<Crossing> {
  const stretchMs = stretchMsOf(asked);
  for (let stretch = 0; stretch < MOST_STRETCHES; stretch += 1) {
    const startMs = fromMs + stretch * stretchMs;
    const endMs = Math.min(startMs + stretchMs, LAST_MS);
    if (startMs >= endMs) return;
    yield* crossingsWithin(asked, startMs, endMs);
  }
}

/** The latest first. */
function* crossingsBefore(asked: Asked, toMs: number, sinceMs: number): Generator<Crossing> {
  const stretchMs = stretchMsOf(asked);
  for (let endMs = toMs; endMs > sinceMs; endMs -= stretchMs) {
    const startMs = Math.max(endMs - stretchMs, sinceMs);
    // Samples begin a little before the stretch and end a little behind it: those are of its neighbours.
    const within = crossingsWithin(asked, startMs, endMs).filter(
      ({ instantMs }) => instantMs > startMs && instantMs <= endMs,
    );
    yield* within.toReversed();
  }
}

function placeAt(chart: KnownChart, body: IngressBodyId, instantMs: number, prefix: string): PlacementFact[] {
  return skyFacts(chart, instantMs + PAST_CUSP_MS, prefix).filter(
    (fact): fact is PlacementFact => fact.kind === 'placement' && fact.body === body,
  );
}

/** The cusps by which a chart's houses can be walked through; null without an hour and in another zodiac than the tropical. */
function cuspsOf({ houses, settings }: KnownChart): readonly number[] | null {
  return houses && settings.zodiac === 'tropical' ? houses.cusps : null;
}

/**
 * Where a body stands as it comes into a house, and as it goes on from it; of one that is there now only the second. Empty for a
 * chart without houses, one of another zodiac than the tropical, and where no near or served year has it.
 * @param house 1 to 12.
 */
export function houseStayFacts(
  chart: KnownChart,
  body: IngressBodyId,
  house: number,
  nowMs: number,
): PlacementFact[] {
  const cusps = cuspsOf(chart);
  if (!cusps) return [];
  let isInside = houseOf(longitudeAt(body, nowMs), cusps) === house;
  const facts: PlacementFact[] = [];
  for (const crossing of crossingsAfter({ body, cusps, house }, nowMs)) {
    // Samples begin a little before the stretch.
    if (crossing.instantMs <= nowMs || crossing.isInside === isInside) continue;
    const prefix = crossing.isInside ? SKY_OF_ENTRY : SKY_OF_EXIT;
    facts.push(...placeAt(chart, body, crossing.instantMs, prefix));
    isInside = crossing.isInside;
    if (!isInside) return facts;
  }
  return facts;
}

/**
 * The same of the last stay that has begun since the birth: of one that goes on only its beginning, of one that was going on at birth
 * only its end. What a body leaves for some months as it goes back is one stay.
 */
export function lastHouseStayFacts(
  chart: KnownChart,
  body: IngressBodyId,
  house: number,
  nowMs: number,
): PlacementFact[] {
  const cusps = cuspsOf(chart);
  if (!cusps) return [];
  const sameStayMs = TRANSIT_MOVERS[body].reachDays * MS_PER_DAY;
  let entryMs: number | null = null;
  let exitMs: number | null = null;
  for (const { instantMs, isInside } of crossingsBefore({ body, cusps, house }, nowMs, chart.instantMs)) {
    if (isInside) entryMs = instantMs;
    else if (entryMs === null) exitMs ??= instantMs;
    else if (entryMs - instantMs > sameStayMs) break;
    // It was away for some months: the stay began before.
    else entryMs = null;
  }
  return [
    ...(entryMs === null ? [] : placeAt(chart, body, entryMs, SKY_OF_ENTRY)),
    ...(exitMs === null ? [] : placeAt(chart, body, exitMs, SKY_OF_EXIT)),
  ];
}
