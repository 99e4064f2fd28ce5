import type { Support } from './knowledge.ts';
import type { SaidDate } from './read-claim.ts';

function isWithin(instantMs: number | null, { fromMs, toMs }: SaidDate): boolean {
  return instantMs !== null && instantMs >= fromMs && instantMs < toMs;
}

function overlaps({ startMs, endMs }: Support, { fromMs, toMs }: SaidDate): boolean {
  return (startMs ?? Number.NEGATIVE_INFINITY) < toMs && (endMs ?? Number.POSITIVE_INFINITY) >= fromMs;
}

/** "Today" a body is where it stands from now on, not where it stood this morning; what has an instant may be past. */
function fromNow({ startMs, endMs }: Support, date: SaidDate, nowMs: number): SaidDate {
  const isPastOpen = date.isNear && startMs !== endMs && date.fromMs < nowMs && date.toMs > nowMs;
  return isPastOpen ? { ...date, fromMs: nowMs } : date;
}

/** How much of either end of a season or a month people leave out when they say "all winter". */
const VAGUE_PART = 0.2;

function isThroughout({ startMs, endMs }: Support, { fromMs, toMs }: SaidDate): boolean {
  const vagueMs = (toMs - fromMs) * VAGUE_PART;
  return (
    (startMs ?? Number.NEGATIVE_INFINITY) <= fromMs + vagueMs &&
    (endMs ?? Number.POSITIVE_INFINITY) >= toMs - vagueMs
  );
}

/** Whether what bears a claim out has the time that is said of it. */
export function isAt(
  support: Support,
  date: SaidDate,
  { nowMs, isPlace }: { nowMs: number; isPlace: boolean },
): boolean {
  if (support.isTimeless) return false;
  if (date.isWhole) return isThroughout(support, date);
  switch (date.role) {
    case 'exact':
      return support.exactMs.some((instantMs) => isWithin(instantMs, date));
    case 'start':
      return (
        isWithin(support.startMs, date) ||
        (!date.isNear && support.startMs === support.endMs && overlaps(support, date))
      );
    case 'end':
      return isWithin(support.endMs, date);
    case 'by':
      return (support.startMs ?? Number.POSITIVE_INFINITY) >= nowMs && (support.startMs ?? 0) < date.toMs;
    case 'at': {
      const instants = [support.startMs, support.endMs, ...support.exactMs];
      // A transit is dated by its border or its exact moment; a place is stood in on every day of the stay.
      return date.isDay && !date.isNear && !isPlace
        ? instants.some((instantMs) => isWithin(instantMs, date))
        : overlaps(support, fromNow(support, date, nowMs));
    }
  }
}

/** The times that a date may mean: a year before, where none is said. */
export function readings(date: SaidDate): SaidDate[] {
  if (!date.isYearOpen) return [date];
  const back = (instantMs: number) => {
    const moment = new Date(instantMs);
    return moment.setUTCFullYear(moment.getUTCFullYear() - 1);
  };
  return [date, { ...date, fromMs: back(date.fromMs), toMs: back(date.toMs) }];
}

/** Without a date the sky's places are those of now. */
export function isNow(support: Support, nowMs: number): boolean {
  return support.isTimeless || ((support.startMs ?? nowMs) <= nowMs && (support.endMs ?? nowMs) >= nowMs);
}
