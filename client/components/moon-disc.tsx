import { round } from './wheel-geometry.ts';
import './moon-disc.css';

export interface MoonDiscProps {
  /** The lit part of the disc, 0 (new) to 1 (full). */
  illuminatedFraction: number;
  waxing: boolean;
  /** As seen from the southern half of the Earth, where the Moon stands on its head. */
  southern?: boolean;
  /** What a screen reader says: "Waxing gibbous, 78% lit". Without one the picture is an ornament. */
  label?: string;
}

const RADIUS = 48;
/** The dark plains that one sees with the naked eye, north up: x, y, radius. */
const SEAS = [
  [-14, -22, 13],
  [-29, -6, 13],
  [-18, -10, 9],
  [-25, 15, 6],
  [-10, 15, 8],
  [8, -19, 8],
  [17, -7, 10],
  [27, 4, 6],
  [20, 9, 4],
  [33, -15, 5],
] as const;

/** The Moon's disc as it looks in the sky. */
export function MoonDisc({ illuminatedFraction, waxing, southern = false, label }: MoonDiscProps) {
  const disc = (
    <Disc fraction={Math.min(1, Math.max(0, illuminatedFraction))} waxing={waxing} southern={southern} />
  );
  return label === undefined ? (
    <svg className="moon" viewBox="-50 -50 100 100" aria-hidden="true">
      {disc}
    </svg>
  ) : (
    <svg className="moon" viewBox="-50 -50 100 100" role="img" aria-label={label}>
      {disc}
    </svg>
  );
}

function Disc({ fraction, waxing, southern }: { fraction: number; waxing: boolean; southern: boolean }) {
  return (
    <g {...(southern && { transform: 'rotate(180)' })}>
      <circle className="moon__dark" r={RADIUS} />
      {fraction > 0 && (
        <path className="moon__lit" d={litPath(fraction)} {...(!waxing && { transform: 'scale(-1 1)' })} />
      )}
      <g className="moon__seas">
        {SEAS.map(([x, y, radius]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={radius} />
        ))}
      </g>
    </g>
  );
}

/**
 * The lit part of a waxing Moon seen from the north: the right half of the rim, and back along the terminator, half
 * of an ellipse that bulges into the light before the half Moon and into the dark after it.
 */
function litPath(fraction: number): string {
  const terminatorRadius = round(RADIUS * Math.abs(1 - 2 * fraction));
  const sweep = fraction > 0.5 ? 1 : 0;
  return `M0 ${-RADIUS}A${RADIUS} ${RADIUS} 0 0 1 0 ${RADIUS}A${terminatorRadius} ${RADIUS} 0 0 ${sweep} 0 ${-RADIUS}z`;
}
