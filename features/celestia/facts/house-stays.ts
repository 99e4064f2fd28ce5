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

/** A moving body's next stay in a house of a birth chart: when it comes into it, and when it goes on. Instants are UTC ms. */

/** Samples that are looked through at once, and how often at most: nearly nine years of a quick body, forty of a slow one. */
const SAMPLES = 100;
const MOST_STRETCHES = 8;
const LAST_MS = Date.UTC(LAST_YEAR, 0, 1);
/** Past a cusp by so much a body is surely in the house behind it. */
const PAST_CUSP_MS = 60_000;

/** What the ids of the body's two places begin with. */
export const SKY_OF_ENTRY = 'sky-entry';
export const SKY_OF_EXIT = 'sky-exit';

function longitudeAt(body: IngressBodyId, instantMs: number): number {
  return bodyPosition(body, instantMs).longitudeDeg;
}

/** Every crossing of either cusp of a house, in order of time, and whether the body is in the house after it. */
function* crossings(
  body: IngressBodyId,
  cusps: readonly number[],
  house: number,
  fromMs: number,
): Generator<{ instantMs: number; isInside: boolean }> {
  const { stepDays } = TRANSIT_MOVERS[body];
  const targets = [cusps[house - 1] ?? 0, cusps[house % cusps.length] ?? 0];
  const stretchMs = SAMPLES * stepDays * MS_PER_DAY;
  for (let stretch = 0; stretch < MOST_STRETCHES; stretch += 1) {
    const startMs = fromMs + stretch * stretchMs;
    const endMs = Math.min(startMs + stretchMs, LAST_MS);
    if (startMs >= endMs) return;
    const path = bodyPath(sampleSky(startMs, endMs, stepDays), body);
    for (const { instantMs } of crossingsOf(path, targets)) {
      const after = longitudeAt(body, instantMs + PAST_CUSP_MS);
      yield { instantMs, isInside: houseOf(after, cusps) === house };
    }
  }
}

function placeAt(chart: KnownChart, body: IngressBodyId, instantMs: number, prefix: string): PlacementFact[] {
  return skyFacts(chart, instantMs + PAST_CUSP_MS, prefix).filter(
    (fact): fact is PlacementFact => fact.kind === 'placement' && fact.body === body,
  );
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
  const cusps = chart.houses?.cusps;
  if (!cusps || chart.settings.zodiac !== 'tropical') return [];
  let isInside = houseOf(longitudeAt(body, nowMs), cusps) === house;
  const facts: PlacementFact[] = [];
  for (const crossing of crossings(body, cusps, house, nowMs)) {
    // Samples begin a little before the stretch.
    if (crossing.instantMs <= nowMs || crossing.isInside === isInside) continue;
    const prefix = crossing.isInside ? SKY_OF_ENTRY : SKY_OF_EXIT;
    facts.push(...placeAt(chart, body, crossing.instantMs, prefix));
    isInside = crossing.isInside;
    if (!isInside) return facts;
  }
  return facts;
}
