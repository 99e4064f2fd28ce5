import type { Language } from '../../../locales/locales.ts';
import { aboutOf, settled, topicOf } from './about.ts';
import type { Asked } from './asked.ts';
import { foldedWords } from './fold-question.ts';
import { followUp } from './follow-up.ts';
import { type Named, namedIn } from './named.ts';
import { hitsIn, type ReadyLexicon, withoutSwallowed } from './phrases.ts';
import { isOfOneself, isOwn, premiseOf } from './premise.ts';
import { socialOf } from './social.ts';
import { corrected } from './spelling.ts';
import { moodOf, termOf, wantOf, whoseOf } from './spirit.ts';

/** What somebody wrote, and what it is read by. */
export interface Message {
  text: string;
  /** Of the answer: see `languageOf`. */
  language: Language;
  lexicon: ReadyLexicon;
  /** What was asked before in this conversation, the oldest first. */
  before: readonly Asked[];
}

/** The time that is asked about: "these days" only where no other stretch is named; of a birth that is told none. */
function frameOf({ frames, tellsBirth }: Named): Asked['frame'] {
  if (tellsBirth) return null;
  return (
    frames.find((frame) => frame === 'weekend') ??
    frames.find((frame) => frame !== 'now') ??
    frames[0] ??
    null
  );
}

/** A birthday is the Sun's way back to itself. */
function pointsOf(about: Asked['about'], named: Named): Asked['points'] {
  return about === 'event' && named.has('birthday') ? ['sun', 'sun'] : named.points;
}

function readAlone(named: Named, language: Language): Asked {
  const own = isOwn(named, language);
  const social = socialOf(named);
  const premise = social ? null : premiseOf(named, language);
  const found = social ?? aboutOf(named, language, own || premise !== null);
  const about =
    found === 'sign' && premise && named.signs.length < 2
      ? 'self'
      : settled(found, named, isOfOneself(named, language));
  return {
    language,
    about,
    topic: topicOf(named),
    frame: frameOf(named),
    weekdays: named.weekdays,
    month: named.month,
    year: named.year,
    points: pointsOf(about, named),
    trait: named.traits[0] ?? null,
    signs: named.signs,
    houses: named.houses,
    aspects: named.aspects,
    elements: named.elements,
    event: named.events[0] ?? (about === 'event' ? 'transit' : null),
    term: termOf(about, named),
    want: wantOf(named),
    mood: moodOf(about, named),
    whose: whoseOf(named, own, about),
    premise,
    tellsBirth: named.tellsBirth,
    greets: named.social.includes('greeting'),
    follows: false,
  };
}

/** Reads a message: what is asked, of which chart, for when; a follow-up takes over what it leaves out. Never throws. */
export function understand({ text, language, lexicon, before }: Message): Asked {
  const words = foldedWords(text).map((word) => corrected(word, lexicon.vocabulary));
  const named = namedIn(words, withoutSwallowed(hitsIn(words, lexicon)));
  return followUp(readAlone(named, language), named, before);
}
