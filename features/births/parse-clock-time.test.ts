import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type HalfOfDay, parseClockTime } from './parse-clock-time.ts';

/** `14:30`, `14:30:15`, `14` without a minute; null where nothing is understood. */
function read(text: string, half?: HalfOfDay): string | null {
  const clock = parseClockTime(text, half);
  if (!clock) return null;
  const { hour, minute, second } = clock;
  const pad = (value: number) => String(value).padStart(2, '0');
  return [hour, minute, second].flatMap((value) => (value === null ? [] : [pad(value)])).join(':');
}

describe('a whole time in one go', () => {
  test.each([
    // figures alone
    ['1430', '14:30'],
    ['930', '09:30'],
    ['0930', '09:30'],
    ['14.30', '14:30'],
    ['14:30', '14:30'],
    ['14,30', '14:30'],
    ['14 30', '14:30'],
    [' 9:05 ', '09:05'],
    ['9:05:30', '09:05:30'],
    ['00:00', '00:00'],
    ['１４：３０', '14:30'],
    // English
    ['2.30 pm', '14:30'],
    ['2:30 PM', '14:30'],
    ['2:30\u202fPM', '14:30'],
    ['2:30 p.m.', '14:30'],
    ['2.30p', '14:30'],
    ['0230PM', '14:30'],
    ['14:30 PM', '14:30'],
    ['12:15 am', '00:15'],
    ['12:15 pm', '12:15'],
    ['2 pm', '14:00'],
    ['2 o’clock', '02:00'],
    ['2:30 in the afternoon', '14:30'],
    ['noon', '12:00'],
    ['12 noon', '12:00'],
    ['Midnight', '00:00'],
    // Turkish
    ['öğleden sonra 2.30', '14:30'],
    ['ÖĞLEDEN SONRA 2.30', '14:30'],
    ['saat 14.30', '14:30'],
    ['ÖS 2:30', '14:30'],
    ['öö 9.15', '09:15'],
    ['sabah 9', '09:00'],
    ['sabaha karşı 4.20', '04:20'],
    ['akşam 8.45', '20:45'],
    ['gece 11', '23:00'],
    ['gece 12.30', '00:30'],
    ['gece 2', '02:00'],
    ['öğlen', '12:00'],
    ['gece yarısı', '00:00'],
    // Spanish
    ['2:30 p. m.', '14:30'],
    ['a las 2 de la tarde', '14:00'],
    ['11:20 de la noche', '23:20'],
    ['12:10 de la noche', '00:10'],
    ['3 de la madrugada', '03:00'],
    ['mediodía', '12:00'],
    // French
    ['14h30', '14:30'],
    ['14 h 30', '14:30'],
    ['14 h', '14:00'],
    ['14h30min', '14:30'],
    ['à 9 heures 05', '09:05'],
    ['8 h 15 du soir', '20:15'],
    ['2 heures de l’après-midi', '14:00'],
    ['minuit', '00:00'],
    // Portuguese
    ['às 14h30', '14:30'],
    ['7h da manhã', '07:00'],
    ['2h30 da tarde', '14:30'],
    ['1 da madrugada', '01:00'],
    ['meio-dia', '12:00'],
    ['meia-noite', '00:00'],
  ])('%s is %s', (text, time) => {
    expect(read(text)).toBe(time);
    expect(parseClockTime(text)?.minute).not.toBeNull();
  });

  test.each([
    '',
    'pm',
    'x',
    '25:00',
    '24:00',
    '14:60',
    '14:30:60',
    '14am',
    '0 pm',
    '13:00 am',
    '12 du soir',
    '14-16',
    '14:3',
    '123456',
    '14:30 tomorrow',
    'about 14:30 or so',
    '<script>alert(1)</script>',
    '14:30'.padEnd(100, 'h'),
  ])('%s is none', (text) => {
    expect(read(text)).toBeNull();
  });
});

describe('an hour alone', () => {
  test('has no minute', () => {
    expect(read('14')).toBe('14');
    expect(read('2')).toBe('02');
  });

  test('goes by the half that is said beside it', () => {
    expect(read('2', 'pm')).toBe('14');
    expect(read('12', 'am')).toBe('00');
    expect(read('12', 'pm')).toBe('12');
    expect(read('14', 'am')).toBeNull();
    expect(read('2 pm', 'am')).toBeNull();
  });
});

describe('either half of the day', () => {
  const isOpen = (text: string) => parseClockTime(text)?.isOpen;

  test('may be meant by a figure of 1 to 12', () => {
    expect(['2', '2:30', '12:15', '10.05'].map(isOpen)).toEqual([true, true, true, true]);
  });

  test('is settled by the figure, by a nought before it and by a word', () => {
    expect(['0:30', '14:30', '02:30', '2:30 am', 'sabah 9'].map(isOpen)).toEqual([
      false,
      false,
      false,
      false,
      false,
    ]);
  });
});

describe('for every minute of the day', () => {
  const minutes = fc.integer({ min: 0, max: 1439 });
  const pad = (value: number) => String(value).padStart(2, '0');

  test('what a clock of 24 hours writes is read back, whatever stands between hour and minute', () => {
    fc.assert(
      fc.property(minutes, fc.constantFrom(':', '.', ' h ', 'h', ' ', '', ' : '), (at, between) => {
        const [hour, minute] = [Math.floor(at / 60), at % 60];
        expect(read(`${pad(hour)}${between}${pad(minute)}`)).toBe(`${pad(hour)}:${pad(minute)}`);
      }),
    );
  });

  test('what each language writes by 12 hours is read back', () => {
    const tags = fc.constantFrom('en', 'en-GB', 'es', 'es-MX', 'es-CO', 'fr-CA', 'tr');
    fc.assert(
      fc.property(minutes, tags, (at, tag) => {
        const written = new Intl.DateTimeFormat(tag, {
          hour: 'numeric',
          minute: '2-digit',
          hour12: true,
          timeZone: 'UTC',
        }).format(at * 60_000);
        expect(read(written), written).toBe(`${pad(Math.floor(at / 60))}:${pad(at % 60)}`);
      }),
    );
  });

  test('nothing that anybody types throws, and what is understood is a time of day', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.constantFrom(undefined, 'am', 'pm'), (text, half) => {
        const clock = parseClockTime(text, half);
        if (!clock) return;
        expect(clock.hour).toBeGreaterThanOrEqual(0);
        expect(clock.hour).toBeLessThan(24);
        expect(clock.minute ?? 0).toBeLessThan(60);
        expect(clock.second ?? 0).toBeLessThan(60);
      }),
    );
  });
});
