import { countryWords, regionWords, secondLevelNames } from './area-names.table.ts';
import { cityExonyms, regionExonyms, regionLetters } from './exonyms.table.ts';
import { quarters, shortNames } from './quarters.table.ts';

/** Language -> name, only where it differs from the plain one. */
export type LocalizedNames = Readonly<Record<string, string>>;

const languages = ['tr', 'en', 'es', 'fr', 'pt'] as const;

function lines(table: string): string[] {
  return table.split('\n').filter((line) => line !== '');
}

function exonyms(table: string): ReadonlyMap<string, LocalizedNames> {
  return new Map(
    lines(table).map((line) => {
      const [country = '', name = '', ...names] = line.split('|');
      const pairs = languages.flatMap((language, index) => (names[index] ? [[language, names[index]]] : []));
      return [`${country}|${name}`, Object.fromEntries(pairs) as LocalizedNames];
    }),
  );
}

/** `country|name in the cities file` -> names. */
export const cityNames = exonyms(cityExonyms);

/** `country|name in the admin1 table` -> names. */
export const regionNames = exonyms(regionExonyms);

/** Rows of `country | name or code | names separated by commas`, by `country|name`. */
function namesByKey(table: string): ReadonlyMap<string, readonly string[]> {
  return new Map(
    lines(table).map((line) => {
      const [country = '', key = '', names = ''] = line.split('|');
      return [`${country}|${key}`, names.split(', ')];
    }),
  );
}

/** `country|region` -> postal letters such as ON. */
const lettersOfRegion = namesByKey(regionLetters);

/** `country|region` -> its other names and letters. */
const wordsOfRegion = namesByKey(regionWords);

/** `country|admin2 code` -> names of the department or province. */
const namesOfSecondLevel = namesByKey(secondLevelNames);

/** `country|city in the cities file` -> its quarters that the file lacks. */
export const quartersOfCity = namesByKey(quarters);

/** `country|city in the cities file` -> short forms of its name. */
export const shortNamesOfCity = namesByKey(shortNames);

const extraWords = new Map(
  lines(countryWords).map((line) => {
    const [country = '', names = ''] = line.split('|');
    return [country, names.split(', ')];
  }),
);

const displayNames = languages.map((language) => new Intl.DisplayNames([language], { type: 'region' }));

/** All that people may write for a country: its code, its names in the five languages, and common forms. */
export function countryTexts(country: string): string[] {
  const names = displayNames.map((names) => names.of(country) ?? country);
  return [country, ...names, ...(extraWords.get(country) ?? [])];
}

/** What people write for a region beside the names that it is shown with. */
export function regionTexts(country: string, region: string): string[] {
  const key = `${country}|${region}`;
  return [...(lettersOfRegion.get(key) ?? []), ...(wordsOfRegion.get(key) ?? [])];
}

/** Code and names of a department or province; empty where people do not write them. */
export function secondLevelTexts(country: string, admin2: string): string[] {
  const names = namesOfSecondLevel.get(`${country}|${admin2}`);
  return names === undefined ? [] : [admin2, ...names];
}
