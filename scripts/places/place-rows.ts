import type { AreaNames } from '../../worker/places/area.ts';
import { foldedWords, quarterTerm, wholeNameTerm } from '../../worker/places/fold.ts';
import { type City, readCities } from './cities-file.ts';
import { cityNames, type LocalizedNames, quartersOfCity, shortNamesOfCity } from './localized-names.ts';
import { areaNames, type Region, readRegions } from './regions.ts';

/** id, name, localized as JSON or null. */
export type RegionRow = readonly [number, string, string | null];

/** id, names as JSON of `AreaNames`. */
export type AreaRow = readonly [number, string];

/** The columns of `place` in order, then those of `place_index`, then the area that the place lies in. */
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
  areaId: number,
];

export interface PlaceRows {
  readonly regions: readonly RegionRow[];
  readonly areas: readonly AreaRow[];
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

/** Each name's words and the name as one word, as `whole` writes it, without repetition. */
function terms(names: readonly string[], whole: (words: readonly string[]) => string): Set<string> {
  const all = new Set<string>();
  for (const name of names) {
    const words = foldedWords(name);
    if (words.length === 0) continue;
    for (const word of words) all.add(word);
    all.add(whole(words));
  }
  return all;
}

/** Takes the value out, so that only the first place of a name gets it: the rows come by population. */
function take<Value>(values: Map<string, Value>, key: string): Value | undefined {
  const value = values.get(key);
  values.delete(key);
  return value;
}

/** An area, and the words under which the index has it. */
interface IndexedArea {
  readonly id: number;
  readonly json: string;
  readonly terms: string;
}

function indexedArea(id: number, names: AreaNames): IndexedArea {
  const all = [...names.region, ...names.country].map((name) => name.split(' '));
  // A name of one word stands there as a whole name alone: a third less to write for each place.
  const words = all.flatMap((name) => (name.length > 1 ? name : []));
  const indexed = new Set([...words, ...all.map(wholeNameTerm)]);
  return { id, json: JSON.stringify(names), terms: [...indexed].join(' ') };
}

/** What the tables of this project know of a city beside the cities file. */
interface HandWritten {
  readonly localized: LocalizedNames | undefined;
  readonly shortNames: readonly string[];
  readonly quarters: readonly string[];
}

/** The columns of one city. */
function placeRow(
  city: City,
  rank: number,
  region: Region | undefined,
  area: IndexedArea,
  { localized, shortNames, quarters }: HandWritten,
): PlaceRow {
  const nameTerms = terms([city.name, city.asciiName, ...Object.values(localized ?? {})], wholeNameTerm);
  const aliases = [...city.alternateNames.filter((name) => !isSyllables(name)), ...shortNames];
  const aliasTerms = terms(aliases, wholeNameTerm).union(terms(quarters, quarterTerm)).difference(nameTerms);
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
    area.terms,
    area.id,
  ];
}

/** Areas by country and names, each made once. */
function areaFinder(): { find(city: City, region: Region | undefined): IndexedArea; all(): AreaRow[] } {
  const areas = new Map<string, IndexedArea>();
  return {
    find(city, region) {
      const key = `${city.country}.${city.admin1}.${city.admin2}`;
      const known = areas.get(key);
      if (known) return known;
      const area = indexedArea(areas.size + 1, areaNames(city, region));
      areas.set(key, area);
      return area;
    },
    all: () => [...areas.values()].map(({ id, json }): AreaRow => [id, json]),
  };
}

/** Everything that stands in the places database, in order of rank. Throws on an exonym or quarter whose city is not in the file. */
export function buildPlaceRows(): PlaceRows {
  const cities = readCities();
  const regionByKey = readRegions(cities);
  const areas = areaFinder();
  const namesLeft = new Map(cityNames);
  const shortNamesLeft = new Map(shortNamesOfCity);
  const quartersLeft = new Map(quartersOfCity);
  const places = cities.map((city, index) => {
    const region = regionByKey.get(`${city.country}.${city.admin1}`);
    const nameKey = `${city.country}|${city.name}`;
    return placeRow(city, index + 1, region, areas.find(city, region), {
      localized: take(namesLeft, nameKey),
      shortNames: take(shortNamesLeft, nameKey) ?? [],
      quarters: take(quartersLeft, nameKey) ?? [],
    });
  });
  const unused = [...namesLeft.keys(), ...shortNamesLeft.keys(), ...quartersLeft.keys()];
  if (unused.length > 0) throw new Error(`names_without_a_city ${unused.join(', ')}`);
  const regions = [...regionByKey.values()].map(
    ({ id, name, localized }): RegionRow => [id, name, toJson(localized)],
  );
  return { regions, areas: areas.all(), places };
}
