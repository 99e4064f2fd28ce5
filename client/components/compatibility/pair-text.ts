import type { AstroWords } from '../../../locales/en/astro.ts';
import { bareNameOfPoint } from '../point-names.ts';
import type { ScoredAspect } from './aspect-stories.ts';
import type { CompatibilityResultProps } from './result-props.ts';

/** An aspect between two people in parts, whose point before and after it: `Venus (Ada)`, `trine`, `Mars (Deniz)`. */
export function pairText(
  { first, second, aspect }: Pick<ScoredAspect, 'first' | 'second' | 'aspect'>,
  names: CompatibilityResultProps['names'],
  astro: AstroWords,
): { first: string; aspect: string; second: string } {
  return {
    first: `${bareNameOfPoint(first, astro)} (${names.first})`,
    aspect: astro.aspects[aspect],
    second: `${bareNameOfPoint(second, astro)} (${names.second})`,
  };
}
