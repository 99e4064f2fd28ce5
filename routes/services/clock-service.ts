import type { ClockPeriod } from '../../features/local-time/civil-clock.ts';

/** Civil clocks, by the complete history of the time zones. */
export interface ClockService {
  /** What the clocks of a zone of the tz database showed from one instant to another; null for a name that is no zone. */
  periods(timeZone: string, fromMs: number, toMs: number): readonly ClockPeriod[] | null;
}
