import { separationDeg } from '../../astrology/angles.ts';
import type { BodyPosition } from '../../astrology/chart-types.ts';
import { type BodyRings, type PlacedCrowd, placeCrowd, textRoom } from './wheel-crowd.ts';
import { chordAngleDeg, type Inset, type Point, pointAt, RADII, textPointAt } from './wheel-geometry.ts';
import { leaderPath, markBeside, ticksOf } from './wheel-leaders.ts';
import type { Tier, TieredPlace } from './wheel-tiers.ts';

/** A body with all that is drawn of it. Paths are SVG path data. */
export interface PlacedBody {
  body: BodyPosition;
  /** The longitude where the glyph is drawn, which is beside the true one in a crowd. */
  drawnDeg: number;
  /** Where its leader begins on the degree scale: beside the true degree where others share it. */
  tickDeg: number;
  tier: Tier;
  glyphAt: Point;
  /** Diameter of the disc that the glyph has to itself. */
  glyphSize: number;
  degreeAt: Point;
  /** Where the minutes stand on a large wheel; null where another body stands there. */
  minuteAt: Point | null;
  /** Where a mark of a retrograde stands: on the third line, else beside the glyph. */
  markAt: Point;
  isMarkBeside: boolean;
  /** From the true degree on the zodiac to the glyph. */
  leader: string;
}

/** A whole third line wants this much room, in units at the inner circle: beside another such line, and beside a glyph. */
const LINE_ROOM = { outer: 26, inner: 34 } as const;

/** How far inward of a glyph its degree and its third line stand. */
function insetsOf(glyphSize: number): { degree: Inset; minute: Inset } {
  const half = glyphSize / 2;
  const room = textRoom(glyphSize);
  return {
    degree: { upright: half + 8.5, sideways: half + room / 2 + 1 },
    minute: { upright: half + 26, sideways: half + room + 10 },
  };
}

/** What a body of the outer circle has room for below its degree: minutes and a mark, a mark alone, or nothing. */
function thirdLineOf(
  place: TieredPlace,
  places: readonly TieredPlace[],
  rings: BodyRings,
): 'whole' | 'mark' | null {
  const isNear = (tier: Tier) =>
    places.some(
      (other) =>
        other !== place &&
        other.tier === tier &&
        separationDeg(other.drawnDeg, place.drawnDeg) < chordAngleDeg(LINE_ROOM[tier], rings.inner),
    );
  if (place.tier === 'inner' || isNear('inner')) return null;
  return isNear('outer') ? 'mark' : 'whole';
}

/** What the bodies of a wheel have in common. */
interface Ground extends Pick<PlacedCrowd, 'rings' | 'places'> {
  /** The longitude at nine o'clock. */
  leftDeg: number;
}

/** A body in its place, with what belongs to it. */
function placeBody(
  body: BodyPosition,
  place: TieredPlace,
  tickDeg: number,
  { rings, places, leftDeg }: Ground,
): PlacedBody {
  const { glyphSize } = rings;
  const { tier, drawnDeg } = place;
  const insets = insetsOf(glyphSize);
  const radius = rings[tier];
  const line = thirdLineOf(place, places, rings);
  const lineAt = textPointAt(radius, insets.minute, drawnDeg, leftDeg);
  return {
    body,
    drawnDeg,
    tickDeg,
    tier,
    glyphAt: pointAt(radius, drawnDeg, leftDeg),
    glyphSize,
    degreeAt: textPointAt(radius, insets.degree, drawnDeg, leftDeg),
    minuteAt: line === 'whole' ? lineAt : null,
    markAt: line ? lineAt : markBeside(radius, drawnDeg, glyphSize, leftDeg),
    isMarkBeside: line === null,
    leader: leaderPath(tickDeg, place, { rings, edge: RADII.zodiacInner, leftDeg }),
  };
}

/**
 * Places the bodies between the zodiac and the houses.
 * @param axesDeg where the axes run
 * @param leftDeg the longitude at nine o'clock
 * @returns the bodies in their order, the radius down to which they have room, and the axes that give way to one of them
 */
export function placeBodies(
  bodies: readonly BodyPosition[],
  axesDeg: readonly number[],
  leftDeg: number,
): { placed: PlacedBody[]; innerEdge: number; shortAxesDeg: number[] } {
  const bodiesDeg = bodies.map(({ longitude }) => longitude);
  const { rings, places, shortAxesDeg } = placeCrowd(bodiesDeg, axesDeg);
  const ticksDeg = ticksOf(bodiesDeg);
  const placed = bodies.flatMap((body, index): PlacedBody[] => {
    const place = places[index];
    if (!place) return [];
    return [placeBody(body, place, ticksDeg[index] ?? body.longitude, { rings, places, leftDeg })];
  });
  return { placed, innerEdge: rings.innerEdge, shortAxesDeg };
}
