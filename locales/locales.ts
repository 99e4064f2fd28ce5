/** The languages of the site. A new language is a row here and a folder beside it. */
export const LANGUAGES = ['tr', 'en', 'es', 'fr', 'pt'] as const;
export type Language = (typeof LANGUAGES)[number];

export const DEFAULT_LANGUAGE: Language = 'en';

interface Locale {
  /** BCP 47 tag: `<html lang>`, hreflang, Intl. */
  tag: string;
  /** Open Graph's form of the tag. */
  openGraph: string;
  /** The language's own name for itself. */
  name: string;
  /** The order in which its readers write a date. */
  dateOrder: readonly ('day' | 'month' | 'year')[];
  /** The clock that its readers write a time by. */
  hours: 12 | 24;
  /** Zone of the tz database that times are written in before the browser has told the visitor's own. */
  homeZone: string;
}

export const LOCALES = {
  tr: {
    tag: 'tr',
    openGraph: 'tr_TR',
    name: 'Türkçe',
    dateOrder: ['day', 'month', 'year'],
    hours: 24,
    homeZone: 'Europe/Istanbul',
  },
  en: {
    tag: 'en',
    openGraph: 'en_US',
    name: 'English',
    dateOrder: ['month', 'day', 'year'],
    hours: 12,
    homeZone: 'UTC',
  },
  es: {
    tag: 'es',
    openGraph: 'es_LA',
    name: 'Español',
    dateOrder: ['day', 'month', 'year'],
    hours: 24,
    homeZone: 'UTC',
  },
  fr: {
    tag: 'fr',
    openGraph: 'fr_FR',
    name: 'Français',
    dateOrder: ['day', 'month', 'year'],
    hours: 24,
    homeZone: 'UTC',
  },
  pt: {
    tag: 'pt-BR',
    openGraph: 'pt_BR',
    name: 'Português',
    dateOrder: ['day', 'month', 'year'],
    hours: 24,
    homeZone: 'UTC',
  },
} as const satisfies Record<Language, Locale>;

export function isLanguage(value: string | undefined): value is Language {
  return (LANGUAGES as readonly (string | undefined)[]).includes(value);
}
