import { foldedWords, wholeNameTerm } from '../../worker/places/fold.ts';
import { type City, readCities } from './cities-file.ts';
import { cityNames, type LocalizedNames, quartersOfCity } from './localized-names.ts';
import { areaTerms, type Region, readRegions } from './regions.ts';

/** id, name, localized as JSON or null. */
export type RegionRow = readonly [number, string, string | null];

/** The columns of `place` in order, then those of `place_index`. */
export type PlaceRow = readonly [
  rank: number,
  id: number,
  name: string,
  localized: string | null,
  regionId: number | null,
  country: string,
  latitude: number,
  longitude: number,
  timeZone: string,
  population: number,
  nameTerms: string,
  aliasTerms: string,
  areaTerms: string,
];

export interface PlaceRows {
  readonly regions: readonly RegionRow[];
  readonly places: readonly PlaceRow[];
}

function toJson(names: LocalizedNames | undefined): string | null {
  return names === undefined ? null : JSON.stringify(names);
}

/**
 * Romanised Chinese, Japanese and Korean stand in the file in small letters, a word a syllable ("ba li" for Paris):
 * nobody types them, and they would answer every short query.
 */
function isSyllables(name: string): boolean {
  return /^[a-z][a-z' -]*$/.test(name);
}

/** Each name's words and the name as one word, without repetition. */
function terms(names: readonly string[]): Set<string> {
  const all = new Set<string>();
  for (const name of names) {
    const words = foldedWords(name);
    if (words.length === 0) continue;
    for (const word of words) all.add(word);
    all.add(wholeNameTerm(words));
  }
  return all;
}

/** Takes the value out, so that only the first place of a name gets it: the rows come by population. */
function take<Value>(values: Map<string, Value>, key: string): Value | undefined {
  const value = values.get(key);
  values.delete(key);
  return value;
}

/** The columns of one city; `area` is what `areaTerms` made of its region. */
function placeRow(
  city: City,
  rank: number,
  region: Region | undefined,
  area: string,
  localized: LocalizedNames | undefined,
  quarters: readonly string[],
): PlaceRow {
  const nameTerms = terms([city.name, city.asciiName, ...Object.values(localized ?? {})]);
  const aliases = [...city.alternateNames.filter((name) => !isSyllables(name)), ...quarters];
  const aliasTerms = terms(aliases).difference(nameTerms);
  return [
    rank,
    city.id,
    city.name,
    toJson(localized),
    region?.id ?? null,
    city.country,
    city.latitude,
    city.longitude,
    city.timeZone,
    city.population,
    [...nameTerms].join(' '),
    [...aliasTerms].join(' '),
    area,
  ];
}

/** Everything that stands in the places database, in order of rank. Throws on an exonym or quarter whose city is not in the file. */
export function buildPlaceRows(): PlaceRows {
  const cities = readCities();
  const regionByKey = readRegions(cities);
  const areaByKey = new Map<string, string>();
  const namesLeft = new Map(cityNames);
  const quartersLeft = new Map(quartersOfCity);
  const places = cities.map((city, index) => {
    const regionKey = `${city.country}.${city.admin1}`;
    const region = regionByKey.get(regionKey);
    const area = areaByKey.get(regionKey) ?? areaTerms(city.country, city.admin1, region);
    areaByKey.set(regionKey, area);
    const nameKey = `${city.country}|${city.name}`;
    return placeRow(
      city,
      index + 1,
      region,
      area,
      take(namesLeft, nameKey),
      take(quartersLeft, nameKey) ?? [],
    );
  });
  const unused = [...namesLeft.keys(), ...quartersLeft.keys()];
  if (unused.length > 0) throw new Error(`names_without_a_city ${unused.join(', ')}`);
  const regions = [...regionByKey.values()].map(
    ({ id, name, localized }): RegionRow => [id, name, toJson(localized)],
  );
  return { regions, places };
}
