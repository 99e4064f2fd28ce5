import { separationDeg } from '../../astrology/angles.ts';
import { chordAngleDeg, round } from './wheel-geometry.ts';
import { placeInTiers, type Tier, type TieredPlace } from './wheel-tiers.ts';

/** The circles of a wheel's bodies, in units of the drawing. */
export interface BodyRings {
  /** Diameter of the disc that a glyph has to itself. */
  glyphSize: number;
  /** Radii on which the glyphs stand. */
  outer: number;
  inner: number;
  /** Radius at which the outer glyphs begin and the leaders end. */
  outerEdge: number;
  /** Radius down to which the bodies and their degrees reach. */
  innerEdge: number;
}

/** Where the bodies of a chart are drawn. */
export interface PlacedCrowd {
  rings: BodyRings;
  /** In the order of the input. */
  places: TieredPlace[];
  /** The axes beside which a body stands: they give way to it. */
  shortAxesDeg: number[];
}

/** No glyph is drawn further than this from its true place, as long as there is room at all. */
export const REACH_DEG = 8;
/** Where there is none, the reach grows by this much at a time. */
const REACH_STEP_DEG = 2;

/** An axis gives way to a body that is truly this near to it. */
const AXIS_YIELD_DEG = 5;
/** Between a glyph and a line. */
const AXIS_CLEARANCE = 3;
const LEADER_CLEARANCE = 1.5;

type TierCount = 1 | 2;

/** The band of a wheel that the bodies of a chart stand in, by how many circles they take. Radii in units of the drawing. */
export interface BodyBand {
  /** Where the leaders end and the glyphs begin: the leaders of a crowd turn further, and have more room for it. */
  outerEdge: Readonly<Record<TierCount, number>>;
  /** Down to where one circle has room, and two at least. */
  innerEdge: Readonly<Record<TierCount, number>>;
  /** What belongs to a glyph inward of it. */
  roomBelow(glyphSize: number): number;
  /** What to try, from the largest glyphs to the finest. */
  trials: readonly Trial[];
  /** What is left for a sky that is more crowded than any: its bodies stand further from their true places. */
  lastTrial: Trial;
}

/** The noise of placing many. */
const ROUNDING_DEG = 1e-6;

/** A way to place them. */
interface Trial {
  glyphSize: number;
  tiers: TierCount;
  /** Glyphs keep clear of the axes that give way to none, keep to their side of them, or pay them no heed. */
  axes: 'clear' | 'sided' | 'ignored';
}

/** Radial room of a line of text below a glyph, at the sides of the wheel, where words lie along the radius. */
export function textRoom(glyphSize: number): number {
  return 12 + glyphSize / 3;
}

/** The only chart of a wheel, with the degree of each body below it. */
const WHOLE_BAND: BodyBand = {
  outerEdge: { 1: 219, 2: 214 },
  innerEdge: { 1: 137, 2: 126 },
  roomBelow: textRoom,
  trials: [
    { glyphSize: 36, tiers: 1, axes: 'clear' },
    { glyphSize: 33, tiers: 1, axes: 'clear' },
    { glyphSize: 30, tiers: 1, axes: 'clear' },
    { glyphSize: 32, tiers: 2, axes: 'clear' },
    { glyphSize: 29, tiers: 2, axes: 'clear' },
    { glyphSize: 26, tiers: 2, axes: 'clear' },
    { glyphSize: 26, tiers: 2, axes: 'sided' },
    { glyphSize: 23, tiers: 2, axes: 'sided' },
    { glyphSize: 23, tiers: 2, axes: 'ignored' },
  ],
  lastTrial: { glyphSize: 20, tiers: 2, axes: 'ignored' },
};

function ringsOf(glyphSize: number, tiers: TierCount, band: BodyBand): BodyRings {
  const room = glyphSize + band.roomBelow(glyphSize);
  const outerEdge = band.outerEdge[tiers];
  const outer = outerEdge - glyphSize / 2;
  const innerEdge =
    tiers === 1 ? band.innerEdge[1] : Math.min(band.innerEdge[2], round(outerEdge - 2 * room));
  return { glyphSize, outer, inner: outer - room, outerEdge, innerEdge };
}

/** What is to be placed, and where. */
interface Crowd {
  bodiesDeg: readonly number[];
  axesDeg: readonly number[];
  band: BodyBand;
}

function tryToPlace(
  { glyphSize, tiers, axes }: Trial,
  { bodiesDeg, axesDeg, band }: Crowd,
  reachDeg: number,
): Omit<PlacedCrowd, 'shortAxesDeg'> | null {
  const rings = ringsOf(glyphSize, tiers, band);
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

/** The trials, and after them ever further reaches for a sky more crowded than any. */
function placeAmong(crowd: Crowd) {
  for (const trial of crowd.band.trials) {
    const placed = tryToPlace(trial, crowd, REACH_DEG);
    if (placed) return placed;
  }
  for (let reachDeg = REACH_DEG; ; reachDeg += REACH_STEP_DEG) {
    const placed = tryToPlace(crowd.band.lastTrial, crowd, reachDeg);
    if (placed) return placed;
  }
}

/**
 * Places the bodies of a chart: with large glyphs on one circle where they have room there, with finer ones on two where they
 * crowd, each within `REACH_DEG` of its true place. An axis gives way to a body that is truly beside it, or that had to come
 * there; bodies keep clear of the others.
 *
 * @param bodiesDeg longitudes of the bodies
 * @param axesDeg longitudes of the axes; empty where the hour is unknown
 * @param band where they stand; the band of a wheel of one chart, unless told
 */
export function placeCrowd(
  bodiesDeg: readonly number[],
  axesDeg: readonly number[],
  band: BodyBand = WHOLE_BAND,
): PlacedCrowd {
  const isBeside = (axisDeg: number) => bodiesDeg.some((deg) => separationDeg(deg, axisDeg) < AXIS_YIELD_DEG);
  const wholeDeg = axesDeg.filter((axisDeg) => !isBeside(axisDeg));
  const { rings, places } = placeAmong({ bodiesDeg, axesDeg: wholeDeg, band });
  const roomDeg = (tier: Tier) =>
    chordAngleDeg(rings.glyphSize / 2 + AXIS_CLEARANCE, rings[tier]) - ROUNDING_DEG;
  const isStruck = (axisDeg: number) =>
    places.some(({ tier, drawnDeg }) => separationDeg(drawnDeg, axisDeg) < roomDeg(tier));
  return { rings, places, shortAxesDeg: axesDeg.filter((deg) => isBeside(deg) || isStruck(deg)) };
}
