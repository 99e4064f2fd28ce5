import type { Language } from '../../../locales/locales.ts';
import { asHeard } from './as-heard.ts';
import type { Asked } from './asked.ts';
import { followUp } from './follow-up.ts';
import { goneOn, ofOnesOwn } from './gone-on.ts';
import type { Listener } from './listener.ts';
import { isPartOf } from './matters.ts';
import { namesTime } from './named.ts';
import { namedInText } from './named-in-text.ts';
import { ofThePremise } from './of-the-premise.ts';
import type { ReadyLexicon } from './phrases.ts';
import { withForm, withOwnForm } from './question-form.ts';
import { readAlone } from './read-alone.ts';

/** What somebody wrote, and what it is read by. */
export interface Message {
  text: string;
  /** Of the answer: see `languageOf`. */
  language: Language;
  lexicon: ReadyLexicon;
  /** Hears what the lexicon has no word for; null where it cannot be had. */
  listener: Listener | null;
  /** What was asked before in this conversation, the oldest first. */
  before: readonly Asked[];
}

/** "And my boss?" goes on from a raise, and is of the boss. */
function withOwnMatter(asked: Asked, { matter }: Asked): Asked {
  return matter && isPartOf(matter, asked.about) ? { ...asked, matter } : asked;
}

/** Reads a message: what is asked, of which chart, for when; a follow-up takes over what it leaves out. Never throws. */
export function understand({ text, language, lexicon, listener, before }: Message): Asked {
  const { typed, named } = namedInText(text, { language, lexicon });
  const alone = readAlone(named, language);
  const asked = followUp(alone, named, before);
  const heard = listener ? asHeard(alone, named, { listener, words: typed }) : asked;
  const goesOn = asked.follows ? asked : goneOn({ alone, heard }, named, before);
  if (goesOn) {
    // A time of its own is not over because the one before it was.
    const isOver = namesTime(named) ? alone.isOver : goesOn.isOver;
    const following = { ...withOwnMatter(ofOnesOwn(goesOn, named), alone), isOver, rival: null };
    return ofThePremise(withOwnForm(following, named), named, before);
  }
  return ofThePremise(withForm(heard, named), named, before);
}
