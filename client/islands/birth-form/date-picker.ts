import { FIRST_YEAR } from '../../../contract/years.ts';

/** The figures of the calendar picker (docs/product.md, "Devices and fields"), and the first year that it offers: an older birth is typed. */
export const DATE_PICKER = {
  daysPerWeek: 7,
  /** Always six, so that the calendar does not change its height from month to month. */
  rows: 6,
  /** A slower movement of the finger is a scroll or a hesitation, not a swipe. */
  swipeMaxMs: 300,
  /** A swipe goes at least this far across ... */
  swipeMinHorizontalPx: 60,
  /** ... and at most this far up or down. */
  swipeMaxVerticalPx: 80,
  /** Rest after the last typed digit before the calendar follows. */
  inputDebounceMs: 1000,
  /** Day grids that are remembered. */
  monthCacheSize: 12,
  /** Grids with their spoken dates (42 texts of Intl each) that are remembered. */
  pageCacheSize: 5,
  /** How long the popover stays after the focus has left: a tap moves the focus out and in again. */
  hideDelayMs: 110,
  minYear: FIRST_YEAR,
  /** Where nothing is typed the calendar opens this many years back: nobody looks for their birth in this month. */
  openingAgeYears: 30,
} as const;
