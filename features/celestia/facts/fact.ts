import type { AspectPointId } from '../../../astrology/chart-types.ts';
import type { Direction, LunationPhaseId, PlanetId } from '../../../astrology/events/event-types.ts';
import type { AspectId, BodyId, ElementId, ModeId, MoonPhaseId, SignId } from '../../../astrology/ids.ts';
import type { MoverId } from '../../../astrology/transits/transit-movers.ts';

/**
 * What Celestia may speak of: computed, numbered, never written by hand. Longitudes and orbs are degrees (longitudes as the
 * chart's zodiac counts them, 0 <= x < 360), instants UTC milliseconds.
 */

/** Short and the same each time it is computed: `natal.mars`, `transit.saturn-square-sun.2027-01-14`, `sky.moon`. */
export type FactId = string;

/** Whose chart it tells of: of who asks, of their partner, or of nobody's: the sky as it stands over all. */
export type Whose = 'self' | 'partner' | 'sky';
/** Who has a chart. */
export type ChartOwner = Exclude<Whose, 'sky'>;

/** A point of the chart that something in the sky comes near. */
export interface Touch {
  point: AspectPointId;
  aspect: AspectId;
  /** Distance from the exact aspect in degrees, positive. */
  orbDeg: number;
}

interface Known<Kind extends string, Of extends Whose = Whose> {
  kind: Kind;
  id: FactId;
  whose: Of;
}

/** Something in the sky at a known instant, over the chart of who asks. */
interface Happening<Kind extends string> extends Known<Kind, 'sky'> {
  instantMs: number;
  sign: SignId;
  longitude: number;
  /** Of who asks, 1 to 12; null where their hour of birth is unknown. */
  house: number | null;
  /** What of the chart of who asks it touches, the closest first; may be empty. */
  touches: readonly Touch[];
}

/** Where a body stands: in a birth chart, or in the sky at the moment of asking or of a date asked for. */
export interface PlacementFact extends Known<'placement'> {
  body: BodyId;
  sign: SignId;
  longitude: number;
  /** Degrees within the sign, 0 <= x < 30. Null where an unknown hour leaves it open by more than a degree: the Moon's. */
  signDegree: number | null;
  /** In a birth chart its own; of the sky that of who asks. Null without an hour of birth. */
  house: number | null;
  retrograde: boolean;
  /** Of the sky: the instant it stands there. Null in a birth chart. */
  instantMs: number | null;
  /** Of the sky: how long it has been and will be in this sign; null in a birth chart and where it was not looked up. */
  stay: { fromMs: number | null; toMs: number | null } | null;
}

/** A body whose sign the day of birth leaves open: it stood in one, then in the other. */
export interface OpenSignFact extends Known<'openSign', ChartOwner> {
  body: BodyId;
  signs: readonly [SignId, SignId];
  changeMs: number;
}

export interface AngleFact extends Known<'angle', ChartOwner> {
  angle: 'ascendant' | 'midheaven';
  sign: SignId;
  longitude: number;
  signDegree: number;
}

/** A house: the sign on its cusp and who stands in it. */
export interface HouseFact extends Known<'house', ChartOwner> {
  house: number;
  sign: SignId;
  /** Of its cusp. */
  longitude: number;
  /** Planets and lights in it. */
  bodies: readonly BodyId[];
}

/** An aspect within one birth chart, or within the sky at the moment of asking. */
export interface AspectFact extends Known<'aspect'> {
  first: AspectPointId;
  second: AspectPointId;
  aspect: AspectId;
  orbDeg: number;
  /** Of the sky whether it is still to be exact; null in a birth chart. */
  applying: boolean | null;
}

/** A moving body's aspect to a point of a birth chart. */
export interface TransitFact extends Known<'transit', ChartOwner> {
  body: MoverId;
  point: AspectPointId;
  aspect: AspectId;
  /** First touch of the orb and last; null beyond the reach of the tables. */
  startMs: number | null;
  endMs: number | null;
  /** In order of time; empty where the body turns just before it. */
  exactMs: readonly number[];
  /** At the moment of asking; null where it is out of orb then. */
  orbDeg: number | null;
  applying: boolean | null;
}

/** A new or full Moon, or a quarter. */
export interface LunationFact extends Happening<'lunation'> {
  phase: LunationPhaseId;
}

export interface EclipseFact extends Happening<'eclipse'> {
  eclipse: 'solar' | 'lunar';
  type: string;
}

/** A planet stands still and turns. */
export interface StationFact extends Happening<'station'> {
  body: PlanetId;
  /** Which way it goes after. */
  direction: Direction;
}

/** A planet's way back, from station to station. */
export interface RetrogradeFact extends Known<'retrograde', 'sky'> {
  body: PlanetId;
  fromMs: number;
  toMs: number;
  /** The sign of each station. */
  fromSign: SignId;
  toSign: SignId;
}

/** A body comes into a sign, backwards too. */
export interface IngressFact extends Known<'ingress', 'sky'> {
  body: BodyId;
  sign: SignId;
  instantMs: number;
  direction: Direction;
}

/** Two moving bodies come to an exact aspect of each other. */
export interface MeetingFact extends Known<'meeting', 'sky'> {
  first: BodyId;
  second: BodyId;
  aspect: AspectId;
  instantMs: number;
}

/** The Moon's phase at the moment of asking, or at a birth. */
export interface PhaseFact extends Known<'phase'> {
  phase: MoonPhaseId;
  /** The lit part of the disc, 0 to 1. */
  illuminated: number;
  instantMs: number;
}

/** Which of the ten planets and lights stand in signs of an element or a mode. */
export interface BalanceFact extends Known<'balance', ChartOwner> {
  of: ElementId | ModeId;
  bodies: readonly BodyId[];
}

/** An aspect from a point of who asks to a point of the partner. */
export interface SynastryFact extends Known<'synastry', 'self'> {
  /** Of who asks. */
  first: AspectPointId;
  /** Of the partner. */
  second: AspectPointId;
  aspect: AspectId;
  orbDeg: number;
  /** False where an unknown hour may undo it. */
  certain: boolean;
}

/** A body of one in a house of the other. `whose` is the body's owner. */
export interface OverlayFact extends Known<'overlay', ChartOwner> {
  body: BodyId;
  house: number;
}

/** A day that meets what was asked for. */
export interface DayFact extends Known<'day', 'sky'> {
  /** Its first instant. */
  instantMs: number;
  /** The criterion, as the tool names it. */
  criterion: string;
  /** The fact that makes it so. */
  because: FactId;
}

export type Fact =
  | PlacementFact
  | OpenSignFact
  | AngleFact
  | HouseFact
  | AspectFact
  | TransitFact
  | LunationFact
  | EclipseFact
  | StationFact
  | RetrogradeFact
  | IngressFact
  | MeetingFact
  | PhaseFact
  | BalanceFact
  | SynastryFact
  | OverlayFact
  | DayFact;
export type FactKind = Fact['kind'];
export type FactOf<Kind extends FactKind> = Extract<Fact, { kind: Kind }>;

/** The facts of a kind, in their order. */
export function factsOf<Kind extends FactKind>(facts: readonly Fact[], kind: Kind): FactOf<Kind>[] {
  return facts.filter((fact): fact is FactOf<Kind> => fact.kind === kind);
}
