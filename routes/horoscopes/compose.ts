import { SIGN_IDS, type SignId } from '../../astrology/ids.ts';
import type { HoroscopeFact } from '../../astrology/transits/horoscope-facts.ts';
import { ASPECT_KINDS } from '../../locales/aspect-texts.ts';
import type { Interpretations, TransitHouseTexts, Variants } from '../../locales/interpretation-types.ts';
import { dayIndexOf, type Period } from './period.ts';

export type HoroscopeTexts = Pick<
  Interpretations,
  'moonHouses' | 'moonAspects' | 'transitHouses' | 'lunationHouses'
>;

/** A passage of a horoscope and the fact of the sky that it rests on. */
export interface Passage {
  fact: HoroscopeFact;
  text: string;
}

type PlanetId = keyof TransitHouseTexts;

const QUICK: readonly PlanetId[] = ['sun', 'mercury', 'venus', 'mars'];
const DAILY: readonly PlanetId[] = [...QUICK, 'jupiter', 'saturn'];
const SLOW: readonly PlanetId[] = ['jupiter', 'saturn', 'uranus', 'neptune', 'pluto'];

/** A sign's facts for a period, and what turns its variants. */
interface Sources {
  period: Period;
  facts: readonly HoroscopeFact[];
  texts: HoroscopeTexts;
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
function moonHouse({ facts, texts, turn }: Sources): Passage[] {
  const stays = facts.flatMap((fact) => (fact.kind === 'moonHouse' ? [fact] : []));
  const [fact] = stays.toSorted((a, b) => b.toMs - b.fromMs - (a.toMs - a.fromMs));
  if (!fact) return [];
  return [{ fact, text: variantOf(texts.moonHouses[fact.house as House], turn) }];
}

/** One of the day's two weightiest meetings of the Moon. */
function moonAspect({ facts, texts, turn }: Sources): Passage[] {
  const found = facts.flatMap((fact) => {
    if (fact.kind !== 'aspect' || fact.first !== 'moon' || !isPlanet(fact.second)) return [];
    const tone = ASPECT_KINDS[fact.aspect];
    return tone === null ? [] : [{ fact, variants: texts.moonAspects[fact.second][tone] }];
  });
  const chosen = found[turn % Math.max(1, Math.min(2, found.length))];
  if (!chosen) return [];
  return [{ fact: chosen.fact, text: variantOf(chosen.variants, turn) }];
}

function placement({ facts, texts, variant }: Sources, planet: PlanetId): Passage[] {
  const fact = facts.find((candidate) => candidate.kind === 'placement' && candidate.body === planet);
  if (fact?.kind !== 'placement') return [];
  return [{ fact, text: variantOf(texts.transitHouses[planet][fact.house as House], variant) }];
}

/** Planets that pass into another house within the period, and not just by a step back. */
function ingresses({ facts, texts, variant }: Sources, planets: readonly PlanetId[]): Passage[] {
  return facts.flatMap((fact) => {
    if (fact.kind !== 'ingress' || fact.direction !== 'direct') return [];
    if (!isPlanet(fact.body) || !planets.includes(fact.body)) return [];
    return { fact, text: variantOf(texts.transitHouses[fact.body][fact.house as House], variant) };
  });
}

function rotated<Item>(items: readonly Item[], turn: number, count: number): Item[] {
  return Array.from({ length: count }, (_, index) => items[(turn + index) % items.length]).filter(
    (item): item is Item => item !== undefined,
  );
}

const MOST_INGRESSES = 2;

function passagesOf(sources: Sources): Passage[] {
  const { period, turn } = sources;
  switch (period.id) {
    case 'day':
      return [
        ...lunations(sources),
        ...moonHouse(sources),
        ...moonAspect(sources),
        ...rotated(DAILY, turn, 1).flatMap((planet) => placement(sources, planet)),
      ];
    case 'week':
      return [
        ...lunations(sources),
        ...ingresses(sources, QUICK).slice(0, MOST_INGRESSES),
        ...rotated(QUICK, turn, 2).flatMap((planet) => placement(sources, planet)),
      ];
    case 'month':
      return [...lunations(sources), ...QUICK.flatMap((planet) => placement(sources, planet))];
    case 'year':
      return [
        ...SLOW.flatMap((planet) => placement(sources, planet)),
        ...ingresses(sources, SLOW).slice(0, MOST_INGRESSES),
      ];
  }
}

/** Before every date that a horoscope is written for, so that turns are positive. */
const FIRST_YEAR = 1899;
const FIRST_DAY = dayIndexOf(Date.UTC(FIRST_YEAR, 0, 1));

/** Months and years have not one number of days, so they are counted themselves. */
function variantAt({ id, fromMs }: Period, signIndex: number, turn: number): number {
  const date = new Date(fromMs);
  const years = date.getUTCFullYear() - FIRST_YEAR;
  if (id === 'year') return years + signIndex;
  if (id === 'month') return years * 12 + date.getUTCMonth() + signIndex;
  return Math.floor(turn / TURNS_A_VARIANT);
}

/** The horoscope of a sign for a period: passages from what the sky does to it, the same for everyone on that date. */
export function composeHoroscope(
  sign: SignId,
  period: Period,
  facts: readonly HoroscopeFact[],
  texts: HoroscopeTexts,
): Passage[] {
  const signIndex = SIGN_IDS.indexOf(sign);
  const turn = dayIndexOf(period.fromMs) - FIRST_DAY + signIndex;
  const variant = variantAt(period, signIndex, turn);
  const passages = passagesOf({ period, facts, texts, turn, variant });
  // A planet that enters a house on the first day of a period would say the same twice.
  return passages.filter(({ text }, index) => passages.findIndex((other) => other.text === text) === index);
}
