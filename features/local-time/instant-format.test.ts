import { describe, expect, it } from 'vitest';
import { instantWriter, nearestMinute } from './instant-format.ts';

const AT_MS = Date.UTC(2026, 10, 24, 11, 9, 20);
const LATER_MS = Date.UTC(2026, 11, 7, 11, 9);

/** Intl parts hours and halves of the day by spaces of several widths. */
function plain(text: string): string {
  return text.replace(/\s/g, ' ');
}

describe.each([
  [
    'tr',
    '14:09',
    '24 Kasım 14:09',
    '24 Kasım 2026',
    '24 Kas 2026',
    '24 Kasım 2026 14:09',
    '24 Kasım – 7 Aralık',
  ],
  [
    'en',
    '2:09 PM',
    'November 24, 2:09 PM',
    'November 24, 2026',
    'Nov 24, 2026',
    'November 24, 2026, 2:09 PM',
    'November 24 – December 7',
  ],
  [
    'es',
    '14:09',
    '24 de noviembre, 14:09',
    '24 de noviembre de 2026',
    '24 nov 2026',
    '24 de noviembre de 2026, 14:09',
    '24 de noviembre – 7 de diciembre',
  ],
  [
    'fr',
    '14:09',
    '24 novembre, 14:09',
    '24 novembre 2026',
    '24 nov. 2026',
    '24 novembre 2026, 14:09',
    '24 novembre – 7 décembre',
  ],
  [
    'pt-BR',
    '14:09',
    '24 de novembro, 14:09',
    '24 de novembro de 2026',
    '24 de nov. de 2026',
    '24 de novembro de 2026, 14:09',
    '24 de novembro – 7 de dezembro',
  ],
])('an instant in %s', (tag, clock, dayTime, date, shortDate, moment, days) => {
  const write = instantWriter(tag, 'Europe/Istanbul');

  it('has the clock and the date of its language, by the zone', () => {
    expect(plain(write('clock', AT_MS))).toBe(clock);
    expect(plain(write('dayTime', AT_MS))).toBe(dayTime);
    expect(write('date', AT_MS)).toBe(date);
    expect(write('shortDate', AT_MS)).toBe(shortDate);
    expect(plain(write('moment', AT_MS))).toBe(moment);
  });

  it('may be a stretch of days', () => {
    expect(plain(write('day', AT_MS, LATER_MS))).toBe(days);
  });

  it('has no word between date and hour that would have to agree with the hour', () => {
    const utc = instantWriter(tag, 'UTC');
    for (let hour = 0; hour < 24; hour++) {
      const atMs = Date.UTC(2026, 10, 24, hour, 9);
      expect(utc('moment', atMs).replace(utc('date', atMs), '').replace(utc('clock', atMs), '')).toMatch(
        /^,? $/,
      );
    }
  });

  it('is told by its nearest minute, and so is its day', () => {
    const utc = instantWriter(tag, 'UTC');
    const newYear = Date.UTC(2027, 0, 1);
    expect(utc('moment', newYear - 30_000)).toBe(utc('moment', newYear));
    expect(utc('date', newYear - 30_000)).toContain('2027');
    expect(utc('date', newYear - 30_001)).toContain('2026');
  });
});

it('the nearest minute is the later one from half a minute on', () => {
  expect([nearestMinute(29_999), nearestMinute(30_000), nearestMinute(-30_001)]).toEqual([
    0, 60_000, -60_000,
  ]);
});

it('a civil day has its own name in each zone', () => {
  const dayIn = (zone: string) => instantWriter('en', zone)('date', Date.UTC(2026, 10, 24, 11));
  expect(['Pacific/Kiritimati', 'Asia/Kolkata', 'Pacific/Pago_Pago'].map(dayIn)).toEqual([
    'November 25, 2026',
    'November 24, 2026',
    'November 24, 2026',
  ]);
});

it('a zone that is none is refused', () => {
  expect(() => instantWriter('en', 'Mars/Olympus')('clock', AT_MS)).toThrow(RangeError);
});
