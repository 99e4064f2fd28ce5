import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LANGUAGES, type Language } from '../../../locales/locales.ts';
import { gatherFacts } from '../facts/gather-facts.ts';
import { NOW_MS, PARTNER, SELF } from '../facts/known-charts.fixture.ts';
import { createGuard, prepareLanguage, type Verdict } from './guard.ts';
import { loadGuardWords } from './guard-words.fixture.ts';

/**
 * What the guard reads in sentences written by hand and by which facts it bears them out, held against how it was when somebody last
 * looked. Whoever changes how it reads looks at the difference and keeps it: `vitest -u` with this file.
 */

const facts = gatherFacts({ self: SELF, partner: PARTNER }, NOW_MS);

/** What goes without saying of a claim. */
const USUAL = new Set(['null', 'false', '[]', '"asserted"', '-1']);
const MINUTE_LENGTH = 16;

function coarse(key: string, value: unknown): unknown {
  return typeof value === 'number' && key.endsWith('Ms')
    ? new Date(value).toISOString().slice(0, MINUTE_LENGTH)
    : value;
}

/** A part of a claim without its names: `point venus self`. */
function told(key: string, value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value === true ? key : coarse(key, value));
  const parts = Object.entries(value).filter(
    ([name, inner]) => name !== 'at' && !USUAL.has(JSON.stringify(inner)),
  );
  const text = parts.map(([name, inner]) => told(name, inner)).join(' ');
  return key === '' || Array.isArray(value) ? text : `(${text})`;
}

function tellVerdict(verdict: Verdict): string {
  if (verdict.verdict === 'held') {
    return `held, ${verdict.reason}${verdict.claim ? `: ${told('', verdict.claim)}` : ''}`;
  }
  const claims = verdict.claims.map((claim) => told('', claim));
  return [
    `${claims.join('; ')}`,
    ...(verdict.facts.length > 0 ? [`by ${verdict.facts.join(' ')}`] : []),
  ].join(' | ');
}

/** Every so many of the lines, of English all: the others share its rules. */
function linesOf(language: Language): string[] {
  const lines = readFileSync(`scripts/guard/written/${language}.txt`, 'utf8').split('\n').filter(Boolean);
  return language === 'en' ? lines : lines.filter((_, index) => index % 3 === 0);
}

test.each(LANGUAGES)('sentences are read in %s', async (language) => {
  const prepared = prepareLanguage(language, await loadGuardWords(language));
  const read = linesOf(language).map((line) => {
    const guard = createGuard(prepared, { facts, nowMs: NOW_MS, offsetMs: 0 });
    const verdicts = line
      .replace(/^!/, '')
      .split(' || ')
      .map((sentence) => tellVerdict(guard.judge(sentence)));
    return `${line}\n  ${verdicts.join('\n  ')}`;
  });
  expect(read.join('\n')).toMatchSnapshot();
});
