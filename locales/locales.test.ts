import { describe, expect, it } from 'vitest';
import { loaders } from './en/index.ts';
import { fillText } from './fill-text.ts';
import { loadWords } from './index.ts';
import type { Subject } from './interpretation-types.ts';
import { loadTexts } from './interpretations.ts';
import { LANGUAGES, type Language } from './locales.ts';
import type { Namespace } from './namespaces.ts';

const NAMESPACES = Object.keys(loaders) as Namespace[];

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
      const isSentence = (text.replaceAll(/\{\{\w+\}\}/g, '').match(/\p{L}+/gu)?.length ?? 0) > 3;
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

/** How many texts a subject has, and how many words each may have. */
const LENGTHS: Readonly<Record<Subject, readonly [texts: number, least: number, most: number]>> = {
  rising: [12, 60, 110],
  sun: [12, 60, 110],
  moon: [12, 60, 110],
  mercury: [12, 60, 110],
  venus: [12, 60, 110],
  mars: [12, 60, 110],
  juno: [12, 60, 110],
  junoHouses: [12, 50, 90],
  solarEclipse: [12, 50, 90],
  lunarEclipse: [12, 50, 90],
  moonToday: [12, 25, 50],
  moonPhases: [8, 30, 60],
  retrogrades: [8, 45, 85],
  transitHouses: [108, 25, 55],
  moonHouses: [36, 16, 38],
  lunationHouses: [24, 28, 55],
  moonAspects: [54, 12, 32],
};

const SUBJECTS = Object.keys(LENGTHS) as Subject[];

describe.each(LANGUAGES)('the interpretations in %s', (language) => {
  it.each(SUBJECTS)('of %s are all there, within their length', async (subject) => {
    const texts = [...flatten(await loadTexts(language, subject))];
    const [count, least, most] = LENGTHS[subject];
    expect(texts).toHaveLength(count);
    for (const [key, text] of texts) {
      const words = text.split(/\s+/).length;
      expect(words, `${subject} ${key}`).toBeGreaterThanOrEqual(least);
      expect(words, `${subject} ${key}`).toBeLessThanOrEqual(most);
    }
  });

  it('repeat no passage: no two share more than a tenth of their five-word runs', async () => {
    const all = await Promise.all(SUBJECTS.map((subject) => loadTexts(language, subject)));
    const runs = all.flatMap((texts) => [...flatten(texts).values()]).map(fiveWordRuns);
    const owners = new Map<string, number[]>();
    for (const [index, own] of runs.entries()) {
      for (const run of own) owners.set(run, [...(owners.get(run) ?? []), index]);
    }
    const shared = new Map<string, number>();
    for (const indexes of owners.values()) {
      for (const [at, one] of indexes.entries()) {
        for (const other of indexes.slice(at + 1)) {
          const pair = `${one} ${other}`;
          shared.set(pair, (shared.get(pair) ?? 0) + 1);
        }
      }
    }
    for (const [pair, count] of shared) {
      const sizes = pair.split(' ').map((index) => runs[Number(index)]?.size ?? 0);
      expect(count / Math.min(...sizes), pair).toBeLessThanOrEqual(0.1);
    }
  });
});

describe('filling a text', () => {
  it('leaves a name that is not given where it can be seen', () => {
    expect(fillText('{{a}} and {{b}}', { a: 1 })).toBe('1 and {{b}}');
  });
});
