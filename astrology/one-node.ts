import type { BodyId, LunarOrbitId } from './ids.ts';

/** A figure with that of the Moon's two nodes alone which makes aspects in it: a wheel has one glyph for both. */
export function withOneNode<Figure extends { bodies: readonly { id: BodyId }[] }>(
  figure: Figure,
  node: LunarOrbitId,
): Figure {
  const other = node === 'true' ? 'meanNode' : 'trueNode';
  return { ...figure, bodies: figure.bodies.filter(({ id }) => id !== other) };
}
