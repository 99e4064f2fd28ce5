import { describe, expect, it } from 'vitest';
import { SIGN_IDS } from '../astrology/ids.ts';
import { fillText } from './fill-text.ts';
import { loadWords } from './index.ts';
import { SIGN_SUBJECTS } from './interpretation-types.ts';
import { loadSignTexts } from './interpretations.ts';
import { LANGUAGES, type Language } from './locales.ts';
import type { Namespace } from './namespaces.ts';

const NAMESPACES: readonly Namespace[] = ['about', 'astro', 'common', 'errors', 'home', 'natal'];

/** Every text of a dictionary by its path. */
function flatten(tree: object, path = ''): Map<string, string> {
  const texts = new Map<string, string>();
  for (const [key, value] of Object.entries(tree)) {
    const here = path === '' ? key : `${path}.${key}`;
    if (typeof value === 'string') texts.set(here, value);
    else for (const [inner, text] of flatten(value as object, here)) texts.set(inner, text);
  }
  return texts;
}

async function textsOf(language: Language): Promise<Map<string, string>> {
  const words = await loadWords(language, NAMESPACES);
  return flatten(Object.fromEntries(NAMESPACES.map((name) => [name, words.section(name)])));
}

function placeholders(text: string): string[] {
  return [...text.matchAll(/\{\{\w+\}\}/g)].map(([name]) => name).toSorted();
}

/** Texts that are the same word in several languages, by nature. */
const SHARED =
  /^(astro\.|about\.accuracy\.arcsec|home\.sky\.sunDegree|natal\.(table|grid|kept\.keep)|common\.siteName)/;

describe.each(LANGUAGES)('the dictionaries in %s', (language) => {
  it('have a text for every key, with the placeholders of the English one', async () => {
    const english = await textsOf('en');
    const own = await textsOf(language);
    for (const [key, text] of english) {
      const twin = own.get(key);
      expect(twin?.trim(), key).toBeTruthy();
      expect(placeholders(twin ?? ''), key).toEqual(placeholders(text));
    }
  });

  it('show no English sentence', async () => {
    if (language === 'en') return;
    const english = await textsOf('en');
    for (const [key, text] of await textsOf(language)) {
      const isSentence = text.split(/\s+/).length > 3;
      if (isSentence && !SHARED.test(key)) expect(text, key).not.toBe(english.get(key));
    }
  });

  it('have a category for every number', async () => {
    const words = await loadWords(language, ['errors', 'natal']);
    for (const count of [0, 1, 2, 5, 21, 1_000_000]) {
      expect(words.plural(words.section('errors').summary, count)).not.toContain('{{');
      expect(words.plural(words.section('natal').suggestions.found, count)).toMatch(/\d/);
    }
  });
});

function fiveWordRuns(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}'’]+/gu) ?? [];
  return new Set(words.slice(4).map((_, index) => words.slice(index, index + 5).join(' ')));
}

describe.each(LANGUAGES)('the interpretations in %s', (language) => {
  it.each(SIGN_SUBJECTS)('of %s speak of each sign in 60 to 110 words', async (subject) => {
    const texts = await loadSignTexts(language, subject);
    for (const sign of SIGN_IDS) {
      const count = texts[sign].split(/\s+/).length;
      expect(count, `${subject} in ${sign}`).toBeGreaterThanOrEqual(60);
      expect(count, `${subject} in ${sign}`).toBeLessThanOrEqual(110);
    }
  });

  it('repeat no passage: no two share more than a tenth of their five-word runs', async () => {
    const texts = (
      await Promise.all(
        SIGN_SUBJECTS.map(async (subject) => Object.values(await loadSignTexts(language, subject))),
      )
    ).flat();
    const runs = texts.map(fiveWordRuns);
    for (const [index, own] of runs.entries()) {
      for (const other of runs.slice(index + 1)) {
        const shared = [...own].filter((run) => other.has(run)).length;
        expect(shared / Math.min(own.size, other.size)).toBeLessThanOrEqual(0.1);
      }
    }
  });
});

describe('filling a text', () => {
  it('leaves a name that is not given where it can be seen', () => {
    expect(fillText('{{a}} and {{b}}', { a: 1 })).toBe('1 and {{b}}');
  });
});
