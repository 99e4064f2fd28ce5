import { EARLIEST_MS, LATEST_MS } from '../../contract/years.ts';

const MS_PER_DAY = 86_400_000;

/** Codes of `errors.fields.date`. */
export type BirthDayFault = 'required' | 'malformed' | 'impossible' | 'out_of_sky' | 'in_future';

/** A day as a date field sends it (`1990-06-10`): its midnight in UTC, or what is wrong. `nowMs` rules out days that are nobody's yet. */
export function readBirthDay(
  text: string | undefined,
  nowMs: number,
): { dayMs: number; fault: null } | { dayMs: null; fault: BirthDayFault } {
  const wrong = (fault: BirthDayFault) => ({ dayMs: null, fault });
  const date = (text ?? '').trim();
  if (date === '') return wrong('required');
  if (!/^\d{4}-\d\d-\d\d$/.test(date)) return wrong('malformed');
  const dayMs = Date.parse(`${date}T00:00:00Z`);
  if (Number.isNaN(dayMs) || new Date(dayMs).toISOString().slice(0, 10) !== date) return wrong('impossible');
  if (dayMs < EARLIEST_MS || dayMs >= LATEST_MS) return wrong('out_of_sky');
  // East of here it may be tomorrow already.
  return dayMs > nowMs + MS_PER_DAY / 2 ? wrong('in_future') : { dayMs, fault: null };
}
