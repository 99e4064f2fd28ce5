import { SIGN_IDS, type SignId } from '../../astrology/ids.ts';
import { factOrderMs, type HoroscopeFact } from '../../astrology/transits/horoscope-facts.ts';
import { FIRST_YEAR } from '../../contract/years.ts';
import { ASPECT_KINDS } from '../../locales/aspect-texts.ts';
import type { Interpretations, TransitHouseTexts, Variants } from '../../locales/interpretation-types.ts';
import { composeDay, type DayTexts, dayOpening } from './day.ts';
import { composeMonth, type MonthTexts } from './month.ts';
import { factsOf, type Passage } from './passage.ts';
import { dayIndexOf, type Period } from './period.ts';
import { isToldInWords, mainStay, type PlacementFact, withinMs } from './told-stays.ts';
import { untoldFacts } from './untold-facts.ts';
import { composeWeek, type WeekTexts } from './week.ts';
import { composeYear, type YearTexts } from './year.ts';

/** The parts that all periods share where a period has no words of its own. */
export type SharedTexts = Pick<
  Interpretations,
  'moonHouses' | 'moonAspects' | 'transitHouses' | 'lunationHouses'
>;

/** What a period is told in: the words of its own, or the parts that periods share. */
export type HoroscopeTexts =
  | { day: DayTexts }
  | { week: WeekTexts }
  | { month: MonthTexts }
  | { year: YearTexts }
  | { shared: SharedTexts };

/** What a day's opening is told in. */
export type OpeningTexts = Pick<DayTexts, 'dayOpenings'> | Pick<SharedTexts, 'moonHouses'>;

type PlanetId = keyof TransitHouseTexts;

const QUICK: readonly PlanetId[] = ['sun', 'mercury', 'venus', 'mars'];
const DAILY: readonly PlanetId[] = [...QUICK, 'jupiter', 'saturn'];
const SLOW: readonly PlanetId[] = ['jupiter', 'saturn', 'uranus', 'neptune', 'pluto'];

/** A sign's facts for a period, and what turns its variants. */
interface Sources {
  period: Period;
  facts: readonly HoroscopeFact[];
  texts: SharedTexts;
  /** Grows by one a day and by one a sign: which of several facts is told. */
  turn: number;
  /** Which variant of a text is told: it steps on from period to period, so that a fact that lasts is told anew. */
  variant: number;
}

function isPlanet(body: string): body is PlanetId {
  return (DAILY as readonly string[]).includes(body) || (SLOW as readonly string[]).includes(body);
}

type House = keyof TransitHouseTexts['sun'];

/** Planets of a day take turns by six, so the variants step on when each has had its turn. */
const TURNS_A_VARIANT = DAILY.length;

function variantOf(variants: Variants, variant: number): string {
  return variants[variant % variants.length] ?? variants[0];
}

function lunations({ facts, texts, variant }: Sources): Passage[] {
  return facts.flatMap((fact) => {
    if (fact.kind !== 'lunation') return [];
    const { phase, house } = fact;
    if (phase !== 'newMoon' && phase !== 'fullMoon') return [];
    return { fact, text: variantOf(texts.lunationHouses[phase][house as House], variant) };
  });
}

/** The house in which the Moon spends most of the day. */
function moonHouse(
  facts: readonly HoroscopeFact[],
  texts: Pick<SharedTexts, 'moonHouses'>,
  turn: number,
  period: Period,
): Passage[] {
  const stays = facts.flatMap((fact) => (fact.kind === 'moonHouse' ? [fact] : []));
  const [fact] = stays.toSorted((a, b) => withinMs(b, period) - withinMs(a, period));
  if (!fact) return [];
  return [{ fact, text: variantOf(texts.moonHouses[fact.house as House], turn) }];
}

/** One of the day's two weightiest meetings of the Moon. */
function moonAspect({ facts, texts, turn }: Sources): Passage[] {
  const found = facts
    .toSorted((a, b) => b.weight - a.weight)
    .flatMap((fact) => {
      if (fact.kind !== 'aspect' || fact.first !== 'moon' || !isPlanet(fact.second)) return [];
      const tone = ASPECT_KINDS[fact.aspect];
      return tone === null ? [] : [{ fact, variants: texts.moonAspects[fact.second][tone] }];
    });
  const chosen = found[turn % Math.max(1, Math.min(2, found.length))];
  if (!chosen) return [];
  return [{ fact: chosen.fact, text: variantOf(chosen.variants, turn) }];
}

function stayText({ texts, variant }: Sources, planet: PlanetId, house: number): string {
  return variantOf(texts.transitHouses[planet][house as House], variant);
}

/** The stay in which a planet spends most of the period. */
function placement(sources: Sources, planet: PlanetId): Passage[] {
  const { facts, period } = sources;
  const fact = mainStay(planet, facts, period);
  if (!fact || !isToldInWords(fact, period)) return [];
  return [{ fact, text: stayText(sources, planet, fact.house) }];
}

