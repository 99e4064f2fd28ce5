import { describe, expect, test } from 'vitest';
import { MS_PER_DAY } from '../time-scales.ts';
import { type LunarEclipse, lunarEclipses } from './lunar-eclipses.ts';
import { LUNATION_DAYS, lunationsSinceZero, SAROS_LUNATIONS } from './saros.ts';
import { sarosMember } from './saros-members.ts';
import { type SolarEclipse, solarEclipses } from './solar-eclipses.ts';

const range = [Date.UTC(1900, 0, 1), Date.UTC(2100, 0, 1)] as const;
const ECLIPSES = { solar: solarEclipses(...range), lunar: lunarEclipses(...range) };

/** Julian dates, at 0h, of the first eclipses of the series from the one that is named on (NASA's catalogues of saros series). */
const FIRSTS = {
  solar: {
    from: 114,
    days: [
      1959038, 1963024, 1986767, 2010510, 2014496, 2031654, 2061982, 2065968, 2083126, 2113454, 2104269,
      2108256, 2151755, 2083302, 2080704, 2124203, 2121603, 2132176, 2162504, 2166490, 2177062, 2207390,
      2217962, 2228534, 2258862, 2269434, 2273421, 2310334, 2314320, 2311722, 2355221, 2319695, 2284169,
      2314498, 2325069, 2329056, 2352799, 2369956, 2380528, 2404271, 2421428, 2425414, 2455743, 2472900,
      2476886,
    ],
  },
  lunar: {
    from: 108,
    days: [
      1972903, 1990059, 1994046, 2024375, 2034946, 2045518, 2075847, 2086418, 2083820, 2120733, 2124719,
      2062852, 2086596, 2103752, 2094568, 2118311, 2142054, 2146040, 2169783, 2186940, 2197512, 2214670,
      2238412, 2242398, 2266142, 2289884, 2287285, 2311028, 2334770, 2292659, 2276890, 2326974, 2304619,
      2308606, 2345520, 2349506, 2360078, 2390406, 2394392, 2411550, 2441878, 2445864, 2456437,
    ],
  },
} as const;

const LUNATION_ZERO_JD = { solar: 2451550.1, lunar: 2451564.9 } as const;

describe.each(['solar', 'lunar'] as const)('members of %s series', (kind) => {
  const known = ECLIPSES[kind].flatMap((eclipse: SolarEclipse | LunarEclipse) => {
    const found = sarosMember(eclipse);
    return found ? [{ ...eclipse, ...found }] : [];
  });

  test('begin on the days of the catalogue', () => {
    const { from, days } = FIRSTS[kind];
    for (const [index, day] of days.entries()) {
      const eclipse = known.find(({ saros }) => saros === from + index);
      if (!eclipse) throw new Error(`no eclipse of series ${from + index}`);
      const first = eclipse.lunation - (eclipse.member - 1) * SAROS_LUNATIONS;
      const mean = LUNATION_ZERO_JD[kind] + first * LUNATION_DAYS;
      // True phase less mean phase, and the calendar day's 0h.
      expect(Math.abs(mean - day - 1), `series ${from + index}`).toBeLessThan(1.5);
    }
  });

  test('end where the eclipses of two centuries end', () => {
    const lastLunation = lunationsSinceZero(kind, range[1]);
    for (const [saros, series] of Map.groupBy(known, (eclipse) => eclipse.saros)) {
      const last = series.at(-1);
      if (!last || last.lunation + SAROS_LUNATIONS >= lastLunation) continue;
      expect([saros, last.member]).toEqual([saros, last.count]);
    }
  });

  test('are all eclipses but those that graze by the wider rule alone', () => {
    const missing = ECLIPSES[kind].filter((eclipse) => sarosMember(eclipse) === null);
    expect(missing.map(({ maximumMs }) => new Date(maximumMs).toISOString().slice(0, 10))).toEqual(
      kind === 'solar' ? [] : ['1951-02-21', '2016-08-18', '2042-10-28'],
    );
  });
});

test.each([
  ['solar', '1919-05-29', 136, 32, 71],
  ['solar', '1999-08-11', 145, 21, 77],
  ['solar', '2017-08-21', 145, 22, 77],
  ['solar', '2024-04-08', 139, 30, 71],
  ['solar', '2026-08-12', 126, 48, 72],
  ['solar', '2027-08-02', 136, 38, 71],
  ['lunar', '2018-07-27', 129, 38, 71],
  ['lunar', '2022-05-16', 131, 34, 72],
  ['lunar', '2025-03-14', 123, 53, 72],
  ['lunar', '2025-09-07', 128, 41, 71],
  ['lunar', '2026-03-03', 133, 27, 71],
  ['lunar', '2027-07-18', 110, 72, 72],
] as const)('the %s eclipse of %s is of series %i its number %i of %i', (kind, day, saros, member, count) => {
  const startMs = Date.parse(day);
  const find = kind === 'solar' ? solarEclipses : lunarEclipses;
  const [eclipse] = find(startMs, startMs + MS_PER_DAY);
  if (!eclipse) throw new Error('no eclipse');
  expect([eclipse.saros, sarosMember(eclipse)]).toEqual([saros, { member, count }]);
});
