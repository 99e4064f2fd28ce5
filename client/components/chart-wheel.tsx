import type { BodyPosition, ChartFigure } from '../../astrology/chart-types.ts';
import { formatMinute, formatPlace, signPlaceOf } from '../../features/degrees.ts';
import type { AstroWords } from '../../locales/en/astro.ts';
import { GLYPH_HALF, GlyphDefs, glyphsOfChart } from './glyphs.tsx';
import type { PlacedBody } from './wheel-bodies.ts';
import type { Point } from './wheel-geometry.ts';
import { round } from './wheel-geometry.ts';
import { CentredGlyph, moveTo } from './wheel-glyph.tsx';
import { WheelGround } from './wheel-ground.tsx';
import { layOutWheel } from './wheel-layout.ts';
import type { Tier as TierName } from './wheel-tiers.ts';
import '../styles/element-colours.css';
import '../styles/aspect-colours.css';
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
  const sky = (
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
      {TIERS.map((tier) => (
        <Tier
          key={tier}
          bodies={layout.bodies.filter((placed) => placed.tier === tier)}
          {...{ tier, words, idPrefix }}
        />
      ))}
    </svg>
  );
  if (still)
    return (
      <div className="wheel" data-still="">
        {sky}
      </div>
    );
  return (
    <div className="wheel">
      <div data-wheel="frame">
        <div className="wheel__field">{sky}</div>
      </div>
    </div>
  );
}

/** Glyphs smaller than this have smaller numbers beside them. */
const FINE_GLYPH = 30;

/** From the zodiac inward. */
const TIERS = ['outer', 'inner'] as const satisfies readonly TierName[];

interface TierProps extends Omit<BodyProps, 'placed'> {
  tier: TierName;
  bodies: readonly PlacedBody[];
}

/** The bodies of one circle: a narrow wheel draws the inner one further out. */
function Tier({ tier, bodies, words, idPrefix }: TierProps) {
  const drawn = bodies.map((placed) => (
    <Body key={placed.body.id} placed={placed} words={words} idPrefix={idPrefix} />
  ));
  if (tier === 'outer') return drawn;
  return drawn.length > 0 && <g className="wheel__inner">{drawn}</g>;
}

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
  const place = `${words.bodies[body.id]}, ${formatPlace(body.longitude)} ${words.signs[body.sign]}`;
  return body.retrograde ? `${place}, ${words.retrograde}` : place;
}

function offset(from: Point, to: Point): Point {
  return { x: round(to.x - from.x), y: round(to.y - from.y) };
}
