/** The page of a printed book, in points; A5, 148 by 210 mm. A4 wants margins and a measure of its own. */
export const PAGE = {
  width: 419.53,
  height: 595.28,
  left: 54,
  right: 54,
  /** Where text begins, and where it ends at the latest, from the top. */
  top: 66,
  foot: 535,
  /** Baselines of the running head and the folio. */
  head: 42,
  folio: 562,
} as const;

/** The length of a full line. */
export const MEASURE = PAGE.width - PAGE.left - PAGE.right;

/** A colour's red, green and blue, 0 to 1. */
export type Ink = readonly [red: number, green: number, blue: number];

function ink(hex: number): Ink {
  return [(hex >> 16) / 255, ((hex >> 8) & 255) / 255, (hex & 255) / 255];
}

/** The colours of a book: those of the site's light theme, and of its night on the cover. */
export const INKS = {
  text: ink(0x25213a),
  soft: ink(0x6b6580),
  faint: ink(0xb9b3c6),
  hair: ink(0xddd8e4),
  gold: ink(0x96742f),
  night: ink(0x1a1a3a),
  ivory: ink(0xf3ead7),
  dusk: ink(0x8f8aa8),
  brass: ink(0xd9b566),
  white: ink(0xffffff),
} as const satisfies Record<string, Ink>;
