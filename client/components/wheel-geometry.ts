import {
  asinDeg,
  atan2Deg,
  cosDeg,
  normalizeDeg,
  signedDifferenceDeg,
  sinDeg,
} from '../../astrology/angles.ts';

/** Radii of the rings in units of the viewBox, from the outside in. At 328 px of width a unit is about half a pixel. */
export const RADII = {
  /** Middle of the band outside the zodiac where the angles are named. */
  angleLabel: 288,
  zodiacOuter: 275,
  zodiacInner: 233,
} as const;

/** Half of the viewBox: with the band of the angles, and without it where the time of birth is unknown. */
export const HALF_SIZE = { timed: 300, untimed: 278 } as const;

/** Where something stands in the viewBox; the centre of the wheel is (0, 0) and y grows downward. */
export interface Point {
  x: number;
  y: number;
}

/** The angle in degrees whose chord at `radius` is `chord`. */
export function chordAngleDeg(chord: number, radius: number): number {
  return 2 * asinDeg(chord / (2 * radius));
}

/** The zodiac runs counter-clockwise, and `leftDeg` (the Ascendant, or 0 degrees Aries) lies at nine o'clock. */
export function pointAt(radius: number, longitudeDeg: number, leftDeg: number): Point {
  const aheadDeg = longitudeDeg - leftDeg;
  return { x: round(-radius * cosDeg(aheadDeg)), y: round(radius * sinDeg(aheadDeg)) };
}

/** How far inward of its glyph something stands: words are wider than high, so more at the sides of the wheel. */
export interface Inset {
  upright: number;
  sideways: number;
}

/** Where a line of text stands that belongs to the glyph at this longitude. */
export function textPointAt(
  glyphRadius: number,
  { upright, sideways }: Inset,
  longitudeDeg: number,
  leftDeg: number,
): Point {
  const sidewaysShare = Math.abs(cosDeg(longitudeDeg - leftDeg));
  return pointAt(glyphRadius - upright - (sideways - upright) * sidewaysShare, longitudeDeg, leftDeg);
}

/** A tenth of a unit is a twentieth of a pixel on a phone, and saves half of the bytes. */
export function round(value: number): number {
  return Math.round(value * 10) / 10 + 0;
}

/** Path data of a straight line. */
export function linePath(from: Point, to: Point): string {
  return `M${from.x} ${from.y}L${to.x} ${to.y}`;
}

const SPIRAL_STEP_DEG = 5;

/**
 * Path data of a spiral between two places. A body that had to move is led back along such a one: spirals between
 * the same two radii keep their order, so they never cross one another or a glyph, as straight lines would.
 */
export function spiralPath(
  from: { radius: number; longitudeDeg: number },
  to: { radius: number; longitudeDeg: number },
  leftDeg: number,
): string {
  const turnDeg = signedDifferenceDeg(from.longitudeDeg, to.longitudeDeg);
  const steps = Math.max(1, Math.ceil(Math.abs(turnDeg) / SPIRAL_STEP_DEG));
  const points = Array.from({ length: steps + 1 }, (_, step) => {
    const share = step / steps;
    const radius = from.radius + (to.radius - from.radius) * share;
    const { x, y } = pointAt(radius, from.longitudeDeg + turnDeg * share, leftDeg);
    return `${x} ${y}`;
  });
  return `M${points.join('L')}`;
}

/** Turns a word along its circle at `at`, in degrees, so that it is never upside down. */
export function tangentDeg(at: Point): number {
  const turnDeg = normalizeDeg(atan2Deg(at.y, at.x) + 90);
  const uprightDeg = turnDeg > 90 && turnDeg < 270 ? turnDeg - 180 : turnDeg;
  return round(signedDifferenceDeg(0, uprightDeg));
}
