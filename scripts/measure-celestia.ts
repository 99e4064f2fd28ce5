import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { computeChart } from '../astrology/compute-chart.ts';
import type { WrittenConversation } from '../features/celestia/conversations/conversation.ts';
import type { Fact } from '../features/celestia/facts/fact.ts';
import { gatherFacts, type People } from '../features/celestia/facts/gather-facts.ts';
import { answerIn, type Tongue } from '../features/celestia/speaking/answer-in.ts';
import { NO_MEMORY } from '../features/celestia/speaking/turn.ts';
import { countWords, flatTexts } from '../locales/interpretation-lengths.ts';
import { LANGUAGES, type Language } from '../locales/locales.ts';
import { drawnConversations } from './celestia/drawn-conversations.ts';
import { exportOf, tongueOf } from './celestia/tongue-of.ts';
import { type HeardAnswer, librarySharePercent, mutualSharePercent, wordRuns } from './celestia/word-runs.ts';

/**
 * Measures the embedded Celestia over 12 charts and 60 conversations a language: runs of eight words shared with the library
 * and between answers to different questions, sentences said twice in a conversation, length, time. A figure that is missed
 * ends it with a fault.
 */

const CONVERSATIONS = 60;
const NOW_MS = Date.UTC(2026, 10, 23, 12);
const LIBRARY_LIMIT_PERCENT = 2;
const MUTUAL_LIMIT_PERCENT = 5;

/** Twelve births: a date in UTC, and where, in degrees north and east. */
const BIRTHS: readonly (readonly [isoInstant: string, latitudeDeg: number, longitudeDeg: number])[] = [
  ['1990-05-15T06:30:00Z', 41.01, 28.95],
  ['1987-10-03T19:20:00Z', 45.76, 4.84],
  ['1996-12-24T23:05:00Z', -23.55, -46.63],
  ['1978-02-11T11:40:00Z', 19.43, -99.13],
  ['2001-07-30T03:15:00Z', 40.71, -74.01],
  ['1984-04-02T15:50:00Z', 39.92, 32.85],
  ['1993-09-18T08:00:00Z', 48.86, 2.35],
  ['1969-01-27T21:30:00Z', 4.71, -74.07],
  ['2004-11-09T13:10:00Z', 51.51, -0.13],
  ['1999-03-21T00:45:00Z', -34.6, -58.38],
  ['1981-08-08T17:25:00Z', 38.42, 27.14],
  ['1975-06-14T05:55:00Z', -22.91, -43.17],
];

function peopleOf([isoInstant, latitude, longitude]: (typeof BIRTHS)[number]): People {
  const chart = computeChart({
    instantMs: Date.parse(isoInstant),
    latitudeDeg: latitude,
    longitudeDeg: longitude,
    houseSystem: 'placidus',
  });
  return { self: { ...chart, day: null, place: { latitude, longitude } }, partner: null };
}

async function libraryOf(language: Language): Promise<Set<string>> {
  const runs = new Set<string>();
  for (const file of globSync(`locales/${language}/interpretations/*.ts`)) {
    for (const [, text] of flatTexts(await import(resolve(file)))) {
      for (const run of wordRuns(text)) runs.add(run);
    }
  }
  return runs;
}

interface Tally {
  readings: number;
  words: number;
  outOfLength: number;
  saidTwice: number;
  empty: number;
  ms: number[];
}

interface Scene {
  tongue: Tongue;
  people: People;
  facts: readonly Fact[];
  seed: string;
}

/** One conversation; what was heard of it. */
function converse(
  questions: readonly string[],
  { tongue, people, facts, seed }: Scene,
  tally: Tally,
): HeardAnswer[] {
  let memory = NO_MEMORY;
  const heard: HeardAnswer[] = [];
  for (const text of questions) {
    const startMs = performance.now();
    const asking = {
      text,
      pageLanguage: tongue.language,
      people,
      memory,
      nowMs: NOW_MS,
      timeZone: 'UTC',
      seed,
    };
    const answer = answerIn(tongue, asking, facts);
    tally.ms.push(performance.now() - startMs);
    ({ memory } = answer);
    if (answer.sentences.length === 0) tally.empty += 1;
    if (answer.kind !== 'reading') continue;
    const said = answer.sentences.map((sentence) => sentence.text).join(' ');
    const words = countWords(said);
    tally.readings += 1;
    tally.words += words;
    if (words < 80 || words > 180) tally.outOfLength += 1;
    heard.push({ question: text, runs: wordRuns(said) });
  }
  tally.saidTwice += memory.told.length - new Set(memory.told).size;
  return heard;
}

function medianOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

async function measure(
  language: Language,
  company: readonly { people: People; facts: Fact[] }[],
): Promise<boolean> {
  const tongue = await tongueOf(language);
  const file = `features/celestia/conversations/${language}.fixture.ts`;
  const written = await exportOf<readonly WrittenConversation[]>(file, 'conversations');
  const conversations = drawnConversations(written, CONVERSATIONS);
  const library = await libraryOf(language);
  const tally: Tally = { readings: 0, words: 0, outOfLength: 0, saidTwice: 0, empty: 0, ms: [] };
  const libraryShares: number[] = [];
  const mutualShares: number[] = [];
  for (const [index, { people, facts }] of company.entries()) {
    const heard = conversations.flatMap((questions, number) =>
      converse(questions, { tongue, people, facts, seed: `${index} ${number}` }, tally),
    );
    libraryShares.push(librarySharePercent(heard, library));
    mutualShares.push(mutualSharePercent(heard));
  }
  const worst = { library: Math.max(...libraryShares), mutual: Math.max(...mutualShares) };
  console.log(
    [
      language,
      `${tally.readings} readings`,
      `${(tally.words / tally.readings).toFixed(0)} words each`,
      `${tally.outOfLength} out of 80 to 180`,
      `${tally.saidTwice} sentences said twice`,
      `${tally.empty} empty`,
      `library ${worst.library.toFixed(2)} %`,
      `mutual ${worst.mutual.toFixed(2)} %`,
      `median ${medianOf(tally.ms).toFixed(1)} ms`,
    ].join(' | '),
  );
  return (
    tally.outOfLength + tally.saidTwice + tally.empty === 0 &&
    worst.library < LIBRARY_LIMIT_PERCENT &&
    worst.mutual < MUTUAL_LIMIT_PERCENT
  );
}

const company = BIRTHS.map(peopleOf).map((people) => ({ people, facts: gatherFacts(people, NOW_MS) }));
let isGood = true;
for (const language of LANGUAGES) isGood = (await measure(language, company)) && isGood;
console.log(isGood ? 'all figures met' : 'a figure is missed');
process.exitCode = isGood ? 0 : 1;