/** Planets that pass into another house within the period, and not just by a step back. */
function ingresses(sources: Sources, planets: readonly PlanetId[]): Passage[] {
  const { facts, period } = sources;
  return facts.flatMap((fact) => {
    if (fact.kind !== 'ingress' || fact.direction !== 'direct') return [];
    if (!isPlanet(fact.body) || !planets.includes(fact.body)) return [];
    const stay = facts.find(
      (candidate): candidate is PlacementFact & HoroscopeFact =>
        candidate.kind === 'placement' && candidate.body === fact.body && candidate.fromMs === fact.instantMs,
    );
    if (!stay || !isToldInWords(stay, period)) return [];
    return { fact, text: stayText(sources, fact.body, fact.house) };
  });
}

function rotated<Item>(items: readonly Item[], turn: number, count: number): Item[] {
  return Array.from({ length: count }, (_, index) => items[(turn + index) % items.length]).filter(
    (item): item is Item => item !== undefined,
  );
}

/** The planets whose stays a period tells: those at its own pace, by turns where there is no room for all. */
function toldPlanets({ id }: Period, turn: number): readonly PlanetId[] {
  switch (id) {
    case 'day':
      return rotated(DAILY, turn, 1);
    case 'week':
      return rotated(QUICK, turn, 2);
    case 'month':
      return QUICK;
    case 'year':
      return SLOW;
  }
}

function passagesOf(sources: Sources): Passage[] {
  const { period, turn } = sources;
  const placements = toldPlanets(period, turn).flatMap((planet) => placement(sources, planet));
  switch (period.id) {
    case 'day':
      return [
        ...lunations(sources),
        ...moonHouse(sources.facts, sources.texts, turn, period),
        ...moonAspect(sources),
        ...placements,
      ];
    case 'week':
      return [...lunations(sources), ...placements, ...ingresses(sources, QUICK)];
    case 'month':
      return [...lunations(sources), ...placements];
    case 'year':
      return [...placements, ...ingresses(sources, SLOW)];
  }
}

/** Before every date that a horoscope is written for, so that turns are positive. */
const YEAR_BEFORE = FIRST_YEAR - 1;
const DAY_BEFORE = dayIndexOf(Date.UTC(YEAR_BEFORE, 0, 1));

/** Months and years have not one number of days, so they are counted themselves. */
function variantAt({ id, fromMs }: Period, signIndex: number, turn: number): number {
  const date = new Date(fromMs);
  const years = date.getUTCFullYear() - YEAR_BEFORE;
  if (id === 'year') return years + signIndex;
  if (id === 'month') return years * 12 + date.getUTCMonth() + signIndex;
  return Math.floor(turn / TURNS_A_VARIANT);
}

function turnAt({ fromMs }: Period, signIndex: number): number {
  return dayIndexOf(fromMs) - DAY_BEFORE + signIndex;
}

function composeShared(
  sign: SignId,
  period: Period,
  facts: readonly HoroscopeFact[],
  texts: SharedTexts,
): Passage[] {
  const signIndex = SIGN_IDS.indexOf(sign);
  const turn = turnAt(period, signIndex);
  const variant = variantAt(period, signIndex, turn);
  const passages = passagesOf({ period, facts, texts, turn, variant });
  return (
    passages
      // A planet that enters the house in which it then spends most of the period would say the same twice.
      .filter(({ text }, index) => passages.findIndex((other) => other.text === text) === index)
      .toSorted((a, b) => factOrderMs(a.fact) - factOrderMs(b.fact))
  );
}

/**
 * The horoscope of a sign for a period: passages from what the sky does to it, the same for everyone on that date, in
 * order of time; an opening comes first, and a day goes by its sections.
 */
export function composeHoroscope(
  sign: SignId,
  period: Period,
  facts: readonly HoroscopeFact[],
  texts: HoroscopeTexts,
): Passage[] {
  if ('day' in texts) return composeDay(period, facts, texts.day);
  if ('week' in texts) return composeWeek(sign, period, facts, texts.week);
  if ('month' in texts) return composeMonth(period, facts, texts.month);
  if ('year' in texts) return composeYear(sign, period, facts, texts.year);
  return composeShared(sign, period, facts, texts.shared);
}

/** What the Moon's house makes of a sign's day, as its horoscope begins; null where the Moon has no stay. */
export function moonPassage(
  sign: SignId,
  period: Period,
  facts: readonly HoroscopeFact[],
  texts: OpeningTexts,
): Passage | null {
  if ('dayOpenings' in texts) return dayOpening(period, facts, texts);
  return moonHouse(facts, texts, turnAt(period, SIGN_IDS.indexOf(sign)), period)[0] ?? null;
}

/** What a period tells without a passage, in order of time: other stays, ingresses, stations, quarters of the Moon. */
export function factsBeside(
  sign: SignId,
  period: Period,
  facts: readonly HoroscopeFact[],
  passages: readonly Passage[],
): HoroscopeFact[] {
  const isOwn = passages.some(({ section }) => section !== undefined);
  // A day of five parts is the Moon's alone, and a week tells no stay but its ruler's.
  const isOfMoon = isOwn && (period.id === 'day' || period.id === 'week');
  const told = isOfMoon ? [] : toldPlanets(period, turnAt(period, SIGN_IDS.indexOf(sign)));
  // Longer periods tell stays from one end to the other: their entries are dates to keep.
  return untoldFacts(period, facts, factsOf(passages), told, isOwn && period.id !== 'day');
}
