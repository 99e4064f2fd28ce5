import type { ClockWindow } from '../../contract/day-parts.ts';

/** A birth as it was told: what the calendar and the clock on the wall showed, and where. */
export interface BirthClock {
  /** `YYYY-MM-DD`, 1800-01-01 to 2199-12-31. */
  readonly date: string;
  /** `HH:MM` or `HH:MM:SS`; null when the time of birth is not known. */
  readonly time: string | null;
  /** Where no time is known: the part of the day that the birth lies in; absent or null, any of it. */
  readonly window?: ClockWindow | null | undefined;
  /** A name of the tz database. */
  readonly timeZone: string;
  /** East is positive. Used where standard time did not exist yet. */
  readonly longitudeDeg: number;
  /** Which of the two, when the clock time happened twice: 0 the first, 1 the second. */
  readonly fold?: 0 | 1 | undefined;
  /** The visitor's own offset, east positive, instead of the zone's; at most 16 h. */
  readonly utcOffsetSeconds?: number | undefined;
}

/** Stable codes of what decided the offset; the words for them stand in the dictionaries. */
export type OffsetRule = 'standard-time' | 'daylight-time' | 'local-mean-time' | 'override';

/** What the time receipt shows. */
export interface ZoneReceipt {
  readonly id: string;
  readonly rule: OffsetRule;
  readonly source: 'tzdb' | 'local-mean-time' | 'override';
  readonly standardOffsetSeconds: number;
  /** Null where the visitor gave the offset. */
  readonly daylight: boolean | null;
  /** The tz database's letters, such as EEST, or digits, such as +03, where no letters are in use; null for an override. */
  readonly abbreviation: string | null;
  /** When the offset came into force and when it ended; null when open or for an override. */
  readonly sinceMs: number | null;
  readonly untilMs: number | null;
}

/** An offset and the instant that it gives. */
export interface ResolvedInstant {
  readonly instantMs: number;
  readonly utcOffsetSeconds: number;
  readonly zone: ZoneReceipt;
}

/** The clocks went forward at `atMs`: the wall times from `fromLocal` up to `toLocal` never showed. */
export interface ClockGap {
  readonly atMs: number;
  readonly fromOffsetSeconds: number;
  readonly toOffsetSeconds: number;
  /** `YYYY-MM-DDTHH:MM:SS`, the first wall time that never showed. */
  readonly fromLocal: string;
  /** The wall time at which the clocks went on. */
  readonly toLocal: string;
}

export type ResolvedBirthTime =
  | ({ readonly kind: 'instant' } & ResolvedInstant)
  /** Both choices in order of time; `fold` picks one. */
  | { readonly kind: 'ambiguous'; readonly choices: readonly [FoldChoice, FoldChoice] }
  /** The clock time, or the whole stretch where no time was given, never happened. */
  | { readonly kind: 'skipped'; readonly gap: ClockGap }
  /**
   * No time given: the civil day, which may have 23 or 25 hours, or the part of it that is known. Where the clocks went back
   * within a part, both passes of the hour are in it. Offset and receipt are those of the instant for which a chart is drawn:
   * noon of a day, the middle of a part.
   */
  | ({
      readonly kind: 'stretch';
      readonly fromMs: number;
      readonly toMs: number;
      readonly drawnMs: number;
      readonly isWholeDay: boolean;
    } & Pick<ResolvedInstant, 'utcOffsetSeconds' | 'zone'>);

export type FoldChoice = ResolvedInstant & { readonly fold: 0 | 1 };
