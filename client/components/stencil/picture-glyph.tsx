import type { GlyphId } from '../glyph-paths.ts';
import { GLYPH_PATHS } from '../glyph-paths.ts';
import { GLYPH_HALF } from '../glyphs.tsx';
import { type Point, round } from '../wheel-geometry.ts';

interface PictureGlyphProps {
  glyph: GlyphId;
  at: Point;
  /** Height in the picture's units. */
  size: number;
  colour: string;
}

/** A glyph drawn out, so that the picture stands alone as a file. */
export function PictureGlyph({ glyph, at, size, colour }: PictureGlyphProps) {
  const scale = Math.round((size / (2 * GLYPH_HALF)) * 1000) / 1000;
  return (
    <path
      d={GLYPH_PATHS[glyph]}
      transform={`translate(${round(at.x)} ${round(at.y)})scale(${scale})translate(${-GLYPH_HALF} ${-GLYPH_HALF})`}
      fill="none"
      stroke={colour}
      strokeWidth="1.7"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  );
}
