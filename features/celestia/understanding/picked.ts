import type { Asked } from './asked.ts';
import { isLifeTopic } from './heard.ts';
import type { Named } from './named.ts';
import { namesNothing, sameAgain } from './same-again.ts';

/** "The second", "yes, that", "love" after an answer for two subjects: which of them was meant. */

/** In more words something else is asked. */
const FEW_WORDS = 4;

/** As they are folded. What stands before one says no more; the words for both ask for more of what was told last. */
const BEFORE =
  'yes|yeah|no|the|is|it|s|evet|hayir|yok|si|la|el|lo|los|las|oui|non|le|l|les|c|est|sim|nao|o|a|os|as';

function ofWords(words: string): RegExp {
  return new RegExp(`^(?:(?:${BEFORE}) )*(?:${words})(?: (?:one|olan|olani|la|ci))?$`);
}

const SECOND = ofWords(
  'second[aeo]?|segund[ao]|deuxieme|ikinci(?:si)?|other|latter|both|otr[ao]|autre|deux|outr[ao]|dos|dois|duas|oteki|digeri|ikisi|that|es[aeo]|ca|cela|celle|iss[oe]|ess[ae]|evet o',
);
const FIRST = ofWords('first|former|primer[ao]|premiere?|primeir[ao]|ilki|birinci(?:si)?');

/** What was picked of the two that were answered last; null where none was. */
export function picked(asked: Asked, named: Named, prior: Asked): Asked | null {
  const { rival } = prior;
  if (!rival || named.words.length > FEW_WORDS) return null;
  if (isLifeTopic(asked.about) && (asked.about === rival || asked.about === prior.topic))
    return named.topics.length > 0 ? { ...asked, follows: true } : null;
  const said = named.words.join(' ');
  const again = { ...sameAgain({ ...asked, want: null }, prior), follows: true };
  if (FIRST.test(said)) return again;
  const agrees = asked.about === 'agreement' && namesNothing(asked, named);
  if (!agrees && !SECOND.test(said)) return null;
  return { ...again, about: rival, topic: rival, trait: null, mood: null, whose: 'self' };
}
