import { describe, expect, it } from 'vitest';
import { loadCelestiaLexicon, loadCelestiaWords, loadLoverWords } from './celestia.ts';
import { MATTERS } from './celestia-lexicon.ts';
import type { CelestiaWords } from './celestia-words.ts';
import { flatTexts } from './interpretation-lengths.ts';
import { LANGUAGES } from './locales.ts';
import { unsetMarks } from './unset-marks.fixture.ts';

const BLANK = /\{\{([\w.]+)\}\}/g;

/** The blanks that some fact fills, in the forms that the language has. */
function knownBlanks({ names }: CelestiaWords): Set<string> {
  const forms = (prefix: string, row: Readonly<Record<string, string>>) =>
    Object.keys(row).map((form) => `${prefix}.${form}`);
  const dates = ['start', 'exact', 'end', 'instant', 'from', 'to', 'at'];
  const ofFact = (part: 'a' | 'b') => [
    ...forms(part, names.points.sun),
    ...forms(`${part}.other`, names.points.sun),
    ...forms(`${part}.sign`, names.signs.aries),
    ...forms(`${part}.house`, names.houses[1]),
    ...forms(`${part}.aspect`, names.aspects.trine),
    ...(names.aspects.trine.takes ? [`${part}.other.taken`] : []),
    ...dates.flatMap((date) => forms(`${part}.${date}`, names.dates)),
  ];
  return new Set([
    ...ofFact('a'),
    ...ofFact('b'),
    ...forms('topic', names.topics.love),
    ...forms('rival', names.topics.love),
    ...forms('said', names.signs.aries),
    ...forms('saidHouse', names.houses[1]),
    // As it was typed.
    'asked.text',
    ...forms('first', names.signs.aries),
    ...forms('second', names.signs.aries),
    ...forms('phase', names.phases.fullMoon),
    ...forms('element', names.elements.fire),
    ...forms('aspect', names.aspects.square),
    'field',
    'bodies',
    'count',
    'list',
    'theme',
  ]);
}

const WHOLE_SENTENCE = /^[\p{Lu}\p{N}¿¡«“"{][\s\S]*[.!?…»”"]$/u;

describe.each(LANGUAGES)('the words of Celestia in %s', async (language) => {
  const words = await loadCelestiaWords(language);
  const { names, themes: _themes, ...spoken } = words;
  const sentences = [...flatTexts(spoken)].filter(([path]) => !path.endsWith('.field'));

  it('have each form in every row of a table', () => {
    for (const table of [
      names.points,
      names.signs,
      names.houses,
      names.aspects,
      names.topics,
      names.months,
    ]) {
      const rows = Object.values(table).map((row) => Object.keys(row).toSorted());
      expect(new Set(rows.map((forms) => forms.join(' '))).size).toBe(1);
    }
  });

  it('tell of each matter of life', () => {
    expect(Object.keys(words.matters).toSorted()).toEqual(MATTERS.toSorted());
  });

  it('leave no blank that nothing fills', () => {
    const known = knownBlanks(words);
    const odd = [...flatTexts(spoken)].flatMap(([path, text]) =>
      [...text.matchAll(BLANK)]
        .filter(([, name]) => !known.has(name ?? ''))
        .map(([blank]) => `${path}: ${blank}`),
    );
    expect(odd).toEqual([]);
  });

  it('begin and end as sentences do', () => {
    expect(sentences.filter(([, text]) => !WHOLE_SENTENCE.test(text))).toEqual([]);
  });

  it('are set as print is', async () => {
    const unset = unsetMarks(language);
    const lover = flatTexts(await loadLoverWords(language));
    const texts = [...flatTexts(spoken), ...lover];
    expect(texts.filter(([, text]) => unset.test(text))).toEqual([]);
  });

  it('say nothing twice', () => {
    // Small talk and what a fact is told by may be alike in two places.
    const texts = sentences
      .filter(([path]) => !path.startsWith('talk.') && !path.startsWith('frames.'))
      .map(([, text]) => text);
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  });

  it('are read by a lexicon that has something in every list', async () => {
    const lists = [...flatLists(await loadCelestiaLexicon(language))];
    expect(lists.filter(([, list]) => list.length === 0)).toEqual([]);
  });

  it('make no claim to be a person', () => {
    expect(Object.values(words.talk.whatSheIs).every((text) => /\b(?:AI|IA)\b|yapay zek/iu.test(text))).toBe(
      true,
    );
  });
});

function* flatLists(value: unknown, path = ''): Generator<readonly [string, readonly unknown[]]> {
  if (Array.isArray(value) && value.every((item) => typeof item === 'string')) yield [path, value];
  else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) yield* flatLists(inner, `${path}.${key}`);
  }
}
