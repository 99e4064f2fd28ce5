import * as v from 'valibot';
import { PERIOD_IDS } from './choices.ts';
import {
  AspectName,
  Body,
  Day,
  Direction,
  House,
  Instant,
  LanguageName,
  LunationPhase,
  Orb,
  Sign,
} from './vocabulary.ts';

export const PeriodName = v.picklist(PERIOD_IDS);

/** GET /api/astrology/horoscope. */
export const HoroscopeQuery = v.object({
  sign: Sign,
  /** Absent: the day. */
  period: v.optional(PeriodName),
  /** A date of the period; absent: today. */
  date: v.optional(Day),
  lang: v.optional(LanguageName),
});

/** 0 to about 100; the first facts are what the period is about. */
const weight = v.number();
const turnEntries = { instant: Instant, body: Body, sign: Sign, house: House, direction: Direction, weight };

/** A fact of the sky. Houses are solar: the sign itself is the first. */
const HoroscopeFact = v.variant('kind', [
  v.object({
    kind: v.literal('placement'),
    body: Body,
    sign: Sign,
    house: House,
    /** Null where it turns within the stay. */
    direction: v.nullable(Direction),
    /** The body's true entry into the sign and its exit; null beyond the reach of the tables. */
    from: v.nullable(Instant),
    to: v.nullable(Instant),
    weight,
  }),
  v.object({ kind: v.literal('ingress'), ...turnEntries }),
  v.object({ kind: v.literal('station'), ...turnEntries }),
  v.object({
    kind: v.literal('lunation'),
    instant: Instant,
    phase: LunationPhase,
    sign: Sign,
    house: House,
    weight,
  }),
  v.object({
    kind: v.literal('aspect'),
    instant: Instant,
    first: Body,
    second: Body,
    aspect: AspectName,
    firstHouse: House,
    secondHouse: House,
    /** Whether a ruler of the sign takes part. */
    ofRuler: v.boolean(),
    weight,
  }),
  v.object({
    kind: v.literal('rulerAspect'),
    /** The middle of the period. */
    instant: Instant,
    ruler: Body,
    other: Body,
    aspect: AspectName,
    orb: Orb,
    applying: v.boolean(),
    /** The other body's. */
    house: House,
    weight,
  }),
  v.object({ kind: v.literal('moonHouse'), sign: Sign, house: House, from: Instant, to: Instant, weight }),
]);
export type HoroscopeFactJson = v.InferOutput<typeof HoroscopeFact>;

export const HoroscopeAnswer = v.object({
  sign: Sign,
  period: v.picklist(PERIOD_IDS),
  /** First and last day. */
  from: Day,
  to: Day,
  /** Each with the fact that it rests on. */
  passages: v.array(v.object({ fact: HoroscopeFact, text: v.string() })),
  /** All but the aspects, which a year has by the hundred; in order of time. */
  facts: v.array(HoroscopeFact),
});
export type HoroscopeAnswer = v.InferOutput<typeof HoroscopeAnswer>;
