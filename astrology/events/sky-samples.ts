import type { EclipticPosition } from '../ecliptic.ts';
import type { BodyId } from '../ids.ts';
import { createLru } from '../lru.ts';
import { momentOf } from '../moment.ts';
import { bodyPosition, positionAt } from '../positions.ts';
import { MS_PER_DAY } from '../time-scales.ts';
import { INGRESS_BODY_IDS } from './event-types.ts';
import { type Motion, type MotionAt, type Path, pathOf } from './path.ts';

/** Bodies whose ways through the zodiac are followed. */
const SAMPLED_BODY_IDS = ['moon', ...INGRESS_BODY_IDS] as const satisfies readonly BodyId[];
export type SampledBodyId = (typeof SAMPLED_BODY_IDS)[number];

/** Longitudes of date and their rates, at equal steps. */
export type SkySamples = readonly SkySample[];

interface SkySample {
  /** UTC ms. */
  instantMs: number;
  motions: Readonly<Record<SampledBodyId, Motion>>;
}

/** What two births, or two years, have in common: some 1 kB each. A transit of Pluto's needs 250 of them, a year 92. */
const MAX_CACHED_SAMPLES = 1500;
/** Stretches of time with the paths through them, some 200 kB each where all bodies are followed for years. */
const MAX_CACHED_STRETCHES = 12;

const cachedSamples = createLru<number, SkySample>(MAX_CACHED_SAMPLES);
const cachedStretches = createLru<string, SkySamples>(MAX_CACHED_STRETCHES);

function motionOf({ longitudeDeg, speedDegPerDay }: EclipticPosition): Motion {
  return { angleDeg: longitudeDeg, rateDegPerDay: speedDegPerDay };
}

/** All bodies at one instant: most of a position's cost is the moment itself, so one moment serves them all. */
function sampleAt(instantMs: number): SkySample {
  const moment = momentOf(instantMs);
  const motion = (body: SampledBodyId) => motionOf(positionAt(body, moment));
  return {
    instantMs,
    motions: {
      moon: motion('moon'),
      sun: motion('sun'),
      mercury: motion('mercury'),
      venus: motion('venus'),
      mars: motion('mars'),
      jupiter: motion('jupiter'),
      saturn: motion('saturn'),
      uranus: motion('uranus'),
      neptune: motion('neptune'),
      pluto: motion('pluto'),
    },
  };
}

/**
 * Samples from at or before `fromMs` to at or after `toMs`, UTC ms, on a grid that is the same for every interval: two
 * neighbouring years then find the same instant for an event on their border, and share what is cached of it.
 */
export function sampleSky(fromMs: number, toMs: number, stepDays: number): SkySamples {
  const stepMs = stepDays * MS_PER_DAY;
  const first = Math.floor(fromMs / stepMs);
  const last = Math.ceil(toMs / stepMs);
  return cachedStretches.obtain(`${stepDays} ${first} ${last}`, () =>
    Array.from({ length: last - first + 1 }, (_, k) => {
      const instantMs = (first + k) * stepMs;
      return cachedSamples.obtain(instantMs, () => sampleAt(instantMs));
    }),
  );
}

/** Paths that were laid through samples, as long as those are cached. */
const cachedPaths = new WeakMap<SkySamples, Partial<Record<SampledBodyId, Path>>>();

/** A body's longitude over the time of the samples. */
export function bodyPath(samples: SkySamples, body: SampledBodyId): Path {
  const known = cachedPaths.get(samples);
  if (known?.[body]) return known[body];
  const motionAt: MotionAt = (instantMs) => motionOf(bodyPosition(body, instantMs));
  const path = pathOf(
    motionAt,
    samples.map(({ instantMs, motions }) => ({ instantMs, ...motions[body] })),
  );
  cachedPaths.set(samples, { ...known, [body]: path });
  return path;
}

function relativeMotion(a: Motion, b: Motion): Motion {
  return { angleDeg: b.angleDeg - a.angleDeg, rateDegPerDay: b.rateDegPerDay - a.rateDegPerDay };
}

/** How far the second body is ahead of the first, over the time of the samples. */
export function pairPath(samples: SkySamples, first: SampledBodyId, second: SampledBodyId): Path {
  const motionAt: MotionAt = (instantMs) => {
    const moment = momentOf(instantMs);
    return relativeMotion(motionOf(positionAt(first, moment)), motionOf(positionAt(second, moment)));
  };
  return pathOf(
    motionAt,
    samples.map(({ instantMs, motions }) => ({
      instantMs,
      ...relativeMotion(motions[first], motions[second]),
    })),
  );
}
