import type { BodyBand } from '../wheel-crowd.ts';
import { RADII } from '../wheel-geometry.ts';

/** A ring of a wheel of two charts. */
export interface Ring {
  /** Radius of its outer edge, on whose degrees the leaders begin. */
  edge: number;
  band: BodyBand;
}

/** The circle between the two rings. It stands still while the days go by on the outer one. */
export const BORDER_RADIUS = 166;

/** A degree stands beside the chosen glyph alone: nothing wants room below the others but a hair's breadth. */
function hairsbreadth(): number {
  return 0.6;
}

export const RINGS = {
  outer: {
    edge: RADII.zodiacInner,
    band: {
      outerEdge: { 1: 218, 2: 220 },
      innerEdge: { 1: BORDER_RADIUS, 2: BORDER_RADIUS },
      roomBelow: hairsbreadth,
      trials: [
        { glyphSize: 34, tiers: 1, axes: 'clear' },
        { glyphSize: 30, tiers: 1, axes: 'clear' },
        { glyphSize: 26, tiers: 2, axes: 'clear' },
        { glyphSize: 23, tiers: 2, axes: 'clear' },
        { glyphSize: 23, tiers: 2, axes: 'sided' },
        { glyphSize: 21, tiers: 2, axes: 'sided' },
        { glyphSize: 21, tiers: 2, axes: 'ignored' },
        { glyphSize: 18, tiers: 2, axes: 'ignored' },
      ],
      lastTrial: { glyphSize: 18, tiers: 2, axes: 'ignored' },
    },
  },
  inner: {
    edge: BORDER_RADIUS,
    band: {
      outerEdge: { 1: 153, 2: 153.8 },
      innerEdge: { 1: 118, 2: 112 },
      roomBelow: hairsbreadth,
      trials: [
        { glyphSize: 32, tiers: 1, axes: 'clear' },
        { glyphSize: 28, tiers: 1, axes: 'clear' },
        { glyphSize: 24, tiers: 2, axes: 'clear' },
        { glyphSize: 21, tiers: 2, axes: 'clear' },
        { glyphSize: 21, tiers: 2, axes: 'sided' },
        { glyphSize: 19, tiers: 2, axes: 'sided' },
        { glyphSize: 19, tiers: 2, axes: 'ignored' },
        { glyphSize: 16, tiers: 2, axes: 'ignored' },
      ],
      lastTrial: { glyphSize: 15, tiers: 2, axes: 'ignored' },
    },
  },
} as const satisfies Record<'outer' | 'inner', Ring>;
