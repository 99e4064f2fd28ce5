import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fold } from '../fold-message.ts';
import { spelled } from '../spelled.ts';
import { LIFE_PATTERNS } from './life.ts';
import { expression, type LifePatterns } from './pattern.ts';
import { SPOKEN_PATTERNS } from './patterns-by-language.ts';
import { LIFE_AR, LIFE_DE, LIFE_IT, LIFE_KU, LIFE_RU } from './understood-languages.ts';

/**
 * Each language has a list of what its patterns hear (heard/): below the name of a list of patterns a message for each pattern, in the
 * patterns' order; for each group of words some words of it; for each word that is written in haste how it is meant.
 */

type Words = Readonly<Record<string, string>>;

interface Patterns {
  words: Words;
  lists: Readonly<Record<string, readonly string[]>>;
}

function languageOf(life: LifePatterns): string {
  const only = { ar: LIFE_AR, ku: LIFE_KU, de: LIFE_DE, ru: LIFE_RU, it: LIFE_IT };
  const known = Object.entries({ ...only, ...SPOKEN_PATTERNS }).find(
    ([, { spelling }]) => spelling === life.spelling,
  );
  return known?.[0] ?? 'none';
}

/** The lists of a language by their names; all of one language share its spelling. */
function patternsOf(life: LifePatterns): Record<string, Patterns> {
  const { idioms, danger, hint, safe, words } = life;
  const own = { life: { words, lists: { idioms, danger, hint, safe } } };
  const spoken = Object.values(SPOKEN_PATTERNS).find(({ spelling }) => spelling === life.spelling);
  if (!spoken) return own;
  const { words: harmWords, ...harm } = spoken.harm;
  return {
    ...own,
    harm: { words: harmWords, lists: harm },
    boundaries: { words: {}, lists: spoken.boundaries },
  };
}

/** Lines by the heading that they stand below. */
function readHeard(language: string): Map<string, string[]> {
  const text = readFileSync(new URL(`./heard/${language}.txt`, import.meta.url), 'utf8');
  const parts = text.split(/^# /m).filter((part) => part !== '');
  return new Map(
    parts.map((part) => {
      const [name = '', ...lines] = part.split('\n');
      return [name, lines.filter((line) => line !== '')];
    }),
  );
}

const CALM = ['Venus', 'merhaba celestia', 'hola', 'bonjour', 'when is the next full moon'];

describe.each(LIFE_PATTERNS.map((life) => [languageOf(life), life] as const))('in %s', (language, life) => {
  const heard = readHeard(language);
  const hears = (pattern: string, words: Words, message: string) =>
    spelled(fold(message), life.spelling).search(expression([pattern], words)) >= 0;
  const pairs = (name: string) => (heard.get(name) ?? []).map((line) => line.split(': '));
  const groups = Object.entries(patternsOf(life));
  const lists = groups.flatMap(([group, { words, lists: all }]) =>
    Object.entries(all).map(([name, list]) => ({ name: `${group} ${name}`, words, list })),
  );

  it.each(lists)('each pattern of $name hears its message, and none a calm one', ({ name, words, list }) => {
    const messages = heard.get(name) ?? [];
    expect(messages).toHaveLength(list.length);
    const deaf = messages.filter((message, index) => !hears(list[index] ?? '', words, message));
    expect(deaf).toEqual([]);
    expect(list.filter((pattern) => CALM.some((message) => hears(pattern, words, message)))).toEqual([]);
  });

  it.each(groups)('each group of words of %s has its words', (group, { words }) => {
    const named = pairs(`${group} words`);
    expect(named.map(([name]) => name)).toEqual(Object.keys(words));
    // A group may be the beginning of what follows it: it ends with a blank then.
    const missed = named.filter(
      ([name, text = '']) => ![`<${name}>`, `<${name}>here`].some((pattern) => hears(pattern, words, text)),
    );
    expect(missed).toEqual([]);
  });

  it('reads what is written in haste, together, or wrong', () => {
    const { slang, joined, keywords } = life.spelling;
    expect(Object.fromEntries(pairs('slang'))).toEqual(slang);
    expect(pairs('joined').map(([, meant]) => meant)).toEqual(joined);
    expect(pairs('keywords').map(([, meant]) => meant)).toEqual(keywords);
    const written = ['slang', 'joined', 'keywords'].flatMap(pairs);
    const read = written.map(([word]) => [word, spelled(` ${word} `, life.spelling).trim()]);
    expect(read).toEqual(written);
  });
});
