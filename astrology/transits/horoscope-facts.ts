import type { Direction, LunationPhaseId } from '../events/event-types.ts';
import type { AspectId, BodyId, SignId } from '../ids.ts';

/** A fact before it is weighed. Houses are solar, 1 to 12; instants UTC ms; angles degrees. */
export type PlainFact =
  /**
   * A body's stay in a sign that touches the period, from its true entry to its true exit, which may lie outside; null
   * where that is beyond the reach of the tables. The Moon has facts of its own.
   */
  | {
      kind: 'placement';
      body: BodyId;
      sign: SignId;
      house: number;
      /** Which way it goes as long as both stay and period last; null where it turns in that time. */
      direction: Direction | null;
      fromMs: number | null;
      toMs: number | null;
    }
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
      /** The middle of the period. */
      instantMs: number;
      ruler: BodyId;
      other: BodyId;
      aspect: AspectId;
      /** Distance from exact, positive. */
      orb: number;
      applying: boolean;
      /** The other body's. */
      house: number;
    }
  /** The Moon's stay in a sign that touches the period, from its true entry to its true exit. */
  | { kind: 'moonHouse'; sign: SignId; house: number; fromMs: number; toMs: number };

export type HoroscopeFact = PlainFact & {
  /** 0 to about 100; the first facts are what the period is about. */
  weight: number;
};

/** By what facts stand in order of time: their instant, or when their stay began. */
export function factOrderMs(fact: PlainFact): number {
  return 'instantMs' in fact ? fact.instantMs : (fact.fromMs ?? Number.NEGATIVE_INFINITY);
}
