import type { BodyPosition, ChartFigure } from '../../astrology/chart-types.ts';
import { SIGNS, signOf } from '../../astrology/signs.ts';
import { formatMinute, formatPlace, signPlaceOf } from '../../features/degrees.ts';
import type { AstroWords } from '../../locales/en/astro.ts';
import type { GlyphId } from './glyph-paths.ts';
import { ASPECT_TONES, GLYPH_HALF, GlyphDefs, glyphHref, glyphsOfChart } from './glyphs.tsx';
import type { PlacedBody } from './wheel-bodies.ts';
import type { Point } from './wheel-geometry.ts';
import { round } from './wheel-geometry.ts';
import type { WheelFrame, WheelLayout } from './wheel-layout.ts';
import { layOutWheel } from './wheel-layout.ts';
import { Rings } from './wheel-rings.tsx';
import './chart-wheel.css';

/** The names that the wheel says. */
export type WheelWords = Pick<AstroWords, 'bodies' | 'signs' | 'angles' | 'anglesShort' | 'retrograde'>;

export interface ChartWheelProps {
  chart: ChartFigure;
  words: WheelWords;
  /** What the picture is, for a screen reader: "Natal chart". */
  title: string;
  /** Where the same facts stand in words. */
  description: string;
  /** Prefix of every id within; two wheels on a page need two. Texts link to `#wheel-sun`. */
  idPrefix?: string;
  /** False where something else on the page has already drawn the glyphs (another wheel). */
  withGlyphs?: boolean;
  /** A picture beside texts: nothing in it can be pressed, and it has no zoom. */
  still?: boolean;
}

/** A chart as a wheel: SVG that is complete without a script. Colours and sizes come from chart-wheel.css. */
export function ChartWheel(props: ChartWheelProps) {
  const { chart, words, title, description, idPrefix = 'wheel', withGlyphs = true, still = false } = props;
  const layout = layOutWheel(chart);
  const { halfSize } = layout;
  return (
    <div className="wheel" data-still={still ? '' : undefined}>
      <svg
        className="wheel__sky"
        viewBox={`${-halfSize} ${-halfSize} ${halfSize * 2} ${halfSize * 2}`}
        role="img"
        aria-labelledby={`${idPrefix}-title ${idPrefix}-desc`}
      >
        <title id={`${idPrefix}-title`}>{title}</title>
        <desc id={`${idPrefix}-desc`}>{description}</desc>
        {withGlyphs && <GlyphDefs glyphs={glyphsOfChart(chart)} />}
        <WheelGround layout={layout} words={words} idPrefix={idPrefix} />
        {layout.bodies.map(({ body, leader }) => (
          <path key={body.id} className="wheel__leader" data-body={body.id} d={leader} />
        ))}
        {layout.bodies.map((placed) => (
          <Body key={placed.body.id} placed={placed} words={words} idPrefix={idPrefix} />
        ))}
      </svg>
    </div>
  );
}

interface WheelGroundProps {
  layout: WheelFrame & Pick<WheelLayout, 'aspects'>;
  words: Pick<WheelWords, 'signs' | 'angles' | 'anglesShort'>;
  idPrefix: string;
}

/** What lies under the bodies: rings, signs, aspect lines, houses and axes. */
export function WheelGround({ layout, words, idPrefix }: WheelGroundProps) {
  return (
    <>
      <Rings layout={layout} />
      <Signs layout={layout} />
      <Aspects aspects={layout.aspects} />
      <Houses layout={layout} />
      <Axes layout={layout} words={words} idPrefix={idPrefix} />
    </>
  );
}

function Signs({ layout }: { layout: WheelFrame }) {
  return layout.signs.map(({ sign, at }) => (
    <g key={sign} className={`wheel__sign wheel__sign--${SIGNS[sign].element}`} transform={moveTo(at)}>
      <CentredGlyph glyph={sign} scale={1.4} />
    </g>
  ));
}

function Aspects({ aspects }: Pick<WheelLayout, 'aspects'>) {
  return aspects.map(({ aspect, first, second, strength, path }) => (
    <path
      key={`${aspect}-${first}-${second}`}
      className={`wheel__aspect wheel__aspect--${ASPECT_TONES[aspect]} wheel__aspect--${strength}`}
      data-aspect={aspect}
      data-first={first}
      data-second={second}
      d={path}
    />
  ));
}

