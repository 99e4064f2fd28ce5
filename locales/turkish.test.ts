import { describe, expect, it } from 'vitest';
import { fillText } from './fill-text.ts';
import { loadWords } from './index.ts';
import { NAMESPACES } from './namespaces.ts';

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
    const two =
      /(?<!\p{L})(yeni ay\p{L}*|hali|haliyle|işyeri|yıldönümü|özgüven|veritaban\p{L}*|herşey|yüzellilik|Güney Düğüm)(?!\p{L})/iu;
    // Two people are "siz"; the pages of one are not theirs.
    const siz =
      /(?<!\p{L})(siz|sizin|size|yazın|seçin|deneyin|girin)(?!\p{L})|\p{L}(?:iyor|ıyor|uyor|üyor)s[ıu]n[ıu]z/u;
    for (const [key, text] of await turkishTexts()) {
      expect(text, key).not.toMatch(two);
      if (!/^(quiz|compatibility)\./.test(key)) expect(text, key).not.toMatch(siz);
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
