import { type MoonStay, moonStays } from '../../astrology/events/void-of-course.ts';
import type { MoonPhaseId } from '../../astrology/ids.ts';
import { elongationDeg, illuminationOf, phaseOf } from '../../astrology/moon-phase.ts';
import { MS_PER_DAY } from '../../astrology/time-scales.ts';

export interface MoonNow {
  phase: MoonPhaseId;
  /** 0 to 1. */
  illuminatedFraction: number;
  stay: MoonStay;
  isVoid: boolean;
  /** The stays that follow, in order. */
  coming: readonly MoonStay[];
  /** When it enters the next sign, or becomes void of course, UTC ms. */
  holdsUntilMs: number;
}

/** Long enough for a round of the signs to be as good as whole. */
const AHEAD_DAYS = 24;
const SHOWN_STAYS = 9;

/** The Moon at an instant (UTC ms). Throws AstrologyError `date_out_of_range`. */
export function moonNow(nowMs: number): MoonNow {
  const [stay, ...coming] = moonStays(nowMs, nowMs + AHEAD_DAYS * MS_PER_DAY);
  if (!stay) throw new Error('the Moon is in no sign');
  const isVoid = stay.voidFromMs <= nowMs;
  return {
    phase: phaseOf(elongationDeg(nowMs)),
    illuminatedFraction: illuminationOf(nowMs).illuminatedFraction,
    stay,
    isVoid,
    coming: coming.slice(0, SHOWN_STAYS - 1),
    holdsUntilMs: isVoid ? stay.toMs : stay.voidFromMs,
  };
}
