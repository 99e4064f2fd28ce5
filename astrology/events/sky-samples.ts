import type { EclipticPosition } from '../ecliptic.ts';
import { AstrologyError } from '../errors.ts';
import type { BodyId } from '../ids.ts';
import { momentOf } from '../moment.ts';
import { allPositions, bodyPosition } from '../positions.ts';
import { MS_PER_DAY } from '../time-scales.ts';
import { type Motion, type MotionAt, type Path, pathOf } from './path.ts';

/** All bodies at equal steps. Most of a position's cost is the moment itself, so one moment serves them all. */
export type SkySamples = readonly SkySample[];

interface SkySample {
  instantMs: number;
  positions: Map<BodyId, EclipticPosition>;
}

/**
 * Samples from at or before `fromMs` to at or after `toMs`, on a grid that is the same for every interval: two
 * neighbouring years then find the same instant for an event on their border.
 */
export function sampleSky(fromMs: number, toMs: number, stepDays: number): SkySamples {
  const stepMs = stepDays * MS_PER_DAY;
  const first = Math.floor(fromMs / stepMs);
  const last = Math.ceil(toMs / stepMs);
  return Array.from({ length: last - first + 1 }, (_, k) => {
    const instantMs = (first + k) * stepMs;
    return { instantMs, positions: allPositions(momentOf(instantMs)) };
  });
}

function motionOf({ longitudeDeg, speedDegPerDay }: EclipticPosition): Motion {
  return { angleDeg: longitudeDeg, rateDegPerDay: speedDegPerDay };
}

function positionOf(positions: Map<BodyId, EclipticPosition>, body: BodyId): EclipticPosition {
  const position = positions.get(body);
  if (!position) throw new AstrologyError('invalid_instant', `${body} has no position`);
  return position;
}

/** A body's longitude over the time of the samples. Not for the true node, which turns within days. */
export function bodyPath(samples: SkySamples, body: BodyId): Path {
  const motionAt: MotionAt = (instantMs) => motionOf(bodyPosition(body, instantMs));
  return pathOf(
    motionAt,
    samples.map(({ instantMs, positions }) => ({ instantMs, ...motionOf(positionOf(positions, body)) })),
  );
}

function relativeMotion(positions: Map<BodyId, EclipticPosition>, first: BodyId, second: BodyId): Motion {
  const [a, b] = [positionOf(positions, first), positionOf(positions, second)];
  return {
    angleDeg: b.longitudeDeg - a.longitudeDeg,
    rateDegPerDay: b.speedDegPerDay - a.speedDegPerDay,
  };
}

/** How far the second body is ahead of the first, over the time of the samples. */
export function pairPath(samples: SkySamples, first: BodyId, second: BodyId): Path {
  const motionAt: MotionAt = (instantMs) => relativeMotion(allPositions(momentOf(instantMs)), first, second);
  return pathOf(
    motionAt,
    samples.map(({ instantMs, positions }) => ({ instantMs, ...relativeMotion(positions, first, second) })),
  );
}
