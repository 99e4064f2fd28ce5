import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import type { ReportId } from '../../features/reports/report-kinds.ts';
import type { Language } from '../../locales/locales.ts';
import { makeSample } from '../../routes/reports/make-sample.ts';
import { buildSamples } from './build-samples.ts';

it('what the build lays beside the worker is what the sources make', async () => {
  const files: string[] = [];
  for await (const [file, sample] of buildSamples(fileURLToPath(new URL('../../locales', import.meta.url)))) {
    const [language, , report] = file.split('/');
    files.push(file);
    const made = await makeSample(report as ReportId, language as Language);
    expect(JSON.parse(JSON.stringify(sample))).toEqual(JSON.parse(JSON.stringify(made)));
  }
  expect(files).toHaveLength(30);
});
