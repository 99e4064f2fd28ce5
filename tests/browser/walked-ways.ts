import { LANGUAGES, type Language } from '../../locales/locales.ts';

interface Way {
  language: Language;
  width: number;
  javaScriptEnabled: boolean;
}

/**
 * Whether a walk is taken this way in each run of the tests. Of the ways that language, width and JavaScript make, it is each second one,
 * so that any two of the three meet in every combination; `npm run drills` takes them all.
 */
export function isWalked({ language, width, javaScriptEnabled }: Way): boolean {
  if (process.env.DRILLS === '1') return true;
  const isOddLanguage = LANGUAGES.indexOf(language) % 2 === 1;
  const isWide = width > 1000;
  return (isOddLanguage !== isWide) === javaScriptEnabled;
}
