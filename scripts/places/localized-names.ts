import { cityExonyms, countryWords, quarters, regionExonyms, regionLetters } from './exonyms.table.ts';

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

/** `country|region` -> postal letters such as ON. */
export const lettersOfRegion: ReadonlyMap<string, string> = new Map(
  lines(regionLetters).map((line) => {
    const [country = '', region = '', letters = ''] = line.split('|');
    return [`${country}|${region}`, letters];
  }),
);

/** `country|city in the cities file` -> its quarters that the file lacks. */
export const quartersOfCity: ReadonlyMap<string, readonly string[]> = new Map(
  lines(quarters).map((line) => {
    const [country = '', city = '', names = ''] = line.split('|');
    return [`${country}|${city}`, names.split(', ')];
  }),
);

const extraWords = new Map(
  lines(countryWords).map((line) => {
    const [country = '', words = ''] = line.split('|');
    return [country, words];
  }),
);

const displayNames = languages.map((language) => new Intl.DisplayNames([language], { type: 'region' }));

/** All that people may write for a country: its code, its names in the five languages, and common words. */
export function countryTexts(country: string): string[] {
  const names = displayNames.map((names) => names.of(country) ?? country);
  return [country, ...names, extraWords.get(country) ?? ''];
}
