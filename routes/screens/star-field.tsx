import './screen.css';

interface Star {
  x: number;
  y: number;
  radius: number;
  /** Which of the three rhythms it twinkles in. */
  rhythm: number;
}

const STAR_COUNT = 90;
const WIDTH = 1200;
const HEIGHT = 700;

/** Park–Miller generator: the same sky at each rendering, so that a page's bytes do not change. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

function scatter(): Star[] {
  const random = createRandom(20_260_101);
  return Array.from({ length: STAR_COUNT }, (_, index) => ({
    x: Math.round(random() * WIDTH),
    y: Math.round(random() * HEIGHT),
    radius: Math.round((0.4 + random() ** 3 * 1.8) * 10) / 10,
    rhythm: index % 3,
  }));
}

const STARS = scatter();

/** A sky full of stars behind a screen's text; they twinkle unless the visitor asked for less motion. */
export function StarField() {
  return (
    <svg
      className="stars"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {STARS.map(({ x, y, radius, rhythm }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={radius} className={`stars__${rhythm}`} />
      ))}
    </svg>
  );
}
