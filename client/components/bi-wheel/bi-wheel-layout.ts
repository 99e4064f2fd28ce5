import type {
  Angles,
  Aspect,
  AspectPointId,
  BodyPosition,
  ChartFigure,
} from '../../../astrology/chart-types.ts';
import type { BodyId } from '../../../astrology/ids.ts';
import { spreadOnCircle } from '../circle-spread.ts';
import { type PlacedAspect, type PointLongitudes, placeAspects } from '../wheel-aspects.ts';
import { chordAngleDeg, type Point, pointAt, RADII, spiralPath } from '../wheel-geometry.ts';
import { bodiesOnWheel, layOutFrame, type WheelFrame } from '../wheel-layout.ts';

/** What of a chart stands on a ring. */
export interface RingFigure {
  bodies: readonly Pick<BodyPosition, 'id' | 'longitude' | 'retrograde'>[];
  /** Null where the hour is not known, or there is no place that angles belong to. */
  angles: Pick<Angles, 'ascendant' | 'midheaven'> | null;
}

/** The chart inside, whose houses and axes the wheel shows. */
export type InnerFigure = Pick<RingFigure, 'bodies'> & Pick<ChartFigure, 'angles' | 'houses'>;

/** A line from a point of the inner chart to one of the outer. */
export type CrossAspect = Pick<Aspect, 'first' | 'second' | 'aspect' | 'orb'>;

/** A point of one of the two charts with its place on its ring. */
export interface RingPoint {
  id: BodyId | 'ascendant' | 'midheaven';
  longitudeDeg: number;
  retrograde: boolean;
  at: Point;
  /** Its degree, from the glyph inwards: told of the chosen one. */
  degreeFrom: Point;
  /** From the true degree at the ring's outer edge to the glyph. */
  leader: string;
}

export interface BiWheelLayout extends WheelFrame {
  inner: RingPoint[];
  outer: RingPoint[];
  aspects: PlacedAspect[];
}

interface Ring {
  /** Where the leaders begin. */
  edge: number;
  glyph: number;
  /** Half a glyph's disc. */
  half: number;
}

/** The circle between the two rings. */
export const BORDER_RADIUS = 171;

/** Within the inner ring. */
const HOUSE_RADIUS = 127;

const RINGS = {
  outer: { edge: RADII.zodiacInner, glyph: 201, half: 17 },
  inner: { edge: BORDER_RADIUS, glyph: 148, half: 16 },
} as const satisfies Record<'outer' | 'inner', Ring>;

/** Marks on the degree scale reach this far beyond the ring's edge. */
const TICK = 5;
/** No two discs of a ring come nearer than this: room for the mark of a retrograde. */
const GAP = 6;

/** From the middle of a glyph to the middle of its degree. */
const DEGREE_INWARDS = 27;

type PointOnRing = Pick<RingPoint, 'id' | 'longitudeDeg' | 'retrograde'>;

function bodiesOf({ bodies }: RingFigure): PointOnRing[] {
  return bodiesOnWheel(bodies).map(({ id, longitude, retrograde }) => ({
    id,
    longitudeDeg: longitude,
    retrograde,
  }));
}

/** The outer chart has no axes on this wheel: ascendant and midheaven stand among the bodies. */
function anglesOf({ angles }: RingFigure): PointOnRing[] {
  if (!angles) return [];
  return (['ascendant', 'midheaven'] as const).map((id) => ({
    id,
    longitudeDeg: angles[id],
    retrograde: false,
  }));
}

function placeOnRing(points: readonly PointOnRing[], ring: Ring, leftDeg: number): RingPoint[] {
  const drawn = spreadOnCircle(
    points.map(({ longitudeDeg }) => longitudeDeg),
    chordAngleDeg(2 * ring.half + GAP, ring.glyph),
  );
  return points.map((point, index) => {
    const drawnDeg = drawn[index] ?? point.longitudeDeg;
    const tick = pointAt(ring.edge + TICK, point.longitudeDeg, leftDeg);
    const spiral = spiralPath(
      { radius: ring.edge, longitudeDeg: point.longitudeDeg },
      { radius: ring.glyph + ring.half, longitudeDeg: drawnDeg },
      leftDeg,
    );
    return {
      ...point,
      at: pointAt(ring.glyph, drawnDeg, leftDeg),
      degreeFrom: pointAt(-DEGREE_INWARDS, drawnDeg, leftDeg),
      leader: `M${tick.x} ${tick.y}${spiral.replace('M', 'L')}`,
    };
  });
}

function longitudesOf(figure: RingFigure): PointLongitudes {
  const points = [...bodiesOf(figure), ...anglesOf(figure)];
  return new Map(points.map(({ id, longitudeDeg }): [AspectPointId, number] => [id, longitudeDeg]));
}

/**
 * Lays out two charts on one wheel: zodiac, houses and axes are the first one's, whose bodies stand on the inner
 * ring; those of the second stand on the outer one. The lines run from the first's place to the second's.
 */
export function layOutBiWheel(
  first: InnerFigure,
  second: RingFigure,
  aspects: readonly CrossAspect[],
): BiWheelLayout {
  const frame = layOutFrame(first, HOUSE_RADIUS);
  return {
    ...frame,
    inner: placeOnRing(bodiesOf(first), RINGS.inner, frame.leftDeg),
    outer: placeOnRing([...bodiesOf(second), ...anglesOf(second)], RINGS.outer, frame.leftDeg),
    aspects: placeAspects(aspects, [longitudesOf(first), longitudesOf(second)], frame),
  };
}
