import { formatDegrees, formatPlace, signPlaceOf } from '../../../features/degrees.ts';
import type { AstroWords } from '../../../locales/en/astro.ts';
import { fillText } from '../../../locales/fill-text.ts';
import type { WheelWords } from '../chart-wheel.tsx';
import { GLYPH_HALF } from '../glyphs.tsx';
import { nameOfPoint, type PointWords } from '../point-names.ts';
import { type Point, round } from '../wheel-geometry.ts';
import { CentredGlyph, moveTo } from '../wheel-glyph.tsx';
import { WheelGround } from '../wheel-ground.tsx';
import {
  type CrossAspect,
  type InnerFigure,
  layOutBiWheel,
  type RingFigure,
  type RingPoint,
} from './bi-wheel-layout.ts';
import { BORDER_RADIUS } from './bi-wheel-rings.ts';
import './bi-wheel.css';

const SIDES = ['first', 'second'] as const;
/** The first stands inside, the second outside. */
type Side = (typeof SIDES)[number];

/** The names that two rings say. */
type BiWheelWords = WheelWords & PointWords & Pick<AstroWords, 'biWheel' | 'aspects'>;

interface BiWheelProps {
  first: InnerFigure;
  second: RingFigure;
  /** What the two are called. */
  names: Readonly<Record<Side, string>>;
  /** The aspects to draw. */
  aspects: readonly CrossAspect[];
  words: BiWheelWords;
  title: string;
  description: string;
}

/** What the ids of each chart's points begin with: texts lead to `#bi-wheel-first-sun`. */
export const BI_WHEEL_IDS = { first: 'bi-wheel-first', second: 'bi-wheel-second' } as const satisfies Record<
  Side,
  string
>;

/** What a line calls the points of each chart. */
const ENDS = ['first-', 'second-'] as const;

/** Two charts on one wheel, the first inside. The glyphs are drawn elsewhere on the page. */
export function BiWheel(props: BiWheelProps) {
  const { first, second, names, aspects, words, title, description } = props;
  const layout = layOutBiWheel(first, second, aspects);
  const { halfSize } = layout;
  const call = (label: string) => (text: string) => fillText(words.biWheel.labelled, { label, text });
  return (
    <div className="wheel bi-wheel">
      <svg
        className="wheel__sky"
        viewBox={`${-halfSize} ${-halfSize} ${halfSize * 2} ${halfSize * 2}`}
        role="img"
        aria-labelledby="bi-wheel-title bi-wheel-desc"
      >
        <title id="bi-wheel-title">{title}</title>
        <desc id="bi-wheel-desc">{description}</desc>
        <WheelGround
          layout={layout}
          words={words}
          idPrefix={BI_WHEEL_IDS.first}
          ends={ENDS}
          lineTitle={({ aspect, orbDeg }) => `${words.aspects[aspect]} ${formatDegrees(orbDeg)}`}
        />
        <circle className="bi-wheel__border" r={BORDER_RADIUS} />
        <RingOfPoints points={layout.outer} side="second" words={words} called={call(names.second)} />
        <RingOfPoints points={layout.inner} side="first" words={words} called={call(names.first)} />
      </svg>
    </div>
  );
}

interface RingOfPointsProps {
  points: readonly RingPoint[];
  side: Side;
  words: BiWheelWords;
  /** Puts the chart's name before a text. */
  called(text: string): string;
}

const RINGS = { first: 'inner', second: 'outer' } as const satisfies Record<Side, string>;

/** Of a disc, which has a little room about its glyph. */
const GLYPH_SHARE = 0.95;

function RingOfPoints({ points, side, words, called }: RingOfPointsProps) {
  return (
    <g className={`bi-wheel__ring bi-wheel__ring--${RINGS[side]}`}>
      {points.map(({ id, leader }) => (
        <path key={id} className="wheel__leader" d={leader} />
      ))}
      {points.map((point) => {
        const { glyphAt, glyphSize, degreeAt, markAt } = point;
        const degreeFrom = offset(glyphAt, degreeAt);
        return (
          <g
            key={point.id}
            id={`${BI_WHEEL_IDS[side]}-${point.id}`}
            className="bi-wheel__point"
            data-body={`${side}-${point.id}`}
            transform={moveTo(glyphAt)}
          >
            <title>{called(placeOf(point, words))}</title>
            <circle className="wheel__halo" r={round(glyphSize / 2)} />
            <CentredGlyph glyph={point.id} scale={round(((glyphSize * GLYPH_SHARE) / GLYPH_HALF) * 5) / 10} />
            <text className="wheel__degree" x={degreeFrom.x} y={degreeFrom.y}>
              {`${signPlaceOf(point.longitudeDeg).degree}°`}
            </text>
            {point.retrograde && (
              <g transform={moveTo(offset(glyphAt, markAt))}>
                <CentredGlyph glyph="retrograde" scale={Math.round(glyphSize * MARK_SHARE * 100) / 100} />
              </g>
            )}
          </g>
        );
      })}
    </g>
  );
}

/** Of a retrograde's mark to its glyph, which is as large as its crowd allows. */
const MARK_SHARE = 0.013;

function offset(from: Point, to: Point): Point {
  return { x: round(to.x - from.x), y: round(to.y - from.y) };
}

/** `Sun, 19°04′ Gemini` */
function placeOf({ id, longitudeDeg, retrograde }: RingPoint, words: BiWheelWords): string {
  const { sign } = signPlaceOf(longitudeDeg);
  const place = `${nameOfPoint(id, words)}, ${formatPlace(longitudeDeg)} ${words.signs[sign]}`;
  return retrograde ? `${place}, ${words.retrograde}` : place;
}

interface BiWheelLegendProps {
  names: Readonly<Record<Side, string>>;
  words: AstroWords['biWheel'];
}

/** Which colour is whose. */
export function BiWheelLegend({ names, words }: BiWheelLegendProps) {
  const sides = { first: words.inside, second: words.outside };
  return (
    <p className="bi-wheel__legend">
      {SIDES.map((side) => (
        <span key={side} className={`bi-wheel__key bi-wheel__key--${RINGS[side]}`}>
          {fillText(words.labelled, { label: sides[side], text: names[side] })}
        </span>
      ))}
    </p>
  );
}
