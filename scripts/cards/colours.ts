import type { Rgb } from './palette-png.ts';

/** Colours of the site in the dark, as its icons and its own card have them (scripts/assets/build-images.mjs). */
export const GOLD: Rgb = [0xe3, 0xb8, 0x5c];
export const IVORY: Rgb = [0xf4, 0xec, 0xdc];
/** The sky's upper and lower edge. */
export const SKY_TOP: Rgb = [0x0b, 0x0d, 0x26];
export const SKY_FOOT: Rgb = [0x17, 0x1a, 0x3f];
/** The face of the Moon before the Sun, and of a Moon without light. */
export const NIGHT: Rgb = [0x08, 0x09, 0x1b];
/** A Moon in the Earth's shadow. */
export const COPPER: Rgb = [0x8a, 0x3d, 0x38];

/** Between two colours: 0 is the first, 1 the second. */
export function mixed(from: Rgb, to: Rgb, share: number): Rgb {
  const between = (a: number, b: number) => Math.round(a + (b - a) * share);
  return [between(from[0], to[0]), between(from[1], to[1]), between(from[2], to[2])];
}

export function css([red, green, blue]: Rgb, opacity = 1): string {
  return `rgba(${red}, ${green}, ${blue}, ${opacity})`;
}

function ramp(from: Rgb, to: Rgb, steps: number): Rgb[] {
  return Array.from({ length: steps }, (_, step) => mixed(from, to, (step + 1) / steps));
}

const MIDDLE = mixed(SKY_TOP, SKY_FOOT, 0.5);

/** What a card is made of: the sky from edge to edge, and each colour with what it fades into it by. */
export const CARD_PALETTE: readonly Rgb[] = [
  SKY_TOP,
  ...ramp(SKY_TOP, SKY_FOOT, 26),
  ...ramp(MIDDLE, GOLD, 40),
  ...ramp(MIDDLE, IVORY, 40),
  ...ramp(MIDDLE, COPPER, 12),
  ...ramp(COPPER, GOLD, 16),
  ...ramp(MIDDLE, NIGHT, 6),
  ...ramp(NIGHT, GOLD, 12),
];
