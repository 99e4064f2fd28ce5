import { ELEMENT_IDS, type SignId } from '../../../astrology/ids.ts';
import type { StencilFormatId, StencilStyleId } from '../../../contract/choices.ts';
import {
  countElements,
  encodeSigns,
  leadingElements,
  type SignChart,
} from '../../../features/stencil/sign-chart.ts';
import { STENCIL_FORMATS, STENCIL_STYLES } from '../../../features/stencil/stencil-styles.ts';
import type { AstroWords } from '../../../locales/en/astro.ts';
import type { StencilWords } from '../../../locales/en/stencil.ts';
import { breakLine } from './break-line.ts';
import { PictureGlyph } from './picture-glyph.tsx';
import { SignWheel } from './sign-wheel.tsx';
import { starsOf } from './star-scatter.ts';

export interface StencilPictureProps {
  chart: SignChart;
  style: StencilStyleId;
  format: StencilFormatId;
  words: StencilWords['picture'];
  astro: Pick<AstroWords, 'signs' | 'elements'>;
  /** The big three in a line each; a square has no room for them. */
  lines: readonly string[];
  siteName: string;
  /** What a screen reader says of it. */
  label: string;
  className?: string;
}

type Frame = (typeof STENCIL_FORMATS)[StencilFormatId];
type Look = (typeof STENCIL_STYLES)[StencilStyleId];

const SERIF = "'Celestia Serif', Georgia, 'Times New Roman', serif";

/**
 * A chart's summary as a picture: wheel of signs, big three, elements. SVG with attributes alone, no style sheet and no
 * reference out of itself, so that the same drawing is a part of the page, a file and a PNG.
 */
export function StencilPicture(props: StencilPictureProps) {
  const { chart, style, format, words, lines, siteName, label, className } = props;
  const look = STENCIL_STYLES[style];
  const frame = STENCIL_FORMATS[format];
  const { width, height, wheel } = frame;
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      className={className}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      role="img"
      aria-label={label}
      fontFamily={SERIF}
      textAnchor="middle"
    >
      <Ground chart={chart} look={look} frame={frame} />
      <text x={width / 2} y={frame.nameY} fontSize="58" fontWeight="500" fill={look.ink}>
        {siteName}
      </text>
      <g transform={`translate(${wheel.x} ${wheel.y})`}>
        <SignWheel chart={chart} look={look} radius={wheel.radius} />
      </g>
      <BigThree {...props} look={look} frame={frame} />
      <Elements {...props} look={look} frame={frame} />
      {format === 'story' && (
        <>
          <Lines lines={lines} look={look} />
          <text x={width / 2} y={frame.footY} fontSize="34" fill={look.soft}>
            {words.made}
          </text>
        </>
      )}
    </svg>
  );
}

function Ground({ chart, look, frame }: { chart: SignChart; look: Look; frame: Frame }) {
  const { width, height } = frame;
  return (
    <>
      <defs>
        <linearGradient id="stencil-ground" x1="0" y1="0" x2="0" y2="1">
          {look.ground.map((colour, index) => (
            <stop key={colour} offset={index / (look.ground.length - 1)} stopColor={colour} />
          ))}
        </linearGradient>
      </defs>
      <rect width={width} height={height} fill="url(#stencil-ground)" />
      {starsOf(encodeSigns(chart), width, height).map(({ x, y, radius, opacity }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={radius} fill={look.star} fillOpacity={opacity} />
      ))}
    </>
  );
}

interface PartProps {
  look: Look;
  frame: Frame;
}

/** Sun, Moon and rising sign; one that is not certain is left out and the others close up. */
function BigThree({ chart, words, astro, look, frame }: StencilPictureProps & PartProps) {
  const { signs, rising } = chart;
  const all = [
    ['sun', words.sun, signs.sun],
    ['moon', words.moon, signs.moon],
    ['ascendant', words.rising, rising],
  ] as const;
  const certain = all.filter(
    (entry): entry is [(typeof all)[number][0], string, SignId] => entry[2] !== null,
  );
  const { three, width } = frame;
  return certain.map(([id, name, sign], index) => {
    const x = width / 2 + (index - (certain.length - 1) / 2) * three.step;
    return (
      <g key={id}>
        <PictureGlyph glyph={sign} at={{ x, y: three.y }} size={three.glyph} colour={look.gold} />
        <text x={x} y={three.y + three.glyph * 0.5 + 62} fontSize={three.nameSize} fill={look.ink}>
          {astro.signs[sign]}
        </text>
        <text x={x} y={three.y + three.glyph * 0.5 + 106} fontSize="32" fill={look.soft}>
          {name}
        </text>
      </g>
    );
  });
}

const LINE_STEP = 46;
const LINE_GAP = 18;
/** What fits the picture's width at the size of these lines. */
const ROW_CHARACTERS = 50;

/** Each line broken into rows, for SVG breaks none by itself. */
function Lines({ lines, look }: { lines: readonly string[]; look: Look }) {
  const { width, linesY } = STENCIL_FORMATS.story;
  const rows = lines.map((line) => breakLine(line, ROW_CHARACTERS));
  return rows.map((own, index) => {
    const before = rows.slice(0, index).flat().length;
    const y = linesY + before * LINE_STEP + index * LINE_GAP;
    return (
      <text key={own.join(' ')} x={width / 2} y={y} fontSize="36" fill={look.ink}>
        {own.map((row, at) => (
          <tspan key={row} x={width / 2} dy={at === 0 ? 0 : LINE_STEP}>
            {row}
          </tspan>
        ))}
      </text>
    );
  });
}

function elementsText(
  chart: SignChart,
  words: StencilPictureProps['words'],
  astro: StencilPictureProps['astro'],
): string {
  const [first, ...others] = leadingElements(chart);
  if (!first) return words.even;
  return others.length === 0
    ? words.most[first]
    : [first, ...others].map((id) => astro.elements[id]).join(' · ');
}

const DOT_STEP = 46;

/** A dot for each body in the colour of its element, and which element leads. */
function Elements({
  chart,
  words,
  astro,
  look,
  frame,
}: PartProps & Pick<StencilPictureProps, 'chart' | 'words' | 'astro'>) {
  const counts = countElements(chart);
  const dots = ELEMENT_IDS.flatMap((element) =>
    Array.from({ length: counts[element] }, (_, at) => ({ element, at })),
  );
  const startX = frame.width / 2 - ((dots.length - 1) * DOT_STEP) / 2;
  return (
    <>
      {dots.map(({ element, at }, index) => (
        <circle
          key={`${element}${at}`}
          cx={startX + index * DOT_STEP}
          cy={frame.elementsY}
          r="11"
          fill={look.elements[element]}
        />
      ))}
      <text x={frame.width / 2} y={frame.elementsY + 66} fontSize="38" fill={look.ink}>
        {elementsText(chart, words, astro)}
      </text>
    </>
  );
}
