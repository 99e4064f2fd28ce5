import type { Emblem } from '../../../features/consulting/astrologers.ts';

const CENTRE = 50;
const STAR = 30;

/** A point around the middle of a grid of 100, `x y`: turns clockwise from the top. */
export function onEmblem(turn: number, radius: number): string {
  const angle = 2 * Math.PI * turn - Math.PI / 2;
  return `${(CENTRE + radius * Math.cos(angle)).toFixed(1)} ${(CENTRE + radius * Math.sin(angle)).toFixed(1)}`;
}

/** A star on that grid: one line through all points, or, where they fall into groups, one for each. */
export function starPath({ points, step }: Pick<Emblem, 'points' | 'step'>): string {
  const seen = new Set<number>();
  let path = '';
  for (let start = 0; start < points; start++) {
    if (seen.has(start)) continue;
    const round: number[] = [];
    for (let point = start; !seen.has(point); point = (point + step) % points) {
      seen.add(point);
      round.push(point);
    }
    path += `M${round.map((point) => onEmblem(point / points, STAR)).join('L')}Z`;
  }
  return path;
}
