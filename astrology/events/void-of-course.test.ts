import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { separationDeg } from '../angles.ts';
import { MAIN_BODY_IDS } from '../ids.ts';
import { ASPECT_ANGLES } from '../orbs.ts';
import { bodyPosition } from '../positions.ts';
import { signOf } from '../signs.ts';
import { MS_PER_DAY } from '../time-scales.ts';
import { MAJOR_ASPECT_IDS } from './aspect-events.ts';
import { moonStays } from './void-of-course.ts';

const INSTANTS = fc.integer({ min: Date.UTC(1901, 0, 1), max: Date.UTC(2098, 11, 1) });
const STEP_MS = 600_000;

function moonFrom(body: (typeof MAIN_BODY_IDS)[number], instantMs: number): number {
  const longitude = (id: typeof body) => bodyPosition(id, instantMs).longitudeDeg;
  return separationDeg(longitude('moon'), longitude(body));
}

/** How far the Moon is from its nearest major aspect to a body, degrees. */
function offDeg(body: (typeof MAIN_BODY_IDS)[number], instantMs: number): number {
  const separation = moonFrom(body, instantMs);
  return Math.min(...MAJOR_ASPECT_IDS.map((id) => Math.abs(separation - ASPECT_ANGLES[id].angleDeg)));
}

describe('the Moon’s stays', () => {
  it('follow one another sign by sign without a gap', () => {
    fc.assert(
      fc.property(INSTANTS, (fromMs) => {
        const stays = moonStays(fromMs, fromMs + 30 * MS_PER_DAY);
        expect(stays[0]?.fromMs).toBeLessThanOrEqual(fromMs);
        expect(stays.at(-1)?.toMs).toBeGreaterThanOrEqual(fromMs + 30 * MS_PER_DAY);
        for (const [index, stay] of stays.entries()) {
          expect(signOf(bodyPosition('moon', stay.fromMs + 60_000).longitudeDeg)).toBe(stay.sign);
          expect(signOf(bodyPosition('moon', stay.toMs - 60_000).longitudeDeg)).toBe(stay.sign);
          if (index > 0) expect(stay.fromMs).toBe(stays[index - 1]?.toMs);
        }
      }),
      { numRuns: 10 },
    );
  });

  it('are void from an exact aspect on, or whole', () => {
    fc.assert(
      fc.property(INSTANTS, (fromMs) => {
        for (const { fromMs: enteredMs, toMs, voidFromMs, lastAspect } of moonStays(fromMs, fromMs + 1)) {
          expect(voidFromMs).toBeGreaterThanOrEqual(enteredMs);
          expect(voidFromMs).toBeLessThanOrEqual(toMs);
          if (!lastAspect) expect(voidFromMs).toBe(enteredMs);
          else {
            const { angleDeg } = ASPECT_ANGLES[lastAspect.aspect];
            expect(Math.abs(moonFrom(lastAspect.body, voidFromMs) - angleDeg)).toBeLessThan(0.001);
          }
        }
      }),
      { numRuns: 100 },
    );
  });

  it('have no exact aspect after that', () => {
    fc.assert(
      fc.property(INSTANTS, (fromMs) => {
        for (const { toMs, voidFromMs } of moonStays(fromMs, fromMs + 1)) {
          for (let ms = voidFromMs + STEP_MS; ms < toMs - STEP_MS; ms += STEP_MS) {
            // In ten minutes the Moon goes 0.11° at most: an exact aspect would be seen from one side or the other.
            for (const body of MAIN_BODY_IDS) {
              if (body !== 'moon') expect(offDeg(body, ms)).toBeGreaterThan(0.056);
            }
          }
        }
      }),
      { numRuns: 15 },
    );
  });
});
