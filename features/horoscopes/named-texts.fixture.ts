import type { WeekTexts } from './week.ts';
import type { YearTexts } from './year.ts';

const HOUSES = Array.from({ length: 12 }, (_, index) => index + 1);

type Named = string | { [key: string]: Named } | Named[];
type Make = (path: string) => Named;

const text: Make = (path) => path;

const list =
  (count: number): Make =>
  (path) =>
    Array.from({ length: count }, (_, index) => `${path}.${index}`);

const keyed =
  (keys: readonly (string | number)[], make: Make): Make =>
  (path) =>
    Object.fromEntries(keys.map((key) => [key, make(`${path}.${key}`)]));

const houses = (make: Make) => keyed(HOUSES, make);

function named(makers: Readonly<Record<string, Make>>): unknown {
  return Object.fromEntries(Object.entries(makers).map(([subject, make]) => [subject, make(subject)]));
}

/** The words of a week, of which each text is its own name. */
export const namedWeek = named({
  weekOpenings: houses(list(9)),
  weekRetrogrades: list(12),
  weekDays: houses(list(4)),
  weekLunations: keyed(['newMoon', 'fullMoon'], houses(list(2))),
  weekEntries: keyed(['sun', 'mercury', 'venus', 'mars'], houses(text)),
  weekTurns: keyed(['retrograde', 'direct'], houses(text)),
  weekClosings: houses(list(3)),
}) as WeekTexts;

/** The words of a year, of which each text is its own name. */
export const namedYear = named({
  yearJupiter: houses(list(2)),
  yearSaturn: houses(list(2)),
  yearRetrogrades: keyed(['jupiter', 'saturn'], houses(text)),
  yearLeavings: houses(list(3)),
  yearEclipses: keyed(['solar', 'lunar'], houses(text)),
  yearQuarters: houses(list(4)),
  yearDrives: houses(list(4)),
  yearClosings: houses(list(2)),
  transitHouses: keyed(['uranus', 'neptune', 'pluto'], houses(list(3))),
  eclipseHouses: keyed(['solar', 'lunar'], houses(text)),
}) as YearTexts;
