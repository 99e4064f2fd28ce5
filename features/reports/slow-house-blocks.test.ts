import { expect, it } from 'vitest';
import { MS_PER_DAY } from '../../astrology/time-scales.ts';
import { drawnBirth } from './drawn-births.fixture.ts';
import { readChartOf } from './read-chart.ts';
import { slowHouses } from './slow-house-blocks.ts';

const CHART = readChartOf(drawnBirth(21).chart);
/** A year on whose last day Jupiter enters the twelfth house of that chart. */
const FROM_MS = Date.UTC(2027, 8, 29);
const TO_MS = Date.UTC(2028, 8, 29);

const namesOf = (fromMs: number, toMs: number) =>
  slowHouses(CHART, { fromMs, toMs }).map(({ mover, house }) => `${mover} ${house}`);

it('a house that a slow planet is in for some days of the year is not told of', () => {
  expect(namesOf(FROM_MS, TO_MS)).toEqual(['jupiter 11', 'saturn 6']);
});

it('it is told of in the year that has its stay', () => {
  expect(namesOf(FROM_MS, TO_MS + 20 * MS_PER_DAY)).toEqual(['jupiter 11', 'jupiter 12', 'saturn 6']);
});
