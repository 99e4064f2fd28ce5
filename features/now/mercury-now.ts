import { type RetrogradePeriod, retrogradePeriods } from '../../astrology/events/retrograde-periods.ts';
import type { SignId } from '../../astrology/ids.ts';
import { bodyPosition } from '../../astrology/positions.ts';
import { signOf } from '../../astrology/signs.ts';
import { LAST_YEAR } from '../../contract/years.ts';

/** Where Mercury is in the round of its ways back: between two of them, in the shadow before or after one, or in it. */
export type MercuryState = 'direct' | 'before' | 'back' | 'after';

export interface MercuryNow {
  state: MercuryState;
  sign: SignId;
  /** The way back that is on, whose shadow is, or that comes next, and those that follow; whole, in order. */
  periods: readonly RetrogradePeriod[];
  /** When another state begins, UTC ms. */
  holdsUntilMs: number;
}

const SHOWN_PERIODS = 4;

function stateOf(period: RetrogradePeriod, nowMs: number): { state: MercuryState; untilMs: number } {
  if (nowMs < period.shadowStartMs) return { state: 'direct', untilMs: period.shadowStartMs };
  if (nowMs < period.stationRetrogradeMs) return { state: 'before', untilMs: period.stationRetrogradeMs };
  if (nowMs < period.stationDirectMs) return { state: 'back', untilMs: period.stationDirectMs };
  return { state: 'after', untilMs: period.shadowEndMs };
}

/**
 * Mercury at an instant (UTC ms), and its next ways back; null where none is left in the years served. Throws AstrologyError
 * `date_out_of_range`.
 */
export function mercuryNow(nowMs: number): MercuryNow | null {
  const year = new Date(nowMs).getUTCFullYear();
  const years = [year, year + 1].filter((each) => each <= LAST_YEAR);
  const all = years.flatMap(retrogradePeriods).filter(({ body }) => body === 'mercury');
  // One that touches two years is told by both, its instants settled anew.
  const periods = all
    .filter(({ shadowEndMs }) => shadowEndMs > nowMs)
    .filter((period, index, left) => {
      const before = left[index - 1];
      return !before || period.stationDirectMs > before.shadowEndMs;
    })
    .slice(0, SHOWN_PERIODS);
  const [first] = periods;
  if (!first) return null;
  const { state, untilMs } = stateOf(first, nowMs);
  const sign = signOf(bodyPosition('mercury', nowMs).longitudeDeg);
  return { state, sign, periods, holdsUntilMs: untilMs };
}
