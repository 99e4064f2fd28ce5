import type { AstroWords } from '../../locales/en/astro.ts';
import type { EclipsesWords } from '../../locales/en/eclipses.ts';
import type { InstantForm } from '../local-time/instant-format.ts';
import type { When, Which } from './read-tag.ts';

/** An instant, or a stretch of days, which the page writes by its clock; UTC ms. */
export interface ToldInstant {
  at: number;
  to?: number;
  as: InstantForm;
}

/** A word or an instant. */
export type Piece = string | ToldInstant;
export type Row = readonly Piece[];

/** What a tag comes to. */
export interface Told {
  /** The parts of an enumeration in a sentence, or the rows of a list. */
  rows: readonly Row[];
  /** When it ceases to be so, UTC ms; absent: it stands for good. */
  holdsUntilMs?: number;
}

/** The words of the sky in a language. */
export interface TagWords {
  astro: AstroWords;
  eclipses: EclipsesWords;
  /** BCP 47 tag for Intl. */
  tag: string;
}

/** What is so now is told anew after this time at the latest. */
const NOW_HOLDS_MS = 3_600_000;

/** What is so at a moment. */
export function tellMoment(when: When, nowMs: number, text: (instantMs: number) => string): Told {
  if (when !== 'now') return { rows: [[text(when)]] };
  return { rows: [[text(nowMs)]], holdsUntilMs: nowMs + NOW_HOLDS_MS };
}

/** A row for each of what happens. What comes next is next until it has come. */
export function tellEach<Happening>(
  found: readonly Happening[],
  row: (happening: Happening) => Row,
  which: Which | null = null,
  endMs: (happening: Happening) => number = () => Number.POSITIVE_INFINITY,
): Told {
  const rows = found.map(row);
  return which === 'next' ? { rows, holdsUntilMs: Math.min(...found.map(endMs)) } : { rows };
}

export function dateOf(instantMs: number): ToldInstant {
  return { at: instantMs, as: 'date' };
}

export function momentOf(instantMs: number): ToldInstant {
  return { at: instantMs, as: 'moment' };
}

export function daysOf(fromMs: number, toMs: number): ToldInstant {
  return { at: fromMs, to: toMs, as: 'date' };
}
