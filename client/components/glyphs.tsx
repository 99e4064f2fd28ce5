import type { ChartFigure } from '../../astrology/chart-types.ts';
import type { AspectId } from '../../astrology/ids.ts';
import { ASPECT_IDS, SIGN_IDS } from '../../astrology/ids.ts';
import type { GlyphId } from './glyph-paths.ts';
import { GLYPH_PATHS } from './glyph-paths.ts';
import './glyphs.css';

export const ALL_GLYPH_IDS = Object.keys(GLYPH_PATHS) as GlyphId[];

/** Half of the drawing grid: a glyph is centred by moving it this far. */
export const GLYPH_HALF = 12;

/** The document-wide id that `<use>` refers to. */
export function glyphHref(glyph: GlyphId): string {
  return `#g-${glyph}`;
}

/**
 * The drawings themselves, to stand inside an `<svg>`. Once per document: wheel, tables and grid all refer to
 * these ids, so a repeated glyph costs some ten bytes.
 */
export function GlyphDefs({ glyphs }: { glyphs: Iterable<GlyphId> }) {
  return (
    <defs>
      {[...new Set(glyphs)].map((glyph) => (
        <path key={glyph} id={`g-${glyph}`} d={GLYPH_PATHS[glyph]} />
      ))}
    </defs>
  );
}

/** The drawings for a page that has no wheel on it. Nothing shows. */
export function GlyphSprite({ glyphs }: { glyphs: Iterable<GlyphId> }) {
  return (
    <svg className="glyph-sprite" width="0" height="0" aria-hidden="true">
      <GlyphDefs glyphs={glyphs} />
    </svg>
  );
}

interface GlyphProps {
  glyph: GlyphId;
  /** Only where no name stands beside the glyph: what a screen reader says. */
  label?: string;
}

/** What stands inside a glyph: text, so that React has one element to render where a chart's page had three hundred more. */
const USES: Readonly<Record<string, { __html: string }>> = Object.fromEntries(
  ALL_GLYPH_IDS.map((glyph) => [glyph, { __html: `<use href="${glyphHref(glyph)}"/>` }]),
);

/** One glyph in running text, 1em high, in the colour of the text. */
export function Glyph({ glyph, label }: GlyphProps) {
  if (label !== undefined) {
    return (
      <svg
        className="glyph"
        viewBox="0 0 24 24"
        role="img"
        aria-label={label}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: made of a fixed list of ids
        dangerouslySetInnerHTML={USES[glyph]}
      />
    );
  }
  return (
    <svg
      className="glyph"
      viewBox="0 0 24 24"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made of a fixed list of ids
      dangerouslySetInnerHTML={USES[glyph]}
    />
  );
}

/** How an aspect feels, which is also its colour. */
export const ASPECT_TONES = {
  conjunction: 'joined',
  sextile: 'easy',
  square: 'hard',
  trine: 'easy',
  opposition: 'hard',
  quincunx: 'odd',
} as const satisfies Record<AspectId, string>;

/** Every glyph that the wheel of this chart and the tables beside it draw. */
export function glyphsOfChart(chart: Pick<ChartFigure, 'bodies' | 'angles'>): GlyphId[] {
  const angles: GlyphId[] = chart.angles ? ['ascendant', 'midheaven', 'vertex'] : [];
  return [...SIGN_IDS, ...ASPECT_IDS, 'retrograde', ...chart.bodies.map((body) => body.id), ...angles];
}
