import type { Aspect, AspectPointId, BodyPosition } from './chart-types.ts';
import type { BodyId, LunarOrbitId } from './ids.ts';

/** The position of a body in a chart, which has them all. Throws RangeError for one that is cut. */
export function bodyOf(bodies: readonly BodyPosition[], id: BodyId): BodyPosition {
  const body = bodies.find((candidate) => candidate.id === id);
  if (!body) throw new RangeError(`no ${id} in this chart`);
  return body;
}

/** The aspects that a point takes part in, the closest first. */
export function aspectsWith(aspects: readonly Aspect[], id: AspectPointId): Aspect[] {
  return aspects
    .filter(({ first, second }) => first === id || second === id)
    .toSorted((a, b) => a.orb - b.orb);
}

/** A chart that shows the chosen one of the Moon's two nodes, and not the other a degree beside it. */
export function withChosenNode<Figure extends { bodies: readonly { id: BodyId }[] }>(
  figure: Figure,
  node: LunarOrbitId,
): Figure {
  const other: BodyId = node === 'true' ? 'meanNode' : 'trueNode';
  return { ...figure, bodies: figure.bodies.filter(({ id }) => id !== other) };
}
