import type { ReportId } from '../../features/reports/report-kinds.ts';
import type { Sample } from '../../features/reports/sample-spreads.ts';
import type { Language } from '../../locales/locales.ts';
import { readBeside } from '../words-assets.ts';

/**
 * Takes the place of routes/reports/make-sample.ts in the built worker: the samples lie beside it among the words, made by the build.
 * @throws Error where one cannot be reached.
 */
export function makeSample(report: ReportId, language: Language): Promise<Sample> {
  return readBeside(`${language}/samples/${report}`);
}
