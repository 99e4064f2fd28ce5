import { separationDeg } from '../../astrology/angles.ts';
import type { BodyPosition } from '../../astrology/chart-types.ts';
import { type BodyRings, placeCrowd, textRoom } from './wheel-crowd.ts';
import {
  chordAngleDeg,
  type Inset,
  type Point,
  pointAt,
  RADII,
  round,
  spiralPath,
  textPointAt,
} from './wheel-geometry.ts';
import type { TieredPlace } from './wheel-tiers.ts';

/** A body with all that is drawn of it. Paths are SVG path data. */
export interface PlacedBody {
  body: BodyPosition;
  /** The longitude where the glyph is drawn, which is beside the true one in a crowd. */
  drawnDeg: number;
  glyphAt: Point;
  /** Diameter of the disc that the glyph has to itself. */
  glyphSize: number;
  degreeAt: Point;
  /** Where the minutes stand on a large wheel; null where another body stands there. */
  minuteAt: Point | null;
  /** Where a mark of a retrograde stands: beside the minutes, else at the glyph. */
  markAt: Point;
  /** From the true degree on the zodiac to the glyph. */
  leader: string;
}

/** The leader begins on the degree scale. */
const LEADER = { tick: RADII.zodiacInner + 5, start: RADII.zodiacInner - 1.5 } as const;
/** The third line of a body wants this much room, in units at the inner circle: beside one of another, and beside a glyph. */
const MINUTES_ROOM = { outer: 26, inner: 34 } as const;
/** From the middle of a glyph to a mark beside it, along the circle and inward. */
const MARK = { along: 14, inward: 6 } as const;

/** How far inward of a glyph its degree and its third line stand. */
function insetsOf(glyphSize: number): { degree: Inset; minute: Inset } {
  const half = glyphSize / 2;
  const room = textRoom(glyphSize);
  return {
    degree: { upright: half + 8.5, sideways: half + room / 2 + 1 },
    minute: { upright: half + 26, sideways: half + room + 10 },
  };
}

/** Whether there is room below a body of the outer circle for its third line. */
function isRoomy(place: TieredPlace, places: readonly TieredPlace[], rings: BodyRings): boolean {
  return (
    place.tier === 'outer' &&
    places.every(
      (other) =>
        other === place ||
        separationDeg(other.drawnDeg, place.drawnDeg) > chordAngleDeg(MINUTES_ROOM[other.tier], rings.inner),
    )
  );
}

/** From the true degree along a spiral to where the outer glyphs begin, and on to an inner one. */
function leaderPath(
  longitudeDeg: number,
  { tier, drawnDeg }: TieredPlace,
  rings: BodyRings,
  leftDeg: number,
): string {
  const tick = pointAt(LEADER.tick, longitudeDeg, leftDeg);
  const spiral = spiralPath(
    { radius: LEADER.start, longitudeDeg },
    { radius: rings.outerEdge, longitudeDeg: drawnDeg },
    leftDeg,
  );
  const path = `M${tick.x} ${tick.y}${spiral.replace('M', 'L')}`;
  if (tier === 'outer') return path;
  const end = pointAt(rings.inner + rings.glyphSize / 2, drawnDeg, leftDeg);
  return `${path}L${end.x} ${end.y}`;
}

function markBeside(radius: number, drawnDeg: number, glyphSize: number, leftDeg: number): Point {
  const share = glyphSize / 36;
  const alongDeg = chordAngleDeg(MARK.along * share, radius);
  return pointAt(radius - MARK.inward * share, drawnDeg - alongDeg, leftDeg);
}

/**
 * Places the bodies between the zodiac and the houses.
 * @param axesDeg where the axes run
 * @param leftDeg the longitude at nine o'clock
 * @returns the bodies in their order, and the radius down to which they reach
 */
export function placeBodies(
  bodies: readonly BodyPosition[],
  axesDeg: readonly number[],
  leftDeg: number,
): { placed: PlacedBody[]; innerEdge: number } {
  const { rings, places } = placeCrowd(
    bodies.map(({ longitude }) => longitude),
    axesDeg,
  );
  const { glyphSize } = rings;
  const insets = insetsOf(glyphSize);
  const placed = bodies.flatMap((body, index): PlacedBody[] => {
    const place = places[index];
    if (!place) return [];
    const { drawnDeg } = place;
    const radius = rings[place.tier];
    const minuteAt = isRoomy(place, places, rings)
      ? textPointAt(radius, insets.minute, drawnDeg, leftDeg)
      : null;
    return [
      {
        body,
        drawnDeg,
        glyphAt: pointAt(radius, drawnDeg, leftDeg),
        glyphSize,
        degreeAt: textPointAt(radius, insets.degree, drawnDeg, leftDeg),
        minuteAt,
        markAt: minuteAt ?? markBeside(radius, drawnDeg, glyphSize, leftDeg),
        leader: leaderPath(body.longitude, place, rings, leftDeg),
      },
    ];
  });
  const isSingle = places.every(({ tier }) => tier === 'outer');
  return { placed, innerEdge: isSingle ? RADII.houseOuter : round(rings.innerEdge) };
}
