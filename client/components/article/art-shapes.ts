import type { BodyId } from '../../../astrology/ids.ts';
import { GLYPH_PATHS, type GlyphId } from '../glyph-paths.ts';

/*
 * The outlines of articles' pictures, as data of SVG paths around the picture's centre, 130 units to each side: drawn by the page
 * (article-art.tsx) and by the card that stands for it elsewhere (scripts/cards/draw-art.ts).
 */

/** Glyphs of points that an article calls by a shorter name. */
const SHORT_NAMES: Readonly<Record<string, BodyId>> = { node: 'trueNode', lilith: 'meanLilith' };

function isGlyph(name: string): name is GlyphId {
  return Object.hasOwn(GLYPH_PATHS, name);
}

/** The drawing of what an article calls so, on its grid of 24; null where it has none. */
export function glyphPath(name: string): string | null {
  const glyph = SHORT_NAMES[name] ?? name;
  return isGlyph(glyph) ? GLYPH_PATHS[glyph] : null;
}

/** A point on a circle, `x y`: degrees counter-clockwise from nine o'clock, as the wheel of a chart runs. */
export function at(radius: number, deg: number): string {
  const angle = (deg * Math.PI) / 180;
  return `${(-radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`;
}

/** A twelfth of the ring between two circles. */
export function twelfth(index: number, inner: number, outer: number): string {
  const [from, to] = [index * 30, index * 30 + 30];
  return `M${at(outer, from)}A${outer} ${outer} 0 0 0 ${at(outer, to)}L${at(inner, to)}A${inner} ${inner} 0 0 1 ${at(inner, from)}z`;
}

/** The scale of degrees at the outer edge, every fifth. */
export const TICKS = Array.from(
  { length: 72 },
  (_, index) => `M${at(index % 6 === 0 ? 116 : 120, index * 5)}L${at(124, index * 5)}`,
).join('');

/** What parts the twelve. */
export const SPOKES = Array.from(
  { length: 12 },
  (_, index) => `M${at(84, index * 30)}L${at(112, index * 30)}`,
).join('');

/** The rings around a body, each with a smaller one at so many degrees on it. */
export function orbitsOf(body: string): readonly { radius: number; deg: number }[] {
  const turn = [...body].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  return [62, 84, 106].map((radius, index) => ({ radius, deg: turn * (index + 2) * 7 }));
}

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

/** The lit part of a Moon so large, as it waxes; `wanes`: it is seen in a mirror. Null: none of it is lit. */
export function litPart(phase: string, radius: number): { path: string; wanes: boolean } | null {
  const lit = LIT[phase] ?? 1;
  if (lit === 0) return null;
  const bulge = Math.round(radius * Math.abs(1 - 2 * Math.abs(lit)) * 10) / 10;
  const sweep = Math.abs(lit) > 0.5 ? 1 : 0;
  const rim = `M0 ${-radius}A${radius} ${radius} 0 0 1 0 ${radius}`;
  return { path: `${rim}A${bulge} ${radius} 0 0 ${sweep} 0 ${-radius}z`, wanes: lit < 0 };
}

/** What is left of a Moon of 30 units in the Earth's shadow. */
export const LUNAR_RIM = 'M-12 -27.5A30 30 0 0 0 -12 27.5A46 46 0 0 1 -12 -27.5z';

/** The corona around a dark disc of 29 units. */
export const CORONA = Array.from({ length: 24 }, (_, index) => index * 15)
  .map((deg) => {
    const [x, y] = [Math.cos((deg * Math.PI) / 180), Math.sin((deg * Math.PI) / 180)];
    const far = deg % 30 === 0 ? 46 : 40;
    return `M${(34 * x).toFixed(1)} ${(34 * y).toFixed(1)}L${(far * x).toFixed(1)} ${(far * y).toFixed(1)}`;
  })
  .join('');

/** The edges of the cone of a shadow, opening to the Sun. */
export const SHADOW_CONES = {
  solar: 'M-124 -62L124 -14M-124 62L124 14',
  lunar: 'M-124 -14L124 -62M-124 14L124 62',
} as const;

/** How many degrees lie between the two ends of each aspect's line. */
const APART: Readonly<Record<string, number>> = {
  conjunction: 0,
  sextile: 60,
  square: 90,
  trine: 120,
  opposition: 180,
  quincunx: 150,
};

/** The two ends of an aspect's line on a circle of 104 units. */
export function aspectEnds(aspect: string): readonly string[] {
  const apart = APART[aspect] ?? 0;
  return [0, apart].map((deg) => at(104, deg + 90 - apart / 2));
}

/** Small drawings of what the first articles are about; `pair` and `measure` stand without a ring. */
export const WHEEL_PATHS: Readonly<Record<string, string>> = {
  chart: 'M-34 0H34M0 -34V34M-22 26L30 -16M-24 -24L8 33M30 -16L-24 -24',
  houses: 'M-34 4L34 -4M-8 -33L8 33M-30 -16L30 16M-26 22L26 -22M-19 28L19 -28M-33 -8L33 8',
  pair: 'M-9 -30A30 30 0 1 0 -9 30A30 30 0 0 0 -9 -30M9 -30A30 30 0 1 0 9 30A30 30 0 0 0 9 -30',
  clock: 'M0 -24V0L16 10M0 -34V-30M0 30V34M-34 0H-30M30 0H34',
  measure:
    'M-34 22H34M-34 22V14M-20 22V17M-7 22V14M7 22V17M20 22V14M34 22V17M-26 6A40 40 0 0 1 26 -14M20 -20L27 -14L21 -8',
};

export function hasRing(wheel: string): boolean {
  return wheel !== 'pair' && wheel !== 'measure';
}
