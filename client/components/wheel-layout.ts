import { normalizeDeg, separationDeg } from '../../astrology/angles.ts';
import type { AspectPointId, BodyPosition, ChartFigure } from '../../astrology/chart-types.ts';
import type { AngleId, BodyId, SignId } from '../../astrology/ids.ts';
import { SIGN_IDS } from '../../astrology/ids.ts';
import { spreadOnCircle } from './circle-spread.ts';
import { type PlacedAspect, placeAspects } from './wheel-aspects.ts';
import { type PlacedBody, placeBodies } from './wheel-bodies.ts';
import type { Point } from './wheel-geometry.ts';
import { chordAngleDeg, HALF_SIZE, linePath, pointAt, RADII, tangentDeg } from './wheel-geometry.ts';

/** A wheel without bodies and aspects: zodiac, houses and axes. Paths are SVG path data. */
export interface WheelFrame {
  halfSize: number;
  /** The longitude at nine o'clock. */
  leftDeg: number;
  /** Radius of the circle that the houses' numbers stand within; the bodies stand without. */
  houseRadius: number;
  /** Radius of the inner disc that the aspect lines span. */
  aspectRadius: number;
  signs: { sign: SignId; at: Point }[];
  /** Empty when the time of birth is unknown, like the axes. */
  houses: PlacedHouse[];
  /** Part the numbers of the houses from one another; empty where there are none. */
  spokes: string;
  axes: PlacedAxis[];
}

/** Everything on the wheel with its place; a picture needs no further sums. */
export interface WheelLayout extends WheelFrame {
  bodies: PlacedBody[];
  aspects: PlacedAspect[];
}

export interface PlacedHouse {
  /** 1..12 */
  house: number;
  numberAt: Point;
  /** Through the circle of the bodies; null where one of the axes runs along this cusp. */
  cusp: string | null;
}

/** What of a chart a wheel's frame is drawn from. */
type WheelGround = Pick<ChartFigure, 'angles' | 'houses'>;

export type AxisId = Exclude<AngleId, 'vertex'>;

export interface PlacedAxis {
  angle: AxisId;
  longitudeDeg: number;
  /** Through each ring of bodies, or as far into it as the one that stands beside it lets it come. */
  line: string;
  labelAt: Point;
  labelTurnDeg: number;
}

const AXIS_IDS = ['ascendant', 'imumCoeli', 'descendant', 'midheaven'] as const satisfies readonly AxisId[];
/** No two numbers of houses stand nearer to each other than this. */
const HOUSE_NUMBER_SIZE = 22;
const AXIS_LABEL_GAP_DEG = 15;
/** Width of the ring that the houses' numbers stand in. */
const HOUSE_RING = 20;
/** An axis that gives way to a body is left as a mark of this length on the ring's outer edge. */
const AXIS_MARK = 12;

/** A ring of bodies that the axes run through. */
export interface AxisRing {
  /** Radii. */
  outerEdge: number;
  innerEdge: number;
  /** The axes that give way to a body of it. */
  shortAxesDeg: readonly number[];
}

/** The bodies that a wheel draws: of the two kinds of lunar node, which share a glyph, only the true one. */
export function bodiesOnWheel<Body extends Pick<BodyPosition, 'id'>>(bodies: readonly Body[]): Body[] {
  const hasTrueNode = bodies.some((body) => body.id === 'trueNode');
  return bodies.filter((body) => !(hasTrueNode && body.id === 'meanNode'));
}

/**
 * Lays out what a wheel hangs on: the Ascendant at nine o'clock, or 0 degrees Aries when the hour is unknown.
 * @param rings the rings of bodies from the zodiac inward: the houses begin where the last one ends
 */
