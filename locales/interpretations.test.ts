import { describe, expect, it } from 'vitest';
import { BANNED } from './banned-promises.fixture.ts';
import { countWords, flatTexts, SUBJECT_LENGTHS } from './interpretation-lengths.ts';
import type { Subject } from './interpretation-types.ts';
import { loadTexts } from './interpretations.ts';
import { LANGUAGES, type Language } from './locales.ts';
import { unsetMarks } from './unset-marks.fixture.ts';

const SUBJECTS = Object.keys(SUBJECT_LENGTHS) as Subject[];

/** The longest line that fits a picture and a description in search results. */
const SHORT_LINE_CHARACTERS = 89;

/** The texts of a subject by their paths. */
async function textsOf(language: Language, subject: Subject): Promise<Map<string, string>> {
  return new Map(flatTexts(await loadTexts(language, subject)));
}

async function allTexts(language: Language): Promise<(readonly [name: string, text: string])[]> {
  const bySubject = await Promise.all(
    SUBJECTS.map(async (subject) =>
      [...(await textsOf(language, subject))].map(([path, text]) => [`${subject}.${path}`, text] as const),
    ),
  );
  return bySubject.flat();
}

function fiveWordRuns(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}'’]+/gu) ?? [];
  return new Set(words.slice(4).map((_, index) => words.slice(index, index + 5).join(' ')));
}

/** Pairs of texts with the share of the shorter one's five-word runs that both have. */
function sharedRuns(texts: readonly (readonly [string, string])[]): Map<string, number> {
  const runs = texts.map(([, text]) => fiveWordRuns(text));
  const owners = new Map<string, number[]>();
  for (const [index, own] of runs.entries()) {
    for (const run of own) owners.set(run, [...(owners.get(run) ?? []), index]);
  }
  const counts = new Map<string, { one: number; other: number; count: number }>();
  for (const indexes of owners.values()) {
    for (const [at, one] of indexes.entries()) {
      for (const other of indexes.slice(at + 1)) {
        const key = `${texts[one]?.[0]} | ${texts[other]?.[0]}`;
        const known = counts.get(key) ?? { one, other, count: 0 };
        counts.set(key, { ...known, count: known.count + 1 });
      }
    }
  }
  return new Map(
    [...counts].map(([key, { one, other, count }]) => [
      key,
      count / Math.min(runs[one]?.size ?? 1, runs[other]?.size ?? 1),
    ]),
  );
}

describe.each(LANGUAGES)('the interpretations in %s', (language) => {
  it.each(SUBJECTS)('of %s are all there, within their length', async (subject) => {
    const { texts, least, most } = SUBJECT_LENGTHS[subject];
    const own = await textsOf(language, subject);
    expect(own.size).toBe(texts);
    const lengths = [...own].map(([path, text]) => [path, countWords(text)] as const);
    expect(lengths.filter(([, words]) => words < least || words > most)).toEqual([]);
  });

  it('have the same keys as the English ones, and none of their texts', async () => {
    for (const subject of SUBJECTS) {
      const [english, own] = [await textsOf('en', subject), await textsOf(language, subject)];
      expect([...own.keys()].toSorted(), subject).toEqual([...english.keys()].toSorted());
      if (language === 'en') continue;
      expect([...own].filter(([path, text]) => english.get(path) === text)).toEqual([]);
    }
  });

  it('repeat no passage: no two share more than a fifth of their five-word runs', async () => {
    const shared = sharedRuns(await allTexts(language));
    expect([...shared].filter(([, share]) => share > 0.2)).toEqual([]);
  });

  it('promise and threaten nothing', async () => {
    const texts = await allTexts(language);
    expect(
      texts.flatMap(([name, text]) =>
        BANNED[language].test(text) ? [`${name}: ${BANNED[language].exec(text)}`] : [],
      ),
    ).toEqual([]);
  });

  it('begin and end as sentences do, without a blank to fill', async () => {
    const odd = (await allTexts(language)).filter(
      ([, text]) =>
        !/^[\p{Lu}\p{N}"“«¿¡‘'][\s\S]*[.!?…»”"’']$/u.test(text) || /\{\{|\s\s|undefined/.test(text),
    );
    expect(odd).toEqual([]);
  });

  it('are set as print is', async () => {
    const unset = unsetMarks(language);
    expect((await allTexts(language)).filter(([, text]) => unset.test(text))).toEqual([]);
  });

  it('have short lines that fit a picture', async () => {
    const lines = [...(await textsOf(language, 'shortLines'))];
    expect(lines.filter(([, line]) => line.length > SHORT_LINE_CHARACTERS)).toEqual([]);
  });
});
