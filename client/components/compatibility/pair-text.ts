import type { AstroWords } from '../../../locales/en/astro.ts';
import { nameOfPoint } from '../point-names.ts';
import type { ScoredAspect } from './aspect-stories.ts';
import type { CompatibilityResultProps } from './result-props.ts';

/** An aspect between two people in parts, whose point before and after it: `Venus (Ada)`, `trine`, `Mars (Deniz)`. */
export function pairText(
  { first, second, aspect }: Pick<ScoredAspect, 'first' | 'second' | 'aspect'>,
  names: CompatibilityResultProps['names'],
  astro: AstroWords,
): { first: string; aspect: string; second: string } {
  return {
    first: `${nameOfPoint(first, astro)} (${names.first})`,
    aspect: astro.aspects[aspect],
    second: `${nameOfPoint(second, astro)} (${names.second})`,
  };
}
