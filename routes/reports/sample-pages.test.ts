import { describe, expect, it } from 'vitest';
import { REPORT_IDS } from '../../features/reports/report-kinds.ts';
import { countWords } from '../../locales/interpretation-lengths.ts';
import { LANGUAGES } from '../../locales/locales.ts';
import { samplePages } from './sample-pages.ts';

/** Words that a reader finds on a page at the least. */
const LEAST_WORDS = 90;

describe.each(LANGUAGES)('who looks inside a book in %s', (language) => {
  it.each(REPORT_IDS)('of the kind %s sees its wheel and three pages of text, each whole', async (report) => {
    const { spreads } = await samplePages(report, language);
    const [wheel, ...pages] = spreads.flat();
    expect(wheel).toEqual([expect.objectContaining({ kind: 'wheel' })]);
    expect(pages).toHaveLength(3);
    for (const page of pages) {
      expect(page[0]).toMatchObject({ kind: 'chapter' });
      expect(['paragraph', 'aside', 'lead']).toContain(page.at(-1)?.kind);
      const texts = page.flatMap((block) =>
        'text' in block && block.kind !== 'heading' ? [block.text] : [],
      );
      expect(texts.reduce((sum, text) => sum + countWords(text), 0)).toBeGreaterThan(LEAST_WORDS);
      expect(JSON.stringify(page)).not.toMatch(/\{\{|undefined|NaN/);
    }
  });
});

it('the same sample is made once', async () => {
  expect(await samplePages('juno', 'en')).toBe(await samplePages('juno', 'en'));
});
