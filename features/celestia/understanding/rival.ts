import type { LifeTopic } from '../../../locales/celestia-lexicon.ts';
import type { About, Asked } from './asked.ts';
import { type Heard, isLifeTopic } from './heard-kinds.ts';
import { type Named, namesTime } from './named.ts';

/** A second part of life that a question may be about, where the first was only guessed: both are answered. */

/** What is likelier than this is told alone, and what is less likely than that is not told beside it. */
const SURELY_HEARD = 0.6;
const LIKELY = 0.2;

/** The part of life that it belongs to: a partner is one of love. */
function partOf(about: About): LifeTopic | null {
  return about === 'partner' ? 'love' : isLifeTopic(about) ? about : null;
}

/** Names, times, and what is taken for true say themselves what is asked. */
function saysItself(asked: Asked, named: Named): boolean {
  const names = [asked.points, asked.signs, asked.houses, asked.aspects, asked.elements, asked.choice];
  const asksWhen = asked.want === 'when' || asked.want === 'untilWhen';
  return (
    names.some(({ length }) => length > 0) ||
    asksWhen ||
    namesTime(named) ||
    asked.premise !== null ||
    asked.term !== null ||
    asked.event !== null ||
    asked.tellsBirth
  );
}

/** @param heard the likeliest first */
export function rivalOf(asked: Asked, named: Named, heard: readonly Heard[]): LifeTopic | null {
  const first = partOf(asked.about);
  if (first === null || saysItself(asked, named)) return null;
  const parts = heard.map(({ about, chance }) => ({ part: partOf(about), chance }));
  const sure = parts.find(({ part }) => part === first)?.chance ?? 0;
  if (sure >= SURELY_HEARD) return null;
  return parts.find(({ part, chance }) => part !== null && part !== first && chance >= LIKELY)?.part ?? null;
}
