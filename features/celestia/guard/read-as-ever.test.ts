import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LANGUAGES, type Language } from '../../../locales/locales.ts';
import { gatherFacts } from '../facts/gather-facts.ts';
import { NOW_MS, PARTNER, SELF } from '../facts/known-charts.fixture.ts';
import { createGuard, prepareLanguage, type Verdict } from './guard.ts';
import { loadGuardWords } from './guard-words.fixture.ts';
import type { ReadClaim } from './read-claim.ts';
import { readClaims } from './read-claims.ts';
import type { ReadingLanguage } from './read-tokens.ts';

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

function tellClaims(claims: readonly ReadClaim[]): string {
  return claims.map((claim) => told('', claim)).join('; ');
}

const TALK = { facts, nowMs: NOW_MS, offsetMs: 0 };
const NOTHING_SPOKEN = { subjects: [], timed: [], isOfSky: false };

/** What is read in a sentence, and what comes of it. */
function tell(sentence: string, verdict: Verdict, language: ReadingLanguage): string {
  if (verdict.verdict === 'out') {
    const { claims, facts: ids } = verdict;
    return ids.length > 0 ? `${tellClaims(claims)} | by ${ids.join(' ')}` : tellClaims(claims);
  }
  const { reason, claim } = verdict;
  const read = readClaims(sentence, language, TALK, NOTHING_SPOKEN);
  return `${tellClaims(read.claims)} | held, ${reason}${claim ? `: ${told('', claim)}` : ''}`;
}

/** Every so many of the lines: of English more, the others share its rules. */
function linesOf(language: Language): string[] {
  const read = (folder: string) =>
    readFileSync(`scripts/guard/${folder}/${language}.txt`, 'utf8').split('\n').filter(Boolean);
  const [written, strangers] = language === 'en' ? [1, 2] : [3, 6];
  return [
    ...read('written').filter((_, index) => index % written === 0),
    ...read('strangers').filter((_, index) => index % strangers === 0),
  ];
}

test.each(LANGUAGES)('sentences are read in %s', async (language) => {
  const prepared = prepareLanguage(language, await loadGuardWords(language));
  const read = linesOf(language).map((line) => {
    const guard = createGuard(prepared, TALK);
    const verdicts = line
      .replace(/^(?:!|\w+\t)/, '')
      .split(' || ')
      .map((sentence) => tell(sentence, guard.judge(sentence), prepared));
    return `${line}\n  ${verdicts.join('\n  ')}`;
  });
  expect(read.join('\n')).toMatchSnapshot();
});
