import { separationDeg } from '../../astrology/angles.ts';
import { REACH_DEG } from './wheel-crowd.ts';
import type { Point } from './wheel-geometry.ts';

/** A glyph on a wheel with what leads to it, as the tests of both kinds of wheel look at it. */
export interface LedGlyph {
  id: string;
  longitudeDeg: number;
  drawnDeg: number;
  tickDeg: number;
  glyphAt: Point;
  glyphSize: number;
  leader: string;
}

/** Each coordinate is rounded to a tenth. */
export const ROUNDING = 0.15;
/** Marks stand a degree apart; of nine bodies within a degree or two the outermost gives way by half of that. */
const MOST_MARK_SHIFT_DEG = 3;

export function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

export function pairsOf<Item>(items: readonly Item[]): [Item, Item][] {
  return items.flatMap((one, index) => items.slice(index + 1).map((other): [Item, Item] => [one, other]));
}

/** Glyphs that lie on one another. */
export function collided(glyphs: readonly LedGlyph[]): string[] {
  return pairsOf(glyphs).flatMap(([one, other]) =>
    distance(one.glyphAt, other.glyphAt) < one.glyphSize - ROUNDING ? [`glyphs: ${one.id}, ${other.id}`] : [],
  );
}

/** Bodies that are drawn too far from where they are. */
export function strayed(glyphs: readonly LedGlyph[]): string[] {
  return glyphs.flatMap(({ id, longitudeDeg, drawnDeg }) =>
    separationDeg(longitudeDeg, drawnDeg) > REACH_DEG + 1e-6 ? [id] : [],
  );
}

/** Points of path data that is made of straight lines. */
export function pointsOf(path: string): Point[] {
  return [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }));
}

function crosses([a, b]: [Point, Point], [c, d]: [Point, Point]): boolean {
  const side = (p: Point, q: Point, r: Point) =>
    Math.sign((q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x));
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
}

export function stretchesOf(points: readonly Point[]): [Point, Point][] {
  return points.slice(1).flatMap((to, index): [Point, Point][] => {
    const from = points[index];
    return from ? [[from, to]] : [];
  });
}

/** How near a point comes to a line between two others. */
export function distanceToStretch(point: Point, [from, to]: [Point, Point]): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const share = ((point.x - from.x) * dx + (point.y - from.y) * dy) / (dx * dx + dy * dy || 1);
  const at = Math.min(Math.max(share, 0), 1);
  return distance(point, { x: from.x + at * dx, y: from.y + at * dy });
}

/** Leaders that cannot be followed: they cross another, or a glyph that is not their own. */
export function tangled(glyphs: readonly LedGlyph[]): string[] {
  const led = glyphs.map((placed) => ({ placed, stretches: stretchesOf(pointsOf(placed.leader)) }));
  return pairsOf(led).flatMap(([one, other]) => {
    const runsInto = (stretches: [Point, Point][], { glyphAt, glyphSize }: LedGlyph) =>
      stretches.some((stretch) => distanceToStretch(glyphAt, stretch) < glyphSize / 2 - 1);
    // Far apart they have nothing to do with each other.
    if (distance(one.placed.glyphAt, other.placed.glyphAt) > 150) return [];
    const isTangled =
      one.stretches.some((mine) => other.stretches.some((theirs) => crosses(mine, theirs))) ||
      runsInto(one.stretches, other.placed) ||
      runsInto(other.stretches, one.placed);
    return isTangled ? [`${one.placed.id}, ${other.placed.id}`] : [];
  });
}

/** Leaders that begin at one mark, or at one too far from the true degree. */
export function badlyMarked(glyphs: readonly LedGlyph[]): string[] {
  const shared = pairsOf(glyphs).flatMap(([one, other]) =>
    separationDeg(one.tickDeg, other.tickDeg) < 1 - 1e-6 ? [`${one.id}, ${other.id}`] : [],
  );
  const far = glyphs.flatMap(({ id, longitudeDeg, tickDeg }) =>
    separationDeg(longitudeDeg, tickDeg) > MOST_MARK_SHIFT_DEG ? [id] : [],
  );
  return [...shared, ...far].map((what) => `mark: ${what}`);
}

/** Days on which more bodies stood together than on most others of two centuries. */
export const CROWDED_DAYS = [
  [1910, 0, 11],
  [1941, 4, 1],
  [1962, 1, 4],
  [1984, 10, 23],
  [1988, 1, 18],
  [1989, 11, 28],
  [1990, 0, 11],
  [1994, 0, 11],
  [1997, 0, 9],
  [2000, 4, 5],
  [2010, 0, 15],
  [2020, 0, 12],
  [2021, 1, 11],
  [2096, 4, 10],
] as const;
