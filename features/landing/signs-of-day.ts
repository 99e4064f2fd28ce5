import { MAIN_BODY_IDS, type SignId } from '../../astrology/ids.ts';
import { bodyPosition } from '../../astrology/positions.ts';
import { signOf } from '../../astrology/signs.ts';
import type { SignChart } from '../stencil/sign-chart.ts';

const MS_PER_HOUR = 3_600_000;
/** A day begins 14 hours before universal time's where clocks are farthest ahead, and ends 12 hours after it where they are behind. */
const AHEAD_MS = 14 * MS_PER_HOUR;
const END_MS = 36 * MS_PER_HOUR;

export interface SignsOfDay {
  /** The Sun's sign; two where it changed while that day was somewhere, the earlier first. */
  sun: readonly SignId[];
  /** What all who were born on that day have in common; a body that changed its sign has none. */
  chart: SignChart;
}

/** The signs of a birth of which the day alone is known. `dayMs` is the day's midnight in UTC. */
export function signsOfDay(dayMs: number): SignsOfDay {
  const signAt = (id: (typeof MAIN_BODY_IDS)[number], atMs: number) =>
    signOf(bodyPosition(id, atMs).longitudeDeg);
  const ends = MAIN_BODY_IDS.map(
    (id) => [id, signAt(id, dayMs - AHEAD_MS), signAt(id, dayMs + END_MS)] as const,
  );
  const signs = Object.fromEntries(ends.map(([id, first, last]) => [id, first === last ? first : null]));
  const sun = [...new Set([signAt('sun', dayMs - AHEAD_MS), signAt('sun', dayMs + END_MS)])];
  return { sun, chart: { signs: signs as SignChart['signs'], rising: null } };
}
