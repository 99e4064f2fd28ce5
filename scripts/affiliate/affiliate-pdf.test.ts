import { beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../locales/locales.ts';
import { href } from '../../routes/href.ts';
import { linesOfPage, openPdf } from '../../worker/books/print/read-pdf.fixture.ts';
import { affiliatePdf } from './affiliate-pdf.ts';
import { AFFILIATE_WORDS } from './affiliate-words.ts';

const contact = (language: (typeof LANGUAGES)[number]) => href('contact', language);
let bytes: Uint8Array;

beforeAll(async () => {
  bytes = await affiliatePdf(contact);
});

const flat = (text: string) => text.replaceAll(/\s+/gu, ' ');

describe('the paper about the affiliate programme', () => {
  it('is the same at every build, and small', async () => {
    expect(await affiliatePdf(contact)).toEqual(bytes);
    expect(bytes.length).toBeLessThan(150_000);
  });

  it.each(LANGUAGES.map((language, page) => [language, page] as const))(
    'says in the right letters, in %s, that it is not open yet',
    async (language, page) => {
      const pages = (await openPdf(bytes)).getPages();
      const text = flat(pages.map(linesOfPage)[page]?.join(' ') ?? '');
      const { title, state, lede, parts } = AFFILIATE_WORDS[language];
      for (const each of [title, state, lede, ...parts.map((part) => part.text), contact(language)])
        expect(text).toContain(flat(each));
      expect(pages).toHaveLength(LANGUAGES.length);
    },
  );
});
