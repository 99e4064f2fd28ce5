import type { AspectPointId } from '../chart-types.ts';
import { aspectTargetsDeg, MAJOR_ASPECT_IDS, type MajorAspectId } from '../events/aspect-events.ts';
import { levelCrossings, levelsOf, type Path, rangeOf } from '../events/path.ts';
import { bodyPath, sampleSky } from '../events/sky-samples.ts';
import { FIRST_POSITION_MS, LAST_POSITION_MS } from '../positions.ts';
import { assertInstant, MS_PER_DAY } from '../time-scales.ts';
import { LASTING_MOVER_IDS, type MoverId, TRANSIT_MOVERS } from './transit-movers.ts';

/** A point of a birth chart, by its ecliptic longitude in degrees. */
export interface NatalPoint {
  id: AspectPointId;
  longitudeDeg: number;
}

/** A time without a break within the orb. UTC ms; null where it lies beyond the reach of the tables. */
export interface TransitStay {
  startMs: number | null;
  endMs: number | null;
}

/** A moving body's aspect to a natal point, with all its passes: a retrograde loop's three belong to one transit. */
export interface Transit {
  mover: MoverId;
  point: AspectPointId;
  aspect: MajorAspectId;
  /** First entry into the orb and last leaving of it, to some minutes. UTC ms; null as in a stay. */
  startMs: number | null;
  endMs: number | null;
  /** When the aspect is exact, in order of time; empty where the body turns just before it. */
  exactMs: number[];
  /** Several, where the body leaves the orb between its passes. */
  stays: TransitStay[];
}

function staysAround(path: Path, levelDeg: number, orbDeg: number): TransitStay[] {
  const borders = [levelDeg - orbDeg, levelDeg + orbDeg]
    .flatMap((border) => levelCrossings(path, border, 'interpolated'))
    .map(({ instantMs }) => Math.round(instantMs))
    .toSorted((a, b) => a - b);
  const firstAngleDeg = path.knots[0]?.angleDeg ?? Number.NaN;
  const startsInside = Math.abs(firstAngleDeg - levelDeg) < orbDeg;
  const marks = startsInside ? [null, ...borders] : borders;
  const stays: TransitStay[] = [];
  for (let k = 0; k < marks.length; k += 2) {
    stays.push({ startMs: marks[k] ?? null, endMs: marks[k + 1] ?? null });
  }
  return stays;
}

function touches({ startMs, endMs }: TransitStay, fromMs: number, toMs: number): boolean {
  return (startMs ?? Number.NEGATIVE_INFINITY) <= toMs && (endMs ?? Number.POSITIVE_INFINITY) >= fromMs;
}

/** The part of a path from the knot before `fromMs` to the one after `toMs`. */
function rangeWithin({ knots, motionAt, turns }: Path, fromMs: number, toMs: number) {
  const first = Math.max(
    0,
    knots.findLastIndex(({ instantMs }) => instantMs <= fromMs),
  );
  const last = knots.findIndex(({ instantMs }) => instantMs >= toMs);
  return rangeOf({ motionAt, turns, knots: knots.slice(first, last < 0 ? knots.length : last + 1) });
}

/** The ways of the movers over the interval and as far to each side as a transit can reach, sampled once for each step. */
export function pathsOf(movers: readonly MoverId[], fromMs: number, toMs: number): Map<MoverId, Path> {
  const paths = new Map<MoverId, Path>();
  for (const [stepDays, group] of Map.groupBy(movers, (mover) => TRANSIT_MOVERS[mover].stepDays)) {
    const reachMs = Math.max(...group.map((mover) => TRANSIT_MOVERS[mover].reachDays)) * MS_PER_DAY;
    const samples = sampleSky(
      Math.max(FIRST_POSITION_MS, fromMs - reachMs),
      Math.min(LAST_POSITION_MS, toMs + reachMs),
      stepDays,
    );
    for (const mover of group) paths.set(mover, bodyPath(samples, mover));
  }
  return paths;
}

export interface MoverWay {
  mover: MoverId;
  path: Path;
}

/** A mover's transits within orb at some time of [fromMs, toMs], from its path that `pathsOf` gave for that time. */
export function transitsOf(
  { mover, path }: MoverWay,
  points: readonly NatalPoint[],
  fromMs: number,
  toMs: number,
): Transit[] {
  const { orbDeg } = TRANSIT_MOVERS[mover];
  const { lowDeg, highDeg } = rangeWithin(path, fromMs, toMs);
  return points.flatMap((point) =>
    MAJOR_ASPECT_IDS.flatMap((aspect) =>
      aspectTargetsDeg(aspect)
        // A level is one turn of the zodiac: only a retrograde loop comes back to it.
        .flatMap((aheadDeg) => levelsOf(point.longitudeDeg + aheadDeg, lowDeg - orbDeg, highDeg + orbDeg))
        .flatMap((levelDeg) => {
          const stays = staysAround(path, levelDeg, orbDeg);
          if (!stays.some((stay) => touches(stay, fromMs, toMs))) return [];
          return {
            mover,
            point: point.id,
            aspect,
            startMs: stays[0]?.startMs ?? null,
            endMs: stays.at(-1)?.endMs ?? null,
            exactMs: levelCrossings(path, levelDeg).map(({ instantMs }) => Math.round(instantMs)),
            stays,
          };
        }),
    ),
  );
}

function orderOf({ exactMs, startMs }: Transit): number {
  return exactMs[0] ?? startMs ?? Number.NEGATIVE_INFINITY;
}

/**
 * The transits that are within orb at some time of [fromMs, toMs], each whole, though it begin before or end after; in
 * order of their first exact pass. By default without the Moon. Throws AstrologyError `invalid_instant` or
 * `date_out_of_range`.
 */
export function transitsOver(
  natalPoints: readonly NatalPoint[],
  fromMs: number,
  toMs: number,
  movers: readonly MoverId[] = LASTING_MOVER_IDS,
): Transit[] {
  assertInstant(fromMs);
  assertInstant(toMs);
  return Array.from(pathsOf(movers, fromMs, toMs), ([mover, path]) =>
    transitsOf({ mover, path }, natalPoints, fromMs, toMs),
  )
    .flat()
    .toSorted((a, b) => orderOf(a) - orderOf(b));
}
