import type { MainBodyId, MoonPhaseId } from '../astrology/ids.ts';
import type { EventInterpretations } from './event-text-types.ts';
import type { HoroscopeInterpretations } from './horoscope-text-types.ts';
import type { NatalInterpretations } from './natal-text-types.ts';
import type { PairInterpretations } from './pair-text-types.ts';
import type { ReportInterpretations } from './report-text-types.ts';
import type { AspectTexts, HouseTexts, SignTexts } from './text-shapes.ts';

export type { AspectTexts, HouseTexts, SignTexts };

/** What a phase of the Moon is good for. */
export type PhaseTexts = Readonly<Record<MoonPhaseId, string>>;

/** What the retrograde period of a planet asks for. */
export type RetrogradeTexts = Readonly<
  Record<'mercury' | 'venus' | 'mars' | 'jupiter' | 'saturn' | 'uranus' | 'neptune' | 'pluto', string>
>;

type TransitingId =
  | 'sun'
  | 'mercury'
  | 'venus'
  | 'mars'
  | 'jupiter'
  | 'saturn'
  | 'uranus'
  | 'neptune'
  | 'pluto';

/** A horoscope's part comes in three variants, so that the same fact is not told in the same words each time. */
export type Variants = readonly [string, string, string];

type HouseVariants = Readonly<Record<keyof HouseTexts, Variants>>;

/**
 * A planet passing through a solar house: the reader's own sign is the first. Jupiter's and Saturn's way through one is a year's
 * own subject.
 */
export type TransitHouseTexts = Readonly<Record<Exclude<TransitingId, 'jupiter' | 'saturn'>, HouseVariants>>;

/** The Moon passing through a solar house. */
export type MoonHouseTexts = HouseVariants;

/** A new or full Moon in a solar house. */
export type LunationHouseTexts = Readonly<Record<'newMoon' | 'fullMoon', HouseVariants>>;

/** The big three, a line each, at most 88 characters. */
export type ShortLineTexts = Readonly<Record<'sun' | 'moon' | 'rising', SignTexts>>;

/** A planet, or the Moon's north node, in the houses of a birth chart. */
export type PlanetHouseTexts = Readonly<Record<MainBodyId | 'node', HouseTexts>>;

/** An eclipse in the houses of a birth chart. */
export type EclipseHouseTexts = Readonly<Record<'solar' | 'lunar', HouseTexts>>;

type Angle = 'ascendant' | 'midheaven';
type Outer = 'uranus' | 'neptune' | 'pluto';
type AspectsTo<Points extends string> = Readonly<Record<Points, AspectTexts>>;

/**
 * Aspects of a birth chart, by the pair's first body. Sun, Mercury and Venus never stand far enough apart for the kinds
 * that are left out: Mercury within 28° of the Sun, Venus within 48°, and so within 76° of each other.
 */
export type NatalAspectTexts = Readonly<{
  sun: AspectsTo<'moon' | 'mars' | 'jupiter' | 'saturn' | Outer | Angle> &
    Readonly<Record<'mercury' | 'venus', Pick<AspectTexts, 'joined'>>>;
  moon: AspectsTo<'mercury' | 'venus' | 'mars' | 'jupiter' | 'saturn' | Outer | Angle>;
  mercury: AspectsTo<'mars' | 'jupiter' | 'saturn' | Outer | Angle> & {
    venus: Pick<AspectTexts, 'joined' | 'flowing'>;
  };
  venus: AspectsTo<'mars' | 'jupiter' | 'saturn' | Outer | Angle>;
  mars: AspectsTo<'jupiter' | 'saturn' | Outer | Angle>;
  jupiter: AspectsTo<'saturn' | Outer | Angle>;
  saturn: AspectsTo<Outer | Angle>;
  uranus: AspectsTo<'neptune' | 'pluto' | Angle>;
  neptune: AspectsTo<'pluto' | Angle>;
  pluto: AspectsTo<Angle>;
}>;

export type JunoAspectTexts = AspectsTo<MainBodyId | Angle>;

/** Aspects between two people's points, by the pair's first; which of the two has which is not told. */
export type SynastryTexts = Readonly<{
  sun: AspectsTo<'sun' | 'moon' | 'mercury' | 'venus' | 'mars' | 'saturn' | 'juno' | 'ascendant'>;
  moon: AspectsTo<'moon' | 'mercury' | 'venus' | 'mars' | 'saturn' | 'juno' | 'ascendant'>;
  mercury: AspectsTo<'mercury' | 'venus' | 'mars' | 'saturn' | 'juno' | 'ascendant'>;
  venus: AspectsTo<'venus' | 'mars' | 'saturn' | 'juno' | 'ascendant'>;
  mars: AspectsTo<'mars' | 'saturn' | 'juno' | 'ascendant'>;
  saturn: AspectsTo<'saturn' | 'juno' | 'ascendant'>;
  juno: AspectsTo<'juno' | 'ascendant'>;
}>;

/** One person's planet in a house of the other. */
export type OverlayTexts = Readonly<Record<'sun' | 'moon' | 'mercury' | 'venus' | 'mars', HouseTexts>>;

/** A slow planet entering a sign. */
export type IngressTexts = Readonly<Record<'jupiter' | 'saturn' | Outer, SignTexts>>;

/** A planet of the sky meeting a point of a birth chart. */
export type NatalTransitTexts = Readonly<Record<TransitingId, AspectsTo<MainBodyId | Angle>>>;

/** The placements of a birth chart that have a text for each sign. */
export const SIGN_SUBJECTS = [
  'rising',
  'sun',
  'moon',
  'mercury',
  'venus',
  'mars',
  'jupiter',
  'saturn',
  'uranus',
  'neptune',
  'pluto',
  'node',
  'juno',
  'chiron',
  'lilith',
  'midheaven',
] as const;
export type SignSubject = (typeof SIGN_SUBJECTS)[number];

/** Every subject that is written about, and the shape of its texts. */
export interface Interpretations
  extends Record<SignSubject, SignTexts>,
    EventInterpretations,
    HoroscopeInterpretations,
    NatalInterpretations,
    PairInterpretations,
    ReportInterpretations {
  shortLines: ShortLineTexts;
  /** Each sign rising in a few strokes, to be known by. */
  risingPortraits: SignTexts;
  planetHouses: PlanetHouseTexts;
  junoHouses: HouseTexts;
  aspects: NatalAspectTexts;
  junoAspects: JunoAspectTexts;
  synastry: SynastryTexts;
  overlays: OverlayTexts;
  solarEclipse: SignTexts;
  lunarEclipse: SignTexts;
  eclipseHouses: EclipseHouseTexts;
  ingresses: IngressTexts;
  moonToday: SignTexts;
  moonPhases: PhaseTexts;
  retrogrades: RetrogradeTexts;
  natalTransits: NatalTransitTexts;
  transitHouses: TransitHouseTexts;
  moonHouses: MoonHouseTexts;
  lunationHouses: LunationHouseTexts;
}

export type Subject = keyof Interpretations;
