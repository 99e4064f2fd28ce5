import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { MS_PER_DAY } from '../time-scales.ts';
import { lunarEclipsesWithShadow } from './lunar-eclipses.ts';
import { solarEclipsesWithElements } from './solar-eclipses.ts';

const FIRST_MS = Date.UTC(1900, 0, 1);
const END_MS = Date.UTC(2100, 0, 1);

const span = fc
  .tuple(fc.integer({ min: FIRST_MS, max: END_MS - 1 }), fc.integer({ min: 1, max: 900 }))
  .map(([fromMs, days]) => [fromMs, Math.min(END_MS - 1, fromMs + days * MS_PER_DAY)] as const);

/** The same functions as an isolate has them that has answered nothing yet. */
async function freshly() {
  vi.resetModules();
  const [solar, lunar] = await Promise.all([import('./solar-eclipses.ts'), import('./lunar-eclipses.ts')]);
  return { ...solar, ...lunar };
}

describe('eclipses that are kept', () => {
  test('are to the last bit those that are computed anew, whatever was asked before', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(span, { minLength: 1, maxLength: 4 }),
        span,
        async (before, [fromMs, toMs]) => {
          for (const asked of before) {
            solarEclipsesWithElements(...asked).toArray();
            lunarEclipsesWithShadow(...asked).toArray();
          }
          const fresh = await freshly();
          expect(solarEclipsesWithElements(fromMs, toMs).toArray()).toEqual(
            fresh.solarEclipsesWithElements(fromMs, toMs).toArray(),
          );
          expect(lunarEclipsesWithShadow(fromMs, toMs).toArray()).toEqual(
            fresh.lunarEclipsesWithShadow(fromMs, toMs).toArray(),
          );
        },
      ),
      { numRuns: 5 },
    );
  });

  test('are computed once', () => {
    const [fromMs, toMs] = [Date.UTC(2024, 0, 1), Date.UTC(2026, 0, 1)];
    for (const [index, found] of solarEclipsesWithElements(fromMs, toMs).toArray().entries()) {
      expect(solarEclipsesWithElements(fromMs, toMs).toArray()[index]).toBe(found);
    }
    for (const [index, found] of lunarEclipsesWithShadow(fromMs, toMs).toArray().entries()) {
      expect(lunarEclipsesWithShadow(fromMs, toMs).toArray()[index]).toBe(found);
    }
  });
});
