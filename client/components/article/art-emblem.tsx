import type { BodyId } from '../../../astrology/ids.ts';
import { GLYPH_PATHS, type GlyphId } from '../glyph-paths.ts';

/** Glyphs of points that an article calls by a shorter name. */
const SHORT_NAMES: Readonly<Record<string, BodyId>> = { node: 'trueNode', lilith: 'meanLilith' };

/** Lit parts of the disc by phase; negative where the Moon wanes. */
const LIT: Readonly<Record<string, number>> = {
  newMoon: 0,
  waxingCrescent: 0.25,
  firstQuarter: 0.5,
  waxingGibbous: 0.78,
  fullMoon: 1,
  waningGibbous: -0.78,
  lastQuarter: -0.5,
  waningCrescent: -0.25,
};

function isGlyph(name: string): name is GlyphId {
  return Object.hasOwn(GLYPH_PATHS, name);
}

/** A drawing of the 24 by 24 grid around the picture's centre. */
function GlyphMark({ name, size }: { name: string; size: number }) {
  const glyph = SHORT_NAMES[name] ?? name;
  if (!isGlyph(glyph)) return null;
  const scale = size / 24;
  return (
    <path
      className="art__glyph"
      transform={`scale(${scale}) translate(-12 -12)`}
      strokeWidth={1.4}
      d={GLYPH_PATHS[glyph]}
    />
  );
}

/** The Moon with as much light as a phase has. */
export function PhaseMark({ phase, radius }: { phase: string; radius: number }) {
  const lit = LIT[phase] ?? 1;
  const bulge = Math.round(radius * Math.abs(1 - 2 * Math.abs(lit)) * 10) / 10;
  const rim = `M0 ${-radius}A${radius} ${radius} 0 0 1 0 ${radius}`;
  const sweep = Math.abs(lit) > 0.5 ? 1 : 0;
  return (
    <>
      <circle className="art__ground" r={radius} />
      {lit !== 0 && (
        <path
          className="art__lit"
          d={`${rim}A${bulge} ${radius} 0 0 ${sweep} 0 ${-radius}z`}
          transform={lit < 0 ? 'scale(-1 1)' : undefined}
        />
      )}
    </>
  );
}

/** An eclipse: the dark disc, and what shows behind it. */
function EclipseMark({ of }: { of: string }) {
  if (of === 'lunar') {
    return (
      <>
        <circle className="art__ground" r="30" />
        <circle className="art__shade" r="30" />
        <path className="art__lit" d="M-12 -27.5A30 30 0 0 0 -12 27.5A46 46 0 0 1 -12 -27.5z" />
      </>
    );
  }
  const rays = Array.from({ length: 24 }, (_, index) => index * 15);
  return (
    <>
      <path
        className="art__line"
        d={rays
          .map((deg) => {
            const [x, y] = [Math.cos((deg * Math.PI) / 180), Math.sin((deg * Math.PI) / 180)];
            const far = deg % 30 === 0 ? 46 : 40;
            return `M${(34 * x).toFixed(1)} ${(34 * y).toFixed(1)}L${(far * x).toFixed(1)} ${(far * y).toFixed(1)}`;
          })
          .join('')}
      />
      <circle className="art__dark" r="29" />
      <circle className="art__lit" cx="22" cy="-19" r="3.2" />
    </>
  );
}

/** What an article's picture has at its heart, around the middle and some 100 units wide. */
export function ArtEmblem({ art }: { art: string }) {
  const [kind = '', of = ''] = art.split(' ');
  if (kind === 'phase') return <PhaseMark phase={of} radius={34} />;
  if (kind === 'eclipse') return <EclipseMark of={of} />;
  if (kind === 'house') {
    return (
      <text className="art__figure" textAnchor="middle" dominantBaseline="central">
        {of}
      </text>
    );
  }
  if (kind === 'wheel') return <WheelMark of={of} />;
  return <GlyphMark name={of} size={76} />;
}

/** Small drawings of what the first articles are about. */
const WHEEL_PATHS: Readonly<Record<string, string>> = {
  chart: 'M-34 0H34M0 -34V34M-22 26L30 -16M-24 -24L8 33M30 -16L-24 -24',
  houses: 'M-34 4L34 -4M-8 -33L8 33M-30 -16L30 16M-26 22L26 -22M-19 28L19 -28M-33 -8L33 8',
  pair: 'M-9 -30A30 30 0 1 0 -9 30A30 30 0 0 0 -9 -30M9 -30A30 30 0 1 0 9 30A30 30 0 0 0 9 -30',
  clock: 'M0 -24V0L16 10M0 -34V-30M0 30V34M-34 0H-30M30 0H34',
  measure:
    'M-34 22H34M-34 22V14M-20 22V17M-7 22V14M7 22V17M20 22V14M34 22V17M-26 6A40 40 0 0 1 26 -14M20 -20L27 -14L21 -8',
};

function WheelMark({ of }: { of: string }) {
  return (
    <>
      {of !== 'pair' && of !== 'measure' && <circle className="art__line" r="34" />}
      <path className="art__glyph" strokeWidth={2.6} d={WHEEL_PATHS[of]} />
    </>
  );
}
