import { separationDeg, signedDifferenceDeg } from '../../astrology/angles.ts';
import type { AspectPointId } from '../../astrology/chart-types.ts';
import type { AspectId, BodyId } from '../../astrology/ids.ts';
import { ASPECT_ANGLES } from '../../astrology/orbs.ts';
import type { SkyDaysAnswer } from '../../contract/sky-days.ts';

/** A point of a chart that the sky makes aspects to, in degrees of the chart's zodiac. */
export interface ChartPoint {
  id: AspectPointId;
  longitude: number;
}

/** An aspect of a day's sky to a point of the chart. */
export interface DayAspect {
  mover: BodyId;
  point: AspectPointId;
  aspect: AspectId;
  /** Distance from exact in degrees, positive. */
  orbDeg: number;
  applying: boolean;
  /** The last exact moment of this meeting and the next, UTC ms; null where there is none. */
  previousMs: number | null;
  nextMs: number | null;
}

/** The sky of a day's noon over a chart. */
export interface DaySky {
  /** `YYYY-MM-DD` */
  day: string;
  bodies: { id: BodyId; longitude: number; retrograde: boolean }[];
  /** Within orb, the closest first. */
  aspects: DayAspect[];
}

type Transit = SkyDaysAnswer['transits'][number];
type Sky = SkyDaysAnswer['days'][number];

function isWithin({ stays }: Transit, ms: number): boolean {
  return stays.some(
    ({ start, end }) =>
      (start === null || Date.parse(start) <= ms) && (end === null || ms <= Date.parse(end)),
  );
}

function aspectOf(
  transit: Transit,
  { instant, bodies }: Sky,
  points: readonly ChartPoint[],
): DayAspect | null {
  const mover = bodies.find(({ id }) => id === transit.body);
  const point = points.find(({ id }) => id === transit.point);
  if (!mover || !point) return null;
  const ms = Date.parse(instant);
  const missDeg = separationDeg(mover.longitude, point.longitude) - ASPECT_ANGLES[transit.aspect].angleDeg;
  const parts = signedDifferenceDeg(point.longitude, mover.longitude) * mover.speed > 0;
  const exact = transit.exact.map((text) => Date.parse(text));
  return {
    mover: transit.body,
    point: transit.point,
    aspect: transit.aspect,
    orbDeg: Math.abs(missDeg),
    applying: missDeg > 0 !== parts,
    previousMs: exact.findLast((exactMs) => exactMs <= ms) ?? null,
    nextMs: exact.find((exactMs) => exactMs > ms) ?? null,
  };
}

/** One day out of an answer for several; null where it is none of them. */
export function skyOfDay(answer: SkyDaysAnswer, day: string, points: readonly ChartPoint[]): DaySky | null {
  const sky = answer.days.find((each) => each.day === day);
  if (!sky) return null;
  const ms = Date.parse(sky.instant);
  return {
    day,
    bodies: sky.bodies.map(({ id, longitude, speed }) => ({ id, longitude, retrograde: speed < 0 })),
    aspects: answer.transits
      .filter((transit) => isWithin(transit, ms))
      .flatMap((transit) => aspectOf(transit, sky, points) ?? [])
      .toSorted((a, b) => a.orbDeg - b.orbDeg),
  };
}
