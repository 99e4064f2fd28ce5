import type { AreaNames } from '../../worker/places/area.ts';
import { foldedWords } from '../../worker/places/fold.ts';
import { admin1Names } from './admin1-names.table.ts';
import type { City } from './cities-file.ts';
import {
  cityNames,
  countryTexts,
  type LocalizedNames,
  regionNames,
  regionTexts,
  secondLevelTexts,
} from './localized-names.ts';

/** A first-level region. */
export interface Region {
  readonly id: number;
  readonly name: string;
  readonly localized: LocalizedNames | undefined;
}

/** English words for the kind of region say nothing and are foreign on four of the five languages' pages. */
const regionKind =
  / (Province|State|Oblast'?|Governorate|Department|District|County|Prefecture|Region|Parish|Emirate)$/;

/** "Eastern" or "Free" alone would be no name, so such regions keep the word. */
const needsItsKind =
  /^(Free|Federal|Capital|.*(North|South|East|West|Central|Upper|Lower)(ern)?|North-Eastern)$/;

function regionName(name: string): string {
  const bare = name.replace(regionKind, '');
  return needsItsKind.test(bare) ? name : bare;
}

/** Regions by `country.admin1`: the admin1 table, and where that has no name, the name of the region's seat. */
export function readRegions(cities: readonly City[]): Map<string, Region> {
  const names = new Map(
    admin1Names
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => {
        const [key = '', name = ''] = line.split('|');
        return [key, regionName(name)] as const;
      }),
  );
  for (const city of cities) {
    const key = `${city.country}.${city.admin1}`;
    if (/^PPL[AC]$/.test(city.featureCode) && city.admin1 !== '' && !names.has(key))
      names.set(key, city.name);
  }
  return new Map(
    [...names].map(([key, name], index) => {
      const byName = `${key.slice(0, 2)}|${name}`;
      return [key, { id: index + 1, name, localized: regionNames.get(byName) ?? cityNames.get(byName) }];
    }),
  );
}

function foldedNames(texts: readonly string[]): string[] {
  return [...new Set(texts.map((text) => foldedWords(text).join(' ')).filter((name) => name !== ''))];
}

/** What the region and the country of a place are called, in the five languages and in letters. */
export function areaNames(
  { country, admin1, admin2 }: Pick<City, 'country' | 'admin1' | 'admin2'>,
  region: Region | undefined,
): AreaNames {
  const code = /^[A-Z]{2,3}$/.test(admin1) ? admin1 : '';
  const shown = region === undefined ? [] : [region.name, ...Object.values(region.localized ?? {})];
  const other = region === undefined ? [] : regionTexts(country, region.name);
  return {
    region: foldedNames([...shown, code, ...other, ...secondLevelTexts(country, admin2)]),
    country: foldedNames(countryTexts(country)),
  };
}
