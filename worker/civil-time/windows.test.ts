import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { resolveBirthTime } from './birth-time.ts';
import { CivilTimeError } from './civil-time-error.ts';
import { noonIn } from './noon.ts';

function stretchOf(timeZone: string, date: string, from: string, to: string) {
  const resolved = resolveBirthTime({ timeZone, date, time: null, window: { from, to }, longitudeDeg: 0 });
  if (resolved.kind !== 'stretch') throw new Error(resolved.kind);
  return resolved;
}

function iso(instantMs: number): string {
  return new Date(instantMs).toISOString().slice(0, 16);
}

describe('a stretch of clock times', () => {
  it('begins and ends by the clocks of the place, and is drawn for its middle', () => {
    const { fromMs, toMs, drawnMs, isWholeDay, utcOffsetSeconds } = stretchOf(
      'Europe/Istanbul',
      '1990-06-10',
      '14:00',
      '16:00',
    );
    expect([iso(fromMs), iso(drawnMs), iso(toMs)]).toEqual([
      '1990-06-10T11:00',
      '1990-06-10T12:00',
      '1990-06-10T13:00',
    ]);
    expect([isWholeDay, utcOffsetSeconds]).toEqual([false, 10_800]);
  });

  it('may end with the day', () => {
    expect(iso(stretchOf('UTC', '1990-06-10', '18:00', '24:00').toMs)).toBe('1990-06-11T00:00');
  });

  it('holds both passes of an hour that came twice', () => {
    const { fromMs, toMs } = stretchOf('Europe/Paris', '2022-10-30', '02:00', '03:00');
    expect([iso(fromMs), iso(toMs)]).toEqual(['2022-10-30T00:00', '2022-10-30T02:00']);
  });

  it('lacks the hour that was left out', () => {
    const { fromMs, toMs } = stretchOf('Europe/Paris', '2022-03-27', '01:30', '03:30');
    expect([iso(fromMs), iso(toMs)]).toEqual(['2022-03-27T00:30', '2022-03-27T01:30']);
  });

  it('that was left out whole never was', () => {
    const clock = { timeZone: 'Europe/Paris', date: '2022-03-27', time: null, longitudeDeg: 2 };
    const { kind } = resolveBirthTime({ ...clock, window: { from: '02:10', to: '02:50' } });
    expect(kind).toBe('skipped');
  });

  it('that ends before it begins is refused', () => {
    expect(() => stretchOf('UTC', '1990-06-10', '16:00', '14:00')).toThrow(CivilTimeError);
  });

  it('holds the instant of every clock time within it', () => {
    const clockText = (minutes: number) =>
      `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
    fc.assert(
      fc.property(
        fc.constantFrom(
          'Europe/Paris',
          'America/New_York',
          'Australia/Lord_Howe',
          'Asia/Kathmandu',
          'Europe/Istanbul',
        ),
        fc.integer({ min: Date.UTC(1920, 0, 1), max: Date.UTC(2060, 0, 1) }),
        fc.integer({ min: 0, max: 1438 }),
        fc.integer({ min: 1, max: 1439 }),
        (timeZone, dayMs, first, length) => {
          const last = Math.min(1439, first + length);
          const date = new Date(dayMs).toISOString().slice(0, 10);
          const clock = { timeZone, date, longitudeDeg: 10 };
          const stretch = resolveBirthTime({
            ...clock,
            time: null,
            window: { from: clockText(first), to: clockText(last) },
          });
          const inside = resolveBirthTime({ ...clock, time: clockText(Math.floor((first + last) / 2)) });
          if (stretch.kind !== 'stretch' || inside.kind !== 'instant') return;
          expect(inside.instantMs).toBeGreaterThanOrEqual(stretch.fromMs);
          expect(inside.instantMs).toBeLessThan(stretch.toMs);
          expect(stretch.drawnMs).toBeGreaterThanOrEqual(stretch.fromMs);
          expect(stretch.drawnMs).toBeLessThanOrEqual(stretch.toMs);
        },
      ),
      { numRuns: 300 },
    );
  });
});

it('noon is that of the zone, and what has none says why', () => {
  expect(noonIn('Europe/Istanbul', '2026-03-01')).toBe(Date.UTC(2026, 2, 1, 9));
  expect(noonIn('Mars/Olympus', '2026-03-01')).toBe('timeZone');
  expect(noonIn('Pacific/Apia', '2011-12-30')).toBe('date');
});
