/** What books use of fontkit, which brings no types. */
declare module 'fontkit' {
  export interface Glyph {
    id: number;
    /** Units of the em, before kerning. */
    advanceWidth: number;
  }

  export interface GlyphRun {
    glyphs: Glyph[];
    positions: { xAdvance: number }[];
  }

  export interface Font {
    unitsPerEm: number;
    ascent: number;
    descent: number;
    capHeight: number;
    xHeight: number;
    postscriptName: string;
    hasGlyphForCodePoint(codePoint: number): boolean;
    layout(text: string, features?: Readonly<Record<string, boolean>>): GlyphRun;
  }

  export function create(bytes: Uint8Array): Font;
}
