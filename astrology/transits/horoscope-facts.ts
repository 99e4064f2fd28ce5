import type { Direction, LunationPhaseId } from '../events/event-types.ts';
import type { AspectId, BodyId, SignId } from '../ids.ts';

/** A fact before it is weighed. Houses are solar, 1 to 12; instants UTC ms; angles degrees. */
export type PlainFact =
  /** Where a body stands as the period begins; the Moon has facts of its own. */
  | { kind: 'placement'; body: BodyId; sign: SignId; house: number; direction: Direction }
  | { kind: 'ingress'; instantMs: number; body: BodyId; sign: SignId; house: number; direction: Direction }
  | { kind: 'station'; instantMs: number; body: BodyId; sign: SignId; house: number; direction: Direction }
  | { kind: 'lunation'; instantMs: number; phase: LunationPhaseId; sign: SignId; house: number }
  /** An aspect that is exact within the period. */
  | {
      kind: 'aspect';
      instantMs: number;
      first: BodyId;
      second: BodyId;
      aspect: AspectId;
      firstHouse: number;
      secondHouse: number;
      /** Whether a ruler of the sign takes part. */
      ofRuler: boolean;
    }
  /** A close aspect of a ruler of the sign in the middle of the period that is not exact within it. */
  | {
      kind: 'rulerAspect';
      ruler: BodyId;
      other: BodyId;
      aspect: AspectId;
      /** Distance from exact, positive. */
      orb: number;
      applying: boolean;
      /** The other body's. */
      house: number;
    }
  /** The Moon's stay in a house, within the period. */
  | { kind: 'moonHouse'; sign: SignId; house: number; fromMs: number; toMs: number };

export type HoroscopeFact = PlainFact & {
  /** 0 to about 100; the first facts are what the period is about. */
  weight: number;
};
