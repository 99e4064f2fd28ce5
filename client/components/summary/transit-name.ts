import type { Transit } from '../../../astrology/transits/find-transits.ts';
import type { AstroWords } from '../../../locales/en/astro.ts';
import { nameOfPoint } from '../point-names.ts';

/** "Saturn square Sun", in the words of the language. */
export function transitName(
  { mover, point, aspect }: Pick<Transit, 'mover' | 'point' | 'aspect'>,
  astro: AstroWords,
): string {
  return `${astro.bodies[mover]} ${astro.aspects[aspect]} ${nameOfPoint(point, astro)}`;
}
