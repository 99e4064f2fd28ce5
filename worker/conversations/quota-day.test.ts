import { describe, expect, it } from 'vitest';
import { quotaDay } from './quota-day.ts';
import { perDayOf } from './quota-setting.ts';

describe('the day that messages are counted for', () => {
  it.each([
    ['UTC', '2026-11-23T00:00:00Z', '', '2026-11-23', '2026-11-24T00:00:00Z'],
    ['UTC', '2026-11-23T23:59:59Z', '', '2026-11-23', '2026-11-24T00:00:00Z'],
    ['Europe/Istanbul', '2026-11-23T20:59:59Z', '', '2026-11-23', '2026-11-23T21:00:00Z'],
    ['Europe/Istanbul', '2026-11-23T21:00:00Z', '', '2026-11-24', '2026-11-24T21:00:00Z'],
    ['America/New_York', '2026-11-23T03:00:00Z', '', '2026-11-22', '2026-11-23T05:00:00Z'],
    ['Pacific/Kiritimati', '2026-11-23T10:00:00Z', '', '2026-11-24', '2026-11-24T10:00:00Z'],
    // The night on which the clocks go back has 25 hours, the one on which they go forward 23.
    ['Europe/Paris', '2026-10-24T22:00:00Z', '', '2026-10-25', '2026-10-25T23:00:00Z'],
    ['Europe/Paris', '2026-03-28T23:00:00Z', '', '2026-03-29', '2026-03-29T22:00:00Z'],
    // A day that was counted for already is not given twice.
    ['America/New_York', '2026-11-23T12:00:00Z', '2026-11-24', '2026-11-24', '2026-11-25T05:00:00Z'],
    ['America/New_York', '2026-11-23T12:00:00Z', '2026-11-22', '2026-11-23', '2026-11-24T05:00:00Z'],
    ['Pacific/Auckland', '2026-04-04T00:00:00Z', '', '2026-04-04', '2026-04-04T11:00:00Z'],
    ['UTC', '2026-12-31T12:00:00Z', '', '2026-12-31', '2027-01-01T00:00:00Z'],
  ])('in %s at %s, after %j, is %s, and ends at %s', (zone, now, lastDay, day, returns) => {
    expect(quotaDay(zone, Date.parse(now), lastDay)).toEqual({ day, returnsMs: Date.parse(returns) });
  });
});

describe('the setting of the day’s messages', () => {
  it.each([
    ['30', 30],
    ['1', 1],
    ['0', 0],
    ['', null],
    ['-1', null],
    ['2.5', null],
    ['many', null],
  ])('%j means %j', (setting, most) => {
    expect(perDayOf({ CHAT_DAILY_MESSAGES: setting })).toBe(most);
  });
});
