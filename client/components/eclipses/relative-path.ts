import type { MapPoint } from './world-projection.ts';

/** Units of the drawing are told in tenths, so that no rounding adds up along a line. */
const PER_UNIT = 10;

/** A step as short as it can be told: `-3.8`, ` .7`. A minus sign parts it from the number before. */
function written(tenths: number): string {
  const digits = String(Math.abs(tenths) / PER_UNIT).replace(/^0\./, '.');
  return tenths < 0 ? `-${digits}` : ` ${digits}`;
}

/**
 * A line as an SVG path to a tenth of a unit, from point to point instead of from the corner: half the bytes, and a third of them
 * compressed.
 */
export function relativePath(line: readonly MapPoint[]): string {
  const [first, ...others] = line.map(
    ([x, y]) => [Math.round(x * PER_UNIT), Math.round(y * PER_UNIT)] as const,
  );
  if (!first) return '';
  let [x, y] = first;
  let steps = '';
  for (const [nextX, nextY] of others) {
    if (nextX !== x || nextY !== y) steps += written(nextX - x) + written(nextY - y);
    [x, y] = [nextX, nextY];
  }
  const start = `M${first.map((tenths) => tenths / PER_UNIT).join(' ')}`;
  return start + (steps === '' ? '' : `l${steps.trimStart()}`);
}
