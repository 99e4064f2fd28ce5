import type { Emblem as EmblemShape } from '../../../features/consulting/astrologers.ts';

const CENTRE = 50;
const STAR = 30;
const RIM = 44;

function at(turn: number, radius: number): string {
  const angle = 2 * Math.PI * turn - Math.PI / 2;
  return `${(CENTRE + radius * Math.cos(angle)).toFixed(1)} ${(CENTRE + radius * Math.sin(angle)).toFixed(1)}`;
}

/** One line through all points, or, where they fall into groups, one for each. */
function starPath({ points, step }: EmblemShape): string {
  const seen = new Set<number>();
  let path = '';
  for (let start = 0; start < points; start++) {
    if (seen.has(start)) continue;
    const round: number[] = [];
    for (let point = start; !seen.has(point); point = (point + step) % points) {
      seen.add(point);
      round.push(point);
    }
    path += `M${round.map((point) => at(point / points, STAR)).join('L')}Z`;
  }
  return path;
}

/** What stands for a person where others show a face: a star, a ring of its points and a crescent. Says nothing that a reader would miss. */
export function Emblem({ shape }: { shape: EmblemShape }) {
  const { points, crescent } = shape;
  const dots = Array.from({ length: points }, (_, point) => `M${at((point + 0.5) / points, 37)}h0`);
  return (
    <svg className="emblem" viewBox="0 0 100 100" aria-hidden="true">
      <circle cx="50" cy="50" r={RIM} />
      <path d={starPath(shape)} />
      <path className="emblem__dots" d={dots.join('')} />
      <path
        className="emblem__moon"
        d="M50 2a8 8 0 1 0 0 12 6.5 6.5 0 1 1 0-12Z"
        transform={`rotate(${crescent} 50 50)`}
      />
    </svg>
  );
}
