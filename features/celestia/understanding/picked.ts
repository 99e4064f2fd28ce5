import type { Lean } from '../../../locales/celestia-lexicon.ts';
import type { Asked } from './asked.ts';
import { isLifeTopic } from './heard-kinds.ts';
import type { Named } from './named.ts';
import { namesNothing, sameAgain } from './same-again.ts';

/** "The second", "yes, that", "love" after an answer for two subjects: which of them was meant. */

/** In more words something else is asked. */
const FEW_WORDS = 4;

/** Who only hums has not said yes. */
const HUM = /^h?i?m+$/;

/** Whether it says no more than that, but for a yes or no before it. */
function saysOnly(by: Lean, { hits, words }: Named): boolean {
  const agreed = hits.find(
    ({ group, key, start }) => group === 'social' && key === 'agreement' && start === 0,
  );
  return hits.some(
    ({ group, key, start, end }) =>
      group === 'leans' && key === by && end === words.length && (start === 0 || start === agreed?.end),
  );
}

/** What was picked of the two that were answered last; null where none was. */
export function picked(asked: Asked, named: Named, prior: Asked): Asked | null {
  const { rival } = prior;
  if (!rival || named.words.length > FEW_WORDS) return null;
  if (isLifeTopic(asked.about) && (asked.about === rival || asked.about === prior.topic))
    return named.topics.length > 0 ? { ...asked, follows: true } : null;
  const again = { ...sameAgain({ ...asked, want: null }, prior), follows: true };
  if (saysOnly('first', named)) return again;
  const agrees =
    asked.about === 'agreement' && namesNothing(asked, named) && !named.words.every((word) => HUM.test(word));
  if (!agrees && !saysOnly('second', named)) return null;
  return { ...again, about: rival, topic: rival, trait: null, mood: null, whose: 'self' };
}
