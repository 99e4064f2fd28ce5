import { computeChart } from '../../../astrology/compute-chart.ts';
import { createLru } from '../../../astrology/lru.ts';
import type { Said } from '../../../client/components/celestia/said.ts';
import { answerReading } from '../../../features/celestia/asking/answer-reading.ts';
import type { KnownChart } from '../../../features/celestia/facts/known-chart.ts';
import { LANGUAGES, type Language, LOCALES } from '../../../locales/locales.ts';
import type { ClockService } from '../../services/clock-service.ts';
import { inSentences } from './in-sentences.ts';

const MS_PER_HOUR = 3_600_000;

/** Somebody invented: 14 March 1994, 08:20 by the clock of the city that `ask.samples.intro` names. UTC; degrees, north and east positive. */
export const SAMPLE_BIRTHS = {
  tr: { utc: '1994-03-14T06:20Z', latitude: 41.01, longitude: 28.95 },
  en: { utc: '1994-03-14T13:20Z', latitude: 40.71, longitude: -74.01 },
  es: { utc: '1994-03-14T14:20Z', latitude: 19.43, longitude: -99.13 },
  fr: { utc: '1994-03-14T07:20Z', latitude: 48.85, longitude: 2.35 },
  pt: { utc: '1994-03-14T11:20Z', latitude: -23.55, longitude: -46.63 },
} satisfies Record<Language, { utc: string; latitude: number; longitude: number }>;

function sampleChart(language: Language): KnownChart {
  const { utc, latitude, longitude } = SAMPLE_BIRTHS[language];
  const chart = computeChart({
    instantMs: Date.parse(utc),
    latitudeDeg: latitude,
    longitudeDeg: longitude,
    houseSystem: 'placidus',
  });
  return { ...chart, day: null, place: { latitude, longitude } };
}

type Samples = readonly Said[];

/** By language and hour. The samples of an hour are the same for all, and take a tenth of a second. */
const ofTheHour = createLru<string, Samples>(2 * LANGUAGES.length);

async function answersAt(
  nowMs: number,
  questions: readonly string[],
  language: Language,
  clocks: ClockService,
): Promise<Samples> {
  const timeZone = LOCALES[language].homeZone;
  const period = clocks.periods(timeZone, nowMs, nowMs + MS_PER_HOUR)?.[0];
  const offsetMs = (period?.offsetSeconds ?? 0) * 1000;
  const chart = sampleChart(language);
  return Promise.all(
    questions.map(async (text) =>
      inSentences(text, await answerReading({ text, language, chart, nowMs, timeZone, offsetMs })),
    ),
  );
}

/** What she answers in this hour to a few questions of somebody invented, each in whole sentences. */
export async function sampleAnswers(
  questions: readonly string[],
  { language, nowMs, clocks }: { language: Language; nowMs: number; clocks: ClockService },
): Promise<Samples> {
  const hourMs = Math.floor(nowMs / MS_PER_HOUR) * MS_PER_HOUR;
  const key = `${language} ${hourMs}`;
  const known = ofTheHour.get(key);
  if (known) return known;
  const samples = await answersAt(hourMs, questions, language, clocks);
  ofTheHour.set(key, samples);
  return samples;
}
