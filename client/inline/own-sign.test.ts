import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SIGN_IDS } from '../../astrology/ids.ts';
import { bodyPosition } from '../../astrology/positions.ts';
import { signOf } from '../../astrology/signs.ts';
import { sunDates } from '../../features/horoscopes/sun-dates.ts';
import script from './own-sign.js?raw';

interface Visitor {
  birth?: Readonly<Record<string, string>>;
  cookie?: string;
}

/** The sign that the page is marked by; undefined where it names none. */
function markOf({ birth, cookie = '' }: Visitor): string | undefined {
  const dataset: { sun?: string } = {};
  const storage = { getItem: () => (birth ? JSON.stringify(birth) : null) };
  runInNewContext(script, {
    document: {
      cookie,
      documentElement: { dataset },
      currentScript: {
        dataset: {
          signs: SIGN_IDS.join(' '),
          starts: [...sunDates(2026).values()].map(({ fromMs }) => fromMs).join(' '),
        },
      },
    },
    sessionStorage: storage,
    localStorage: storage,
  });
  return dataset.sun;
}

const MS_PER_MINUTE = 60_000;

describe('the sign of whoever looks at the twelve', () => {
  const moments = fc.integer({ min: Date.UTC(1900, 0, 2), max: Date.UTC(2026, 0, 1) });
  const offsets = fc.integer({ min: -12 * 60, max: 14 * 60 });

  test('is the Sun’s wherever it is named, whatever the zone of the birth', () => {
    let named = 0;
    fc.assert(
      fc.property(moments, offsets, fc.boolean(), (bornMs, offsetMinutes, isTimed) => {
        const wall = new Date(bornMs + offsetMinutes * MS_PER_MINUTE);
        const mark = markOf({
          birth: {
            year: String(wall.getUTCFullYear()),
            month: String(wall.getUTCMonth() + 1),
            day: String(wall.getUTCDate()),
            ...(isTimed && { time: wall.toISOString().slice(11, 16) }),
          },
        });
        if (mark === undefined) return;
        named += 1;
        expect(mark).toBe(signOf(bodyPosition('sun', bornMs).longitudeDeg));
      }),
      { numRuns: 400 },
    );
    expect(named).toBeGreaterThan(340);
  });

  test('is named far from a border, and not on it', () => {
    expect(markOf({ birth: { year: '1990', month: '6', day: '10', time: '14:30' } })).toBe('gemini');
    expect(markOf({ birth: { year: '1990', month: '6', day: '21', time: '14:30' } })).toBeUndefined();
  });

  test('is not told of a chart that is drawn in another zodiac', () => {
    expect(markOf({ birth: { year: '1990', month: '6', day: '10', zodiac: 'lahiri' } })).toBeUndefined();
  });

  test('is the account’s where this browser remembers no birth', () => {
    const cookie = `a=b; authBasicPlanets=${encodeURIComponent('{"sun":"leo","moon":"aries","rising":null}')}`;
    expect(markOf({ cookie })).toBe('leo');
    expect(markOf({ cookie: 'authBasicPlanets=%7Bx' })).toBeUndefined();
    expect(markOf({ cookie: `authBasicPlanets=${encodeURIComponent('{"sun":"x"}')}` })).toBeUndefined();
  });
});
