import ICAL from 'ical.js';
import { expect, it } from 'vitest';
import { type CalendarEntry, calendarObject } from './calendar-object.ts';

const FROM_MS = Date.UTC(2026, 11, 31, 22, 30);
const DAY_MS = 86_400_000;
const ENTRY = { uid: 'one@test', revisedMs: 0, title: 'Full Moon, in Cancer; \\o/' };

function read(entry: CalendarEntry) {
  const file = new ICAL.Component(ICAL.parse(calendarObject({ product: 'Test//EN', entries: [entry] })));
  const event = file.getFirstSubcomponent('vevent');
  return (name: string) => event?.getFirstPropertyValue(name)?.toString() ?? null;
}

it('an instant has no end, and takes up no time', () => {
  const value = read({ ...ENTRY, when: { fromMs: FROM_MS } });
  expect(['dtstart', 'dtend', 'transp', 'status'].map(value)).toEqual([
    '2026-12-31T22:30:00Z',
    null,
    'TRANSPARENT',
    null,
  ]);
  expect(value('summary')).toBe(ENTRY.title);
});

it('whole days are days, the last one counted', () => {
  const value = read({ ...ENTRY, when: { fromMs: FROM_MS, toMs: FROM_MS + 2 * DAY_MS, inDays: true } });
  expect(['dtstart', 'dtend'].map(value)).toEqual(['2026-12-31', '2027-01-02']);
});

it('an appointment takes up its time and tells how often it was changed', () => {
  const value = read({
    ...ENTRY,
    when: { fromMs: FROM_MS, toMs: FROM_MS + 60_000 },
    appointment: { turn: 3 },
  });
  expect(['dtend', 'sequence', 'status', 'transp'].map(value)).toEqual([
    '2026-12-31T22:31:00Z',
    '3',
    'CONFIRMED',
    null,
  ]);
});
