import type { ReportId } from '../../features/reports/report-kinds.ts';
import type { Language } from '../../locales/locales.ts';
import type { ArticleWay } from '../blog/ways-to-articles.ts';
import { href } from '../href.ts';
import { reportParams } from './report-slugs.ts';

/** The way from a page that computes to the book that goes further. */
export function bookWay(report: ReportId, title: string, language: Language): ArticleWay {
  return { path: href('report-detail', language, reportParams(report)), title };
}
