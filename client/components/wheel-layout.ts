import { normalizeDeg, separationDeg, signedDifferenceDeg } from '../../astrology/angles.ts';
import type { Aspect, AspectPointId, BodyPosition, ChartFigure } from '../../astrology/chart-types.ts';
import type { AngleId, AspectId, BodyId, SignId } from '../../astrology/ids.ts';
import { SIGN_IDS } from '../../astrology/ids.ts';
import { spreadOnCircle } from './circle-spread.ts';
import type { Point } from './wheel-geometry.ts';
import {
  GLYPH_GAP_DEG,
  HALF_SIZE,
  linePath,
  pointAt,
  RADII,
  spiralPath,
  tangentDeg,
  textPointAt,
} from './wheel-geometry.ts';

/** A wheel without bodies and aspects: zodiac, houses and axes. Paths are SVG path data. */
export interface WheelFrame {
  halfSize: number;
  /** The longitude at nine o'clock. */
  leftDeg: number;
  /** Radius of the inner disc that the aspect lines span. */
  aspectRadius: number;
  signs: { sign: SignId; at: Point }[];
  /** Empty when the time of birth is unknown, like the axes. */
  houses: PlacedHouse[];
  axes: PlacedAxis[];
}

/** Everything on the wheel with its place; a picture needs no further sums. */
export interface WheelLayout extends WheelFrame {
  bodies: PlacedBody[];
  aspects: PlacedAspect[];
}

export interface PlacedBody {
  body: BodyPosition;
  /** The longitude where the glyph is drawn, which is beside the true one in a crowd. */
  drawnDeg: number;
  glyphAt: Point;
  degreeAt: Point;
  markAt: Point;
  /** From the true degree on the zodiac to the glyph. */
  leader: string;
}

export interface PlacedHouse {
  /** 1..12 */
  house: number;
  numberAt: Point;
  /** Null where one of the axes already runs along this cusp. */
  cusp: string | null;
}

/** What of a chart a wheel's frame is drawn from. */
type WheelGround = Pick<ChartFigure, 'angles' | 'houses'>;

export type AxisId = Exclude<AngleId, 'vertex'>;

export interface PlacedAxis {
  angle: AxisId;
  longitudeDeg: number;
  line: string;
  labelAt: Point;
  labelTurnDeg: number;
}

export type AspectStrength = 'tight' | 'near' | 'wide';

export interface PlacedAspect {
  aspect: AspectId;
  first: AspectPointId;
  second: AspectPointId;
  strength: AspectStrength;
  path: string;
}

const AXIS_IDS = ['ascendant', 'imumCoeli', 'descendant', 'midheaven'] as const satisfies readonly AxisId[];
const HOUSE_NUMBER_GAP_DEG = 11;
const AXIS_LABEL_GAP_DEG = 15;
/** The leader begins on the degree scale and ends at the rim of the glyph's own disc. */
const LEADER = {
  tick: RADII.zodiacInner + 5,
  start: RADII.zodiacInner - 1.5,
  end: RADII.glyph + 17,
} as const;
/** A conjunction is an arc on the rim; a little longer than the orb, or an exact one would be a point. */
const CONJUNCTION_OVERHANG_DEG = 1;

/** The bodies that a wheel draws: of the two kinds of lunar node, which share a glyph, only the true one. */
export function bodiesOnWheel<Body extends Pick<BodyPosition, 'id'>>(bodies: readonly Body[]): Body[] {
  const hasTrueNode = bodies.some((body) => body.id === 'trueNode');
  return bodies.filter((body) => !(hasTrueNode && body.id === 'meanNode'));
}

/** Lays out what a wheel hangs on: the Ascendant at nine o'clock, or 0 degrees Aries when the hour is unknown. */
export function layOutFrame(chart: WheelGround): WheelFrame {
  const leftDeg = chart.angles?.ascendant ?? 0;
  return {
    halfSize: chart.angles ? HALF_SIZE.timed : HALF_SIZE.untimed,
    leftDeg,
    aspectRadius: chart.houses ? RADII.houseInner : RADII.houseOuter,
    signs: SIGN_IDS.map((sign, index) => ({
      sign,
      at: pointAt((RADII.zodiacOuter + RADII.zodiacInner) / 2, index * 30 + 15, leftDeg),
    })),
    houses: placeHouses(chart, leftDeg),
    axes: placeAxes(chart, leftDeg),
  };
}

/** Lays out a chart. */
export function layOutWheel(chart: ChartFigure): WheelLayout {
  const frame = layOutFrame(chart);
  const bodies = bodiesOnWheel(chart.bodies);
  const longitudes = new Map<AspectPointId, number>(
    bodies.map(({ id, longitude }): [BodyId, number] => [id, longitude]),
  );
  return {
    ...frame,
    bodies: placeBodies(bodies, frame.leftDeg),
    aspects: placeAspects(chart.aspects, [longitudes, longitudes], frame),
  };
}

