import { chordAngleDeg } from './wheel-geometry.ts';
import { placeInTiers, type TieredPlace } from './wheel-tiers.ts';

/** The circles of a wheel's bodies, in units of the drawing. */
export interface BodyRings {
  /** Diameter of the disc that a glyph has to itself. */
  glyphSize: number;
  /** Radii on which the glyphs stand. */
  outer: number;
  inner: number;
  /** Radius at which the outer glyphs begin and the leaders end. */
  outerEdge: number;
  /** Radius down to which the inner glyphs and their degrees reach. */
  innerEdge: number;
}

/** Where the bodies of a chart are drawn. */
export interface PlacedCrowd {
  rings: BodyRings;
  /** In the order of the input. */
  places: TieredPlace[];
}

/** No glyph is drawn further than this from its true place, as long as there is room at all. */
export const REACH_DEG = 8;
/** Where there is none, the reach grows by this much at a time. */
const REACH_STEP_DEG = 2;

/** Radius at which the leaders end and the glyphs begin. */
const OUTER_EDGE = 219;
/** Between a glyph and a line. */
const AXIS_CLEARANCE = 3;
const LEADER_CLEARANCE = 1.5;

/** What to try, from the largest glyphs to the finest. */
interface Trial {
  glyphSize: number;
  tiers: 1 | 2;
  /** Glyphs keep clear of axes, keep to their side of them, or pay them no heed: the axis gives way then. */
  axes: 'clear' | 'sided' | 'ignored';
}

const TRIALS = [
  { glyphSize: 36, tiers: 1, axes: 'clear' },
  { glyphSize: 33, tiers: 1, axes: 'clear' },
  { glyphSize: 32, tiers: 2, axes: 'clear' },
  { glyphSize: 29, tiers: 2, axes: 'clear' },
  { glyphSize: 26, tiers: 2, axes: 'clear' },
  { glyphSize: 26, tiers: 2, axes: 'sided' },
  { glyphSize: 23, tiers: 2, axes: 'sided' },
  { glyphSize: 23, tiers: 2, axes: 'ignored' },
] as const satisfies readonly Trial[];

/** What is left for a sky that is more crowded than any: its bodies stand further from their true places. */
const LAST_TRIAL = { glyphSize: 20, tiers: 2, axes: 'ignored' } as const satisfies Trial;

/** Radial room of a line of text below a glyph, at the sides of the wheel, where words lie along the radius. */
export function textRoom(glyphSize: number): number {
  return 12 + glyphSize / 3;
}

function ringsOf(glyphSize: number): BodyRings {
  const room = glyphSize + textRoom(glyphSize);
  const outer = OUTER_EDGE - glyphSize / 2;
  return { glyphSize, outer, inner: outer - room, outerEdge: OUTER_EDGE, innerEdge: OUTER_EDGE - 2 * room };
}

function tryToPlace(
  { glyphSize, tiers, axes }: Trial,
  bodiesDeg: readonly number[],
  axesDeg: readonly number[],
  reachDeg: number,
): PlacedCrowd | null {
  const rings = ringsOf(glyphSize);
  const half = glyphSize / 2;
  const toAxis = axes === 'clear' ? half + AXIS_CLEARANCE : 0;
  const gaps = {
    outer: chordAngleDeg(glyphSize, rings.outer),
    inner: tiers === 2 ? chordAngleDeg(glyphSize, rings.inner) : null,
    leader: chordAngleDeg(half + LEADER_CLEARANCE, rings.outer),
    outerAxis: chordAngleDeg(toAxis, rings.outer),
    innerAxis: chordAngleDeg(toAxis, rings.inner),
  };
  const places = placeInTiers(bodiesDeg, axes === 'ignored' ? [] : axesDeg, { gaps, reachDeg });
  return places && { rings, places };
}

/**
 * Places the bodies of a chart: with large glyphs on one circle where they have room there, with finer ones on two where they
 * crowd, each within `REACH_DEG` of its true place.
 *
 * @param bodiesDeg longitudes of the bodies
 * @param axesDeg longitudes of the axes; empty where the hour is unknown
 */
export function placeCrowd(bodiesDeg: readonly number[], axesDeg: readonly number[]): PlacedCrowd {
  for (const trial of TRIALS) {
    const placed = tryToPlace(trial, bodiesDeg, axesDeg, REACH_DEG);
    if (placed) return placed;
  }
  for (let reachDeg = REACH_DEG; ; reachDeg += REACH_STEP_DEG) {
    const placed = tryToPlace(LAST_TRIAL, bodiesDeg, axesDeg, reachDeg);
    if (placed) return placed;
  }
}
