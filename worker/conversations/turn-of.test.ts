import { expect, it } from 'vitest';
import type { Conversation } from './conversation-rows.ts';
import { isReminderDue } from './turn-of.ts';

const NOW_MS = Date.UTC(2026, 10, 23, 12);
const THREE_HOURS_MS = 3 * 3_600_000;

it.each([
  ['lover', null, true],
  ['lover', THREE_HOURS_MS - 1, false],
  ['lover', THREE_HOURS_MS, true],
  ['couple', null, true],
  ['couple', 1000, false],
  ['celestia', null, false],
  ['celestia', THREE_HOURS_MS, false],
] as const)(
  'a talk with %s that was reminded %j ms ago is reminded that this is a machine: %s',
  (persona, agoMs, due) => {
    const remindedMs = agoMs === null ? null : NOW_MS - agoMs;
    expect(isReminderDue({ persona, remindedMs } as Conversation, NOW_MS)).toBe(due);
  },
);
