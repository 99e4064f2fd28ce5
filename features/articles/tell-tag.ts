import { elongationDeg, illuminationOf, phaseOf } from '../../astrology/moon-phase.ts';
import { bodyPosition } from '../../astrology/positions.ts';
import { signOf } from '../../astrology/signs.ts';
import { MS_PER_DAY } from '../../astrology/time-scales.ts';
import { formatPlace } from '../degrees.ts';
import { typeText } from '../eclipses/eclipse-view.ts';
import type { CalendarEvent, EclipseEvent } from '../events/calendar-event.ts';
import { percentText } from '../percent-text.ts';
import { findEvents, findWaysBack, type WayBack } from './find-facts.ts';
import type { EclipsedBody, FullOrNew, Tag, TagName, TagOf, Which } from './read-tag.ts';
import {
  dateOf,
  daysOf,
  momentOf,
  type Row,
  type TagWords,
  type Told,
  tellEach,
  tellMoment,
} from './told.ts';

type EventOf<Kind extends CalendarEvent['kind']> = Extract<CalendarEvent, { kind: Kind }>;

const instantOf = ({ instantMs }: { instantMs: number }) => instantMs;

function lunations(phase: FullOrNew, which: Which, nowMs: number): EventOf<'lunation'>[] {
  const id = phase === 'full' ? 'fullMoon' : 'newMoon';
  const isMeant = (event: CalendarEvent): event is EventOf<'lunation'> =>
    event.kind === 'lunation' && event.phase === id;
  return findEvents(isMeant, which, nowMs);
}

function eclipses(body: EclipsedBody | null, which: Which, nowMs: number): EclipseEvent[] {
  const eclipsed = body === 'solar' ? 'sun' : 'moon';
  const isMeant = (event: CalendarEvent): event is EclipseEvent =>
    event.kind === 'eclipse' && (body === null || event.body === eclipsed);
  return findEvents(isMeant, which, nowMs);
}

function ingresses(body: string, sign: string | null, which: Which, nowMs: number): EventOf<'ingress'>[] {
  const isMeant = (event: CalendarEvent): event is EventOf<'ingress'> =>
    event.kind === 'ingress' && event.body === body && (sign === null || event.sign === sign);
  return findEvents(isMeant, which, nowMs);
}

function eclipseType(event: EclipseEvent, { eclipses: words }: TagWords): string {
  return event.body === 'sun'
    ? typeText({ kind: 'solar', type: event.type }, words, 'types')
    : typeText({ kind: 'lunar', type: event.type }, words, 'types');
}

function wayBackRow({ fromMs, toMs, fromDeg, toDeg }: WayBack, { astro }: TagWords): Row {
  const [first, last] = [astro.signs[signOf(fromDeg)], astro.signs[signOf(toDeg)]];
  return [daysOf(fromMs, toMs), first === last ? first : `${first} → ${last}`];
}

type Teller<Name extends TagName> = (tag: TagOf<Name>, nowMs: number, words: TagWords) => Told;

