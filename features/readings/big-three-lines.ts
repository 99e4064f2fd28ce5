import { loadTexts } from '../../locales/interpretations.ts';
import type { Language } from '../../locales/locales.ts';
import type { SignChart } from '../stencil/sign-chart.ts';

/** A line each, of those that are certain; in this order. */
export type BigThreeLines = Readonly<Partial<Record<'sun' | 'moon' | 'ascendant', string>>>;

/** What the signs of Sun, Moon and Ascendant are like in a line each. */
export async function bigThreeLines(
  { signs, rising }: SignChart,
  language: Language,
): Promise<BigThreeLines> {
  const texts = await loadTexts(language, 'shortLines');
  return {
    ...(signs.sun && { sun: texts.sun[signs.sun] }),
    ...(signs.moon && { moon: texts.moon[signs.moon] }),
    ...(rising && { ascendant: texts.rising[rising] }),
  };
}