function Houses({ layout }: { layout: WheelFrame }) {
  return layout.houses.map(({ house, numberAt, cusp }) => (
    <g key={house} className="wheel__house">
      {cusp && <path className="wheel__cusp" d={cusp} />}
      <text x={numberAt.x} y={numberAt.y}>
        {house}
      </text>
    </g>
  ));
}

function Axes({
  layout,
  words,
  idPrefix,
}: Pick<WheelGroundProps, 'words' | 'idPrefix'> & { layout: WheelFrame }) {
  return layout.axes.map(({ angle, longitudeDeg, line, labelAt, labelTurnDeg }) => (
    <g
      key={angle}
      id={`${idPrefix}-${angle}`}
      className={`wheel__axis wheel__axis--${angle}`}
      data-angle={angle}
    >
      <title>{`${words.angles[angle]}, ${words.signs[signOf(longitudeDeg)]} ${formatPlace(longitudeDeg)}`}</title>
      <path d={line} />
      <text transform={`${moveTo(labelAt)}rotate(${labelTurnDeg})`} dy=".33em">
        {words.anglesShort[angle]}
        <tspan className="wheel__minute">{` ${formatPlace(longitudeDeg)}`}</tspan>
      </text>
    </g>
  ));
}

/** Glyphs smaller than this have smaller numbers beside them. */
const FINE_GLYPH = 30;

interface BodyProps {
  placed: PlacedBody;
  words: WheelWords;
  idPrefix: string;
}

function Body({ placed, words, idPrefix }: BodyProps) {
  const { body, glyphAt, glyphSize, degreeAt, minuteAt, markAt, isMarkBeside } = placed;
  const { degree, minute } = signPlaceOf(body.longitude);
  const degreeFrom = offset(glyphAt, degreeAt);
  const minuteFrom = minuteAt && offset(glyphAt, minuteAt);
  const fine = glyphSize < FINE_GLYPH ? ' wheel__body--fine' : '';
  const turning = body.retrograde && minuteAt ? ' wheel__body--retrograde' : '';
  return (
    <g
      id={`${idPrefix}-${body.id}`}
      className={`wheel__body${fine}${turning}`}
      data-body={body.id}
      transform={moveTo(glyphAt)}
    >
      <title>{nameOfPlace(body, words)}</title>
      <circle className="wheel__halo" r={glyphSize / 2} />
      <CentredGlyph glyph={body.id} scale={round((glyphSize / GLYPH_HALF) * 5) / 10} />
      <text className="wheel__degree" x={degreeFrom.x} y={degreeFrom.y}>
        {`${degree}°`}
      </text>
      {minuteFrom && (
        <text className="wheel__minute" x={minuteFrom.x} y={minuteFrom.y}>
          {formatMinute(minute)}
        </text>
      )}
      {body.retrograde && <RetrogradeMark at={offset(glyphAt, markAt)} isSmall={isMarkBeside} />}
    </g>
  );
}

function RetrogradeMark({ at, isSmall }: { at: Point; isSmall: boolean }) {
  return (
    <g transform={moveTo(at)}>
      {!isSmall && <circle className="wheel__halo" r="7" />}
      <CentredGlyph glyph="retrograde" scale={isSmall ? 0.45 : 0.65} />
    </g>
  );
}

function nameOfPlace(body: BodyPosition, words: WheelWords): string {
  const place = `${words.bodies[body.id]}, ${words.signs[body.sign]} ${formatPlace(body.longitude)}`;
  return body.retrograde ? `${place}, ${words.retrograde}` : place;
}

/** A glyph about the origin. The scale is an attribute, so that a saved picture keeps it and CSS may change it. */
export function CentredGlyph({ glyph, scale }: { glyph: GlyphId; scale: number }) {
  return (
    <use
      className="wheel__glyph"
      href={glyphHref(glyph)}
      transform={`scale(${scale})translate(${-GLYPH_HALF} ${-GLYPH_HALF})`}
    />
  );
}

/** The transform that puts something drawn about the origin in its place. */
export function moveTo({ x, y }: Point): string {
  return `translate(${x} ${y})`;
}

function offset(from: Point, to: Point): Point {
  return { x: round(to.x - from.x), y: round(to.y - from.y) };
}
