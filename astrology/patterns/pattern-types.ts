import type { MainBodyId } from '../ids.ts';

/** Figures that aspects make, the rarest first. */
export const PATTERN_IDS = ['grandCross', 'kite', 'grandTrine', 'yod', 'tSquare'] as const;
export type PatternId = (typeof PATTERN_IDS)[number];

/** What stands at one corner: a planet, or several in conjunction that each make the figure. */
export type Corner = readonly MainBodyId[];

/**
 * A figure among the lights and planets of a chart, made of aspects that the chart itself lists, by its orbs. Its corners:
 *
 * - `tSquare`: the apex, square to both, then the two in opposition;
 * - `yod`: the apex, quincunx to both, then the two in sextile;
 * - `grandTrine`: three, each in trine to the others;
 * - `kite`: the apex, which opposes the second and is in sextile to the third and the fourth; the last three are a grand trine;
 * - `grandCross`: two oppositions one after the other, square to each other.
 */
export interface Pattern {
  pattern: PatternId;
  corners: readonly Corner[];
  /** Degrees from exact of the least exact of its aspects. */
  orb: number;
}
