import { spreadOnCircle } from './circle-spread.ts';
import type { BodyRings } from './wheel-crowd.ts';
import { chordAngleDeg, type Point, pointAt, spiralPath } from './wheel-geometry.ts';
import type { TieredPlace } from './wheel-tiers.ts';

/** A leader begins on the degree scale without its edge, and turns within it. */
const LEADER = { tick: 5, start: -1.5 } as const;
/** Bodies that stand together have their marks beside one another, or nobody could tell whose leader is whose. */
const TICK_GAP_DEG = 1;
/** From the middle of a glyph to a mark beside it, along the circle and inward. */
const MARK = { along: 16, inward: 5, glyphSize: 36 } as const;

/** Where the leaders of bodies begin, in degrees: at their true places, or beside where others share them. */
export function ticksOf(bodiesDeg: readonly number[]): number[] {
  return spreadOnCircle(bodiesDeg, TICK_GAP_DEG);
}

/** What the leaders of a ring have in common. */
interface LeaderGround {
  rings: BodyRings;
  /** Radius of the circle whose degrees they begin at. */
  edge: number;
  /** The longitude at nine o'clock. */
  leftDeg: number;
}

/** From its mark on the degree scale along a spiral to where the outer glyphs begin, and on to an inner one. SVG path data. */
export function leaderPath(
  tickDeg: number,
  { tier, drawnDeg }: TieredPlace,
  { rings, edge, leftDeg }: LeaderGround,
): string {
  const tick = pointAt(edge + LEADER.tick, tickDeg, leftDeg);
  const spiral = spiralPath(
    { radius: edge + LEADER.start, longitudeDeg: tickDeg },
    { radius: rings.outerEdge, longitudeDeg: drawnDeg },
    leftDeg,
  );
  const path = `M${tick.x} ${tick.y}${spiral.replace('M', 'L')}`;
  if (tier === 'outer') return path;
  const end = pointAt(rings.inner + rings.glyphSize / 2, drawnDeg, leftDeg);
  return `${path}L${end.x} ${end.y}`;
}

/** Where a mark stands that has its place beside a glyph. */
export function markBeside(radius: number, drawnDeg: number, glyphSize: number, leftDeg: number): Point {
  const share = glyphSize / MARK.glyphSize;
  const alongDeg = chordAngleDeg(MARK.along * share, radius);
  return pointAt(radius - MARK.inward * share, drawnDeg - alongDeg, leftDeg);
}
