import type { AspectPointId } from '../../../astrology/chart-types.ts';
import { aspectWithoutHouse, withoutHouse } from '../../../features/readings/without-house.ts';
import type { SignSubject } from '../../../locales/interpretation-types.ts';
import type { Language } from '../../../locales/locales.ts';
import {
  endsInAdvice,
  endsNoticed,
  hasFormula,
  namedIn,
  opensByTriad,
  propsIn,
  saysWhy,
  timesOf,
} from './find-habits.ts';
import type { HabitLexicon } from './lexicon-types.ts';

/** A text with its path of keys. */
export type KeyedText = readonly [path: string, text: string];

/** What a language's habits are told by: its lexicon, and the names of planets and signs. */
export interface Ear {
  language: Language;
  lexicon: HabitLexicon;
  /** By the planet's subject; the sign's id. */
  planets: Readonly<Record<string, RegExp>>;
  signs: Readonly<Record<string, RegExp>>;
  anyName: RegExp;
}

/** How much of a subject has a habit. */
export interface Share {
  /** Texts that have it, of those that are looked at. */
  keys: readonly string[];
  of: number;
}

export const HABITS = [
  'advice',
  'noticed',
  'named',
  'second',
  'why',
  'may',
  'house',
  'formula',
  'kitchen',
  'triad',
] as const;
export type Habit = (typeof HABITS)[number];

export interface Bound {
  /** The most, or the least, of a subject that may have it. */
  most?: number;
  least?: number;
  /** Languages that it binds; all where it names none. */
  languages?: readonly Language[];
}

/** What each share may come to. */
export const BOUNDS: Readonly<Record<Habit, Bound>> = {
  advice: { most: 1 / 3 },
  noticed: { most: 0.15 },
  named: { most: 1 / 3, languages: ['pt'] },
  second: { most: 0.99 },
  why: { least: 1 / 3, languages: ['tr', 'en', 'fr'] },
  may: { most: 0, languages: ['en'] },
  house: { most: 0 },
  formula: { most: 0 },
  kitchen: { most: 0.08 },
  triad: { most: 0.05 },
};

/** No single thing may stand in more of a language's readings. */
export const MOST_OF_A_PROP = 0.03;

/** Subjects of which a text may be read where no house is known. */
const HOUSELESS: ReadonlySet<string> = new Set([
  ...['sun', 'moon', 'mercury', 'venus', 'mars', 'jupiter', 'saturn', 'uranus', 'neptune', 'pluto'],
  ...[
    'node',
    'southNode',
    'juno',
    'chiron',
    'lilith',
    'aspects',
    'oppositions',
    'quincunxes',
    'pointAspects',
  ],
  ...[
    'junoAspects',
    'natalRetrogrades',
    'sunPairs',
    'moonPairs',
    'venusMarsPairs',
    'synastry',
    'solarEclipse',
  ],
  ...[
    'lunarEclipse',
    'ingresses',
    'eventLunations',
    'eventRetrogrades',
    'slowAspects',
    'eclipseAxes',
    'eclipseSigns',
  ],
  ...['moonToday', 'moonPhases', 'retrogrades', 'natalTransits'],
]);

/** Subjects that speak of two people. */
const OF_TWO: ReadonlySet<string> = new Set(['overlays', 'synastry']);

/** One text of a small subject is no habit. */
const LEAST_HABIT = 2;

/** Subjects whose keys begin with the two points of an aspect. */
const OF_ASPECTS: ReadonlySet<string> = new Set(['aspects', 'oppositions', 'quincunxes']);

/** A text as a chart without an hour prints it. A planet's going back stands under its name. */
function asPrintedWithoutHouses(text: string, subject: string, key: string, language: Language): string {
  if (OF_ASPECTS.has(subject)) {
    const [first, second] = key.split('.') as [AspectPointId, AspectPointId];
    return aspectWithoutHouse(text, { first, second }, language);
  }
  return withoutHouse(text, (subject === 'natalRetrogrades' ? key : subject) as SignSubject, language);
}

/** Each habit's share of a subject; null for what does not concern it. */
export function sharesOf(
  subject: string,
  texts: readonly KeyedText[],
  ear: Ear,
): Readonly<Record<Habit, Share | null>> {
  const { lexicon, language } = ear;
  const share = (has: (text: string, key: string) => boolean): Share => ({
    keys: texts.flatMap(([key, text]) => (has(text, key) ? [key] : [])),
    of: texts.length,
  });
  const placeOf = (text: string, key: string) => {
    const [planet, sign] = [ear.planets[subject], ear.signs[key]];
    return planet && sign ? namedIn(text, planet, sign) : null;
  };
  const isOfSigns =
    ear.planets[subject] !== undefined && texts.every(([key]) => ear.signs[key] !== undefined);
  const named = share((text, key) => placeOf(text, key) !== null);
  const second = share((text, key) => placeOf(text, key) === 2);
  const cut = (text: string, key: string) => asPrintedWithoutHouses(text, subject, key, language);
  return {
    advice: share((text) => endsInAdvice(text, lexicon)),
    noticed: share((text) => endsNoticed(text, lexicon)),
    named: isOfSigns ? named : null,
    second: isOfSigns ? { keys: second.keys, of: named.keys.length } : null,
    why: share((text) => saysWhy(text, lexicon, ear.anyName)),
    may: lexicon.may ? share((text) => timesOf(text, lexicon.may) > 1) : null,
    house: HOUSELESS.has(subject) ? share((text, key) => lexicon.houseShows.test(cut(text, key))) : null,
    formula: OF_TWO.has(subject) ? share((text) => hasFormula(text, lexicon)) : null,
    kitchen: share((text) => propsIn(text, lexicon.kitchen).length > 0),
    triad: share((text) => opensByTriad(text)),
  };
}

/** Whether a share is beyond its bound. */
export function isOver(habit: Habit, { keys, of }: Share, language: Language): boolean {
  const { most, least, languages } = BOUNDS[habit];
  if (of === 0 || (languages && !languages.includes(language))) return false;
  if (least !== undefined) return keys.length < least * of;
  const leastHabit = most === 0 ? 1 : LEAST_HABIT;
  return most !== undefined && keys.length >= leastHabit && keys.length > most * of;
}

/** What a planet's texts by sign and by house have in common: they stand on one page. */
export interface SharedProp {
  prop: string;
  signs: readonly string[];
  houses: readonly string[];
}

/** Things that stand in a text on a planet's sign and in one on its house, which a chart may have both. */
export function sharedProps(
  signs: readonly KeyedText[],
  houses: readonly KeyedText[],
  { kitchen, props }: HabitLexicon,
): SharedProp[] {
  return Object.entries({ ...kitchen, ...props }).flatMap(([prop, forms]) => {
    const has = (texts: readonly KeyedText[]) =>
      texts.flatMap(([key, text]) => (forms.test(text) ? [key] : []));
    const [inSigns, inHouses] = [has(signs), has(houses)];
    return inSigns.length > 0 && inHouses.length > 0 ? [{ prop, signs: inSigns, houses: inHouses }] : [];
  });
}
