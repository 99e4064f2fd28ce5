import { AstrologyError } from '../astrology-error.ts';
import type { EclipticPosition } from '../ecliptic.ts';
import { exactAspects } from '../events/aspect-events.ts';
import type { Direction } from '../events/event-types.ts';
import { type AspectEvent, INGRESS_BODY_IDS, type SkyEvent } from '../events/event-types.ts';
import { moonIngresses } from '../events/lunations.ts';
import { type SampledBodyId, sampleSky } from '../events/sky-samples.ts';
import { type WholeStay, wholeMoonStays, wholeStays } from '../events/whole-stays.ts';
import { eventsBetween, PLANET_STEP_DAYS } from '../events/year-events.ts';
import type { BodyId, SignId } from '../ids.ts';
import { createLru } from '../lru.ts';
import { momentOf } from '../moment.ts';
import { allPositions, bodyPosition } from '../positions.ts';
import { MS_PER_DAY } from '../time-scales.ts';

/** Up to two days the Moon's own aspects count; up to eight its houses; beyond, it has been everywhere. */
const MOON_ASPECT_DAYS = 2;
const MOON_SIGN_DAYS = 8;
const MOON_STEP_DAYS = 1;
/** Up to a month and a little, the middle of the period can stand for it. */
const MIDDLE_DAYS = 40;

/** A body's stay in a sign; the Moon's have no direction to tell. */
export interface BodyStay extends WholeStay {
  body: BodyId;
  /** Which way the body goes as long as stay and period last; null where it turns in that time. */
  direction: Direction | null;
}

interface MoonStay {
  sign: SignId;
  fromMs: number;
  toMs: number;
}

/** What happens in the sky over [fromMs, toMs), the same for all twelve signs. */
export interface PeriodSky {
  fromMs: number;
  toMs: number;
  /** The stays of the Sun and the planets in the signs that touch the period, whole. */
  stays: readonly BodyStay[];
  /** Where everything stands in the middle of it; null when it is too long for that to mean much. */
  middle: ReadonlyMap<BodyId, EclipticPosition> | null;
  /** Ingresses, stations, lunations, and the exact aspects among all bodies, in order of time. */
  events: readonly SkyEvent[];
  /** The Moon's stays that touch the period, whole; empty for more than eight days. */
  moonStays: readonly MoonStay[];
}

/** The Moon's conjunction, square and opposition to the Sun are events already. */
function isLunation({ first, second, aspect }: AspectEvent): boolean {
  return first === 'moon' && second === 'sun' && aspect !== 'sextile' && aspect !== 'trine';
}

function aspectsWithin(fromMs: number, toMs: number, withMoon: boolean): AspectEvent[] {
  const samples = sampleSky(fromMs, toMs, withMoon ? MOON_STEP_DAYS : PLANET_STEP_DAYS);
  const bodies: readonly SampledBodyId[] = withMoon ? ['moon', ...INGRESS_BODY_IDS] : INGRESS_BODY_IDS;
  return bodies
    .flatMap((first, index) =>
      bodies.slice(index + 1).flatMap((second) => exactAspects(samples, first, second)),
    )
    .filter((aspect) => aspect.instantMs >= fromMs && aspect.instantMs < toMs && !isLunation(aspect));
}

/** Which way a body goes from one instant to another, by its stations of that time. */
function directionOver(body: BodyId, events: readonly SkyEvent[], fromMs: number, toMs: number) {
  const turns = events.some(
    (event) =>
      event.kind === 'station' && event.body === body && event.instantMs > fromMs && event.instantMs < toMs,
  );
  if (turns) return null;
  return bodyPosition(body, (fromMs + toMs) / 2).speedDegPerDay < 0 ? 'retrograde' : 'direct';
}

function staysOf(events: readonly SkyEvent[], fromMs: number, toMs: number): BodyStay[] {
  return INGRESS_BODY_IDS.flatMap((body) => {
    const ingresses = events.flatMap((event) =>
      event.kind === 'ingress' && event.body === body ? [event] : [],
    );
    return wholeStays(body, ingresses, fromMs, toMs).map((stay) => ({
      ...stay,
      body,
      direction: directionOver(
        body,
        events,
        Math.max(stay.fromMs ?? fromMs, fromMs),
        Math.min(stay.toMs ?? toMs, toMs),
      ),
    }));
  });
}

function computeSky(fromMs: number, toMs: number): PeriodSky {
  if (!(toMs > fromMs)) throw new AstrologyError('invalid_instant', 'the period ends before it begins');
  const days = (toMs - fromMs) / MS_PER_DAY;
  const events = eventsBetween(fromMs, toMs).filter(({ kind }) => kind !== 'aspect');
  const aspects = aspectsWithin(fromMs, toMs, days <= MOON_ASPECT_DAYS);
  return {
    fromMs,
    toMs,
    stays: staysOf(events, fromMs, toMs),
    middle: days <= MIDDLE_DAYS ? allPositions(momentOf((fromMs + toMs) / 2)) : null,
    events: [...events, ...aspects].toSorted((a, b) => a.instantMs - b.instantMs),
    moonStays: days <= MOON_SIGN_DAYS ? wholeMoonStays(moonIngresses(fromMs, toMs), fromMs, toMs) : [],
  };
}

/** Yesterday to next year, as the pages of all signs ask for them; a year's takes some 60 kB. */
const MAX_CACHED_PERIODS = 16;
const cachedPeriods = createLru<string, PeriodSky>(MAX_CACHED_PERIODS);

/**
 * The sky of a period [fromMs, toMs), UTC ms, the same for all signs. Some milliseconds of work for a day, some tens for
 * a year, once for each period that is cached. Throws AstrologyError `invalid_instant` or `date_out_of_range`.
 */
export function skyOfPeriod(fromMs: number, toMs: number): PeriodSky {
  return cachedPeriods.obtain(`${fromMs} ${toMs}`, () => computeSky(fromMs, toMs));
}
