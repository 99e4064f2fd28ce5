import { describe, expect, it } from 'vitest';
import { fillText } from './fill-text.ts';
import { loadWords } from './index.ts';
import { flatTexts, SUBJECT_LENGTHS } from './interpretation-lengths.ts';
import type { Subject } from './interpretation-types.ts';
import { loadTexts } from './interpretations.ts';
import { NAMESPACES } from './namespaces.ts';

/** What is read on the pages and in the books. */
const SUBJECTS = Object.keys(SUBJECT_LENGTHS) as Subject[];

/** Every text of the Turkish dictionaries by its path. */
async function turkishTexts(): Promise<ReadonlyMap<string, string>> {
  const words = await loadWords('tr', NAMESPACES);
  const texts = new Map<string, string>();
  const take = (tree: object, path: string) => {
    for (const [key, value] of Object.entries(tree)) {
      const here = `${path}.${key}`;
      if (typeof value === 'string') texts.set(here, value);
      else take(value as object, here);
    }
  };
  for (const name of NAMESPACES) take(words.section(name), name);
  return texts;
}

/** What TDK spells in one way and hands in another. */
const MISSPELLED =
  /(?<!\p{L})(yeni ay\p{L}*|hal(?:i|in|de|den|e|ler|ini|inin|inde|inden|indeki|ine|iyle|lerini)?|halbuki|herhalde|derhal|işyer\p{L}*|yıldönüm\p{L}*|özgüven\p{L}*|veritaban\p{L}*|herşey|mönü\p{L}*|suluboya\p{L}*|dilbilgi\p{L}*|yüzellilik|Güney Düğüm\p{L}*)(?!\p{L})/iu;

/** New shoes, the new month: what only begins like a new Moon. */
const NO_MOON = /yeni ay(?:akkab\p{L}*|a boş|lar)/giu;

/** The heads of pages: a section that has both a title and a description, and is no figure. */
const HEAD =
  /^(?!.*\.(ribbon|map|wheel|guide)\.)[a-z]+\.((list|calendar|solar|lunar|login|signup|reset|again|profile|security|deleteUser|unsubscribe)\.)?(title|datedTitle|description)$/;

/** The longest of what a head is filled with. */
const LONGEST = {
  sign: 'İkizler',
  year: 2026,
  month: 'Ağustos 2026',
  eclipse: '12 Ağustos 2026 Güneş tutulması',
};

describe('the Turkish dictionaries', () => {
  it('say "sen", and write what may be spelled in two ways in one', async () => {
    // Two people are "siz"; the pages of one are not theirs.
    const siz =
      /(?<!\p{L})(siz|sizin|size|yazın|seçin|deneyin|girin)(?!\p{L})|\p{L}(?:iyor|ıyor|uyor|üyor)s[ıu]n[ıu]z/u;
    for (const [key, text] of await turkishTexts()) {
      expect(text.replace(NO_MOON, ''), key).not.toMatch(MISSPELLED);
      if (!/^(quiz|compatibility)\./.test(key)) expect(text, key).not.toMatch(siz);
    }
  });

  it('have the same spelling in the interpretations and the books', async () => {
    for (const subject of SUBJECTS) {
      for (const [path, text] of flatTexts(await loadTexts('tr', subject))) {
        expect(text.replace(NO_MOON, ''), `${subject}.${path}`).not.toMatch(MISSPELLED);
      }
    }
  });

  it('have titles of at most 60 and descriptions of at most 160 characters', async () => {
    const heads = [...(await turkishTexts())].filter(([key]) => HEAD.test(key));
    expect(heads.length).toBeGreaterThan(35);
    for (const [key, text] of heads) {
      const limit = key.endsWith('escription') ? 160 : 60;
      expect(fillText(text, LONGEST).length, key).toBeLessThanOrEqual(limit);
    }
  });
});
