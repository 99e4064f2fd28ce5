import type { ElementId, ModeId } from '../astrology/ids.ts';
import type { AspectTexts, HouseTexts, SignTexts } from './text-shapes.ts';

/** The words of the reports that are sold. They stand on no free page. */

type Each<Keys extends string, Text> = Readonly<Record<Keys, Text>>;

/** Two elements, each of somebody or something, in the order of the signs; which is whose is not told. */
export const ELEMENT_PAIRS = [
  'fireFire',
  'fireEarth',
  'fireAir',
  'fireWater',
  'earthEarth',
  'earthAir',
  'earthWater',
  'airAir',
  'airWater',
  'waterWater',
] as const;
export type ElementPair = (typeof ELEMENT_PAIRS)[number];

export type ElementPairTexts = Each<ElementPair, string>;

/** A birth chart as a whole. Each text stands alone and beside any of the others. */
export interface WholeChartTexts {
  /** An element that leads, and one in which nothing stands. */
  elementLeads: Each<ElementId, string>;
  elementLacks: Each<ElementId, string>;
  modeLeads: Each<ModeId, string>;
  modeLacks: Each<ModeId, string>;
  /** The Sun's element and the Moon's: what each wants, and how to hold both. */
  sunMoon: ElementPairTexts;
  /** Where most of the planets stand: above or below the horizon, east (rising side) or west of the meridian. */
  hemispheres: Each<'above' | 'below' | 'east' | 'west', string>;
  /** What kind of aspects it mostly has. */
  aspects: Each<'flowing' | 'tense' | 'mixed' | 'few', string>;
}

/** What comes round in a life at about the same age for all, told of the age; the chart gives the day. */
export type LifeCycleTexts = Each<
  | 'jupiterReturn'
  | 'nodalReturn'
  | 'nodalOpposition'
  | 'saturnSquare'
  | 'saturnOpposition'
  | 'saturnReturn'
  | 'secondSaturnReturn'
  | 'uranusSquare'
  | 'uranusOpposition'
  | 'neptuneSquare'
  | 'plutoSquare'
  | 'chironReturn',
  string
>;

/** One text for each of the twelve houses, by what stands on its cusp or where its ruler is. */
type HouseBySign = Readonly<Record<keyof HouseTexts, SignTexts>>;
type HouseByHouse = Readonly<Record<keyof HouseTexts, HouseTexts>>;

/** Points of a birth chart that a slow planet's passage is told of. */
export const LONG_TRANSIT_POINTS = [
  'sun',
  'moon',
  'mercury',
  'venus',
  'mars',
  'ascendant',
  'midheaven',
] as const;
export type LongTransitPoint = (typeof LONG_TRANSIT_POINTS)[number];

export const LONG_TRANSIT_MOVERS = ['jupiter', 'saturn', 'uranus', 'neptune', 'pluto'] as const;
export type LongTransitMover = (typeof LONG_TRANSIT_MOVERS)[number];

/** A slow planet's passage over, in flow with, or against a point of a birth chart: weeks or months, often in three passes. */
export type LongTransitTexts = Each<LongTransitMover, Each<LongTransitPoint, AspectTexts>>;

/** A slow planet's way through a house of a birth chart. */
export type SlowHouseTexts = Each<'jupiter' | 'saturn', HouseTexts>;

/** Pairs of two people's points that a book on them tells of at length; which of the two has which is not told. */
export const BOND_PAIRS = [
  'sunSun',
  'sunMoon',
  'sunVenus',
  'sunMars',
  'sunSaturn',
  'moonMoon',
  'moonVenus',
  'moonMars',
  'moonSaturn',
  'mercuryMercury',
  'venusVenus',
  'venusMars',
  'venusSaturn',
  'marsMars',
] as const;
export type BondPair = (typeof BOND_PAIRS)[number];

/** Juno with a light, a planet or the Ascendant of the same chart. */
export type JunoLongAspectTexts = Each<
  'sun' | 'moon' | 'venus' | 'mars' | 'saturn' | 'ascendant',
  AspectTexts
>;

/** A child's chart as a whole, told to a parent. */
export interface ChildElementTexts {
  leads: Each<ElementId, string>;
  lacks: Each<ElementId, string>;
}

/** Every subject of the reports, and the shape of its texts. */
export interface ReportInterpretations {
  wholeChart: WholeChartTexts;
  /** The chart ruler in each house; several planets in one house; what Saturn's return asks for by Saturn's house. */
  rulerHouses: HouseTexts;
  stelliumHouses: HouseTexts;
  saturnReturnHouses: HouseTexts;
  lifeCycles: LifeCycleTexts;
  /** By the house, then the sign on its cusp; by the house, then the house that its ruler stands in. */
  houseSigns: HouseBySign;
  houseRulers: HouseByHouse;
  /** The chart of a solar return: its Ascendant by sign, its Sun and Moon by its own houses. */
  returnRising: SignTexts;
  returnSun: HouseTexts;
  returnMoon: HouseTexts;
  longTransits: LongTransitTexts;
  slowHouses: SlowHouseTexts;
  /** Of two people: their Suns, their Moons, the Venus of one with the Mars of the other, by element. */
  bondSuns: ElementPairTexts;
  bondMoons: ElementPairTexts;
  bondDesire: ElementPairTexts;
  bondAspects: Each<BondPair, AspectTexts>;
  /** What somebody looks for in a partner, by the sign on the Descendant; the Sun of the composite chart by its house. */
  descendantSigns: SignTexts;
  compositeSun: HouseTexts;
  vocationMidheaven: SignTexts;
  /** The ruler of the Midheaven by house; the sign on the sixth cusp (the working day), on the second (pay and worth). */
  vocationRuler: HouseTexts;
  workdaySigns: SignTexts;
  earningSigns: SignTexts;
  /** What takes long and then bears, by Saturn's house. */
  masteryHouses: HouseTexts;
  junoSigns: SignTexts;
  junoLongHouses: HouseTexts;
  junoLongAspects: JunoLongAspectTexts;
  /** The ruler of Juno's sign by house. */
  junoRuler: HouseTexts;
  childSun: SignTexts;
  childMoon: SignTexts;
  childRising: SignTexts;
  childMercury: SignTexts;
  childMars: SignTexts;
  childElements: ChildElementTexts;
}

export type ReportSubject = keyof ReportInterpretations;

/** The subjects that are sold. The type holds the list whole. */
const SOLD: Readonly<Record<ReportSubject, true>> = {
  wholeChart: true,
  rulerHouses: true,
  stelliumHouses: true,
  saturnReturnHouses: true,
  lifeCycles: true,
  houseSigns: true,
  houseRulers: true,
  returnRising: true,
  returnSun: true,
  returnMoon: true,
  longTransits: true,
  slowHouses: true,
  bondSuns: true,
  bondMoons: true,
  bondDesire: true,
  bondAspects: true,
  descendantSigns: true,
  compositeSun: true,
  vocationMidheaven: true,
  vocationRuler: true,
  workdaySigns: true,
  earningSigns: true,
  masteryHouses: true,
  junoSigns: true,
  junoLongHouses: true,
  junoLongAspects: true,
  junoRuler: true,
  childSun: true,
  childMoon: true,
  childRising: true,
  childMercury: true,
  childMars: true,
  childElements: true,
};

export function isReportSubject(subject: string): subject is ReportSubject {
  return Object.hasOwn(SOLD, subject);
}
