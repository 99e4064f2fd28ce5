import { env } from 'cloudflare:workers';
import type { ReportId } from '../../features/reports/report-kinds.ts';
import type { Sample } from '../../features/reports/sample-spreads.ts';
import type { Language } from '../../locales/locales.ts';
import { fetchWordsFile } from '../words-assets.ts';

/**
 * Takes the place of routes/reports/make-sample.ts in the built worker: the samples lie beside it among the words, made by the build.
 * @throws Error where one cannot be reached.
 */
export async function makeSample(report: ReportId, language: Language): Promise<Sample> {
  const sample = await fetchWordsFile(env.ASSETS, `${language}/samples/${report}`);
  if (!sample) throw new Error(`no sample of ${report} in ${language}`);
  // The build wrote it by the module of this name (scripts/vite/samples-beside-worker.ts).
  return sample as unknown as Sample;
}
