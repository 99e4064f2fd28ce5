import { computeChart } from '../../astrology/compute-chart.ts';
import { createLru } from '../../astrology/lru.ts';
import type { SentenceJson } from '../../contract/conversations.ts';
import { CALM } from '../../features/celestia/care/verdict.ts';
import type { KnownChart } from '../../features/celestia/facts/known-chart.ts';
import { NO_MEMORY } from '../../features/celestia/speaking/turn.ts';
import { talkAnswer } from '../../features/celestia/talking/talk-answer.ts';
import { LANGUAGES, type Language, LOCALES } from '../../locales/locales.ts';

/** Two people invented; UTC, degrees north and east positive. */
const BIRTHS = [
  { utc: '1994-03-14T06:20Z', latitude: 41.01, longitude: 28.95 },
  { utc: '1991-08-02T15:40Z', latitude: 38.42, longitude: 27.14 },
] as const;

/** The charts of two invented people, and what the second one's says to a question: the same for all. */
export interface SamplePair {
  charts: readonly [KnownChart, KnownChart];
  sentences: readonly SentenceJson[];
}

function chartOf({ utc, latitude, longitude }: (typeof BIRTHS)[number]): KnownChart {
  const chart = computeChart({
    instantMs: Date.parse(utc),
    latitudeDeg: latitude,
    longitudeDeg: longitude,
    houseSystem: 'placidus',
  });
  return { ...chart, day: null, place: { latitude, longitude } };
}

/** By language: what a chart of birth says does not change with the hour. */
const told = createLru<Language, SamplePair>(LANGUAGES.length);

async function hear(question: string, name: string, language: Language, nowMs: number): Promise<SamplePair> {
  const charts = [chartOf(BIRTHS[0]), chartOf(BIRTHS[1])] as const;
  const answer = talkAnswer(
    {
      persona: 'lover',
      partnerName: name,
      heard: { verdict: { kind: 'none' }, state: CALM },
      reminds: false,
      talk: {
        text: question,
        language,
        people: { self: charts[0], partner: charts[1] },
        firstName: null,
        names: [],
        earlier: [],
        memory: NO_MEMORY,
        nowMs,
        timeZone: LOCALES[language].homeZone,
        offsetMs: 0,
      },
    },
    { model: null, country: null },
  );
  const sentences: SentenceJson[] = [];
  for await (const { citations, ...sentence } of answer) {
    sentences.push({ ...sentence, seq: sentences.length + 1, citations: [...citations] });
  }
  return { charts, sentences };
}

export async function samplePair(
  question: string,
  { name, language, nowMs }: { name: string; language: Language; nowMs: number },
): Promise<SamplePair> {
  const known = told.get(language);
  if (known) return known;
  const pair = await hear(question, name, language, nowMs);
  told.set(language, pair);
  return pair;
}
