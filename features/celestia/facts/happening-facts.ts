import { separationDeg } from '../../../astrology/angles.ts';
import { lunarEclipses } from '../../../astrology/eclipses/lunar-eclipses.ts';
import { solarEclipses } from '../../../astrology/eclipses/solar-eclipses.ts';
import { MAJOR_ASPECT_IDS } from '../../../astrology/events/aspect-events.ts';
import type { SkyEvent } from '../../../astrology/events/event-types.ts';
import { type RetrogradePeriod, retrogradePeriods } from '../../../astrology/events/retrograde-periods.ts';
import { yearEvents } from '../../../astrology/events/year-events.ts';
import { houseOf } from '../../../astrology/houses.ts';
import { createLru } from '../../../astrology/lru.ts';
import { ASPECT_ANGLES } from '../../../astrology/orbs.ts';
import { longitudeIn } from '../../../astrology/sidereal.ts';
import { signOf } from '../../../astrology/signs.ts';
import { natalPointsOf } from '../../../astrology/transits/natal-points.ts';
import type { EclipseFact, Fact, LunationFact, RetrogradeFact, StationFact, Touch } from './fact.ts';
import type { KnownChart } from './known-chart.ts';
import { dayName, type Span } from './transit-facts.ts';

/** A lunation or a station this near to a point of a chart is told as touching it. */
const TOUCH_ORB_DEG = 3;
/** An eclipse's reach is taken to be wider. */
const ECLIPSE_TOUCH_ORB_DEG = 5;

/** A conversation speaks of this year and the next. */
const MAX_CACHED_YEARS = 4;
const cachedYears = createLru<number, readonly SkyEvent[]>(MAX_CACHED_YEARS);

/** What happens in a stretch of time; the sky of its years is everybody's, and computed once. */
function eventsIn({ fromMs, toMs }: Span): SkyEvent[] {
  const first = new Date(fromMs).getUTCFullYear();
  const last = new Date(toMs - 1).getUTCFullYear();
  const years = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
  return years
    .flatMap((year) => cachedYears.obtain(year, () => yearEvents(year)))
    .filter(({ instantMs }) => instantMs >= fromMs && instantMs < toMs);
}

/** What of a chart a longitude of date comes near at an instant, the closest first. */
function touchesAt(chart: KnownChart, ofDateDeg: number, instantMs: number, widestDeg: number): Touch[] {
  return natalPointsOf(chart, instantMs)
    .flatMap(({ id, longitudeDeg }) =>
      MAJOR_ASPECT_IDS.map((aspect) => ({
        point: id,
        aspect,
        orbDeg: Math.abs(separationDeg(longitudeDeg, ofDateDeg) - ASPECT_ANGLES[aspect].angleDeg),
      })),
    )
    .filter(({ orbDeg }) => orbDeg <= widestDeg)
    .toSorted((a, b) => a.orbDeg - b.orbDeg);
}

/** Where something of the sky falls in a chart. */
function placeIn(chart: KnownChart | null, ofDateDeg: number, instantMs: number, widestDeg = TOUCH_ORB_DEG) {
  const longitude = chart ? longitudeIn(chart.settings.zodiac, ofDateDeg, instantMs) : ofDateDeg;
  return {
    instantMs,
    longitude,
    sign: signOf(longitude),
    house: chart?.houses ? houseOf(longitude, chart.houses.cusps) : null,
    touches: chart ? touchesAt(chart, ofDateDeg, instantMs, widestDeg) : [],
  };
}

function eventFact(event: SkyEvent, chart: KnownChart | null): Fact[] {
  const day = dayName(event.instantMs);
  if (event.kind === 'lunation') {
    const place = placeIn(chart, event.moon, event.instantMs);
    return [
      {
        kind: 'lunation',
        id: `lunation.${day}`,
        whose: 'sky',
        phase: event.phase,
        ...place,
      } satisfies LunationFact,
    ];
  }
  if (event.kind === 'station') {
    const { body, direction, longitude, instantMs } = event;
    const place = placeIn(chart, longitude, instantMs);
    return [
      {
        kind: 'station',
        id: `station.${body}.${day}`,
        whose: 'sky',
        body,
        direction,
        ...place,
      } satisfies StationFact,
    ];
  }
  // A sidereal zodiac's borders lie elsewhere: the year's ingresses are the tropical one's.
  if (event.kind === 'ingress' && (!chart || chart.settings.zodiac === 'tropical')) {
    const { body, sign, instantMs, direction } = event;
    return [
      {
        kind: 'ingress',
        id: `ingress.${body}-${sign}.${day}`,
        whose: 'sky',
        body,
        sign,
        instantMs,
        direction,
      },
    ];
  }
  return [];
}

function eclipseFacts(chart: KnownChart | null, { fromMs, toMs }: Span): EclipseFact[] {
  return [...solarEclipses(fromMs, toMs), ...lunarEclipses(fromMs, toMs)].map((eclipse) => ({
    kind: 'eclipse',
    id: `eclipse.${dayName(eclipse.maximumMs)}`,
    whose: 'sky',
    eclipse: eclipse.kind,
    type: eclipse.type,
    ...placeIn(chart, eclipse.eclipticLongitude, eclipse.maximumMs, ECLIPSE_TOUCH_ORB_DEG),
  }));
}

/** A way back as a fact; its signs are those of a zodiac. */
export function retrogradeFact(
  period: RetrogradePeriod,
  zodiac: KnownChart['settings']['zodiac'],
): RetrogradeFact {
  const { body, stationRetrogradeMs, stationDirectMs } = period;
  return {
    kind: 'retrograde',
    id: `retrograde.${body}.${dayName(stationRetrogradeMs)}`,
    whose: 'sky',
    body,
    fromMs: stationRetrogradeMs,
    toMs: stationDirectMs,
    fromSign: signOf(longitudeIn(zodiac, period.stationRetrogradeLongitude, stationRetrogradeMs)),
    toSign: signOf(longitudeIn(zodiac, period.stationDirectLongitude, stationDirectMs)),
  };
}

/** The ways back that touch a stretch of time, each whole. */
function retrogradeFacts(chart: KnownChart | null, { fromMs, toMs }: Span): RetrogradeFact[] {
  const years = new Set([new Date(fromMs).getUTCFullYear(), new Date(toMs).getUTCFullYear()]);
  const zodiac = chart?.settings.zodiac ?? 'tropical';
  const facts = [...years].flatMap(retrogradePeriods).map((period) => retrogradeFact(period, zodiac));
  const touching = facts.filter((fact) => fact.fromMs < toMs && fact.toMs > fromMs);
  return [...new Map(touching.map((fact) => [fact.id, fact])).values()];
}

/**
 * What happens in the sky over a stretch of time (UTC ms, within 1900 to 2099): lunations, stations, ingresses in order of
 * time, eclipses, ways back; with where each falls in a chart and what of it it touches (within 3 degrees, eclipses within 5).
 * Some 10 ms for a year that nobody has asked about yet, less than one for the next who asks. Throws AstrologyError `date_out_of_range`.
 */
export function happeningFacts(chart: KnownChart | null, span: Span): Fact[] {
  const events = eventsIn(span);
  return [
    ...events.flatMap((event) => eventFact(event, chart)),
    ...eclipseFacts(chart, span),
    ...retrogradeFacts(chart, span),
  ];
}
