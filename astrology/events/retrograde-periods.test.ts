import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { separationDeg } from '../angles.ts';
import { bodyPosition } from '../positions.ts';
import { PLANET_IDS } from './event-types.ts';
import { retrogradePeriods } from './retrograde-periods.ts';
import { yearEvents } from './year-events.ts';

function day(instantMs: number): string {
  return new Date(instantMs).toISOString().slice(0, 10);
}

describe('the retrograde periods of 2025', () => {
  const periods = retrogradePeriods(2025);

  test('have Mercury as the almanac has it, with the shadow that reaches over from 2024', () => {
    const lines = periods
      .filter(({ body }) => body === 'mercury')
      .map((period) =>
        [period.shadowStartMs, period.stationRetrogradeMs, period.stationDirectMs, period.shadowEndMs].map(
          day,
        ),
      );
    expect(lines).toEqual([
      ['2024-11-07', '2024-11-26', '2024-12-15', '2025-01-03'],
      ['2025-03-01', '2025-03-15', '2025-04-07', '2025-04-26'],
      ['2025-06-30', '2025-07-18', '2025-08-11', '2025-08-25'],
      ['2025-10-21', '2025-11-09', '2025-11-29', '2025-12-17'],
    ]);
  });

  test('have Jupiter that ends in 2026 whole', () => {
    const last = periods.findLast(({ body }) => body === 'jupiter');
    expect(day(last?.stationDirectMs ?? 0)).toBe('2026-03-11');
    expect(day(last?.shadowEndMs ?? 0)).toBe('2026-06-06');
  });
});

describe('the retrograde periods of any year', () => {
  const anyYear = fc.integer({ min: 1900, max: 2099 });

  test('lie in order, their shadows at the longitudes of the stations', () => {
    fc.assert(
      fc.property(anyYear, (year) => {
        for (const period of retrogradePeriods(year)) {
          const { body, shadowStartMs, stationRetrogradeMs, stationDirectMs, shadowEndMs } = period;
          expect(shadowStartMs).toBeLessThan(stationRetrogradeMs);
          expect(stationRetrogradeMs).toBeLessThan(stationDirectMs);
          expect(stationDirectMs).toBeLessThan(shadowEndMs);
          const at = (instantMs: number) => bodyPosition(body, instantMs).longitudeDeg;
          expect(separationDeg(at(shadowStartMs), period.stationDirectLongitude)).toBeLessThan(1e-6);
          expect(separationDeg(at(stationDirectMs), period.stationDirectLongitude)).toBeLessThan(1e-6);
          expect(separationDeg(at(shadowEndMs), period.stationRetrogradeLongitude)).toBeLessThan(1e-6);
          expect(separationDeg(at(stationRetrogradeMs), period.stationRetrogradeLongitude)).toBeLessThan(
            1e-6,
          );
        }
      }),
      { numRuns: 10 },
    );
  });

  test('hold every station of the year', () => {
    fc.assert(
      fc.property(anyYear, (year) => {
        const periods = retrogradePeriods(year);
        for (const event of yearEvents(year)) {
          if (event.kind !== 'station') continue;
          const instants = periods
            .filter(({ body }) => body === event.body)
            .map((period) =>
              event.direction === 'direct' ? period.stationDirectMs : period.stationRetrogradeMs,
            );
          // Found from either side of it, an instant may differ by the last millisecond.
          const offMs = instants.map((instantMs) => Math.abs((instantMs ?? 0) - event.instantMs));
          expect(Math.min(...offMs)).toBeLessThanOrEqual(1);
        }
      }),
      { numRuns: 10 },
    );
  });

  test.each([1900, 2099])('are whole at the edge of the tables, as in %s', (year) => {
    const bodies = new Set(retrogradePeriods(year).map(({ body }) => body));
    for (const planet of PLANET_IDS.filter((id) => id !== 'venus' && id !== 'mars'))
      expect(bodies).toContain(planet);
  });
});
