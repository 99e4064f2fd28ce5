import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { computeChart } from '../../astrology/compute-chart.ts';
import { ZODIAC_IDS } from '../../astrology/ids.ts';
import { MS_PER_DAY } from '../../astrology/time-scales.ts';
import { overlayPoints, skyOverChart } from '../../astrology/transits/overlay-sky.ts';
import { skyStretch } from '../../astrology/transits/sky-stretch.ts';
import { skyOfDay } from './day-sky.ts';
import { readSkyDay } from './sky-day-fields.ts';
import { skyDaysAnswer } from './sky-days-answer.ts';

const birth = { instantMs: Date.UTC(1990, 5, 10, 11, 30), latitudeDeg: 41.01, longitudeDeg: 28.95 };
const days = fc.integer({ min: Date.UTC(1991, 0, 1) / MS_PER_DAY, max: Date.UTC(2060, 0, 1) / MS_PER_DAY });

describe('a day out of a stretch of days', () => {
  test('is the sky of that day alone', () => {
    fc.assert(
      fc.property(
        days,
        fc.integer({ min: 0, max: 30 }),
        fc.constantFrom(...ZODIAC_IDS),
        (first, at, zodiac) => {
          const chart = { ...computeChart({ ...birth, houseSystem: 'placidus', zodiac }), day: null };
          const points = overlayPoints(chart);
          const noons = Array.from({ length: 31 }, (_, k) => (first + k + 0.5) * MS_PER_DAY);
          const names = noons.map((ms) => new Date(ms).toISOString().slice(0, 10));
          const answer = skyDaysAnswer(names, skyStretch(points, noons, chart.settings));
          const written = points.map(({ id, longitudeDeg }) => ({ id, longitude: longitudeDeg }));
          const sky = skyOfDay(answer, names[at] ?? '', written);
          const alone = skyOverChart(chart, noons[at] ?? 0);
          for (const [index, body] of alone.bodies.entries()) {
            expect(sky?.bodies[index]).toMatchObject({ id: body.id, retrograde: body.retrograde });
            expect(sky?.bodies[index]?.longitude).toBeCloseTo(body.longitude, 4);
          }
          // At the very border of an orb a fraction of an arc second decides.
          const sure = alone.aspects.filter(({ startMs, endMs }) =>
            [startMs, endMs].every((ms) => ms === null || Math.abs(ms - alone.instantMs) > 600_000),
          );
          for (const { mover, point, aspect, orbDeg, applying, previousMs, nextMs } of sure) {
            const same = sky?.aspects.find(
              (other) => other.mover === mover && other.point === point && other.aspect === aspect,
            );
            expect(same?.orbDeg).toBeCloseTo(orbDeg, 2);
            if (orbDeg > 0.01) expect(same?.applying).toBe(applying);
            for (const [told, known] of [
              [same?.previousMs, previousMs],
              [same?.nextMs, nextMs],
            ]) {
              if (known === null || known === undefined) continue;
              if (Math.abs(known - alone.instantMs) > MS_PER_DAY) {
                expect(Math.abs((told ?? 0) - known)).toBeLessThan(MS_PER_DAY / 2);
              }
            }
          }
        },
      ),
      // Chiron and Neptune are close to their stations there, and their motion is next to none.
      {
        numRuns: 15,
        examples: [
          [24_744, 3, 'lahiri'],
          [11_817, 3, 'tropical'],
        ],
      },
    );
  }, 60_000);

  test('is none where the day is not among them', () => {
    expect(skyOfDay({ days: [], transits: [] }, '2026-11-23', [])).toBeNull();
  });
});

describe('the day whose sky is asked for', () => {
  const read = (skyday: string, skymonth: string, skyyear: string) =>
    readSkyDay({ skyday, skymonth, skyyear, day: '10' });

  test('is read in figures', () => {
    expect(read('3', '12', '2026')).toEqual({ ok: true, day: '2026-12-03' });
    expect(read(' 03', '2 ', '1900')).toEqual({ ok: true, day: '1900-02-03' });
  });

  test('is none where a form does not ask', () => {
    expect(read('', '', '')).toBeNull();
    expect(readSkyDay({ day: '10', month: '6', year: '1990' })).toBeNull();
  });

  test.each([
    ['30', '2', '2026', 'impossible'],
    ['1', '1', '2100', 'out_of_range'],
    ['1', '1', '26', 'malformed'],
    ['x', '1', '2026', 'malformed'],
    ['1', '', '2026', 'malformed'],
  ])('%s.%s.%s is %s', (day, month, year, code) => {
    expect(read(day, month, year)).toEqual({ ok: false, code });
  });
});
