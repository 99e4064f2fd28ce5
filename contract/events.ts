import * as v from 'valibot';
import { PLANET_IDS } from '../astrology/events/event-types.ts';
import { EVENT_KIND_IDS } from './choices.ts';
import {
  AspectName,
  Body,
  Direction,
  Instant,
  LanguageName,
  Longitude,
  LunationPhase,
  Sign,
} from './vocabulary.ts';

/** A year in four digits. */
export const YearText = v.pipe(v.string(), v.regex(/^\d{4}$/));
/** Kinds of events, any number of them. */
export const EventKinds = v.array(v.picklist(EVENT_KIND_IDS));

/** GET /api/astrology/events. */
export const EventsQuery = v.object({ year: YearText });

/** GET /api/astrology/events.ics: without a year from this year on, without a language in the caller's. */
export const EventsFileQuery = v.object({
  year: v.optional(YearText),
  show: v.optional(EventKinds),
  /** What this planet does alone, of the kinds that are of a planet. */
  body: v.optional(v.picklist(PLANET_IDS)),
  lang: v.optional(LanguageName),
  /** A zone of the tz database. */
  tz: v.optional(v.string()),
});

const eclipseEntries = {
  kind: v.literal('eclipse'),
  instant: Instant,
  /** Of the body that is eclipsed. */
  sign: Sign,
  longitude: Longitude,
  saros: v.number(),
};

const CalendarEvent = v.union([
  v.object({
    kind: v.literal('ingress'),
    instant: Instant,
    body: Body,
    /** The sign that is entered, backwards too. */
    sign: Sign,
    direction: Direction,
    retrograde: v.boolean(),
  }),
  v.object({
    kind: v.literal('station'),
    instant: Instant,
    body: v.picklist(PLANET_IDS),
    /** Which way the planet goes after it. */
    direction: Direction,
    longitude: Longitude,
    sign: Sign,
  }),
  v.object({
    kind: v.literal('lunation'),
    instant: Instant,
    phase: LunationPhase,
    /** The Moon's. */
    sign: Sign,
    moon: Longitude,
  }),
  v.object({
    kind: v.literal('aspect'),
    instant: Instant,
    first: Body,
    second: Body,
    aspect: AspectName,
    firstLongitude: Longitude,
    secondLongitude: Longitude,
  }),
  v.object({
    ...eclipseEntries,
    body: v.literal('sun'),
    type: v.picklist(['partial', 'annular', 'total', 'hybrid']),
  }),
  v.object({
    ...eclipseEntries,
    body: v.literal('moon'),
    type: v.picklist(['penumbral', 'partial', 'total']),
  }),
]);
/** An event as the API writes it. */
export type CalendarEventJson = v.InferOutput<typeof CalendarEvent>;

/** In order of time. */
export const EventsAnswer = v.object({ events: v.array(CalendarEvent) });
export type EventsAnswer = v.InferOutput<typeof EventsAnswer>;
