import { expect, it } from 'vitest';
import { REPORT_IDS } from '../../features/reports/report-kinds.ts';
import { LANGUAGES } from '../../locales/locales.ts';
import { PAGE_IDS, pageRow } from '../table.ts';
import { REPORT_SLUGS, reportOf, reportParams } from './report-slugs.ts';

/** Last segments of pages that stand beside the reports, in any language. */
const SISTERS = PAGE_IDS.flatMap((id) => Object.values(pageRow(id).slugs))
  .filter((slug) => slug.startsWith('report-detail/'))
  .map((slug) => slug.split('/')[1] ?? '')
  .filter((segment) => !segment.includes('{'));

it.each(LANGUAGES)(
  'no report is called like a static page, and each has one name of its own in %s',
  (language) => {
    const slugs = REPORT_SLUGS[language];
    expect(new Set(slugs).size).toBe(REPORT_IDS.length);
    for (const slug of slugs) {
      expect(SISTERS).not.toContain(slug);
      expect(slug).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
      if (language !== 'en') expect(REPORT_SLUGS.en).not.toContain(slug);
    }
  },
);

it('a report is found by its name, and a name that is none finds none', () => {
  for (const id of REPORT_IDS) expect(reportOf(reportParams(id).report)).toBe(id);
  expect(reportOf('nothing')).toBeNull();
  expect(reportOf(undefined)).toBeNull();
});
