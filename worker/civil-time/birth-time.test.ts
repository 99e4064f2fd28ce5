import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inDrill } from '../../tests/drills.ts';
import type { BirthClock, ResolvedBirthTime } from './birth-clock.ts';
import { offsetAt, resolveBirthTime } from './birth-time.ts';
import { allZones, zonePeriods } from './zone-history.ts';
import { zoneLinks } from './zones.table.ts';

interface GoldenBirth {
  readonly city: string;
  readonly timeZone: string;
  readonly longitude: number;
  readonly date: string;
  readonly time: string;
  readonly kind: 'plain' | 'ambiguous' | 'skipped';
  readonly instants: readonly string[];
  readonly offsets: readonly number[];
}

const golden = JSON.parse(
  readFileSync(new URL('../../tests/golden/births-sample.json', import.meta.url), 'utf8'),
) as GoldenBirth[];

function birth(timeZone: string, date: string, time: string | null, longitudeDeg = 0): BirthClock {
  return { timeZone, date, time, longitudeDeg };
}

/** Offsets in the order of the golden file, whatever the kind. */
function offsetsOf(result: ResolvedBirthTime): number[] {
  if (result.kind === 'ambiguous') return result.choices.map((choice) => choice.utcOffsetSeconds);
  if (result.kind === 'skipped') return [result.gap.fromOffsetSeconds, result.gap.toOffsetSeconds];
  return [result.utcOffsetSeconds];
}

function instantsOf(result: ResolvedBirthTime): string[] {
  const text = (ms: number): string => `${new Date(ms).toISOString().slice(0, 19)}Z`;
  if (result.kind === 'ambiguous') return result.choices.map((choice) => text(choice.instantMs));
  return result.kind === 'instant' ? [text(result.instantMs)] : [];
}

function offset(timeZone: string, date: string, time: string, longitudeDeg = 0): number[] {
  return offsetsOf(resolveBirthTime(birth(timeZone, date, time, longitudeDeg)));
}

function iso(ms: number): string {
  return new Date(ms).toISOString();
}

describe('the golden births', () => {
  it.each(golden.map((row) => [`${row.city} ${row.date} ${row.time} is ${row.kind}`, row] as const))(
    '%s',
    (_, row) => {
      const result = resolveBirthTime(birth(row.timeZone, row.date, row.time, row.longitude));
      expect(result.kind).toBe(row.kind === 'plain' ? 'instant' : row.kind);
      expect(offsetsOf(result)).toEqual(row.offsets);
      expect(instantsOf(result)).toEqual(row.instants);
    },
  );
});

describe('offsets that differ from those of a merged zone', () => {
  it.each([
    ['Stockholm kept no summer time in 1942', 'Europe/Stockholm', '1942-07-01', [3600]],
    [
      'Amsterdam was 0:19:32 ahead of Greenwich in the winter of 1935',
      'Europe/Amsterdam',
      '1935-01-15',
      [1172],
    ],
    ['Amsterdam was 1:19:32 ahead in the summer of 1935', 'Europe/Amsterdam', '1935-07-15', [4772]],
    ['Oslo kept no summer time in 1920', 'Europe/Oslo', '1920-07-01', [3600]],
    ['Copenhagen was an hour ahead in 1925', 'Europe/Copenhagen', '1925-01-01', [3600]],
    ['Luxembourg was on Greenwich in the winter of 1930', 'Europe/Luxembourg', '1930-01-01', [0]],
    ['Paris counted its own mean time in 1910', 'Europe/Paris', '1910-01-01', [561]],
    ['Istanbul counted its own mean time until October 1910', 'Europe/Istanbul', '1910-03-01', [7016]],
    ['Istanbul was two hours ahead from October 1910', 'Europe/Istanbul', '1910-10-02', [7200]],
    ['Turkey stayed three hours ahead in the winter of 2016', 'Europe/Istanbul', '2016-12-15', [10800]],
    ['Turkey stays three hours ahead in 2090', 'Europe/Istanbul', '2090-01-15', [10800]],
    ['Ireland is on Greenwich in winter', 'Europe/Dublin', '1990-01-15', [0]],
    ['British double summer time was two hours', 'Europe/London', '1943-07-01', [7200]],
    ['Nepal went to a quarter hour in 1986', 'Asia/Kathmandu', '1986-01-02', [20700]],
  ])('%s', (_, timeZone, date, expected) => {
    expect(offset(timeZone, date, '12:00')).toEqual(expected);
  });
});

describe('before standard time', () => {
  it('takes the local mean time of the birthplace itself', () => {
    const result = resolveBirthTime(birth('America/Sao_Paulo', '1905-05-05', '12:00', -43.2075));
    expect(result).toMatchObject({ kind: 'instant', utcOffsetSeconds: -10370 });
    expect(result).toMatchObject({
      zone: { source: 'local-mean-time', rule: 'local-mean-time', abbreviation: 'LMT' },
    });
  });
  it('keeps the date of the zone for a place across the date line', () => {
    expect(offset('Pacific/Fiji', '1910-01-01', '12:00', -179.98)).toEqual([43205]);
  });
  it('takes local mean time where the tz database knows nothing', () => {
    expect(offset('America/Inuvik', '1940-01-01', '12:00', -133.72)).toEqual([-32093]);
  });
});

