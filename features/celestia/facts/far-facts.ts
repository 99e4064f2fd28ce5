import type { AspectPointId } from '../../../astrology/chart-types.ts';
import { type IngressBodyId, PLANET_IDS } from '../../../astrology/events/event-types.ts';
import { retrogradePeriods } from '../../../astrology/events/retrograde-periods.ts';
import { type WholeStay, wholeStays } from '../../../astrology/events/whole-stays.ts';
import { type AspectId, SIGN_IDS, type SignId } from '../../../astrology/ids.ts';
import { LAST_YEAR } from '../../../astrology/served-years.ts';
import { MS_PER_DAY } from '../../../astrology/time-scales.ts';
import type { MoverId } from '../../../astrology/transits/transit-movers.ts';
import type { IngressFact, RetrogradeFact, TransitFact } from './fact.ts';
import { retrogradeFact } from './happening-facts.ts';
import type { KnownChart } from './known-chart.ts';
import { dayName, transitsWithin } from './transit-facts.ts';

/**
 * The next of a kind for one body, however far ahead within the years served. What happens in the year to come is gathered
 * before anything is asked (`gatherFacts`); this is looked up only where a question names the body. Instants are UTC ms.
 */

/** Beyond a border by so much a body is surely in the sign after it. */
const PAST_BORDER_MS = 60_000;
/** Signs that a quick body passes before it comes to a given one again, with room for going back and forth. */
const MOST_STAYS = 40;

function isForward(from: SignId, to: SignId): boolean {
  return (SIGN_IDS.indexOf(to) - SIGN_IDS.indexOf(from) + 12) % 12 === 1;
}

function ingressFact(
  body: IngressBodyId,
  before: SignId,
  { sign }: WholeStay,
  instantMs: number,
): IngressFact {
  return {
    kind: 'ingress',
    id: `ingress.${body}-${sign}.${dayName(instantMs)}`,
    whose: 'sky',
    body,
    sign,
    instantMs,
    direction: isForward(before, sign) ? 'direct' : 'retrograde',
  };
}

function stayAt(body: IngressBodyId, instantMs: number): WholeStay | undefined {
  return wholeStays(body, [], instantMs, instantMs)[0];
}

/** When a body came into the sign where it is (tropical); null where that lies before the tables. */
export function lastEntry(body: IngressBodyId, nowMs: number): IngressFact | null {
  const stay = stayAt(body, nowMs);
  if (!stay || stay.fromMs === null) return null;
  const before = stayAt(body, stay.fromMs - PAST_BORDER_MS);
  return before ? ingressFact(body, before.sign, stay, stay.fromMs) : null;
}

/** When a body next comes into a sign, or into any other (tropical); null where no served year has it. */
export function nextEntry(body: IngressBodyId, sign: SignId | null, nowMs: number): IngressFact | null {
  let stay = stayAt(body, nowMs);
  for (let passed = 0; stay && passed < MOST_STAYS; passed += 1) {
    const { sign: before, toMs } = stay;
    if (toMs === null || toMs >= Date.UTC(LAST_YEAR, 0, 1)) return null;
    stay = stayAt(body, toMs + PAST_BORDER_MS);
    if (stay && (sign === null || stay.sign === sign)) return ingressFact(body, before, stay, toMs);
  }
  return null;
}

/** Between two of a planet's ways back lie at most two years and some weeks. */
const MOST_YEARS_BETWEEN = 3;

/** A planet's way back that is going on or comes next; null for what never goes back and at the end of the tables. */
export function nextRetrograde(
  body: MoverId,
  nowMs: number,
  zodiac: KnownChart['settings']['zodiac'],
): RetrogradeFact | null {
  const planet = PLANET_IDS.find((id) => id === body);
  if (!planet) return null;
  const thisYear = new Date(nowMs).getUTCFullYear();
  for (let year = thisYear; year <= Math.min(thisYear + MOST_YEARS_BETWEEN, LAST_YEAR); year += 1) {
    const next = retrogradePeriods(year)
      .filter((period) => period.body === planet && period.stationDirectMs > nowMs)
      .toSorted((a, b) => a.stationRetrogradeMs - b.stationRetrogradeMs)[0];
    if (next) return retrogradeFact(next, zodiac);
  }
  return null;
}

/** Days that are searched at once: what `transitsWithin` takes. */
const STRETCH_DAYS = 400;
/** Saturn's whole way round, the longest that is waited for. */
const MOST_STRETCHES = 28;

/** The next time a body is exact to a point of a birth chart, by one aspect or whichever comes first; null if not in 30 years. */
export function nextTransit(
  chart: KnownChart,
  body: MoverId,
  { point, aspect }: { point: AspectPointId; aspect: AspectId | null },
  nowMs: number,
): TransitFact | null {
  const lastMs = Date.UTC(LAST_YEAR, 0, 1);
  for (let stretch = 0; stretch < MOST_STRETCHES; stretch += 1) {
    const fromMs = nowMs + stretch * STRETCH_DAYS * MS_PER_DAY;
    const span = { fromMs, toMs: Math.min(fromMs + STRETCH_DAYS * MS_PER_DAY, lastMs) };
    if (span.fromMs >= span.toMs) return null;
    const firstMs = ({ exactMs }: TransitFact) => exactMs.find((instantMs) => instantMs >= fromMs);
    const next = transitsWithin(chart, 'self', span, [body])
      .filter((fact) => fact.point === point && (aspect ?? fact.aspect) === fact.aspect && firstMs(fact))
      .toSorted((a, b) => (firstMs(a) ?? 0) - (firstMs(b) ?? 0))[0];
    if (next) return next;
  }
  return null;
}

/** The last time a body was exact to a point of a birth chart, by one aspect or whichever was last; null if not since the birth or in 30 years. */
export function lastTransit(
  chart: KnownChart,
  body: MoverId,
  { point, aspect }: { point: AspectPointId; aspect: AspectId | null },
  nowMs: number,
): TransitFact | null {
  for (let stretch = 0; stretch < MOST_STRETCHES; stretch += 1) {
    const toMs = nowMs - stretch * STRETCH_DAYS * MS_PER_DAY;
    const span = { fromMs: Math.max(toMs - STRETCH_DAYS * MS_PER_DAY, chart.instantMs), toMs };
    if (span.fromMs >= span.toMs) return null;
    const lastMs = ({ exactMs }: TransitFact) =>
      exactMs.findLast((instantMs) => instantMs >= span.fromMs && instantMs <= toMs);
    const last = transitsWithin(chart, 'self', span, [body])
      .filter((fact) => fact.point === point && (aspect ?? fact.aspect) === fact.aspect && lastMs(fact))
      .toSorted((a, b) => (lastMs(b) ?? 0) - (lastMs(a) ?? 0))[0];
    if (last) return last;
  }
  return null;
}
