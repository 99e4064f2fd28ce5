import * as v from 'valibot';
import { Aspect, BodyPosition, Placement } from './chart.ts';
import { birthEntries, RisingInterval, SignChange } from './natal-chart.ts';
import { Body } from './vocabulary.ts';

/** POST /api/astrology/rising-sign. */
export const RisingSignAnswer = v.object({
  ...birthEntries,
  /** Null where the time is unknown. */
  ascendant: v.nullable(Placement),
  /** Planet that rules the rising sign. */
  ruler: v.nullable(Body),
  /** Planet that ruled it while seven were known, where that is another: of Scorpio, Aquarius and Pisces. */
  traditionalRuler: v.nullable(Body),
  /** For an unknown time, the signs that rose that day and when. */
  possible: v.nullable(v.array(RisingInterval)),
});
export type RisingSignAnswer = v.InferOutput<typeof RisingSignAnswer>;

/** POST /api/astrology/juno. */
export const JunoAnswer = v.object({
  ...birthEntries,
  /** For an unknown time, as at noon. */
  juno: BodyPosition,
  /** For an unknown time, Juno's change of sign that day, which leaves its sign open; else null. */
  signChange: v.nullable(SignChange),
  /** Aspects of Juno, the closest first. */
  aspects: v.array(Aspect),
});
export type JunoAnswer = v.InferOutput<typeof JunoAnswer>;
