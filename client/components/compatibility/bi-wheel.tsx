import type { SynastryAspect, SynastryFigure } from '../../../astrology/synastry/synastry-types.ts';
import type { AstroWords } from '../../../locales/en/astro.ts';
import { fillText } from '../../../locales/fill-text.ts';
import { CentredGlyph, moveTo, WheelGround } from '../chart-wheel.tsx';
import { formatPlace, signPlaceOf } from '../degrees.ts';
import { nameOfPoint } from '../point-names.ts';
import { BORDER_RADIUS, layOutBiWheel, type RingPoint } from './bi-wheel-layout.ts';

interface BiWheelProps {
  first: SynastryFigure;
  second: SynastryFigure;
  names: { first: string; second: string };
  /** The aspects to draw. */
  aspects: readonly SynastryAspect[];
  words: AstroWords;
  /** `{{label}}: {{text}}` */
  labelled: string;
  title: string;
  description: string;
}

/** Two charts on one wheel, the first inside. The glyphs are drawn elsewhere on the page. */
export function BiWheel(props: BiWheelProps) {
  const { first, second, names, aspects, words, labelled, title, description } = props;
  const layout = layOutBiWheel(first, second, aspects);
  const { halfSize } = layout;
  const call = (label: string) => (text: string) => fillText(labelled, { label, text });
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
        <WheelGround layout={layout} words={words} idPrefix="bi-wheel" />
        <circle className="bi-wheel__border" r={BORDER_RADIUS} />
        <RingOfPoints points={layout.outer} side="outer" words={words} called={call(names.second)} />
        <RingOfPoints points={layout.inner} side="inner" words={words} called={call(names.first)} />
      </svg>
    </div>
  );
}

interface RingOfPointsProps {
  points: readonly RingPoint[];
  side: 'inner' | 'outer';
  words: AstroWords;
  /** Puts the person's name before a text. */
  called(text: string): string;
}

const GLYPH_SCALES = { outer: 1.35, inner: 1.25 } as const;

function RingOfPoints({ points, side, words, called }: RingOfPointsProps) {
  return (
    <g className={`bi-wheel__ring bi-wheel__ring--${side}`}>
      {points.map(({ id, leader }) => (
        <path key={id} className="wheel__leader" d={leader} />
      ))}
      {points.map((point) => (
        <g key={point.id} className="bi-wheel__point" transform={moveTo(point.at)}>
          <title>{called(placeOf(point, words))}</title>
          <circle className="wheel__halo" r="16" />
          <CentredGlyph glyph={point.id} scale={GLYPH_SCALES[side]} />
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
function placeOf({ id, longitudeDeg, retrograde }: RingPoint, words: AstroWords): string {
  const { sign } = signPlaceOf(longitudeDeg);
  const place = `${nameOfPoint(id, words)}, ${words.signs[sign]} ${formatPlace(longitudeDeg)}`;
  return retrograde ? `${place}, ${words.retrograde}` : place;
}
