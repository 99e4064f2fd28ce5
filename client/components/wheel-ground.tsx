import { SIGNS, signOf } from '../../astrology/signs.ts';
import { formatPlace } from '../../features/degrees.ts';
import type { AstroWords } from '../../locales/en/astro.ts';
import { ASPECT_TONES } from './glyphs.tsx';
import type { PlacedAspect } from './wheel-aspects.ts';
import { CentredGlyph, moveTo } from './wheel-glyph.tsx';
import type { WheelFrame, WheelLayout } from './wheel-layout.ts';
import { Rings } from './wheel-rings.tsx';
import '../styles/element-colours.css';
import '../styles/aspect-colours.css';
import './chart-wheel.css';

interface WheelGroundProps {
  layout: WheelFrame & Pick<WheelLayout, 'aspects'>;
  words: Pick<AstroWords, 'signs' | 'angles' | 'anglesShort'>;
  idPrefix: string;
  /** What the names of the lines' two ends begin with where they are points of two charts; the axes are the first one's. */
  ends?: readonly [string, string];
  /** What a line is called; said of a wheel of two charts, which has no list of its lines beside it. */
  lineTitle?(aspect: PlacedAspect): string;
}

/** What lies under the bodies: rings, signs, aspect lines, houses and axes. */
export function WheelGround({ layout, words, idPrefix, ends = ['', ''], lineTitle }: WheelGroundProps) {
  return (
    <>
      <Rings layout={layout} />
      <Signs layout={layout} />
      {layout.houses.map(({ house, cusp }) => cusp && <path key={house} className="wheel__cusp" d={cusp} />)}
      <Axes layout={layout} words={words} idPrefix={idPrefix} end={ends[0]} />
      <Heart layout={layout} ends={ends} lineTitle={lineTitle} />
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

interface HeartProps extends Pick<WheelGroundProps, 'layout'> {
  ends: readonly [string, string];
  lineTitle: WheelGroundProps['lineTitle'];
}

/**
 * The middle, which covers the ends of the lines that come in: a narrow wheel, which has no degrees below its bodies, shows it
 * larger.
 */
function Heart({ layout, ends, lineTitle }: HeartProps) {
  const { houses, houseRadius, spokes, aspectRadius, aspects } = layout;
  return (
    <g className="wheel__heart">
      {spokes && (
        <>
          <circle className="wheel__ground wheel__ring" r={houseRadius} />
          <path className="wheel__cusp" d={spokes} />
        </>
      )}
      <circle className="wheel__core" r={aspectRadius} />
      <g data-wheel="aspects">
        <Aspects aspects={aspects} ends={ends} lineTitle={lineTitle} />
      </g>
      <g className="wheel__lit" />
      {houses.map(({ house, numberAt }) => (
        <text key={house} className="wheel__house" x={numberAt.x} y={numberAt.y}>
          {house}
        </text>
      ))}
    </g>
  );
}

function Aspects({ aspects, ends, lineTitle }: Omit<HeartProps, 'layout'> & Pick<WheelLayout, 'aspects'>) {
  return aspects.map((placed) => {
    const { aspect, first, second, strength, path } = placed;
    return (
      <path
        key={`${aspect}-${first}-${second}`}
        className={`wheel__aspect wheel__aspect--${ASPECT_TONES[aspect]} wheel__aspect--${strength}`}
        data-aspect={aspect}
        data-first={`${ends[0]}${first}`}
        data-second={`${ends[1]}${second}`}
        d={path}
      >
        {lineTitle && <title>{lineTitle(placed)}</title>}
      </path>
    );
  });
}

function Axes({
  layout,
  words,
  idPrefix,
  end,
}: Pick<WheelGroundProps, 'words' | 'idPrefix'> & { layout: WheelFrame; end: string }) {
  return layout.axes.map(({ angle, longitudeDeg, line, labelAt, labelTurnDeg }) => (
    <g
      key={angle}
      id={`${idPrefix}-${angle}`}
      className={`wheel__axis wheel__axis--${angle}`}
      data-angle={`${end}${angle}`}
    >
      <title>{`${words.angles[angle]}, ${formatPlace(longitudeDeg)} ${words.signs[signOf(longitudeDeg)]}`}</title>
      <path d={line} />
      <text transform={`${moveTo(labelAt)}rotate(${labelTurnDeg})`} dy=".33em">
        {words.anglesShort[angle]}
        <tspan className="wheel__minute">{` ${formatPlace(longitudeDeg)}`}</tspan>
      </text>
    </g>
  ));
}
