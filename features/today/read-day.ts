import type { AspectPointId } from '../../astrology/chart-types.ts';
import type { AspectId, SignId } from '../../astrology/ids.ts';
import type { CurrentTransit } from '../../astrology/transits/current-transits.ts';
import { horoscopeFacts } from '../../astrology/transits/solar-houses.ts';
import { ASPECT_KINDS, textInOrder } from '../../locales/aspect-texts.ts';
import { loadTexts } from '../../locales/interpretations.ts';
import type { Language } from '../../locales/locales.ts';
import { composeHoroscope } from '../horoscopes/compose.ts';
import type { Passage } from '../horoscopes/passage.ts';
import { dayIndexOf, periodAt } from '../horoscopes/period.ts';
import { loadHoroscopeTexts } from '../horoscopes/texts.ts';
import { isHouse } from '../readings/house-name.ts';
import type { DayOverChart } from './day-over-chart.ts';
import type { MoonOverChart } from './moon-over-chart.ts';
import type { ComingLunation } from './what-comes.ts';

/** A transit of today, and what is written on it. */
export interface TransitReading {
  transit: CurrentTransit;
  /** Null where nothing is written. */
  text: string | null;
}

/** What is written on a person's day. */
export interface DayReading {
  /** Of the house that the Moon goes through; of its sign where the hour of birth is not known. */
  moonText: string;
  /** Of the angles that it meets in the coming day, by the point; of planets nothing is written. */
  angleTexts: readonly { point: AspectPointId; aspect: AspectId; text: string }[];
  transits: readonly TransitReading[];
  /** Of the eclipse's house; null where none comes, or the chart has no houses. */
  eclipseText: string | null;
  /** A line of the day for the person's Sun sign. */
  signLine: { sign: SignId; text: string } | null;
}

export interface ReadingDay {
  language: Language;
  /** Midnight, as if of UTC, of the day that it is for the reader. */
  dayMs: number;
  /** Null where the day of birth leaves two open. */
  sunSign: SignId | null;
}

async function moonTextOf({ sign, house }: MoonOverChart, { language, dayMs }: ReadingDay): Promise<string> {
  if (!isHouse(house)) return (await loadTexts(language, 'moonToday'))[sign];
  const variants = (await loadTexts(language, 'moonHouses'))[house];
  return variants[dayIndexOf(dayMs) % variants.length] ?? variants[0];
}

async function angleTextsOf(
  { touches }: MoonOverChart,
  language: Language,
): Promise<DayReading['angleTexts']> {
  const texts = await loadTexts(language, 'moonAngles');
  return touches.flatMap(({ point, aspect }) =>
    point === 'ascendant' || point === 'midheaven'
      ? [{ point, aspect, text: texts[point][ASPECT_KINDS[aspect]] }]
      : [],
  );
}

async function eclipseTextOf({ eclipse, house }: ComingLunation, language: Language): Promise<string | null> {
  if (!eclipse || !isHouse(house)) return null;
  return (await loadTexts(language, 'eclipseHouses'))[eclipse.kind][house];
}

/** The weightiest passage; the Moon's house is told by the chart's own houses already. */
function lineOf(passages: readonly Passage[]): string | null {
  const [first] = passages
    .filter(({ fact }) => fact.kind !== 'moonHouse')
    .toSorted((a, b) => b.fact.weight - a.fact.weight);
  return (first ?? passages[0])?.text ?? null;
}

async function signLineOf({ language, dayMs, sunSign }: ReadingDay): Promise<DayReading['signLine']> {
  if (sunSign === null) return null;
  const period = periodAt('day', dayMs);
  const facts = horoscopeFacts(sunSign, period.fromMs, period.toMs);
  const text = lineOf(composeHoroscope(sunSign, period, facts, await loadHoroscopeTexts(language, 'day')));
  return text === null ? null : { sign: sunSign, text };
}

/** Finds what is written on the facts of a person's day. */
export async function readDay(today: DayOverChart, day: ReadingDay): Promise<DayReading> {
  const [moonText, angleTexts, natalTransits, eclipseText, signLine] = await Promise.all([
    moonTextOf(today.moon, day),
    angleTextsOf(today.moon, day.language),
    loadTexts(day.language, 'natalTransits'),
    eclipseTextOf(today.lunation, day.language),
    signLineOf(day),
  ]);
  const transits = today.transits.map((transit) => {
    const { mover, point, aspect } = transit;
    return { transit, text: textInOrder(natalTransits, { first: mover, second: point, aspect }) };
  });
  return { moonText, angleTexts, transits, eclipseText, signLine };
}
