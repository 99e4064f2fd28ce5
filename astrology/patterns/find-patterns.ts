import type { Aspect } from '../chart-types.ts';
import { type AspectId, MAIN_BODY_IDS, type MainBodyId } from '../ids.ts';
import { type OrbBetween, orbsOf } from './aspect-orbs.ts';
import { mergeCorners } from './merge-corners.ts';
import { PATTERN_IDS, type Pattern, type PatternId } from './pattern-types.ts';

/** The aspects that a figure needs, between its corners by their places in the list, the earlier first. */
export const PATTERN_LEGS: Readonly<Record<PatternId, readonly (readonly [number, number, AspectId])[]>> = {
  tSquare: [
    [1, 2, 'opposition'],
    [0, 1, 'square'],
    [0, 2, 'square'],
  ],
  yod: [
    [1, 2, 'sextile'],
    [0, 1, 'quincunx'],
    [0, 2, 'quincunx'],
  ],
  grandTrine: [
    [0, 1, 'trine'],
    [0, 2, 'trine'],
    [1, 2, 'trine'],
  ],
  kite: [
    [0, 1, 'opposition'],
    [0, 2, 'sextile'],
    [0, 3, 'sextile'],
    [1, 2, 'trine'],
    [1, 3, 'trine'],
    [2, 3, 'trine'],
  ],
  grandCross: [
    [0, 1, 'opposition'],
    [2, 3, 'opposition'],
    [0, 2, 'square'],
    [0, 3, 'square'],
    [1, 2, 'square'],
    [1, 3, 'square'],
  ],
};

/** Corners that may change places without making another figure: of each such pair the earlier planet comes first. */
const ALIKE: Readonly<Record<PatternId, readonly (readonly [number, number])[]>> = {
  tSquare: [[1, 2]],
  yod: [[1, 2]],
  grandTrine: [
    [0, 1],
    [1, 2],
  ],
  kite: [[2, 3]],
  grandCross: [
    [0, 1],
    [2, 3],
    [0, 2],
  ],
};

const CORNERS = { tSquare: 3, yod: 3, grandTrine: 3, kite: 4, grandCross: 4 } as const;

/** The figure within each that tells nothing more beside it. */
const WITHIN: Partial<Record<PatternId, PatternId>> = { tSquare: 'grandCross', grandTrine: 'kite' };

type Bodies = readonly MainBodyId[];

function orderOf(body: MainBodyId | undefined): number {
  return body ? MAIN_BODY_IDS.indexOf(body) : -1;
}

/** The widest orb of the legs from earlier corners to the next one; null where one of them is missing. */
function widestOrbTo(
  next: MainBodyId,
  pattern: PatternId,
  chosen: Bodies,
  orbBetween: OrbBetween,
): number | null {
  let widest = 0;
  for (const [from, to, aspect] of PATTERN_LEGS[pattern]) {
    const corner = chosen[from];
    if (to !== chosen.length || !corner) continue;
    const orb = orbBetween(corner, next, aspect);
    if (orb === null) return null;
    widest = Math.max(widest, orb);
  }
  return widest;
}

function isFirstOfAlike(next: MainBodyId, pattern: PatternId, chosen: Bodies): boolean {
  return ALIKE[pattern].every(
    ([first, second]) => second !== chosen.length || orderOf(chosen[first]) < orderOf(next),
  );
}

/** Every choice of planets whose aspects make the figure, corner by corner: `orb` is the widest so far. */
function figuresOf(pattern: PatternId, orbBetween: OrbBetween, chosen: Bodies = [], orb = 0): Pattern[] {
  if (chosen.length === CORNERS[pattern]) return [{ pattern, corners: chosen.map((body) => [body]), orb }];
  return MAIN_BODY_IDS.flatMap((body) => {
    if (chosen.includes(body) || !isFirstOfAlike(body, pattern, chosen)) return [];
    const widest = widestOrbTo(body, pattern, chosen, orbBetween);
    return widest === null ? [] : figuresOf(pattern, orbBetween, [...chosen, body], Math.max(orb, widest));
  });
}

function holds(whole: Pattern, part: Pattern): boolean {
  const bodies = new Set(whole.corners.flat());
  return part.corners.flat().every((body) => bodies.has(body));
}

/**
 * The figures that a chart's aspects make among its lights and planets, the rarest kind first and of each the most exact. A T-square
 * within a grand cross, and a grand trine within a kite, is told by the greater figure alone. Planets in conjunction share a corner.
 */
export function findPatterns(aspects: readonly Aspect[]): Pattern[] {
  const orbBetween = orbsOf(aspects);
  const all = new Map(PATTERN_IDS.map((pattern) => [pattern, figuresOf(pattern, orbBetween)]));
  return PATTERN_IDS.flatMap((pattern) => {
    const greater = WITHIN[pattern];
    const wholes = greater ? (all.get(greater) ?? []) : [];
    const figures = (all.get(pattern) ?? []).filter(
      (figure) => !wholes.some((whole) => holds(whole, figure)),
    );
    return mergeCorners(figures, orbBetween).toSorted((a, b) => a.orb - b.orb);
  });
}
