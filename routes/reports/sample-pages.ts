import type { ReportId } from '../../features/reports/report-kinds.ts';
import type { Sample } from '../../features/reports/sample-spreads.ts';
import type { Language } from '../../locales/locales.ts';
import { makeSample } from './make-sample.ts';

/** Samples that this isolate has had: one a report and language, the same for all. What is still being read is its own request's. */
const had = new Map<string, Sample>();

/** What is shown of a report's sample book. @throws Error where it cannot be read. */
export async function samplePages(report: ReportId, language: Language): Promise<Sample> {
  const key = `${report} ${language}`;
  const known = had.get(key);
  if (known) return known;
  const sample = await makeSample(report, language);
  had.set(key, sample);
  return sample;
}