export function layOutFrame(chart: WheelGround, rings: readonly AxisRing[]): WheelFrame {
  const houseRadius = rings.at(-1)?.innerEdge ?? RADII.zodiacInner;
  const leftDeg = leftDegOf(chart);
  const coreRadius = houseRadius - HOUSE_RING;
  return {
    halfSize: chart.angles ? HALF_SIZE.timed : HALF_SIZE.untimed,
    leftDeg,
    houseRadius,
    aspectRadius: chart.houses ? coreRadius : houseRadius,
    signs: SIGN_IDS.map((sign, index) => ({
      sign,
      at: pointAt((RADII.zodiacOuter + RADII.zodiacInner) / 2, index * 30 + 15, leftDeg),
    })),
    houses: placeHouses(chart, leftDeg, houseRadius),
    spokes:
      chart.houses?.cusps.map((cuspDeg) => radialLine(coreRadius, houseRadius, cuspDeg, leftDeg)).join('') ??
      '',
    axes: placeAxes(chart, leftDeg, rings),
  };
}

/** The longitude at nine o'clock. */
export function leftDegOf({ angles }: WheelGround): number {
  return angles?.ascendant ?? 0;
}

/** Lays out a chart. */
export function layOutWheel(chart: ChartFigure): WheelLayout {
  const bodies = bodiesOnWheel(chart.bodies);
  const { placed, innerEdge, shortAxesDeg } = placeBodies(bodies, axisDegsOf(chart), leftDegOf(chart));
  // A second circle of bodies takes its room from the middle.
  const frame = layOutFrame(chart, [{ outerEdge: RADII.zodiacInner, innerEdge, shortAxesDeg }]);
  const longitudes = new Map<AspectPointId, number>(
    bodies.map(({ id, longitude }): [BodyId, number] => [id, longitude]),
  );
  return {
    ...frame,
    bodies: placed,
    aspects: placeAspects(chart.aspects, [longitudes, longitudes], frame),
  };
}

/** Longitudes of the axes; none where the hour is unknown. */
export function axisDegsOf({ angles }: WheelGround): number[] {
  return AXIS_IDS.flatMap((angle) => angles?.[angle] ?? []);
}

function placeHouses(chart: WheelGround, leftDeg: number, houseRadius: number): PlacedHouse[] {
  const cusps = chart.houses?.cusps ?? [];
  const axisDegs = axisDegsOf(chart);
  const middles = cusps.map((cuspDeg, index) => {
    const nextDeg = cusps[(index + 1) % cusps.length] ?? cuspDeg;
    return cuspDeg + normalizeDeg(nextDeg - cuspDeg) / 2;
  });
  const numberRadius = houseRadius - HOUSE_RING / 2;
  const numberDegs = spreadOnCircle(middles, chordAngleDeg(HOUSE_NUMBER_SIZE, numberRadius));
  return cusps.map((cuspDeg, index) => ({
    house: index + 1,
    numberAt: pointAt(numberRadius, numberDegs[index] ?? cuspDeg, leftDeg),
    cusp: axisDegs.some((axisDeg) => separationDeg(axisDeg, cuspDeg) < 0.05)
      ? null
      : radialLine(houseRadius, RADII.zodiacInner, cuspDeg, leftDeg),
  }));
}

function placeAxes({ angles }: WheelGround, leftDeg: number, rings: readonly AxisRing[]): PlacedAxis[] {
  if (!angles) return [];
  // Near the polar circles the Midheaven may stand on the horizon: the names then step aside.
  const labelDegs = spreadOnCircle(
    AXIS_IDS.map((angle) => angles[angle]),
    AXIS_LABEL_GAP_DEG,
  );
  return AXIS_IDS.map((angle, index) => {
    const labelAt = pointAt(RADII.angleLabel, labelDegs[index] ?? angles[angle], leftDeg);
    const stretches = rings.map(({ outerEdge, innerEdge, shortAxesDeg }) => {
      const end = shortAxesDeg.includes(angles[angle]) ? outerEdge - AXIS_MARK : innerEdge;
      return radialLine(end, outerEdge, angles[angle], leftDeg);
    });
    return {
      angle,
      longitudeDeg: angles[angle],
      line: stretches.join(''),
      labelAt,
      labelTurnDeg: tangentDeg(labelAt),
    };
  });
}

function radialLine(innerRadius: number, outerRadius: number, longitudeDeg: number, leftDeg: number): string {
  return linePath(pointAt(innerRadius, longitudeDeg, leftDeg), pointAt(outerRadius, longitudeDeg, leftDeg));
}
