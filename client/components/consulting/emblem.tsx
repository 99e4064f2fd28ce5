import type { Emblem as EmblemShape } from '../../../features/consulting/astrologers.ts';
import { onEmblem, starPath } from './star-path.ts';

const RIM = 44;

/** What stands for a person where others show a face: a star, a ring of its points and a crescent. Says nothing that a reader would miss. */
export function Emblem({ shape }: { shape: EmblemShape }) {
  const { points, crescent } = shape;
  const dots = Array.from({ length: points }, (_, point) => `M${onEmblem((point + 0.5) / points, 37)}h0`);
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
