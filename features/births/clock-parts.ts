/** By how many hours a language's clock goes. */
export type ClockHours = 12 | 24;

/** A clock time as the three fields of a form hold it. */
export interface ClockParts {
  hour: string;
  minute: string;
  /** `am`, `pm`; empty for a clock of 24 hours. */
  period: string;
}

const PATTERN = /^(\d{2}):(\d{2})(?::\d{2})?$/;

/**
 * `14:30` -> 14 and 30, or 2, 30 and pm. What is no such time stands in the hour's field as it is, so that it is not lost.
 */
export function splitTime(time: string, hours: ClockHours): ClockParts {
  const [, hour, minute] = PATTERN.exec(time) ?? [];
  if (hour === undefined || minute === undefined) return { hour: time, minute: '', period: '' };
  if (hours === 24) return { hour, minute, period: '' };
  const half = Number(hour) < 12 ? 'am' : 'pm';
  return { hour: String(Number(hour) % 12 || 12), minute, period: half };
}

/** An hour or a minute as most people type it, or nothing yet. */
export function isFigures(text: string): boolean {
  return /^\s*\d{0,2}\s*$/.test(text);
}

/** What a form shows of a birth's clock time: what was typed, or where that was the whole of it in one go, its parts. */
export function shownClock(
  { hour = '', minute = '', period = '', time = '' }: Readonly<Record<string, string | undefined>>,
  hours: ClockHours,
): ClockParts {
  const typed = hour !== '' || minute !== '';
  if (typed && (isFigures(hour) || !PATTERN.test(time))) return { hour, minute, period };
  return splitTime(time, hours);
}