describe('clock times that happened twice', () => {
  it('Lord Howe repeats half an hour', () => {
    expect(offset('Australia/Lord_Howe', '2020-04-05', '01:45')).toEqual([39600, 37800]);
  });
  it('a fold picks the first or the second', () => {
    const clock = birth('Europe/Paris', '2022-10-30', '02:30');
    expect(instantsOf(resolveBirthTime({ ...clock, fold: 0 }))).toEqual(['2022-10-30T00:30:00Z']);
    expect(instantsOf(resolveBirthTime({ ...clock, fold: 1 }))).toEqual(['2022-10-30T01:30:00Z']);
  });
  it('the choices carry their receipts', () => {
    const result = resolveBirthTime(birth('Europe/Paris', '2022-10-30', '02:30'));
    expect(result).toMatchObject({
      choices: [
        { zone: { rule: 'daylight-time', abbreviation: 'CEST', standardOffsetSeconds: 3600 } },
        { zone: { rule: 'standard-time', abbreviation: 'CET', standardOffsetSeconds: 3600 } },
      ],
    });
  });
});

describe('clock times that never happened', () => {
  it('Apia skipped 2011-12-30', () => {
    expect(offset('Pacific/Apia', '2011-12-30', '12:00')).toEqual([-36000, 50400]);
    expect(resolveBirthTime(birth('Pacific/Apia', '2011-12-30', null))).toMatchObject({ kind: 'skipped' });
  });
  it('Kiritimati skipped 1994-12-31', () => {
    expect(offset('Pacific/Kiritimati', '1994-12-31', '12:00')).toEqual([-36000, 50400]);
  });
  it('the gap says which wall times are missing', () => {
    expect(resolveBirthTime(birth('America/New_York', '1981-04-26', '02:30'))).toEqual({
      kind: 'skipped',
      gap: {
        atMs: Date.UTC(1981, 3, 26, 7),
        fromOffsetSeconds: -18000,
        toOffsetSeconds: -14400,
        fromLocal: '1981-04-26T02:00:00',
        toLocal: '1981-04-26T03:00:00',
      },
    });
  });
});

describe('the far future', () => {
  it('New York goes on with its last rule', () => {
    expect(offset('America/New_York', '2098-07-01', '12:00')).toEqual([-14400]);
    expect(offset('America/New_York', '2098-12-01', '12:00')).toEqual([-18000]);
  });
  it('Berlin skips an hour on the last Sunday of March 2090', () => {
    expect(offset('Europe/Berlin', '2090-03-26', '02:30')).toEqual([3600, 7200]);
  });
  it('Dublin calls the summer of 2060 daylight time', () => {
    expect(resolveBirthTime(birth('Europe/Dublin', '2060-07-01', '12:00'))).toMatchObject({
      utcOffsetSeconds: 3600,
      zone: { daylight: true, standardOffsetSeconds: 0, abbreviation: 'IST' },
    });
  });
});

describe('a birth whose time is not known', () => {
  it.each([
    ['Istanbul 1990-06-10 has 24 hours', 'Europe/Istanbul', '1990-06-10', 24],
    ['Paris 1997-03-30 has 23 hours', 'Europe/Paris', '1997-03-30', 23],
    ['Paris 1997-10-26 has 25 hours', 'Europe/Paris', '1997-10-26', 25],
    ['São Paulo 2018-11-04 begins at one', 'America/Sao_Paulo', '2018-11-04', 23],
    ['Kwajalein 1969-09-30 has 47 hours', 'Pacific/Kwajalein', '1969-09-30', 47],
  ])('%s', (_, timeZone, date, hours) => {
    const result = resolveBirthTime(birth(timeZone, date, null));
    if (result.kind !== 'stretch') throw new Error(result.kind);
    expect((result.toMs - result.fromMs) / 3_600_000).toBe(hours);
  });
  it('noon that never showed is the moment of the change', () => {
    const result = resolveBirthTime(birth('America/Havana', '1925-07-19', null, -82.383));
    if (result.kind !== 'stretch') throw new Error(result.kind);
    expect(iso(result.drawnMs)).toBe('1925-07-19T17:29:36.000Z');
    expect(result.utcOffsetSeconds).toBe(-18000);
  });
});

describe("the visitor's own offset", () => {
  it('decides, gap or no gap', () => {
    const clock = { ...birth('America/New_York', '1981-04-26', '02:30'), utcOffsetSeconds: -18000 };
    expect(resolveBirthTime(clock)).toMatchObject({
      kind: 'instant',
      instantMs: Date.UTC(1981, 3, 26, 7, 30),
      zone: { source: 'override', rule: 'override', daylight: null },
    });
  });
});

