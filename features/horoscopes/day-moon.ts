import type { MoonPhaseId } from '../../astrology/ids.ts';
import { elongationDeg, illuminationOf, phaseOf } from '../../astrology/moon-phase.ts';
import type { Period } from './period.ts';

/** How the Moon looks on a day. */
export interface DayMoon {
  phase: MoonPhaseId;
  /** 0 to 1. */
  illuminatedFraction: number;
  waxing: boolean;
}

/** The Moon in the middle of a day; a longer period has more than one face of it: null. */
export function dayMoon({ id, fromMs, toMs }: Period): DayMoon | null {
  if (id !== 'day') return null;
  const noonMs = (fromMs + toMs) / 2;
  const elongation = elongationDeg(noonMs);
  const { illuminatedFraction } = illuminationOf(noonMs);
  return { phase: phaseOf(elongation), illuminatedFraction, waxing: elongation < 180 };
}
