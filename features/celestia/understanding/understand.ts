import type { Want } from '../../../locales/celestia-lexicon.ts';
import type { Language } from '../../../locales/locales.ts';
import type { About, Asked } from './asked.ts';
import { foldedWords } from './fold-question.ts';
import { followUp } from './follow-up.ts';
import { moodOf } from './mood.ts';
import { type Named, namedIn } from './named.ts';
import { hitsIn, type ReadyLexicon, withoutSwallowed } from './phrases.ts';
import { isOfOneself, isOwn, premiseOf } from './premise.ts';
import { socialOf } from './social-act.ts';
import { corrected } from './spelling.ts';
import { aboutOf, settled, topicOf } from './subject.ts';

/** What somebody wrote, and what it is read by. */
export interface Message {
  text: string;
  /** Of the answer: see `languageOf`. */
  language: Language;
  lexicon: ReadyLexicon;
  /** What was asked before in this conversation, the oldest first. */
  before: readonly Asked[];
}

function whoseOf(named: Named, own: boolean, about: About): Asked['whose'] {
  if (about === 'partner') return 'partner';
  const isNow = named.frames.some((frame) => frame === 'now' || frame === 'today');
  if (about === 'event')
    return own && named.events[0] === 'retrograde' && named.frames.length === 0 ? 'self' : 'sky';
  if (about === 'placement' && named.has('others') && !own) return 'partner';
  // How long a planet is in a sign is asked of the sky: at birth it stands.
  const passes = isNow || named.wants.includes('untilWhen');
  return about === 'placement' && passes && !own ? 'sky' : 'self';
}

/** The word that is asked about; who rules a chart is asked as a question about the chart. */
function termOf(about: About, { terms }: Named): Asked['term'] {
  if (about === 'overview' || about === 'house') return terms.find((term) => term === 'ruler') ?? null;
  return about === 'term' ? (terms.find((term) => term === 'saturnReturn') ?? terms[0] ?? null) : null;
}

/** Where both a time and a reason are asked for, what comes first is wanted. */
function wantOf({ wants, hits }: Named): Asked['want'] {
  const starts = (want: Want) =>
    Math.min(...hits.filter(({ group, key }) => group === 'wants' && key === want).map(({ start }) => start));
  if (starts('why') < Math.min(starts('when'), starts('untilWhen'))) return 'why';
  const order = ['untilWhen', 'when', 'why', 'more', 'should', 'where', 'which', 'meaning', 'isIt'] as const;
  return order.find((want) => wants.includes(want)) ?? null;
}

function readAlone(named: Named, language: Language): Asked {
  const own = isOwn(named, language);
  const social = socialOf(named);
  const premise = social ? null : premiseOf(named, language);
  const found = social ?? aboutOf(named, language, own || premise !== null);
  const about = found === 'sign' && premise ? 'self' : settled(found, named, isOfOneself(named, language));
  return {
    language,
    about,
    topic: topicOf(named),
    frame: named.frames[0] ?? null,
    month: named.month,
    year: named.year,
    points: named.points,
    trait: named.traits[0] ?? null,
    signs: named.signs,
    houses: named.houses,
    aspects: named.aspects,
    event: named.events[0] ?? (about === 'event' ? 'transit' : null),
    term: termOf(about, named),
    want: wantOf(named),
    mood: moodOf(about, named),
    whose: whoseOf(named, own, about),
    premise,
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
