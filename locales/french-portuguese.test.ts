import { describe, expect, it } from 'vitest';
import { fillText } from './fill-text.ts';
import { loadWords } from './index.ts';
import { NAMESPACES } from './namespaces.ts';

/** Every text of a language's dictionaries by its path. */
async function textsOf(language: 'fr' | 'pt'): Promise<ReadonlyMap<string, string>> {
  const words = await loadWords(language, NAMESPACES);
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

/** The heads of pages: a title or a description that is no figure's and no explanation's. */
const HEAD =
  /^(?!.*\.(?:ribbon|map|wheel|guide|distances)\.)(?!common\.).*\.(?:title|datedTitle|description)$/;

/** The longest of what a head is filled with. */
const LONGEST = {
  fr: {
    sign: 'Sagittaire',
    year: 2026,
    month: 'septembre 2026',
    eclipse: 'Éclipse lunaire du 26 septembre 2026',
  },
  pt: {
    sign: 'Capricórnio',
    year: 2026,
    month: 'setembro de 2026',
    eclipse: 'Eclipse lunar de 26 de setembro de 2026',
  },
};

describe.each(['fr', 'pt'] as const)('the dictionaries in %s', (language) => {
  it('have titles of at most 60 and descriptions of at most 160 characters', async () => {
    const heads = [...(await textsOf(language))].filter(([key]) => HEAD.test(key));
    expect(heads.length).toBeGreaterThan(35);
    for (const [key, text] of heads) {
      const limit = key.endsWith('escription') ? 160 : 60;
      expect(fillText(text, LONGEST[language]).length, key).toBeLessThanOrEqual(limit);
    }
  });
});

describe('the French dictionaries', () => {
  it('call a chart a "thème" and a map a "carte"', async () => {
    // What is typed into the search is not ours to choose.
    const MAP = /^eclipses\.(?:solar|lunar)\.(?:title|datedTitle|map\.title)$|^search\.tools\.[\w-]+\.words$/;
    for (const [key, text] of await textsOf('fr')) {
      if (!MAP.test(key)) expect(text, key).not.toMatch(/(?<!\p{L})cartes?(?!\p{L})/iu);
    }
  });

  it('write the new Moon in one way: a capital at the beginning alone', async () => {
    for (const [key, text] of await textsOf('fr')) {
      expect(text, key).not.toMatch(/(?<!^)(?:Nouvelle|Pleine) Lune|(?:nouvelle|pleine)s? lune/u);
    }
  });
});

describe('the Portuguese dictionaries', () => {
  it('are Brazilian', async () => {
    const european =
      /(?<!\p{L})(?:partilh\p{L}*|torna-se|tornam-se|por vezes|só para si|meio ano)(?!\p{L})/iu;
    for (const [key, text] of await textsOf('pt')) expect(text, key).not.toMatch(european);
  });

  it('write the new Moon in one way: the Moon is a name, its phase is none', async () => {
    for (const [key, text] of await textsOf('pt')) {
      expect(text, key).not.toMatch(/Luas? (?:Nova|Cheia)|luas? (?:nova|cheia)/u);
    }
  });
});
