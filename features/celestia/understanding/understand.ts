import { type LifeTopic, MOODS, SOCIAL_ACTS, type Want } from '../../../locales/celestia-lexicon.ts';
import type { Language } from '../../../locales/locales.ts';
import type { About, Asked } from './asked.ts';
import { foldedWords } from './fold-question.ts';
import { followUp } from './follow-up.ts';
import { type Named, namedIn } from './named.ts';
import { type Hit, hitsIn, type ReadyLexicon, withoutSwallowed } from './phrases.ts';
import { isOfOneself, isOwn, premiseOf } from './premise.ts';
import { corrected } from './spelling.ts';

/** What somebody wrote, and what it is read by. */
export interface Message {
  text: string;
  /** Of the answer: see `languageOf`. */
  language: Language;
  lexicon: ReadyLexicon;
  /** What was asked before in this conversation, the oldest first. */
  before: readonly Asked[];
}

/** Wants that make a question even of a short remark. */
const ASKING: ReadonlySet<string> = new Set(['more', 'why', 'untilWhen', 'when', 'meaning']);

/** Words beyond which a greeting, a "no" or a "thank you" is only how a question begins. */
const SOCIAL_LENGTH = 5;

/** "Right" agrees, and in a longer sentence it is a word of the question. */
const AGREEMENT_LENGTH = 3;

/** What is said as to anybody, where that is all that is said. */
function socialOf(named: Named): About | null {
  const { social, words } = named;
  const whole = named.hits.find(
    ({ group, start, end }) => group === 'social' && start === 0 && end === words.length,
  );
  const said = SOCIAL_ACTS.find((act) => act === whole?.key);
  if (said) return said;
  const strong = social.find(
    (act) => act === 'identity' || act === 'belief' || act === 'ability' || act === 'wellbeing',
  );
  const hasSubject =
    named.points.length +
      named.signs.length +
      named.topics.length +
      named.houses.length +
      named.events.length >
    0;
  if (strong === 'identity' || strong === 'belief') return strong;
  // "Whats up with my temper" is no question after her.
  const isOfHer = strong !== 'wellbeing' || words.length <= SOCIAL_LENGTH;
  if (strong && isOfHer && !hasSubject && named.frames.length === 0 && !named.has('outside')) return strong;
  const hasQuestion =
    hasSubject ||
    named.has('elements') ||
    named.frames.length > 0 ||
    named.has('overview') ||
    named.has('balance') ||
    named.has('partner');
  if (hasQuestion) return null;
  const mild =
    social.find((act) => act === 'compliment') ?? social.find((act) => act !== 'agreement') ?? social[0];
  if (!mild) return null;
  const isShort =
    words.length <= (mild === 'agreement' ? AGREEMENT_LENGTH : SOCIAL_LENGTH) ||
    mild === 'thanks' ||
    mild === 'farewell' ||
    mild === 'compliment';
  const asksMore = named.wants.some((want) => ASKING.has(want));
  return isShort && !asksMore && !named.has('outside') ? mild : null;
}

/** When a sign's season begins: the Sun comes into it. */
function isSeason({ points, signs, wants }: Named): boolean {
  return points.length === 0 && signs.length > 0 && wants.includes('when');
}

/** A planet asked about for a time, by somebody for themselves, is the one in the sky: "what is Pluto doing to me now?" */
function isPassing(named: Named, own: boolean): boolean {
  const { points, signs, houses, topics, events, aspects, frames, wants } = named;
  const [point, ...others] = points;
  if (!own || !point || others.length > 0 || STANDING.has(point)) return false;
  if ([signs, houses, topics, events, aspects].some((list) => list.length > 0)) return false;
  return frames.length > 0 || wants.includes('when');
}

/** These are of a birth chart alone. */
const STANDING: ReadonlySet<string> = new Set(['ascendant', 'midheaven', 'node', 'lilith', 'juno', 'chiron']);

/** Events that a date answers, and what stands in the sky now. */
function isEventQuestion(named: Named, own: boolean): boolean {
  const { events, points, frames, wants } = named;
  const event = events[0];
  if (!event) return false;
  if (event === 'retrograde' && own && points.length > 0 && frames.length === 0)
    return wants.includes('when') || wants.includes('should');
  // "The square between my Sun and my Moon" enters no sign.
  if (event === 'ingress')
    return !wants.includes('where') && named.aspects.length === 0 && (points.length === 1 || isSeason(named));
  if (event === 'transit') return named.topics.length === 0;
  return true;
}

/** What a planet does over weeks or a year is asked of its way through the sky, unless it is called one's own. */
function isOfItsPassage({ points, frames, year, signs, houses, topics }: Named): boolean {
  const isLong = year !== null || frames.some((frame) => frame !== 'now' && frame !== 'today');
  return isLong && points.length === 1 && signs.length + houses.length + topics.length === 0;
}

/** Words of the craft that are also things that happen: only asked for their meaning are they meant as words. */
const HAPPENING_TERMS: ReadonlySet<string> = new Set(['eclipse', 'retrograde', 'transit']);

function isTermQuestion(named: Named, own: boolean): boolean {
  if (named.terms.includes('saturnReturn')) return true;
  if (
    named.terms.length === 0 ||
    own ||
    named.has('others') ||
    named.houses.length > 0 ||
    named.frames.length > 0
  )
    return false;
  if (named.points.length > 0 && !named.terms.some((term) => POINT_TERMS.has(term))) return false;
  if (named.signs.length > 0 || named.topics.length > 0) return false;
  const isBare = named.words.length <= 3 && !named.terms.some((term) => HAPPENING_TERMS.has(term));
  return named.wants.includes('meaning') || isBare;
}

