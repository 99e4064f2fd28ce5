import type {
  Angles,
  Aspect,
  AspectPointId,
  BodyPosition,
  ChartFigure,
} from '../../../astrology/chart-types.ts';
import type { BodyId } from '../../../astrology/ids.ts';
import { type PlacedAspect, type PointLongitudes, placeAspects } from '../wheel-aspects.ts';
import { placeCrowd } from '../wheel-crowd.ts';
import { type Point, pointAt, RADII, textPointAt } from '../wheel-geometry.ts';
import { axisDegsOf, bodiesOnWheel, layOutFrame, leftDegOf, type WheelFrame } from '../wheel-layout.ts';
import { leaderPath, markBeside, ticksOf } from '../wheel-leaders.ts';
import { BORDER_RADIUS, RINGS, type Ring } from './bi-wheel-rings.ts';

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
  /** The longitude where the glyph is drawn, which is beside the true one in a crowd. */
  drawnDeg: number;
  /** Where its leader begins: beside the true degree where others share it. */
  tickDeg: number;
  retrograde: boolean;
  glyphAt: Point;
  /** Diameter of the disc that the glyph has to itself. */
  glyphSize: number;
  /** Its degree, told of the chosen one. */
  degreeAt: Point;
  /** Where the mark of a retrograde stands. */
  markAt: Point;
  /** From the true degree at the ring's outer edge to the glyph. */
  leader: string;
}

export interface BiWheelLayout extends WheelFrame {
  inner: RingPoint[];
  outer: RingPoint[];
  aspects: PlacedAspect[];
}

type PointOnRing = Pick<RingPoint, 'id' | 'longitudeDeg' | 'retrograde'>;

function bodiesOf({ bodies }: Pick<RingFigure, 'bodies'>): PointOnRing[] {
  return bodiesOnWheel(bodies).map(({ id, longitude, retrograde }) => ({
    id,
    longitudeDeg: longitude,
    retrograde,
  }));
}

/** The outer chart has no axes on this wheel: ascendant and midheaven stand among the bodies. */
function anglesOf({ angles }: Pick<RingFigure, 'angles'>): PointOnRing[] {
  if (!angles) return [];
  return (['ascendant', 'midheaven'] as const).map((id) => ({
    id,
    longitudeDeg: angles[id],
    retrograde: false,
  }));
}

/** From a glyph's disc to the middle of its degree. */
const DEGREE_BELOW = { upright: 9, sideways: 14 } as const;

/** Places points as the bodies of a chart are placed on a wheel of their own. */
function placeOnRing(
  points: readonly PointOnRing[],
  { edge, band }: Ring,
  { axesDeg, leftDeg }: { axesDeg: readonly number[]; leftDeg: number },
) {
  const truesDeg = points.map(({ longitudeDeg }) => longitudeDeg);
  const { rings, places, shortAxesDeg } = placeCrowd(truesDeg, axesDeg, band);
  const ticksDeg = ticksOf(truesDeg);
  const { glyphSize } = rings;
  const below = {
    upright: glyphSize / 2 + DEGREE_BELOW.upright,
    sideways: glyphSize / 2 + DEGREE_BELOW.sideways,
  };
  const placed = points.flatMap((point, index): RingPoint[] => {
    const place = places[index];
    if (!place) return [];
    const { tier, drawnDeg } = place;
    const tickDeg = ticksDeg[index] ?? point.longitudeDeg;
    return [
      {
        ...point,
        drawnDeg,
        tickDeg,
        glyphSize,
        glyphAt: pointAt(rings[tier], drawnDeg, leftDeg),
        degreeAt: textPointAt(rings[tier], below, drawnDeg, leftDeg),
        markAt: markBeside(rings[tier], drawnDeg, glyphSize, leftDeg),
        leader: leaderPath(tickDeg, place, { rings, edge, leftDeg }),
      },
    ];
  });
  return { placed, innerEdge: rings.innerEdge, shortAxesDeg };
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
  const ground = { axesDeg: axisDegsOf(first), leftDeg: leftDegOf(first) };
  const outer = placeOnRing([...bodiesOf(second), ...anglesOf(second)], RINGS.outer, ground);
  const inner = placeOnRing(bodiesOf(first), RINGS.inner, ground);
  const frame = layOutFrame(first, [
    { outerEdge: RADII.zodiacInner, innerEdge: BORDER_RADIUS, shortAxesDeg: outer.shortAxesDeg },
    { outerEdge: BORDER_RADIUS, innerEdge: inner.innerEdge, shortAxesDeg: inner.shortAxesDeg },
  ]);
  return {
    ...frame,
    inner: inner.placed,
    outer: outer.placed,
    aspects: placeAspects(aspects, [longitudesOf(first), longitudesOf(second)], frame),
  };
}
