import { REPORT_IDS, type ReportId } from '../../features/reports/report-kinds.ts';
import type { Language } from '../../locales/locales.ts';

/** What the reports are called in addresses, in the order of their ids. */
export const REPORT_SLUGS: Readonly<Record<Language, readonly string[]>> = {
  en: ['natal-book', 'year-ahead', 'love-and-partnership', 'work-and-vocation', 'juno-book', 'childs-chart'],
  tr: ['dogum-kitabi', 'onundeki-yil', 'ask-ve-ortaklik', 'is-ve-ugras', 'juno-kitabi', 'cocugun-haritasi'],
  es: [
    'libro-natal',
    'el-ano-que-viene',
    'amor-y-pareja',
    'trabajo-y-vocacion',
    'libro-de-juno',
    'carta-de-un-nino',
  ],
  fr: [
    'livre-de-naissance',
    'l-annee-qui-vient',
    'amour-et-vie-a-deux',
    'travail-et-vocation',
    'livre-de-junon',
    'theme-d-un-enfant',
  ],
  pt: [
    'livro-natal',
    'o-ano-pela-frente',
    'amor-e-vida-a-dois',
    'trabalho-e-vocacao',
    'livro-de-juno',
    'mapa-de-uma-crianca',
  ],
};

/** The report of a page by the English name that its parameter has; null: none. */
export function reportOf(slug: string | undefined): ReportId | null {
  return REPORT_IDS[REPORT_SLUGS.en.indexOf(slug ?? '')] ?? null;
}

/** The parameter under which a report has its page. */
export function reportParams(id: ReportId): { report: string } {
  return { report: REPORT_SLUGS.en[REPORT_IDS.indexOf(id)] ?? '' };
}
