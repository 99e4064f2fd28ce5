import { expect, it } from 'vitest';
import { pageClock } from '../local-time/page-clock.ts';
import { dayMoon } from './day-moon.ts';
import { periodAt } from './period.ts';

const HOUR_MS = 3_600_000;
const clockAhead = (hours: number) => pageClock('Etc/Test', 'en', (instantMs) => instantMs + hours * HOUR_MS);

/** What the Moon of a day in December 2026 is called on a clock so far ahead of UTC. It is full on the 24th at 01:28 UTC. */
function phaseOn(day: number, hoursAhead: number): string | undefined {
  return dayMoon(periodAt('day', Date.UTC(2026, 11, day)), clockAhead(hoursAhead))?.phase;
}

it.each([
  [0, 24],
  [3, 24],
  [14, 24],
  [-5, 23],
  [-11, 23],
])('a full Moon is that of the day that holds it alone, on a clock %i hours ahead', (hours, full) => {
  for (let day = full - 3; day < full; day++) expect(phaseOn(day, hours)).toBe('waxingGibbous');
  expect(phaseOn(full, hours)).toBe('fullMoon');
  for (let day = full + 1; day < full + 4; day++) expect(phaseOn(day, hours)).toBe('waningGibbous');
});

it('a longer period has no one face of it', () => {
  expect(dayMoon(periodAt('week', Date.UTC(2026, 11, 24)), clockAhead(0))).toBeNull();
});

it.each(['1900-01-01', '2099-12-31'])(
  '%s, at the end of the years served, has its Moon in each zone',
  (day) => {
    for (const hours of [-11, 0, 14]) {
      expect(dayMoon(periodAt('day', Date.parse(day)), clockAhead(hours))?.phase).toBeTruthy();
    }
  },
);
