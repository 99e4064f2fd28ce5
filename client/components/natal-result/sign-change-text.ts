import type { SignChange } from '../../../astrology/day-facts.ts';
import type { AstroWords } from '../../../locales/en/astro.ts';
import type { NatalWords } from '../../../locales/en/natal.ts';
import { fillText } from '../../../locales/fill-text.ts';

/** "Juno changed sign at 14:05: Leo, then Virgo." */
export function signChangeText(
  { body, from, to, instantMs }: SignChange,
  words: Pick<NatalWords['unknownTime'], 'changes'>,
  { bodies, signs }: Pick<AstroWords, 'bodies' | 'signs'>,
  clock: (instantMs: number) => string,
): string {
  return fillText(words.changes, {
    body: bodies[body],
    time: clock(instantMs),
    fromSign: signs[from],
    toSign: signs[to],
  });
}
