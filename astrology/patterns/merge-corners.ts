import { MAIN_BODY_IDS, type MainBodyId } from '../ids.ts';
import type { OrbBetween } from './aspect-orbs.ts';
import type { Corner, Pattern } from './pattern-types.ts';

function isSame(a: Corner, b: Corner): boolean {
  return a.length === b.length && a.every((body) => b.includes(body));
}

function inOrder(bodies: Iterable<MainBodyId>): MainBodyId[] {
  return [...new Set(bodies)].toSorted((a, b) => MAIN_BODY_IDS.indexOf(a) - MAIN_BODY_IDS.indexOf(b));
}

/** Whether all bodies of two corners stand together. */
function isOneCorner(a: Corner, b: Corner, orbBetween: OrbBetween): boolean {
  return a.every((body) =>
    b.every((other) => body === other || orbBetween(body, other, 'conjunction') !== null),
  );
}

/** Two figures that differ in one corner alone, whose planets stand together there, as one; null where they are two. */
function merged(a: Pattern, b: Pattern, orbBetween: OrbBetween): Pattern | null {
  const apartA = a.corners.filter((corner) => !b.corners.some((other) => isSame(corner, other)));
  const apartB = b.corners.filter((corner) => !a.corners.some((other) => isSame(corner, other)));
  const [own, other] = [apartA[0], apartB[0]];
  if (!own || !other || apartA.length > 1 || apartB.length > 1) return null;
  if (!isOneCorner(own, other, orbBetween)) return null;
  const corner = inOrder([...own, ...other]);
  return {
    ...a,
    corners: a.corners.map((each) => (each === own ? corner : each)),
    orb: Math.min(a.orb, b.orb),
  };
}

/** Figures of one kind, those that differ only in which of several planets in conjunction makes a corner told once. */
export function mergeCorners(figures: readonly Pattern[], orbBetween: OrbBetween): Pattern[] {
  const kept: Pattern[] = [];
  for (const figure of figures) {
    let whole = figure;
    for (let at = 0; at < kept.length; at++) {
      const one = kept[at];
      const both = one && merged(one, whole, orbBetween);
      if (!both) continue;
      kept.splice(at, 1);
      whole = both;
      // What it has become may be one with figures that were passed over.
      at = -1;
    }
    kept.push(whole);
  }
  return kept;
}