/** Points that are words of the craft as well. */
const POINT_TERMS: ReadonlySet<string> = new Set([
  'ascendant',
  'midheaven',
  'node',
  'lilith',
  'chiron',
  'juno',
]);

function namesTime({ frames, month, year }: Named): boolean {
  return frames.length > 0 || month !== null || year !== null;
}

const OF_PEOPLE: ReadonlySet<LifeTopic> = new Set(['family', 'friends', 'love']);

/** Of several parts of life the first: but what one is like is told of the other, and what one learns of whom it is learned from. */
function topicOf({ topics }: Named): LifeTopic | null {
  const first = topics.find((topic) => topic !== 'self') ?? topics[0] ?? null;
  return first === 'learning' ? (topics.find((topic) => OF_PEOPLE.has(topic)) ?? first) : first;
}

/** What the question is about, by what names it most closely. */
function aboutOf(named: Named, language: Language, own: boolean): About {
  const { points, signs, topics, houses, aspects } = named;
  if (isTermQuestion(named, own)) return 'term';
  if (named.has('partner')) return 'partner';
  if (isEventQuestion(named, own) || isPassing(named, own) || isOfItsPassage(named)) return 'event';
  if (points.length >= 2 || (aspects.length > 0 && points.length > 0)) return 'aspect';
  if (points.length > 0) return 'placement';
  if (houses.length > 0) return 'house';
  if (named.has('balance')) return 'balance';
  const asksOfElements = own || named.terms.includes('natalChart') || named.wants.includes('meaning');
  if (named.has('elements') && asksOfElements) return 'balance';
  if (aspects.length > 0 || (named.terms.includes('aspect') && own)) return 'aspect';
  // A day to do something on may be asked for whatever it is that will be done.
  const isOutside =
    named.has('outside') && !named.has('timing') && !(own && topics.length > 0 && namesTime(named));
  if (isOutside && topics.every((topic) => topic === 'learning' || (topic === 'money' && !own)))
    return 'outside';
  const topic = topicOf(named);
  // "Good energy today?" asks of the day.
  const isOfSelf = own || isOfOneself(named, language);
  if (topic && (topic !== 'self' || isOfSelf || !namesTime(named))) return topic;
  if (signs.length > 0) return 'sign';
  if (named.traits.length > 0 && isOfSelf && !namesTime(named)) return 'self';
  if (named.has('overview') && !namesTime(named)) return 'overview';
  if (namesTime(named)) return 'period';
  if (named.terms.length > 0) return 'term';
  if (named.has('sign') && own) return 'overview';
  if (named.has('timing')) return 'period';
  return 'unclear';
}

/**
 * What nothing names, asked by somebody of themselves, is a question about them, or about their time where it asks when; else
 * it is beside the sky.
 */
function settled(about: About, named: Named, own: boolean): About {
  if (about !== 'unclear') return about;
  const asks = named.wants.some(
    (want) => want === 'should' || want === 'when' || want === 'why' || want === 'isIt',
  );
  if (named.has('outside')) return 'outside';
  const awaits = named.wants.includes('when') || named.wants.includes('untilWhen');
  if (named.words.length >= 3 && awaits) return 'period';
  // What is wondered about without a subject is mostly oneself.
  if (own || (named.words.length >= 3 && named.wants.includes('why'))) return 'self';
  if (asks && named.words.length < 3) return 'unclear';
  return named.words.length >= 3 ? 'outside' : 'unclear';
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
function termOf(about: About, { terms, points }: Named): Asked['term'] {
  const isOfAngle = about === 'placement' && points[0] === 'ascendant';
  if (about === 'overview' || about === 'house' || isOfAngle)
    return terms.find((term) => term === 'ruler') ?? null;
  if (about === 'balance') return terms.find((term) => term === 'mode') ?? null;
  return about === 'term' ? (terms.find((term) => term === 'saturnReturn') ?? terms[0] ?? null) : null;
}

/** Where both a time and a reason are asked for, what comes first is wanted. */
function wantOf({ wants, hits }: Named): Asked['want'] {
  const starts = (want: Want) =>
    Math.min(...hits.filter(({ group, key }) => group === 'wants' && key === want).map(({ start }) => start));
  if (starts('why') < Math.min(starts('when'), starts('untilWhen'))) return 'why';
  // "And when is the one after?" wants another, with its date.
  if (wants.includes('more') && wants.includes('when')) return 'more';
  const order = ['untilWhen', 'when', 'why', 'more', 'should', 'where', 'which', 'meaning', 'isIt'] as const;
  return order.find((want) => wants.includes(want)) ?? null;
}

/** "Should I" asks for a decision and "will I" for a promise; "when should I" and "what will I" do not. */
function isAskedOpenly(hit: Hit, { hits }: Named): boolean {
  return !hits.some(
    ({ group, start, end }) => group === 'wants' && start < hit.start && end >= hit.start && end - start < 4,
  );
}

function moodOf(about: About, named: Named): Asked['mood'] {
  // Whose partner is a Leo asks of two signs, too.
  if (named.signs.length > (about === 'partner' ? 0 : 1) && (about === 'sign' || about === 'partner'))
    return 'signPair';
  const open = named.hits.filter((hit) => hit.group === 'moods' && isAskedOpenly(hit, named));
  const said = MOODS.find((mood) => open.some(({ key }) => key === mood)) ?? null;
  const namesNothing = named.topics.length + named.traits.length + named.signs.length === 0;
  return said ?? (about === 'self' && namesNothing ? 'unsure' : null);
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
