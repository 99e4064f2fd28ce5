/** Which lunation an eclipse falls on, and the saros series that follows from it. */
import { MS_PER_DAY } from '../time-scales.ts';

/** Mean length of a lunation, and the mean new Moon of lunation 0 (Meeus, Astronomical Algorithms, ch. 49). */
export const LUNATION_DAYS = 29.530588861;
const LUNATION_ZERO_MS = Date.UTC(2000, 0, 6, 14, 20);

export type EclipseKind = 'solar' | 'lunar';

/** The full Moon of lunation n comes half a lunation after its new Moon. */
const LATER_LUNATIONS = { solar: 0, lunar: 0.5 } as const satisfies Record<EclipseKind, number>;

/** Lunations since the mean new (solar) or full (lunar) Moon of lunation 0, 6 or 21 January 2000; not whole between them. */
export function lunationsSinceZero(kind: EclipseKind, instantMs: number): number {
  return (instantMs - LUNATION_ZERO_MS) / (LUNATION_DAYS * MS_PER_DAY) - LATER_LUNATIONS[kind];
}

/** A saros is 223 lunations; an inex, 358 lunations, leads from one series to the next. */
export const SAROS_LUNATIONS = 223;

/** The inverse of 358 modulo 223: 38 * 358 = 61 * 223 + 1. */
const SERIES_PER_LUNATION = 38;

/**
 * Series of an eclipse at lunation 0, had there been one: from van den Bergh's numbering, in which the eclipse of
 * 11 August 1999 (lunation -5) is of solar series 145 and that of 21 January 2000 (lunation 0) of lunar series 124.
 */
const SERIES_AT_ZERO = { solar: 145 + 5 * SERIES_PER_LUNATION, lunar: 124 } as const satisfies Record<
  EclipseKind,
  number
>;

/**
 * Saros series of the eclipse at a whole lunation number. Lunation n belongs to series s when
 * n = 358 s + 223 m + constant for some whole m, so that s is known modulo 223; between 1900 and 2100 the series that
 * are alive lie between 100 and 170, so one answer of 1 to 223 is the right one.
 */
export function sarosOf(kind: EclipseKind, lunation: number): number {
  const remainder = (SERIES_AT_ZERO[kind] + SERIES_PER_LUNATION * lunation - 1) % SAROS_LUNATIONS;
  return ((remainder + SAROS_LUNATIONS) % SAROS_LUNATIONS) + 1;
}
