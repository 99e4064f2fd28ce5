import type { ElementId, ModeId, MoonPhaseId, SignId } from '../astrology/ids.ts';
import type { HouseTexts } from './text-shapes.ts';

/** Two elements in the order of the zodiac. */
export type ElementPair = 'fireEarth' | 'fireAir' | 'fireWater' | 'earthAir' | 'earthWater' | 'airWater';

/** Two of the three modes. */
export type ModePair = 'cardinalFixed' | 'cardinalMutable' | 'fixedMutable';

/** Sentences that say the same of a chart; each chart is told one. */
export type Either = readonly [string, string];
export type AnyOfThree = readonly [string, string, string];

type Slow = 'uranus' | 'neptune' | 'pluto';
type Angle = 'ascendant' | 'midheaven';
export type TightestPoint =
  | 'sun'
  | 'moon'
  | 'mercury'
  | 'venus'
  | 'mars'
  | 'jupiter'
  | 'saturn'
  | Slow
  | Angle;

/** Two points whose aspect may be a chart's tightest, each with those after it. */
export type TightestPair =
  | `sun-${'moon' | 'mercury' | 'venus' | 'mars' | 'jupiter' | 'saturn' | Slow | Angle}`
  | `moon-${'mercury' | 'venus' | 'mars' | 'jupiter' | 'saturn' | Slow | Angle}`
  | `mercury-${'venus' | 'mars' | 'jupiter' | 'saturn' | Slow | Angle}`
  | `venus-${'mars' | 'jupiter' | 'saturn' | Slow | Angle}`
  | `mars-${'jupiter' | 'saturn' | Slow | Angle}`
  | `jupiter-${'saturn' | Slow | Angle}`
  | `saturn-${Slow | Angle}`
  | `${Slow}-${Angle}`;

/**
 * A birth chart told as a whole, in sentences that are chosen by what stands in it. Each is whole, for the sake of its grammar, and leans
 * on none of the others: which of them stand together differs from chart to chart.
 */
export interface SynthesisWords {
  heading: string;
  /** Points that have an article within a sentence in most languages, with it; the others stand by their names. */
  points: Readonly<Record<'sun' | 'moon' | Angle, string>>;
  /** What a point and the language's "of" before it grow together to; only where they do. */
  ofPoints?: { of: string; points: Readonly<Record<TightestPoint, string>> };
  /** The Sun's element, then the Moon's: the opening. */
  lights: Readonly<Record<ElementId, Readonly<Record<ElementId, AnyOfThree>>>>;
  /** The opening where the Moon's sign is open: the Sun's element. */
  sunAlone: Readonly<Record<ElementId, AnyOfThree>>;
  /** One element outweighs the others; two share the lead; none has it. */
  leads: Readonly<Record<ElementId, AnyOfThree>>;
  share: Readonly<Record<ElementPair, Either>>;
  even: AnyOfThree;
  /** No planet and no angle stands in this element, in this mode. */
  lacks: Readonly<Record<ElementId, Either>>;
  modeLacks: Readonly<Record<ModeId, Either>>;
  /** This mode outweighs the others; none does. */
  modes: Readonly<Record<ModeId, AnyOfThree>>;
  /** Two that have nearly as many, where the third has few. */
  modesShare: Readonly<Record<ModePair, Either>>;
  modesEven: AnyOfThree;
  /** By the rising sign, which names its ruler: {{inSign}}, {{inHouse}}. */
  ruler: Readonly<Record<SignId, Either>>;
  /** What it means that the ruler stands in this house. */
  rulerHouse: Readonly<Record<keyof HouseTexts, Either>>;
  /** Sun and rising sign are of these two elements: what pulls apart, and how to hold both. */
  contrast: Readonly<Record<ElementPair, AnyOfThree>>;
  /** {{first}} and {{second}}, with their articles; {{orb}}. */
  tightest: Readonly<Record<'conjunction' | 'sextile' | 'square' | 'trine' | 'opposition', AnyOfThree>>;
  /** The closest after that, in the same blanks. */
  next: Readonly<Record<'conjunction' | 'sextile' | 'square' | 'trine' | 'opposition', Either>>;
  /** What the two of the tightest aspect have to do with one another, in whichever aspect; it names neither. */
  pairs: Readonly<Record<TightestPair, string>>;
  /** {{apex}} is the planet at its point. */
  patterns: Readonly<Record<'grandCross' | 'kite' | 'grandTrine' | 'yod' | 'tSquare', AnyOfThree>>;
  /** Four planets and more stand in this sign, in this house. */
  stelliumSigns: Readonly<Record<SignId, string>>;
  stelliumHouses: Readonly<Record<keyof HouseTexts, string>>;
  /** Seven planets and more stand above or below the horizon, on its eastern or western side. */
  sides: Readonly<Record<'above' | 'below' | 'east' | 'west', Either>>;
  /** The phase of the Moon at birth. */
  phases: Readonly<Record<MoonPhaseId, Either>>;
  /** The element of Mercury, of Venus and of Mars. */
  mind: Readonly<Record<ElementId, AnyOfThree>>;
  heart: Readonly<Record<ElementId, AnyOfThree>>;
  drive: Readonly<Record<ElementId, AnyOfThree>>;
}
