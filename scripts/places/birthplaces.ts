import { readFileSync } from 'node:fs';
import { isLanguage, type Language } from '../../locales/locales.ts';

/** A way to write a birthplace, and where it is. */
export interface WrittenBirthplace {
  readonly language: Language;
  readonly text: string;
  /** Degrees; null where the words do not tell one place. */
  readonly at: { readonly latitude: number; readonly longitude: number } | null;
  /** Kept aside while the reading of places was made. */
  readonly isAside: boolean;
}

const listUrl = new URL('../../tests/golden/birthplaces.txt', import.meta.url);

/** The list of tests/golden/birthplaces.txt. Throws on a line that is not of its form. */
export function readBirthplaces(): WrittenBirthplace[] {
  const lines = readFileSync(listUrl, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  return lines.flatMap((line, index) => {
    const [language = '', where = '', texts = ''] = line.split('|');
    if (!isLanguage(language)) throw new Error(`birthplaces: ${line}`);
    const [latitude = Number.NaN, longitude = Number.NaN] = where.split(',').map(Number);
    if (where !== '?' && !(latitude <= 90 && longitude <= 180)) throw new Error(`birthplaces: ${line}`);
    const at = where === '?' ? null : { latitude, longitude };
    const isAside = index % 2 === 0;
    return texts.split(' ~ ').map((text): WrittenBirthplace => ({ language, text, at, isAside }));
  });
}
