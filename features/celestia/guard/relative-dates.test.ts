import { describe, expect, it } from 'vitest';
import { partOf, relativeStretch } from './relative-dates.ts';

/** Wednesday 25 November 2026, eight in the evening in UTC, three hours later by the reader's clock. */
const CALENDAR = { nowMs: Date.UTC(2026, 10, 25, 20), offsetMs: 3 * 3_600_000 };

/** First and last day of a stretch by the reader's clock. */
function daysOf({ fromMs, toMs }: { fromMs: number; toMs: number }): string[] {
  const dayAt = (instantMs: number) => new Date(instantMs + CALENDAR.offsetMs).toISOString().slice(0, 10);
  return [dayAt(fromMs), dayAt(toMs - 1)];
}

describe('a time told from now', () => {
  it.each([
    ['now', '2026-11-25', '2026-11-25'],
    ['day+1', '2026-11-26', '2026-11-26'],
    ['day-1', '2026-11-24', '2026-11-24'],
    // Six days ahead at the least, and the week as it began.
    ['week+0', '2026-11-23', '2026-12-01'],
    ['week+1', '2026-11-30', '2026-12-06'],
    ['weekend+0', '2026-11-28', '2026-11-29'],
    ['weekend+1', '2026-12-05', '2026-12-06'],
    ['month+0', '2026-11-01', '2026-11-30'],
    ['month+1', '2026-12-01', '2026-12-31'],
    ['month-1', '2026-10-01', '2026-10-31'],
    ['year+1', '2027-01-01', '2027-12-31'],
  ] as const)('%s is %s to %s', (time, first, last) => {
    expect(daysOf(relativeStretch(time, CALENDAR))).toEqual([first, last]);
  });

  it('is a day later for whom it is past midnight', () => {
    const late = { ...CALENDAR, nowMs: Date.UTC(2026, 10, 25, 21, 30) };
    expect(daysOf(relativeStretch('now', late))).toEqual(['2026-11-26', '2026-11-26']);
  });
});

describe('a part of a month', () => {
  it.each([
    ['early', '2027-02-01', '2027-02-11'],
    ['mid', '2027-02-10', '2027-02-21'],
    ['late', '2027-02-19', '2027-02-28'],
    [null, '2027-02-01', '2027-02-28'],
  ] as const)('%s is %s to %s', (part, first, last) => {
    expect(daysOf(partOf(2027, 1, part, CALENDAR))).toEqual([first, last]);
  });
});
