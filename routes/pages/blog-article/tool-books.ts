import type { ReportId } from '../../../features/reports/report-kinds.ts';
import type { ArticleTool } from '../../../locales/article-types.ts';
import type { Language } from '../../../locales/locales.ts';
import { href } from '../../href.ts';
import { reportParams } from '../../reports/report-slugs.ts';

/** The books that go on from what a tool shows. */
const BOOKS: Readonly<Partial<Record<ArticleTool, ReportId>>> = {
  'natal-chart': 'natal',
  'rising-sign': 'natal',
  'juno-calculation': 'juno',
  'relationship-compatibility-calculator': 'relationship',
};

/** Where an article's reader finds the subject at length: in a book, or on the shelf of all. */
export function bookPathOf(tool: ArticleTool, language: Language): string {
  const report = BOOKS[tool];
  return report ? href('report-detail', language, reportParams(report)) : href('astrology-reports', language);
}
