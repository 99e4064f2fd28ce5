import type { AspectId, DignityId, ElementId, ModeId, MoonPhaseId, SignId } from '../../../astrology/ids.ts';
import type { SpokenPoint } from '../../../locales/guard-words.ts';
import type { ChartOwner, Whose } from '../facts/fact.ts';
import type { Stretch } from './reader-days.ts';

/** What a text speaks of, and in whose chart it may stand: more than one where the text does not say. */
export type Subject =
  | {
      is: 'point';
      point: SpokenPoint;
      whose: readonly Whose[];
      /** The token that names it; what is said of one token is said of one chart. */
      at: number;
    }
  | { is: 'phase'; phases: readonly MoonPhaseId[]; isNext: boolean; isAtBirth: boolean }
  | { is: 'eclipse'; of: 'solar' | 'lunar' | null; type: string | null; isNext: boolean }
  /** A planet that stands still and turns. */
  | { is: 'station'; point: SpokenPoint; retrograde: boolean; isNext: boolean };

/** What a date is to what it is said of. */
export type DateRole = 'at' | 'exact' | 'start' | 'end' | 'by';

export interface SaidDate extends Stretch {
  role: DateRole;
  isDay: boolean;
  isNear: boolean;
  /** No year is said: it is the nearest, but may be the one before. */
  isYearOpen: boolean;
  /** "All winter": at each moment of it. */
  isWhole: boolean;
}

/** What is counted. */
export type Counted =
  | { by: 'group'; of: ElementId | ModeId }
  | { by: 'sign'; sign: SignId }
  | { by: 'house'; house: number }
  | { by: 'retrograde' };

/** What a sentence says of charts and sky, read from its words. */
export type Said =
  | { kind: 'inSign'; subject: Subject; sign: SignId }
  /** Of two signs one, which a day without an hour leaves open. */
  | { kind: 'eitherSign'; subject: Subject; signs: readonly [SignId, SignId] }
  | { kind: 'inHouse'; subject: Subject; house: number; houseOf: ChartOwner | null }
  | { kind: 'inGroup'; subject: Subject; of: ElementId | ModeId }
  | { kind: 'atDegree'; subject: Subject; degree: number }
  | { kind: 'moves'; subject: Subject; retrograde: boolean; turns: boolean }
  | { kind: 'enters'; subject: Subject; sign: SignId }
  | { kind: 'leaves'; subject: Subject; sign: SignId | null }
  | { kind: 'dignity'; subject: Subject; dignity: DignityId; sign: SignId | null }
  | {
      kind: 'aspect';
      first: Subject;
      second: Subject | null;
      aspects: readonly AspectId[];
      orb: number | null;
      /** Whether it is said to be still to come, or to be past; null where neither is said. */
      applying: boolean | null;
      /** Said to be the closest of its chart. */
      isTightest: boolean;
    }
  | { kind: 'happens'; subject: Subject }
  | { kind: 'cusp'; house: number; sign: SignId; whose: ChartOwner }
  | { kind: 'hasHouse'; house: number; whose: ChartOwner }
  | { kind: 'hasSign'; sign: SignId; whose: ChartOwner }
  | { kind: 'rulesSign'; point: SpokenPoint; sign: SignId }
  | { kind: 'rulesHouse'; point: SpokenPoint; house: number }
  | { kind: 'signIsOf'; sign: SignId; of: ElementId | ModeId }
  /** The second sign stands so many signs after the first, one way or the other. */
  | { kind: 'signsApart'; first: SignId; second: SignId; steps: readonly number[] }
  | { kind: 'sameHouse'; house: number; other: number }
  /** No house begins in the sign. */
  | { kind: 'cuspless'; sign: SignId; whose: ChartOwner }
  /** How many houses have planets in them, or none. */
  | { kind: 'housesHeld'; areEmpty: boolean; count: number; whose: ChartOwner }
  | { kind: 'count'; counted: Counted; least: number; most: number; whose: Whose };

/** How a sentence means it. A premise is somebody else's word that the sentence must set right. */
export type Mood = 'asserted' | 'premise' | 'open';

export type ReadClaim = Said & {
  /** The token it was read at. */
  at: number;
  isDenied: boolean;
  mood: Mood;
  dates: readonly SaidDate[];
  /** The coming or going at whose moment it is to be so: "when the Sun leaves Leo"; null for none. */
  during: Said | null;
  /** Claims of one number share their dates, which need be true of one of them: "retrograde in Aries until May". -1: its own. */
  alternative: number;
};
