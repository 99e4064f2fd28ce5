import { MS_PER_DAY } from '../../astrology/time-scales.ts';
import { NIGHT_HOUR, type TidingRhythm } from '../../contract/tidings.ts';
import { type CivilClock, wallMidnight } from '../local-time/civil-clock.ts';

const MS_PER_HOUR = 3_600_000;
/** A piece that the post carries later than this is of another part of the day: a day's is left, a week's waits for the morning after. */
const LATEST_HOURS = 4;
/** After these a week is half over: its piece is left. */
const OWED_DAYS = 3;
/** A week, and a day over in case today is told already. */
const SEARCH_DAYS = 8;

/** How often by each way, and at which hour of one's own clock. */
export interface TidingTimes {
  mail: TidingRhythm;
  push: TidingRhythm;
  hour: number;
}

/** By which way a day's piece goes, and of what length of time it tells. */
export interface DuePiece {
  way: 'mail' | 'push';
  rhythm: Exclude<TidingRhythm, 'never'>;
}

function isMonday(wallMs: number): boolean {
  return new Date(wallMs).getUTCDay() === 1;
}

/**
 * What is due on a day, given any time of it on the wall; null for nothing. There is one piece a day at the most: Monday's letter tells
 * more than a notification, and a notification is nearer than a daily mail.
 */
export function dueOn(wallMs: number, { mail, push }: Pick<TidingTimes, 'mail' | 'push'>): DuePiece | null {
  const weekly = isMonday(wallMs);
  if (mail === 'weekly' && weekly) return { way: 'mail', rhythm: 'weekly' };
  if (push === 'daily' || (push === 'weekly' && weekly)) return { way: 'push', rhythm: push };
  return mail === 'daily' ? { way: 'mail', rhythm: 'daily' } : null;
}

/** A week's piece that has been due since an instant and is still worth telling; null where it was a day's, or that is long ago. */
export function owedAt(
  nowMs: number,
  sinceMs: number,
  times: TidingTimes,
  clock: CivilClock,
): DuePiece | null {
  const piece = dueOn(clock.wallMs(sinceMs), times);
  return piece?.rhythm === 'weekly' && nowMs - sinceMs < OWED_DAYS * MS_PER_DAY ? piece : null;
}

/** What is due at an instant, of what has been due since another: nothing before its hour, hours after it, or at night. */
export function dueAt(
  nowMs: number,
  times: TidingTimes,
  clock: CivilClock,
  sinceMs = nowMs,
): DuePiece | null {
  const wallMs = clock.wallMs(nowMs);
  const hours = (wallMs - wallMidnight(wallMs)) / MS_PER_HOUR;
  const isTime = hours >= times.hour && hours < Math.min(times.hour + LATEST_HOURS, NIGHT_HOUR);
  return isTime ? (owedAt(nowMs, sinceMs, times, clock) ?? dueOn(wallMs, times)) : null;
}

/** The instant from which a day's piece is told no more, of a day that an instant lies in: hours after its hour, or at night. */
export function pieceEndMs(nowMs: number, { hour }: Pick<TidingTimes, 'hour'>, clock: CivilClock): number {
  const endHour = Math.min(hour + LATEST_HOURS, NIGHT_HOUR);
  return clock.dayStartMs(wallMidnight(clock.wallMs(nowMs)) + endHour * MS_PER_HOUR);
}

/** The next instant after another at which a day's hour strikes, of the days that are wanted; null where none is. */
function nextHourMs(
  afterMs: number,
  hour: number,
  clock: CivilClock,
  isWanted: (wallMs: number) => boolean,
): number | null {
  const todayMs = wallMidnight(clock.wallMs(afterMs));
  for (let day = 0; day <= SEARCH_DAYS; day++) {
    const wallMs = todayMs + day * MS_PER_DAY + hour * MS_PER_HOUR;
    // The first instant at which the wall shows that hour, or the end of the change that leaves it out.
    const instantMs = clock.dayStartMs(wallMs);
    if (instantMs > afterMs && isWanted(wallMs)) return instantMs;
  }
  return null;
}

/** The next instant after another at which something is due; null where nothing ever is. */
export function nextDueMs(afterMs: number, times: TidingTimes, clock: CivilClock): number | null {
  return nextHourMs(afterMs, times.hour, clock, (wallMs) => dueOn(wallMs, times) !== null);
}

/** The next instant after another at which what is owed may be told: the same hour, on whatever day. */
export function nextTryMs(
  afterMs: number,
  { hour }: Pick<TidingTimes, 'hour'>,
  clock: CivilClock,
): number | null {
  return nextHourMs(afterMs, hour, clock, () => true);
}

/** `YYYY-MM-DD` of an instant by a clock. */
export function civilDay(instantMs: number, clock: CivilClock): string {
  return new Date(clock.wallMs(instantMs)).toISOString().slice(0, 10);
}
