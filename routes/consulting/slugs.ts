import { ASTROLOGER_IDS, type AstrologerId, PACKAGE_IDS, type PackageId } from '../../contract/consulting.ts';
import type { Language } from '../../locales/locales.ts';

type Slugs = Readonly<Record<Language, readonly string[]>>;

/** What the packages are called in addresses, in the order of their ids. */
export const PACKAGE_SLUGS: Slugs = {
  en: ['natal-chart-reading', 'year-ahead', 'relationship-reading', 'one-question'],
  tr: ['dogum-haritasi-yorumu', 'onumuzdeki-yil', 'iliski-yorumu', 'tek-soru'],
  es: ['lectura-de-carta-natal', 'el-ano-por-delante', 'lectura-de-pareja', 'una-pregunta'],
  fr: ['lecture-du-theme-natal', 'annee-a-venir', 'lecture-de-couple', 'une-question'],
  pt: ['leitura-do-mapa-natal', 'ano-pela-frente', 'leitura-de-casal', 'uma-pergunta'],
};

/** A name is the same word in every language. */
export const ASTROLOGER_SLUGS: Slugs = {
  en: ASTROLOGER_IDS,
  tr: ASTROLOGER_IDS,
  es: ASTROLOGER_IDS,
  fr: ASTROLOGER_IDS,
  pt: ASTROLOGER_IDS,
};

/** The package of a page by the English name that its parameter has; null: none. */
export function packageOf(slug: string | undefined): PackageId | null {
  return PACKAGE_IDS[PACKAGE_SLUGS.en.indexOf(slug ?? '')] ?? null;
}

/** The parameter under which a package has its page. */
export function packageParams(id: PackageId): { package: string } {
  return { package: PACKAGE_SLUGS.en[PACKAGE_IDS.indexOf(id)] ?? '' };
}

/** The astrologer of a page; null: none. */
export function astrologerOf(slug: string | undefined): AstrologerId | null {
  return ASTROLOGER_IDS.find((id) => id === slug) ?? null;
}
