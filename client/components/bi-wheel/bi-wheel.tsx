import { formatPlace, signPlaceOf } from '../../../features/degrees.ts';
import type { AstroWords } from '../../../locales/en/astro.ts';
import { fillText } from '../../../locales/fill-text.ts';
import type { WheelWords } from '../chart-wheel.tsx';
import { nameOfPoint, type PointWords } from '../point-names.ts';
import { CentredGlyph, moveTo } from '../wheel-glyph.tsx';
import { WheelGround } from '../wheel-ground.tsx';
import {
  BORDER_RADIUS,
  type CrossAspect,
  type InnerFigure,
  layOutBiWheel,
  type RingFigure,
  type RingPoint,
} from './bi-wheel-layout.ts';
import './bi-wheel.css';

const SIDES = ['first', 'second'] as const;
/** The first stands inside, the second outside. */
type Side = (typeof SIDES)[number];

/** The names that two rings say. */
type BiWheelWords = WheelWords & PointWords & Pick<AstroWords, 'biWheel'>;

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
        <WheelGround layout={layout} words={words} idPrefix={BI_WHEEL_IDS.first} />
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

const RINGS = {
  first: { name: 'inner', glyphScale: 1.25 },
  second: { name: 'outer', glyphScale: 1.35 },
} as const satisfies Record<Side, object>;

function RingOfPoints({ points, side, words, called }: RingOfPointsProps) {
  const { name, glyphScale } = RINGS[side];
  return (
    <g className={`bi-wheel__ring bi-wheel__ring--${name}`}>
      {points.map(({ id, leader }) => (
        <path key={id} className="wheel__leader" d={leader} />
      ))}
      {points.map((point) => (
        <g
          key={point.id}
          id={`${BI_WHEEL_IDS[side]}-${point.id}`}
          className="bi-wheel__point"
          transform={moveTo(point.at)}
        >
          <title>{called(placeOf(point, words))}</title>
          <circle className="wheel__halo" r="16" />
          <CentredGlyph glyph={point.id} scale={glyphScale} />
          <text className="wheel__degree" x={point.degreeFrom.x} y={point.degreeFrom.y}>
            {`${signPlaceOf(point.longitudeDeg).degree}°`}
          </text>
          {point.retrograde && (
            <g transform="translate(13 11)">
              <circle className="wheel__halo" r="6" />
              <CentredGlyph glyph="retrograde" scale={0.5} />
            </g>
          )}
        </g>
      ))}
    </g>
  );
}

/** `Sun, Gemini 19°04′` */
function placeOf({ id, longitudeDeg, retrograde }: RingPoint, words: BiWheelWords): string {
  const { sign } = signPlaceOf(longitudeDeg);
  const place = `${nameOfPoint(id, words)}, ${words.signs[sign]} ${formatPlace(longitudeDeg)}`;
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
        <span key={side} className={`bi-wheel__key bi-wheel__key--${RINGS[side].name}`}>
          {fillText(words.labelled, { label: sides[side], text: names[side] })}
        </span>
      ))}
    </p>
  );
}
