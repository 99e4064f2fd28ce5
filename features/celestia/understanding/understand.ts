import type { Language } from '../../../locales/locales.ts';
import { foldedWords } from '../../fold-words.ts';
import { asHeard } from './as-heard.ts';
import type { Asked } from './asked.ts';
import { followUp } from './follow-up.ts';
import type { Listener } from './listener.ts';
import { namedIn } from './named.ts';
import { hitsIn, type ReadyLexicon, withoutSwallowed } from './phrases.ts';
import { readAlone } from './read-alone.ts';
import { corrected } from './spelling.ts';
import { TURKISH_ASKS } from './turkish-asks.ts';

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

/** In Turkish the word that asks may stand at the end, and the mark is often left out. */
function asksByItsEnd(words: readonly string[], language: Language): boolean {
  return language === 'tr' && TURKISH_ASKS.test(words.at(-1) ?? '');
}

/** Reads a message: what is asked, of which chart, for when; a follow-up takes over what it leaves out. Never throws. */
export function understand({ text, language, lexicon, listener, before }: Message): Asked {
  const typed = foldedWords(text);
  const words = typed.map((word) => corrected(word, lexicon.vocabulary));
  const isAsked = text.includes('?') || asksByItsEnd(words, language);
  const named = namedIn(words, withoutSwallowed(hitsIn(words, lexicon)), isAsked);
  const alone = readAlone(named, language);
  const asked = followUp(alone, named, before);
  // What goes on from the turn before is heard by it.
  if (asked.follows) return { ...asked, rival: null };
  return listener ? asHeard(alone, named, { listener, words: typed }) : asked;
}
