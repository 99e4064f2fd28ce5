import type { AstroWords } from '../../locales/en/astro.ts';
import type { StencilWords } from '../../locales/en/stencil.ts';
import type { SignChart } from './sign-chart.ts';

/** What a screen reader says of a picture: the big three, as far as they are certain. */
export function stencilLabel(
  { signs, rising }: SignChart,
  words: StencilWords['picture'],
  astro: Pick<AstroWords, 'inSign'>,
): string {
  const parts = [
    [words.sun, signs.sun],
    [words.moon, signs.moon],
    [words.rising, rising],
  ] as const;
  return parts.flatMap(([name, sign]) => (sign ? [`${name} ${astro.inSign[sign]}`] : [])).join(', ');
}
