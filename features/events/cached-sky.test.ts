import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { retrogradePeriods } from '../../astrology/events/retrograde-periods.ts';
import { eventsBetween } from '../../astrology/events/year-events.ts';
import { MS_PER_DAY } from '../../astrology/time-scales.ts';
import { transitsOver } from '../../astrology/transits/find-transits.ts';
import { skyOfPeriod } from '../../astrology/transits/period-sky.ts';
import { skyEvents } from './sky-events.ts';

const anyYear = fc.integer({ min: 1900, max: 2099 });
const anySpan = (longestDays: number) =>
  fc
    .tuple(
      fc.integer({ min: Date.UTC(1900, 0, 1), max: Date.UTC(2098, 0, 1) }),
      fc.integer({ min: 1, max: longestDays }),
    )
    .map(([fromMs, days]) => ({ fromMs, toMs: fromMs + days * MS_PER_DAY }));

/** The same functions as an isolate has them that has answered nothing yet. */
async function freshly() {
  vi.resetModules();
  return {
    ...(await import('./sky-events.ts')),
    ...(await import('../../astrology/events/retrograde-periods.ts')),
    ...(await import('../../astrology/transits/period-sky.ts')),
    ...(await import('../../astrology/transits/find-transits.ts')),
  };
}

const points = [
  { id: 'sun', longitudeDeg: 79 },
  { id: 'ascendant', longitudeDeg: 181.5 },
] as const;

describe('the sky that is kept', () => {
  test('is to the last bit that which is computed anew, whatever was asked before', async () => {
    const anyAsked = fc.record({ year: anyYear, span: anySpan(400) });
    await fc.assert(
      fc.asyncProperty(fc.array(anyAsked, { maxLength: 2 }), anyAsked, async (before, { year, span }) => {
        for (const asked of before) {
          // Neighbours too, which share samples with what is asked next.
          for (const near of [asked.year, Math.min(2099, year + 1)]) {
            skyEvents(Date.UTC(near, 0, 1), Date.UTC(near + 1, 0, 1));
            retrogradePeriods(near);
          }
          transitsOver(points, span.fromMs - 50 * MS_PER_DAY, span.toMs);
          skyOfPeriod(asked.span.fromMs, asked.span.toMs);
        }
        const fresh = await freshly();
        const [fromMs, toMs] = [Date.UTC(year, 0, 1), Date.UTC(year + 1, 0, 1)];
        expect(skyEvents(fromMs, toMs)).toEqual(fresh.skyEvents(fromMs, toMs));
        expect(skyEvents(span.fromMs, span.toMs)).toEqual(fresh.skyEvents(span.fromMs, span.toMs));
        expect(retrogradePeriods(year)).toEqual(fresh.retrogradePeriods(year));
        expect(skyOfPeriod(span.fromMs, span.toMs)).toEqual(fresh.skyOfPeriod(span.fromMs, span.toMs));
        expect(transitsOver(points, span.fromMs, span.toMs)).toEqual(
          fresh.transitsOver(points, span.fromMs, span.toMs),
        );
      }),
      { numRuns: 3 },
    );
  });

  test('of a stretch of time is cut from its year as it would be computed for itself', () => {
    fc.assert(
      fc.property(anySpan(40), ({ fromMs, toMs }) => {
        const own = eventsBetween(fromMs, toMs);
        const cut = skyEvents(fromMs, toMs).filter(({ kind }) => kind !== 'eclipse');
        expect(cut.length).toBe(own.length);
        for (const [index, event] of own.entries()) {
          const { instantMs, ...facts } = event;
          expect(Math.abs((cut[index]?.instantMs ?? Number.NaN) - instantMs)).toBeLessThanOrEqual(1);
          expect(cut[index]).toMatchObject(
            Object.fromEntries(
              Object.entries(facts).map(([name, value]) => [
                name,
                typeof value === 'number' ? expect.closeTo(value, 6) : value,
              ]),
            ),
          );
        }
      }),
      { numRuns: 15 },
    );
  });
});
