import { describe, expect, it, test } from 'vitest';
import { fillText } from './fill-text.ts';
import { loadWords } from './index.ts';
import { flatTexts, SUBJECT_LENGTHS } from './interpretation-lengths.ts';
import type { Subject } from './interpretation-types.ts';
import { loadTexts } from './interpretations.ts';
import { NAMESPACES } from './namespaces.ts';

/** Every text of a language's dictionaries by its path. */
async function textsOf(language: 'en' | 'es'): Promise<ReadonlyMap<string, string>> {
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
  en: {
    sign: 'Sagittarius',
    year: 2026,
    month: 'September 2026',
    eclipse: 'Lunar eclipse of September 26, 2026',
  },
  es: {
    sign: 'Capricornio',
    year: 2026,
    month: 'septiembre de 2026',
    eclipse: 'Eclipse lunar del 26 de septiembre de 2026',
  },
};

describe.each(['en', 'es'] as const)('the dictionaries in %s', (language) => {
  it('have titles of at most 60 and descriptions of at most 160 characters', async () => {
    const heads = [...(await textsOf(language))].filter(([key]) => HEAD.test(key));
    expect(heads.length).toBeGreaterThan(35);
    for (const [key, text] of heads) {
      const limit = key.endsWith('escription') ? 160 : 60;
      expect.soft(fillText(text, LONGEST[language]).length, key).toBeLessThanOrEqual(limit);
    }
  });
});

/** What is spelled or said so in Britain alone. */
const BRITISH =
  /(?<!\p{L})(?:grey|colour|favour|humour|honour|neighbour|centre|recognise|quarrelling|draught|any more(?= *[.,])|needn’t|shan’t|whilst|queue|timetable|you’d got(?!ten)|you’ve an? )/iu;

test('the English readings and books are American', async () => {
  for (const subject of Object.keys(SUBJECT_LENGTHS) as Subject[]) {
    for (const [path, text] of flatTexts(await loadTexts('en', subject))) {
      expect.soft(text, `${subject}.${path}`).not.toMatch(BRITISH);
    }
  }
});

describe('the English dictionaries', () => {
  it('are American, with contractions, and write the new Moon in one way', async () => {
    for (const [key, text] of await textsOf('en')) {
      expect.soft(text, key).not.toMatch(BRITISH);
      expect.soft(text, key).not.toMatch(/(?<!^)(?:New|Full) Moon|(?:new|full) moon/u);
    }
  });
});

describe('the Spanish dictionaries', () => {
  it('write the new Moon in one way, and are of no one country', async () => {
    for (const [key, text] of await textsOf('es')) {
      expect.soft(text, key).not.toMatch(/Luna (?:Nueva|Llena)|(?<!\p{L})luna (?:nueva|llena)/u);
      expect.soft(text, key).not.toMatch(/(?<!\p{L})(?:vosotr|vuestr|coger|ordenador|apúntate|piques)/iu);
    }
  });
});
