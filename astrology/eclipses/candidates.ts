/** The new and full Moons that come near enough to a node for an eclipse. */
import { sinDeg } from '../angles.ts';
import { createLru } from '../lru.ts';
import { DAYS_PER_CENTURY, deltaTSeconds, MS_PER_DAY } from '../time-scales.ts';
import { type EclipseKind, LUNATION_DAYS, lunationsSinceZero } from './saros.ts';

const J2000_MS = Date.UTC(2000, 0, 1, 12);

/** 2000 January 6.59766 TT, the mean new Moon of lunation 0, in days from J2000. */
const MEAN_NEW_MOON_DAYS = 5.09766;

/** Beyond this sine of the distance from the node there is no eclipse; Meeus, Astronomical Algorithms, ch. 54. */
const FARTHEST_NODE_SINE = 0.36;

/** True phase less mean phase is below 0.7 days, so a search looks this many lunations beyond its borders. */
const PHASE_ERROR_LUNATIONS = 0.05;

/** Amplitudes in days of M', M, 2M', 2F, M' - M, M' + M, 2M (Meeus, ch. 49, first terms). */
const PHASE_TERMS = {
  solar: [-0.4072, 0.17241, 0.01608, 0.01039, 0.00739, -0.00514, 0.00208],
  lunar: [-0.40614, 0.17302, 0.01614, 0.01043, 0.00734, -0.00515, 0.00209],
} as const satisfies Record<EclipseKind, readonly number[]>;

export interface EclipseCandidate {
  lunation: number;
  /** New or full Moon, to five minutes. */
  nearMs: number;
}

function phaseCorrectionDays(kind: EclipseKind, sun: number, moon: number, node: number): number {
  const sines = [moon, sun, 2 * moon, 2 * node, moon - sun, moon + sun, 2 * sun].map(sinDeg);
  return sines.reduce((sum, sine, index) => sum + sine * (PHASE_TERMS[kind][index] ?? 0), 0);
}

/** The syzygy of a lunation, or null where it lies too far from the node. */
function candidateOf(kind: EclipseKind, lunation: number): EclipseCandidate | null {
  const k = kind === 'solar' ? lunation : lunation + 0.5;
  const t = (k * LUNATION_DAYS) / DAYS_PER_CENTURY;
  const node = 160.7108 + 390.67050284 * k - 0.0016118 * t * t;
  if (Math.abs(sinDeg(node)) > FARTHEST_NODE_SINE) return null;
  const sun = 2.5534 + 29.1053567 * k - 0.0000014 * t * t;
  const moon = 201.5643 + 385.81693528 * k + 0.0107582 * t * t;
  const meanDays = MEAN_NEW_MOON_DAYS + LUNATION_DAYS * k + 0.00015437 * t * t;
  const ttDays = meanDays + phaseCorrectionDays(kind, sun, moon, node);
  return { lunation, nearMs: J2000_MS + ttDays * MS_PER_DAY - deltaTSeconds(ttDays) * 1000 };
}

/** Candidates of a stretch of time in order, a few from just outside of it included. */
export function* eclipseCandidates(
  kind: EclipseKind,
  fromMs: number,
  toMs: number,
): Generator<EclipseCandidate> {
  const last = Math.ceil(lunationsSinceZero(kind, toMs) + PHASE_ERROR_LUNATIONS);
  for (
    let lunation = Math.floor(lunationsSinceZero(kind, fromMs) - PHASE_ERROR_LUNATIONS);
    lunation <= last;
    lunation++
  ) {
    const candidate = candidateOf(kind, lunation);
    if (candidate) yield candidate;
  }
}

/** More than the 581 that two centuries have of a kind. An eclipse takes 3.4 KiB with its polynomials, all some 3 MiB. */
const MAX_CACHED_CANDIDATES = 600;

/**
 * What comes of candidates, computed once: an eclipse is the same whoever asks. Null where the shadow misses.
 * Takes the function of a candidate, which must depend on it alone.
 */
export function cachedByLunation<Found>(
  compute: (candidate: EclipseCandidate) => Found | null,
): (candidate: EclipseCandidate) => Found | null {
  const cached = createLru<number, { found: Found | null }>(MAX_CACHED_CANDIDATES);
  return (candidate) => cached.obtain(candidate.lunation, () => ({ found: compute(candidate) })).found;
}
