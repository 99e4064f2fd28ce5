import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LANGUAGES, type Language } from '../../../locales/locales.ts';
import { gatherFacts } from '../facts/gather-facts.ts';
import { NOW_MS, PARTNER, SELF } from '../facts/known-charts.fixture.ts';
import { createGuard, prepareLanguage, type Verdict } from './guard.ts';
import { loadGuardWords } from './guard-words.fixture.ts';

const facts = gatherFacts({ self: SELF, partner: PARTNER }, NOW_MS);

/** Lines as written by hand: `!` marks a false one, `||` parts a sentence from the one before it. */
function linesOf(language: Language): string[] {
  return readFileSync(`scripts/guard/written/${language}.txt`, 'utf8').split('\n').filter(Boolean);
}

async function judging(language: Language): Promise<(line: string) => Verdict['verdict'] | undefined> {
  const prepared = prepareLanguage(language, await loadGuardWords(language));
  return (line) => {
    const guard = createGuard(prepared, { facts, nowMs: NOW_MS, offsetMs: 0 });
    return line
      .split(' || ')
      .map((sentence) => guard.judge(sentence))
      .at(-1)?.verdict;
  };
}

test.each(LANGUAGES)('what is true of the chart goes out, in %s', async (language) => {
  const judge = await judging(language);
  const lines = linesOf(language).filter((line) => !line.startsWith('!'));
  expect(lines.length).toBeGreaterThanOrEqual(100);
  expect(lines.filter((line) => judge(line) === 'held')).toEqual([]);
});

test.each(LANGUAGES)('what is false of the chart is held, in %s', async (language) => {
  const judge = await judging(language);
  const lines = linesOf(language).filter((line) => line.startsWith('!'));
  expect(lines.length).toBeGreaterThanOrEqual(30);
  expect(lines.filter((line) => judge(line.slice(1)) === 'out')).toEqual([]);
});