describe('input that has no answer', () => {
  it.each([
    ['a day that is not in the calendar', { date: '2023-02-29' }, 'invalid_input', 'date'],
    ['a date in another form', { date: '10.06.1990' }, 'invalid_input', 'date'],
    ['1799', { date: '1799-12-31' }, 'date_out_of_range', 'date'],
    ['2200', { date: '2200-01-01' }, 'date_out_of_range', 'date'],
    ['24:00', { time: '24:00' }, 'invalid_input', 'time'],
    ['a leap second', { time: '23:59:60' }, 'invalid_input', 'time'],
    ['an unknown zone', { timeZone: 'Mars/Olympus' }, 'invalid_input', 'timeZone'],
    ['a zone named like an object property', { timeZone: 'constructor' }, 'invalid_input', 'timeZone'],
    ['no longitude', { longitudeDeg: Number.NaN }, 'invalid_input', 'longitudeDeg'],
    ['an offset of seventeen hours', { utcOffsetSeconds: 61200 }, 'invalid_input', 'utcOffsetSeconds'],
  ])('%s is refused', (_, change, code, field) => {
    const clock = { ...birth('Europe/Istanbul', '1990-06-10', '14:30', 28.95), ...change };
    expect(() => resolveBirthTime(clock)).toThrow(expect.objectContaining({ code, field }));
  });
});

describe('any birth at all', () => {
  const zones = [...allZones().keys(), ...Object.keys(zoneLinks)];
  const anyClock = fc.record({
    timeZone: fc.constantFrom(...zones),
    date: fc
      .date({ min: new Date('1800-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
      .map((day) => day.toISOString().slice(0, 10)),
    time: fc
      .tuple(fc.nat(23), fc.nat(59), fc.nat(59))
      .map((parts) => parts.map((part) => `${part}`.padStart(2, '0')).join(':')),
    longitudeDeg: fc.double({ min: -180, max: 180, noNaN: true }),
  });
  it('shows the same wall time when its instant is read back with its offset', () => {
    fc.assert(
      fc.property(anyClock, (clock) => {
        const result = resolveBirthTime(clock);
        const told = `${clock.date}T${clock.time}.000Z`;
        if (result.kind === 'ambiguous')
          for (const choice of result.choices)
            expect(iso(choice.instantMs + choice.utcOffsetSeconds * 1000)).toBe(told);
        if (result.kind !== 'instant') return;
        expect(iso(result.instantMs + result.utcOffsetSeconds * 1000)).toBe(told);
        expect(offsetAt(clock.timeZone, result.instantMs, clock.longitudeDeg).utcOffsetSeconds).toBe(
          result.utcOffsetSeconds,
        );
      }),
      { numRuns: inDrill(20_000, 1000) },
    );
  });
  it('is ambiguous where the clocks went back and skipped where they went forward, by just that much', () => {
    fc.assert(
      fc.property(fc.constantFrom(...zones), fc.integer({ min: 1901, max: 2098 }), (timeZone, year) => {
        const periods = zonePeriods(timeZone, Date.UTC(year, 0, 1), Date.UTC(year + 1, 0, 1)) ?? [];
        for (const [index, after] of periods.entries()) {
          const before = periods[index - 1];
          // Where a town went by its own Sun, before or (Lagos in 1908) again, the birth's longitude is what counts.
          if (before === undefined || /LMT|-00/.test(before.abbreviation + after.abbreviation)) continue;
          const shiftSeconds = after.offsetSeconds - before.offsetSeconds;
          if (Math.abs(shiftSeconds) < 2) continue;
          const wallMs = after.startMs + before.offsetSeconds * 1000 + Math.trunc(shiftSeconds / 2) * 1000;
          const [date = '', rest = ''] = iso(wallMs).split('T');
          const result = resolveBirthTime(birth(timeZone, date, rest.slice(0, 8)));
          expect(result.kind).toBe(shiftSeconds > 0 ? 'skipped' : 'ambiguous');
          if (result.kind !== 'ambiguous') continue;
          const [first, second] = result.choices;
          expect(second.instantMs - first.instantMs).toBe(-shiftSeconds * 1000);
        }
      }),
      { numRuns: inDrill(10_000, 500) },
    );
  });
  it('has a day without time that holds every instant of that date', () => {
    fc.assert(
      fc.property(anyClock, (clock) => {
        const result = resolveBirthTime(clock);
        const day = resolveBirthTime({ ...clock, time: null });
        if (result.kind !== 'instant' || day.kind !== 'stretch') return;
        expect(result.instantMs).toBeGreaterThanOrEqual(day.fromMs);
        expect(result.instantMs).toBeLessThan(day.toMs);
      }),
    );
  });
});
