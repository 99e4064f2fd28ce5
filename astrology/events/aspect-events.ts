import { normalizeDeg } from '../angles.ts';
import { type AspectId, SIGN_IDS } from '../ids.ts';
import { ASPECT_ANGLES } from '../orbs.ts';
import { bodyPosition } from '../positions.ts';
import { SIGN_WIDTH_DEG } from '../signs.ts';
import type { AspectEvent } from './event-types.ts';
import { crossingsOf } from './path.ts';
import { pairPath, type SampledBodyId, type SkySamples } from './sky-samples.ts';

/** The five of Ptolemy, to which events and transits keep. */
export const MAJOR_ASPECT_IDS = [
  'conjunction',
  'sextile',
  'square',
  'trine',
  'opposition',
] as const satisfies readonly AspectId[];
export type MajorAspectId = (typeof MAJOR_ASPECT_IDS)[number];

/** The directions, degrees ahead of a point, in which a body makes an aspect to it: two, but one each for 0 and 180. */
export function aspectTargetsDeg(aspect: AspectId): number[] {
  const { angleDeg } = ASPECT_ANGLES[aspect];
  return [...new Set([angleDeg, normalizeDeg(-angleDeg)])];
}

/** The aspect by how many signs lie between: all major aspects are whole signs. */
const ASPECT_BY_SIGNS = new Map(
  MAJOR_ASPECT_IDS.flatMap((aspect) =>
    aspectTargetsDeg(aspect).map((targetDeg) => [targetDeg / SIGN_WIDTH_DEG, aspect] as const),
  ),
);
const TARGETS_DEG = [...ASPECT_BY_SIGNS.keys()].map((signs) => signs * SIGN_WIDTH_DEG);

/** Each exact major aspect between two bodies over the time of the samples, every pass, in order of time. */
export function exactAspects(
  samples: SkySamples,
  first: SampledBodyId,
  second: SampledBodyId,
): AspectEvent[] {
  return crossingsOf(pairPath(samples, first, second), TARGETS_DEG).flatMap(({ instantMs, levelDeg }) => {
    const aspect = ASPECT_BY_SIGNS.get(Math.round(normalizeDeg(levelDeg) / SIGN_WIDTH_DEG) % SIGN_IDS.length);
    if (!aspect) return [];
    return {
      kind: 'aspect' as const,
      instantMs: Math.round(instantMs),
      first,
      second,
      aspect,
      firstLongitude: bodyPosition(first, instantMs).longitudeDeg,
      secondLongitude: bodyPosition(second, instantMs).longitudeDeg,
    };
  });
}
