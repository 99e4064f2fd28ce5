import { readFileSync } from 'node:fs';
import { gatherFacts } from '../../features/celestia/facts/gather-facts.ts';
import { chartOf, NOW_MS } from '../../features/celestia/facts/known-charts.fixture.ts';
import { createGuard, prepareLanguage } from '../../features/celestia/guard/guard.ts';
import type { GuardWords } from '../../locales/guard-words.ts';
import type { Language } from '../../locales/locales.ts';

/** Born 8 March 1992, 04:20 UTC, in Ankara; degrees. */
const BORN = { instantMs: Date.UTC(1992, 2, 8, 4, 20), latitude: 39.92, longitude: 32.85 };

/** A sentence by somebody who never saw the guard, about one chart and one moment. */
export interface StrangerSentence {
  sentence: string;
  isTrue: boolean;
}

/** What strangers wrote of the chart: `true` or `false`, a tab, the sentence. Throws where the file is missing. */
export function strangerSentences(language: Language): StrangerSentence[] {
  return readFileSync(`scripts/guard/strangers/${language}.txt`, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [label, sentence = ''] = line.split('\t');
      return { sentence, isTrue: label === 'true' };
    });
}

/** What the guard took wrongly. */
export interface StrangerRow {
  language: Language;
  trueCount: number;
  falseCount: number;
  heldTrue: readonly string[];
  through: readonly string[];
}

/** Puts the guard of a language to strangers' sentences, each by itself; days are told by UTC. */
export function measureStrangers(
  language: Language,
  words: GuardWords,
  sentences: readonly StrangerSentence[],
): StrangerRow {
  const self = chartOf(BORN.instantMs, BORN.latitude, BORN.longitude);
  const talk = { facts: gatherFacts({ self, partner: null }, NOW_MS), nowMs: NOW_MS, offsetMs: 0 };
  const prepared = prepareLanguage(language, words);
  const isOut = (sentence: string) => createGuard(prepared, talk).judge(sentence).verdict === 'out';
  const told = (wanted: boolean) =>
    sentences.filter(({ isTrue }) => isTrue === wanted).map(({ sentence }) => sentence);
  const [trueOnes, falseOnes] = [told(true), told(false)];
  return {
    language,
    trueCount: trueOnes.length,
    falseCount: falseOnes.length,
    heldTrue: trueOnes.filter((sentence) => !isOut(sentence)),
    through: falseOnes.filter(isOut),
  };
}