function placeBodies(bodies: readonly BodyPosition[], leftDeg: number): PlacedBody[] {
  const drawn = spreadOnCircle(
    bodies.map((body) => body.longitude),
    GLYPH_GAP_DEG,
  );
  return bodies.map((body, index) => {
    const drawnDeg = drawn[index] ?? body.longitude;
    const tick = pointAt(LEADER.tick, body.longitude, leftDeg);
    const spiral = spiralPath(
      { radius: LEADER.start, longitudeDeg: body.longitude },
      { radius: LEADER.end, longitudeDeg: drawnDeg },
      leftDeg,
    );
    return {
      body,
      drawnDeg,
      glyphAt: pointAt(RADII.glyph, drawnDeg, leftDeg),
      degreeAt: textPointAt('degree', drawnDeg, leftDeg),
      markAt: textPointAt('mark', drawnDeg, leftDeg),
      leader: `M${tick.x} ${tick.y}${spiral.replace('M', 'L')}`,
    };
  });
}

function placeHouses(chart: WheelGround, leftDeg: number): PlacedHouse[] {
  const cusps = chart.houses?.cusps ?? [];
  const axisDegs = AXIS_IDS.flatMap((angle) => chart.angles?.[angle] ?? []);
  const middles = cusps.map((cuspDeg, index) => {
    const nextDeg = cusps[(index + 1) % cusps.length] ?? cuspDeg;
    return cuspDeg + normalizeDeg(nextDeg - cuspDeg) / 2;
  });
  const numberDegs = spreadOnCircle(middles, HOUSE_NUMBER_GAP_DEG);
  return cusps.map((cuspDeg, index) => ({
    house: index + 1,
    numberAt: pointAt((RADII.houseOuter + RADII.houseInner) / 2, numberDegs[index] ?? cuspDeg, leftDeg),
    cusp: axisDegs.some((axisDeg) => separationDeg(axisDeg, cuspDeg) < 0.05)
      ? null
      : radialLine(RADII.houseInner, RADII.zodiacInner, cuspDeg, leftDeg),
  }));
}

function placeAxes(chart: WheelGround, leftDeg: number): PlacedAxis[] {
  const { angles } = chart;
  if (!angles) return [];
  // Near the polar circles the Midheaven may stand on the horizon: the names then step aside.
  const labelDegs = spreadOnCircle(
    AXIS_IDS.map((angle) => angles[angle]),
    AXIS_LABEL_GAP_DEG,
  );
  return AXIS_IDS.map((angle, index) => {
    const labelAt = pointAt(RADII.angleLabel, labelDegs[index] ?? angles[angle], leftDeg);
    return {
      angle,
      longitudeDeg: angles[angle],
      line: radialLine(RADII.houseInner, RADII.zodiacInner, angles[angle], leftDeg),
      labelAt,
      labelTurnDeg: tangentDeg(labelAt),
    };
  });
}

/** Where each point is that an aspect may join, in degrees. */
export type PointLongitudes = ReadonlyMap<AspectPointId, number>;

/** Lines between the points of one chart, or from those of one to those of another. */
export function placeAspects(
  aspects: readonly Pick<Aspect, 'aspect' | 'first' | 'second' | 'orb'>[],
  [firsts, seconds]: readonly [PointLongitudes, PointLongitudes],
  { aspectRadius: radius, leftDeg }: Pick<WheelFrame, 'aspectRadius' | 'leftDeg'>,
): PlacedAspect[] {
  return aspects.flatMap(({ aspect, first, second, orb }) => {
    const firstDeg = firsts.get(first);
    const secondDeg = seconds.get(second);
    if (firstDeg === undefined || secondDeg === undefined) return [];
    const path =
      aspect === 'conjunction'
        ? rimArc(firstDeg, secondDeg, radius, leftDeg)
        : linePath(pointAt(radius, firstDeg, leftDeg), pointAt(radius, secondDeg, leftDeg));
    return [{ aspect, first, second, strength: strengthOf(orb), path }];
  });
}

function strengthOf(orbDeg: number): AspectStrength {
  if (orbDeg < 1) return 'tight';
  return orbDeg < 3.5 ? 'near' : 'wide';
}

function rimArc(firstDeg: number, secondDeg: number, radius: number, leftDeg: number): string {
  const isForward = signedDifferenceDeg(firstDeg, secondDeg) >= 0;
  const startDeg = (isForward ? firstDeg : secondDeg) - CONJUNCTION_OVERHANG_DEG;
  const endDeg = (isForward ? secondDeg : firstDeg) + CONJUNCTION_OVERHANG_DEG;
  const [start, end] = [pointAt(radius, startDeg, leftDeg), pointAt(radius, endDeg, leftDeg)];
  return `M${start.x} ${start.y}A${radius} ${radius} 0 0 0 ${end.x} ${end.y}`;
}

function radialLine(innerRadius: number, outerRadius: number, longitudeDeg: number, leftDeg: number): string {
  return linePath(pointAt(innerRadius, longitudeDeg, leftDeg), pointAt(outerRadius, longitudeDeg, leftDeg));
}
