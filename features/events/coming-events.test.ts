import { expect, test } from 'vitest';
import { EVENT_KIND_IDS } from '../../contract/choices.ts';
import { comingEvents } from './coming-events.ts';
import { eventsAround } from './sky-events.ts';

const DAY_MS = 86_400_000;

test('what comes next is the next five events of the year, in order', () => {
  const nowMs = Date.UTC(2026, 10, 23, 20);
  const ahead = eventsAround(2026).filter(({ instantMs }) => instantMs > nowMs);
  expect(comingEvents(EVENT_KIND_IDS, nowMs)).toEqual(ahead.slice(0, 5));
});

test('an event that has come is next no more', () => {
  const [first, second] = comingEvents(EVENT_KIND_IDS, Date.UTC(2026, 10, 23, 20));
  expect(comingEvents(EVENT_KIND_IDS, first?.instantMs ?? 0)[0]).toEqual(second);
});

test('only the chosen kinds come', () => {
  const coming = comingEvents(['eclipse'], Date.UTC(2026, 0, 1));
  expect(coming.map(({ kind }) => kind)).toEqual(Array.from({ length: 5 }, () => 'eclipse'));
  // Four in 2026, and the first of the next year.
  expect(new Date(coming[4]?.instantMs ?? 0).toISOString().slice(0, 10)).toBe('2027-02-06');
});

test.each([-0.5, 0.5])('at the turn of a year no event is missed or told twice (%d days from it)', (days) => {
  const nowMs = Date.UTC(2027, 0, 1) + days * DAY_MS;
  const instants = comingEvents(EVENT_KIND_IDS, nowMs).map(({ instantMs }) => Math.round(instantMs / 60_000));
  const ahead = [2026, 2027].flatMap(eventsAround).map(({ instantMs }) => instantMs);
  const minutes = ahead.filter((ms) => ms > nowMs).map((ms) => Math.round(ms / 60_000));
  // What lies between the years is known to both.
  expect(instants).toEqual([...new Set(minutes)].toSorted((one, other) => one - other).slice(0, 5));
});

test('the last year that is served ends with what it has', () => {
  expect(comingEvents(EVENT_KIND_IDS, Date.UTC(2099, 11, 31, 23))).toEqual([]);
});
