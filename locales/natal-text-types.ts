import type { MainBodyId } from '../astrology/ids.ts';
import type { AspectTexts, HouseTexts, SignTexts } from './text-shapes.ts';

type Outer = 'uranus' | 'neptune' | 'pluto';
type Angle = 'ascendant' | 'midheaven';
type LinesTo<Points extends string> = Readonly<Record<Points, string>>;

/**
 * One text a pair of a birth chart, by the pair's first. Sun, Mercury and Venus never stand far enough apart for an opposition or a
 * quincunx. Opposite the Ascendant is on the Descendant, opposite the Midheaven on the Imum Coeli.
 */
export type FarAspectTexts = Readonly<{
  sun: LinesTo<'moon' | 'mars' | 'jupiter' | 'saturn' | Outer | Angle>;
  moon: LinesTo<'mercury' | 'venus' | 'mars' | 'jupiter' | 'saturn' | Outer | Angle>;
  mercury: LinesTo<'mars' | 'jupiter' | 'saturn' | Outer | Angle>;
  venus: LinesTo<'mars' | 'jupiter' | 'saturn' | Outer | Angle>;
  mars: LinesTo<'jupiter' | 'saturn' | Outer | Angle>;
  jupiter: LinesTo<'saturn' | Outer | Angle>;
  saturn: LinesTo<Outer | Angle>;
  uranus: LinesTo<'neptune' | 'pluto' | Angle>;
  neptune: LinesTo<'pluto' | Angle>;
  pluto: LinesTo<Angle>;
}>;

/** A planet beside a node of the Moon: a conjunction with the north node, with the south node (`opposed`), and the aspects to both. */
type NodeAspectTexts = AspectTexts & Readonly<Record<'opposed', string>>;

/** Aspects of the Moon's node, Chiron and Lilith to planets and angles. */
export type PointAspectTexts = Readonly<{
  node: Readonly<Record<MainBodyId | Angle, NodeAspectTexts>>;
  chiron: Readonly<Record<MainBodyId | Angle, AspectTexts>>;
  lilith: Readonly<Record<MainBodyId | Angle, AspectTexts>>;
}>;

/** What a birth chart says beyond the signs, houses and aspects of its planets. */
export interface NatalInterpretations {
  /** A planet that goes back at a birth. */
  natalRetrogrades: LinesTo<'mercury' | 'venus' | 'mars' | 'jupiter' | 'saturn' | Outer>;
  oppositions: FarAspectTexts;
  quincunxes: FarAspectTexts;
  pointAspects: PointAspectTexts;
  pointHouses: Readonly<Record<'chiron' | 'lilith', HouseTexts>>;
  southNode: SignTexts;
  descendant: SignTexts;
  imumCoeli: SignTexts;
  fortuneHouses: HouseTexts;
  /** A line each. */
  vertexSigns: SignTexts;
  /** A line on each house by the sign on its cusp; the four angles have texts of their own. */
  cuspSigns: Readonly<Record<2 | 3 | 5 | 6 | 8 | 9 | 11 | 12, SignTexts>>;
  /** A line on each house by the house that its ruler stands in. */
  rulerPlaces: Readonly<Record<keyof HouseTexts, HouseTexts>>;
  /** An eclipse on a point of a birth chart: beside it, or opposite and square to it. */
  eclipseTouches: Readonly<Record<MainBodyId | Angle, Readonly<Record<'joined' | 'tense', string>>>>;
  /** The Moon of the sky passing an angle of a birth chart. */
  moonAngles: Readonly<Record<Angle, AspectTexts>>;
}