const TELLERS: { [Name in TagName]: Teller<Name> } = {
  sign: ({ body, when }, nowMs, { astro }) =>
    tellMoment(when, nowMs, (ms) => astro.signs[signOf(bodyPosition(body, ms).longitudeDeg)]),
  'in-sign': ({ body, when }, nowMs, { astro }) =>
    tellMoment(when, nowMs, (ms) => astro.inSign[signOf(bodyPosition(body, ms).longitudeDeg)]),
  place: ({ body, when }, nowMs, { astro }) =>
    tellMoment(when, nowMs, (ms) => {
      const { longitudeDeg } = bodyPosition(body, ms);
      return `${formatPlace(longitudeDeg)} ${astro.signs[signOf(longitudeDeg)]}`;
    }),
  motion: ({ body, when }, nowMs, { astro }) =>
    tellMoment(when, nowMs, (ms) =>
      bodyPosition(body, ms).speedDegPerDay < 0 ? astro.retrograde : astro.direct,
    ),
  phase: ({ when }, nowMs, { astro }) =>
    tellMoment(when, nowMs, (ms) => astro.moonPhases[phaseOf(elongationDeg(ms))]),
  lit: ({ when }, nowMs, { tag }) =>
    tellMoment(when, nowMs, (ms) => percentText(illuminationOf(ms).illuminatedFraction, tag)),

  retrograde: ({ body, which }, nowMs) =>
    tellEach(
      findWaysBack(body, which, nowMs),
      ({ fromMs, toMs }) => [daysOf(fromMs, toMs)],
      which,
      ({ toMs }) => toMs,
    ),
  retrogrades: ({ body, years }, nowMs, words) => {
    const all = years.flatMap((year) => findWaysBack(body, year, nowMs));
    // One that reaches over New Year is of both years, and found for each from another beginning: to the millisecond they differ.
    const each = all.filter(({ fromMs }, index) => fromMs - (all[index - 1]?.fromMs ?? 0) > MS_PER_DAY);
    return tellEach(each, (way) => wayBackRow(way, words));
  },

  ingress: ({ body, sign, which }, nowMs) =>
    tellEach(ingresses(body, sign, which, nowMs), ({ instantMs }) => [dateOf(instantMs)], which, instantOf),
  ingresses: ({ body, years }, nowMs, { astro }) =>
    tellEach(
      years.flatMap((year) => ingresses(body, null, year, nowMs)),
      ({ instantMs, sign }) => [dateOf(instantMs), astro.signs[sign]],
    ),

  moon: ({ phase, which }, nowMs) =>
    tellEach(lunations(phase, which, nowMs), ({ instantMs }) => [momentOf(instantMs)], which, instantOf),
  'moon-sign': ({ phase, which }, nowMs, { astro }) =>
    tellEach(lunations(phase, which, nowMs), ({ sign }) => [astro.signs[sign]], which, instantOf),
  moons: ({ phase, years }, nowMs, { astro }) =>
    tellEach(
      years.flatMap((year) => lunations(phase, year, nowMs)),
      ({ instantMs, sign }) => [momentOf(instantMs), astro.signs[sign]],
    ),

  eclipse: ({ body, which }, nowMs) =>
    tellEach(eclipses(body, which, nowMs), ({ instantMs }) => [dateOf(instantMs)], which, instantOf),
  'eclipse-sign': ({ body, which }, nowMs, { astro }) =>
    tellEach(eclipses(body, which, nowMs), ({ sign }) => [astro.signs[sign]], which, instantOf),
  'eclipse-type': ({ body, which }, nowMs, words) =>
    tellEach(eclipses(body, which, nowMs), (event) => [eclipseType(event, words)], which, instantOf),
  eclipses: ({ years }, nowMs, words) =>
    tellEach(
      years.flatMap((year) => eclipses(null, year, nowMs)),
      (event) => [dateOf(event.instantMs), eclipseType(event, words), words.astro.signs[event.sign]],
    ),

  aspect: ({ first, second, aspect, which }, nowMs) => {
    const isMeant = (event: CalendarEvent): event is EventOf<'aspect'> =>
      event.kind === 'aspect' &&
      event.aspect === aspect &&
      [event.first, event.second].includes(first) &&
      [event.first, event.second].includes(second);
    return tellEach(findEvents(isMeant, which, nowMs), ({ instantMs }) => [dateOf(instantMs)]);
  },
};

/**
 * What a tag comes to at this moment, in this language. No rows: the sky has nothing of the kind in that year, which is a fault of
 * the article and fails a test.
 */
export function tellTag(tag: Tag, nowMs: number, words: TagWords): Told {
  // The table ties each name to its own shape, which the type checker cannot follow through a look-up.
  const tell = TELLERS[tag.name] as (asked: Tag, nowMs: number, words: TagWords) => Told;
  return tell(tag, nowMs, words);
}
