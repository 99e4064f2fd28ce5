import type { PageClock } from '../../../features/local-time/page-clock.ts';
import type { MoonTouch } from '../../../features/today/moon-over-chart.ts';
import { glyphHref } from '../glyphs.tsx';
import { Instant } from '../local-time/instant.tsx';
import { round } from '../wheel-geometry.ts';
import './today.css';

interface MoonDayProps {
  touches: readonly MoonTouch[];
  /** UTC ms: where the strip begins. */
  nowMs: number;
  clock: PageClock;
}

const DAY_MS = 86_400_000;
const HOURS = 24;

/** Of the drawing, in its own units. */
const WIDTH = 480;
const HEIGHT = 64;
const LINE_Y = 54;
const GLYPH_WIDTH = 24;
/** Glyphs that would touch stand in two rows. */
const ROWS_Y = [24, 0] as const;

/** Contacts with their place on the strip and their row: one that comes soon after another stands above it. */
function placed(touches: readonly MoonTouch[], nowMs: number) {
  let before = { x: Number.NEGATIVE_INFINITY, row: 0 };
  return touches.map((touch) => {
    const x = round((WIDTH * (touch.instantMs - nowMs)) / DAY_MS);
    before = { x, row: x - before.x < GLYPH_WIDTH ? 1 - before.row : 0 };
    return { touch, ...before };
  });
}

/** What the Moon meets in the coming day as a strip of 24 hours; the list beneath says the same in words. */
export function MoonDay({ touches, nowMs, clock }: MoonDayProps) {
  const hours = Array.from({ length: HOURS / 3 + 1 }, (_, index) => (index * WIDTH * 3) / HOURS);
  return (
    <div className="today__strip" aria-hidden="true">
      <svg aria-hidden="true" viewBox={`-12 0 ${WIDTH + 24} ${HEIGHT}`}>
        <path
          className="today__hours"
          d={`M0 ${LINE_Y}H${WIDTH}${hours.map((x) => `M${x} ${LINE_Y - 3}v6`).join('')}`}
        />
        {placed(touches, nowMs).map(({ touch, x, row }) => (
          <g key={`${touch.point} ${touch.aspect}`} transform={`translate(${x} 0)`}>
            <path className="today__tick" d={`M0 ${(ROWS_Y[row] ?? 0) + 24}V${LINE_Y}`} />
            <circle cy={LINE_Y} r="3.5" />
            <use href={glyphHref(touch.point)} x={-GLYPH_WIDTH / 2} y={ROWS_Y[row]} />
          </g>
        ))}
      </svg>
      <p>
        <Instant at={nowMs} as="day" clock={clock} />
        <Instant at={nowMs + DAY_MS} as="day" clock={clock} />
      </p>
    </div>
  );
}
