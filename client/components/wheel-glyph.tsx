import type { GlyphId } from './glyph-paths.ts';
import { GLYPH_HALF, glyphHref } from './glyphs.tsx';
import type { Point } from './wheel-geometry.ts';

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
