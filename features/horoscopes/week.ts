import { type BodyId, SIGN_IDS, type SignId } from '../../astrology/ids.ts';
import { SIGNS } from '../../astrology/signs.ts';
import { factOrderMs, type HoroscopeFact } from '../../astrology/transits/horoscope-facts.ts';
import type {
  HoroscopeInterpretations,
  PERIOD_SUBJECTS,
  WeekHouseTexts,
} from '../../locales/horoscope-text-types.ts';
import { partVariant, passVariant } from './moon-passes.ts';
import type { Passage } from './passage.ts';
import { dayIndexOf, type Period } from './period.ts';
import { mainStay } from './told-stays.ts';
import { daysOfStay, type MoonStay, weekStays } from './week-days.ts';
import { weekEvents } from './week-events.ts';

export type WeekTexts = Pick<HoroscopeInterpretations, (typeof PERIOD_SUBJECTS)['week'][number]>;

type House = keyof WeekHouseTexts;

/** The seven rulers, by whom a week is opened: the modern ones stand still for years. */
const RULERS: readonly BodyId[] = ['sun', 'moon', 'mercury', 'venus', 'mars', 'jupiter', 'saturn'];

function weekIndex({ fromMs }: Period): number {
  return Math.floor(dayIndexOf(fromMs) / 7);
}

function at(variants: readonly string[], index: number): string {
  return variants[((index % variants.length) + variants.length) % variants.length] ?? '';
}

/** Where a ruler is: the Moon, where the week is first told by it; another, where it spends most of the week. */
function rulerStay(ruler: BodyId, facts: readonly HoroscopeFact[], week: Period, stays: readonly MoonStay[]) {
  return ruler === 'moon' ? stays[0] : mainStay(ruler, facts, week);
}

/**
 * How a sign's week begins: by the house of its ruler, going back apart. Rulers take turns at the nine texts of a house, one step
 * a week, so that two in one house are not told alike and none is told so again before nine weeks.
 */
function opening(
  sign: SignId,
  week: Period,
  facts: readonly HoroscopeFact[],
  stays: readonly MoonStay[],
  { weekOpenings, weekRetrogrades }: WeekTexts,
): Passage[] {
  const ruler = SIGNS[sign].traditionalRuler;
  const fact = rulerStay(ruler, facts, week, stays);
  if (!fact) return [];
  const text = at(weekOpenings[fact.house as House], weekIndex(week) + RULERS.indexOf(ruler));
  const goesBack = fact.kind === 'placement' && fact.direction === 'retrograde';
  const back = goesBack ? ` ${at(weekRetrogrades, weekIndex(week) + SIGN_IDS.indexOf(sign))}` : '';
  // A placement that is no fact of the period's would have no weight: all are.
  return [{ fact: fact as HoroscopeFact, text: `${text}${back}`, section: 'opening' }];
}

/**
 * A sign's week: how its ruler stands; then, in order of time, its days by the house that the Moon passes, and what happens in
 * them; at its end a line by the house that the Moon passes last.
 */
export function composeWeek(
  sign: SignId,
  week: Period,
  facts: readonly HoroscopeFact[],
  texts: WeekTexts,
): Passage[] {
  const stays = weekStays(facts, week);
  const days = stays.map((fact) => ({
    fact,
    text: at(texts.weekDays[fact.house as House], partVariant(fact)),
    days: daysOfStay(fact, week),
  }));
  const closing = stays.slice(-1).map((fact) => ({
    fact,
    text: at(texts.weekClosings[fact.house as House], passVariant(fact)),
    section: 'closing' as const,
  }));
  const inOrder = [...days, ...weekEvents(facts, texts)].toSorted(
    (a, b) => factOrderMs(a.fact) - factOrderMs(b.fact),
  );
  return [...opening(sign, week, facts, stays, texts), ...inOrder, ...closing];
}
