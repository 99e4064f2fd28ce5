import { computeChart } from '../../astrology/compute-chart.ts';
import { MS_PER_DAY } from '../../astrology/time-scales.ts';
import { computeTimelessChart } from '../../astrology/timeless-chart.ts';
import type { BirthChart } from '../births/birth-chart.ts';
import type { BookBirth } from './compose-book.ts';

/** Births drawn by a seed: the same seed draws the same. */

/** mulberry32. */
function drawer(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function birthOf(
  chart: Omit<BirthChart, 'utcOffsetSeconds' | 'timeZone' | 'place'>,
  where: readonly [number, number],
): BirthChart {
  const [latitude, longitude] = where;
  return {
    ...chart,
    utcOffsetSeconds: 0,
    timeZone: { id: 'UTC', rule: 'utc', source: 'given', abbreviation: null },
    place: { id: null, name: 'Łódź', region: null, country: null, latitude, longitude },
  };
}

function isoDay(atMs: number): string {
  return new Date(atMs).toISOString().slice(0, 10);
}

/** A birth with its hour, between 1930 and 2015, where people live. */
export function drawnBirth(seed: number): BookBirth {
  const draw = drawer(seed);
  const instantMs =
    Date.UTC(1930, 0, 1) +
    Math.floor(draw() * 85 * 365.2425) * MS_PER_DAY +
    Math.floor(draw() * 1440) * 60_000;
  const where = [draw() * 110 - 50, draw() * 360 - 180] as const;
  const chart = computeChart({
    instantMs,
    latitudeDeg: where[0],
    longitudeDeg: where[1],
    houseSystem: 'placidus',
  });
  return {
    chart: birthOf({ ...chart, day: null }, where),
    date: isoDay(instantMs),
    time: new Date(instantMs).toISOString().slice(11, 16),
    timeZone: 'UTC',
  };
}

/** A birth whose hour is not known. */
export function drawnDay(seed: number): BookBirth {
  const { chart, date } = drawnBirth(seed);
  const fromMs = Date.parse(date);
  const { latitude, longitude } = chart.place;
  const timeless = computeTimelessChart({
    fromMs,
    toMs: fromMs + MS_PER_DAY,
    drawnMs: fromMs + MS_PER_DAY / 2,
    isWholeDay: true,
    latitudeDeg: latitude,
    longitudeDeg: longitude,
    houseSystem: 'placidus',
  });
  const sure = timeless.day.aspects.filter(({ allDay }) => allDay);
  const aspects = timeless.aspects.filter((one) =>
    sure.some(
      ({ first, second, aspect }) => first === one.first && second === one.second && aspect === one.aspect,
    ),
  );
  return {
    chart: birthOf({ ...timeless, aspects }, [latitude, longitude]),
    date,
    time: null,
    timeZone: 'UTC',
  };
}
