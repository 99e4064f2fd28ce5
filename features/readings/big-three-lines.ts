import { loadTexts } from '../../locales/interpretations.ts';
import type { Language } from '../../locales/locales.ts';
import type { SignChart } from '../stencil/sign-chart.ts';

/** The big three in a line each, as far as they are certain. */
export async function shortLinesOf({ signs, rising }: SignChart, language: Language): Promise<string[]> {
  const texts = await loadTexts(language, 'shortLines');
  return [
    signs.sun && texts.sun[signs.sun],
    signs.moon && texts.moon[signs.moon],
    rising && texts.rising[rising],
  ].filter((line) => line !== null);
}
