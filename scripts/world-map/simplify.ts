type Point = readonly [x: number, y: number];

/** Distance of a point from a line through two others, or from the first where they are one. */
function distance([x, y]: Point, [xA, yA]: Point, [xB, yB]: Point): number {
  const length = Math.hypot(xB - xA, yB - yA);
  if (length === 0) return Math.hypot(x - xA, y - yA);
  return Math.abs((xB - xA) * (yA - y) - (xA - x) * (yB - yA)) / length;
}

/** Douglas and Peucker: the line without the points that lie within `tolerance` of what stays. */
export function simplified(line: readonly Point[], tolerance: number): Point[] {
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last || line.length < 3) return [...line];
  const distances = line.map((point) => distance(point, first, last));
  const farthest = distances.indexOf(Math.max(...distances));
  if ((distances[farthest] ?? 0) <= tolerance) return [first, last];
  return [
    ...simplified(line.slice(0, farthest + 1), tolerance).slice(0, -1),
    ...simplified(line.slice(farthest), tolerance),
  ];
}

/** Area of a closed ring, whichever way it turns. */
export function ringArea(ring: readonly Point[]): number {
  const twice = ring.reduce((sum, [x, y], index) => {
    const [xNext, yNext] = ring[(index + 1) % ring.length] ?? [x, y];
    return sum + x * yNext - xNext * y;
  }, 0);
  return Math.abs(twice) / 2;
}

/** A ring as relative whole steps: `M12 30l3-4 5 1z`, the shortest that a path can be written. */
export function ringPath(ring: readonly Point[]): string {
  const whole = ring.map(([x, y]): Point => [Math.round(x), Math.round(y)]);
  const steps = whole.slice(1).flatMap(([x, y], index) => {
    const [xBefore, yBefore] = whole[index] ?? [x, y];
    return x === xBefore && y === yBefore ? [] : [[x - xBefore, y - yBefore]];
  });
  const numbers = steps.flat().map((step, index) => (step < 0 || index === 0 ? `${step}` : ` ${step}`));
  const [x, y] = whole[0] ?? [0, 0];
  return steps.length < 3 ? '' : `M${x} ${y}l${numbers.join('')}z`;
}
