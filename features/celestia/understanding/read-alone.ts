import type { LifeTopic } from '../../../locales/celestia-lexicon.ts';
import type { Language } from '../../../locales/locales.ts';
import { aboutOf, settled, slanted, topicOf } from './about.ts';
import type { Asked } from './asked.ts';
import { asksOfTwo, choiceIn } from './choice-of-times.ts';
import { daysSought } from './days-sought.ts';
import { isOfHouseStay, isOfReturn } from './event-questions.ts';
import { type Named, namesChart } from './named.ts';
import { isOfAnybody } from './of-anybody.ts';
import { isEventBehind, looksAhead, looksBack, pastOf } from './past-time.ts';
import { otherTerm } from './plain-term.ts';
import { isOfOneself, isOwn, premiseOf } from './premise.ts';
import { qualityAsked } from './quality-asked.ts';
import { socialOf } from './social.ts';
import { moodOf, termOf, wantOf, whoseOf } from './spirit.ts';
import { signOfToldBirth } from './told-birth.ts';
import { isLaterOn } from './years-ahead.ts';

const FEW_WORDS = 8;

/** "Next Monday", "lunes que viene", "önümüzdeki salı": said on a Monday it is not today. */
function isNextDay({ words, weekdays, hits, grammar }: Named): boolean {
  if (weekdays.length !== 1) return false;
  return hits.some(
    ({ group, start, end }) =>
      group === 'weekdays' &&
      words.slice(Math.max(0, start - 1), end + 2).some((word) => grammar.next.test(word)),
  );
}

const OF_NEXT_YEAR: ReadonlySet<Asked['frame']> = new Set(['nextYear', 'year', 'month']);

/** The time that is asked about: "these days" only where no other stretch is named; of a birth that is told none. */
function frameOf(named: Named): Asked['frame'] {
  const { words, frames, day, month, tellsBirth, slants } = named;
  if (tellsBirth) return null;
  if (isNextDay(named)) return 'nextWeek';
  // "The best month of next year" is one of that year.
  if (frames.includes('nextYear') && frames.every((frame) => OF_NEXT_YEAR.has(frame))) return 'nextYear';
  // "Which trade suits me? Right now I'm an accountant" asks of no time.
  if (slants.includes('field') && frames.every((frame) => frame === 'now')) return null;
  // "What goes on in the sky on New Year's Eve?" asks of December, and not of now.
  if (month !== null && frames.every((frame) => frame === 'now')) return null;
  // "El día 15" is no day of today.
  if (day !== null) return frames.find((frame) => frame === 'nextMonth') ?? null;
  return (
    frames.find((frame) => frame === 'weekend') ??
    // "¿Qué me espera hoy?" What awaits one is asked of a year only where no day is named; in many words a day is only told of.
    frames.find((frame) => frame !== 'now' && (frame !== 'year' || words.length > FEW_WORDS)) ??
    frames.find((frame) => frame !== 'now') ??
    frames[0] ??
    null
  );
}

/** In more words a stretch of time may be part of what is told: "it's been a year", "ramen by the 25th". */
const TOLD_WORDS = 6;

/** Where a message begins to say more than a greeting, in words. */
function greetingEnd(hits: Named['hits']): number {
  const greeting = hits.find(
    ({ group, key, start }) => group === 'social' && key === 'greeting' && start === 0,
  );
  return greeting?.end ?? 0;
}

function asksAnything({ isAsked, wants, hits, has }: Named, language: Language): boolean {
  // A verb that may ask does so where it begins; Turkish has a word for it.
  const isIt = hits.some(
    ({ group, key, start }) => group === 'wants' && key === 'isIt' && (start === 0 || language === 'tr'),
  );
  // "How's my love life looking this year" asks without its mark, be a greeting before it, and so does what wants a promise.
  const begins = greetingEnd(hits);
  const opens = hits.some(
    ({ group, key, start }) =>
      group === 'leans' && key === 'how' && (start <= begins + 1 || language === 'tr'),
  );
  const isOpen = opens || hits.some(({ group, key }) => group === 'moods' && key === 'promise');
  return isAsked || isIt || isOpen || wants.some((want) => want !== 'isIt') || has('timing');
}

/** In so many words a story is told, whatever of. */
const STORY_WORDS = 12;

/** What is only told asks of no month, year or day of the month that it names. */
function isTold(named: Named, language: Language): boolean {
  const { words, topics } = named;
  const tellsOfLife = words.length > TOLD_WORDS && topics.some((topic) => topic !== 'self');
  return (tellsOfLife || words.length > STORY_WORDS) && !asksAnything(named, language);
}

/** "On Friday they're giving me a cake": a day of a long story is part of it, unless it asks with its mark or for a time. */
function isStory({ isAsked, wants, words, has }: Named): boolean {
  const asks = isAsked || wants.includes('when') || wants.includes('should') || has('timing');
  return words.length > STORY_WORDS && !asks;
}

/** "He left in September, two years later he calls": what lies behind in a story is no time to come. */
function isBehind(named: Named): boolean {
  return looksBack(named) && !looksAhead(named);
}

const LONG: ReadonlySet<Asked['frame']> = new Set(['month', 'monthEnd', 'yearEnd', 'year']);

/** A birthday is the Sun's way back to itself. */
function pointsOf(about: Asked['about'], named: Named): Asked['points'] {
  const { points } = named;
  if (about !== 'event') return points;
  if (named.has('birthday')) return ['sun', 'sun'];
  const [point] = points;
  return point && isOfReturn(named) ? [point, point] : points;
}

/** What comes over a point of a chart enters no sign. */
function eventOf(about: Asked['about'], named: Named): Asked['event'] {
  const { events, points } = named;
  if (about === 'event' && isOfHouseStay(named)) return 'ingress';
  const [first = about === 'event' ? 'transit' : null] = events;
  return about === 'event' && first === 'ingress' && points.length === 2 ? 'transit' : first;
}

/** "When will Jupiter pass over my Sun?" names an aspect without its word. */
function aspectsOf(about: Asked['about'], { aspects, points, leans }: Named): Asked['aspects'] {
  const isOnto = about === 'event' && points.length === 2 && aspects.length === 0 && leans('onto');
  return isOnto ? ['conjunction'] : aspects;
}

/** "My house of money" is no home. */
function isNoTopic(about: Asked['about'], named: Named): boolean {
  return about === 'house' && topicOf(named) === 'home';
}

/** The part of life it is asked for; of two people it is what was named, and none that only a mother stands for. */
function partOfIt(about: Asked['about'], { topics, matter, words }: Named): Asked['topic'] {
  if (about !== 'partner') return topicOf({ topics, matter });
  const isStory = words.length > STORY_WORDS;
  return topicOf({ topics: topics.filter((topic) => !isStory || topic !== 'family'), matter: null });
}

/** "How does love look in my chart?" asks of love, and of nobody's looks. */
function traitOf(named: Named): Asked['trait'] {
  const topic = topicOf(named);
  return topic !== null && topic !== 'self' && namesChart(named) ? null : (named.traits[0] ?? null);
}

/** It greets where it begins; "bom dia pra viajar" asks for a day. */
function greets({ hits }: Named): boolean {
  const begins = hits.filter(({ start }) => start === 0);
  return (
    begins.some(({ group, key }) => group === 'social' && key === 'greeting') &&
    !begins.some(({ group }) => group === 'timing')
  );
}

/** The same as "what sign is my Sun in?" */
function ofMySun(named: Named): Named {
  return { ...named, points: ['sun'], signs: [], wants: ['which'], day: null, month: null };
}

const OF_SIGNS: ReadonlySet<Asked['about']> = new Set(['sign', 'self', 'overview']);

/** "Am I a Gemini or a Taurus?" asks where one's Sun is. */
function isWhichOfMine(about: Asked['about'], named: Named, language: Language): boolean {
  const { signs, points, topics, has } = named;
  const isBare = points.length === 0 && topics.every((topic) => topic === 'self');
  const isOfOne = !has('partner') && !has('others');
  const isMine = isOwn(named, language) || premiseOf(named, language) !== null;
  return (
    OF_SIGNS.has(about) && signs.length === 2 && isBare && isOfOne && isMine && asksOfTwo(named, language)
  );
}

const MY_SIGN_WORDS = 9;
/** In so few there is room for nothing but the question. */
const BARE_SIGN_WORDS = 4;

/** "So what's my sign, then?" */
function isMySign(about: Asked['about'], named: Named): boolean {
  const { words, signs, wants, has } = named;
  const asks = wants.includes('which') || wants.includes('meaning') || words.length <= BARE_SIGN_WORDS;
  return about === 'overview' && has('sign') && asks && signs.length === 0 && words.length <= MY_SIGN_WORDS;
}

const OF_PEOPLE: ReadonlySet<LifeTopic> = new Set(['family', 'friends']);

/** "My boyfriend was born on 3 May" names his sign as "my boyfriend's a Taurus" does. */
function signsOf(about: Asked['about'], named: Named, language: Language): Asked['signs'] {
  const { signs, topics, has, tellsBirthday } = named;
  const isOfSomebody = has('partner') || has('others') || topics.some((topic) => OF_PEOPLE.has(topic));
  const isOfBirth = tellsBirthday && isOfSomebody && about !== 'event';
  const sign = signs.length === 0 && isOfBirth ? signOfToldBirth(named, language) : null;
  return sign ? [sign] : signs;
}

/** A question as its own words tell it, by the lexicon and its rules. */
export function readAlone(named: Named, language: Language): Asked {
  const own = isOwn(named, language);
  const social = socialOf(named);
  const premise = social ? null : premiseOf(named, language);
  const found = social ?? aboutOf(named, language, own || premise !== null);
  const isGeneral = premise === null && isOfAnybody(found, named, own);
  // "The best job for a Leo" stays a question about work.
  const isOfPair = found === 'work' && named.signs.length > 1;
  const ofSigns = found === 'self' || found === 'love' || found === 'placement' || isOfPair ? 'sign' : found;
  const about = isGeneral
    ? ofSigns
    : found === 'sign' && premise && named.signs.length < 2
      ? 'self'
      : slanted(settled(found, named, isOfOneself(named, language)), named);
  if (isWhichOfMine(about, named, language) || isMySign(about, named))
    return readAlone(ofMySun(named), language);
  const isOnlyTold = isTold(named, language);
  const past = isOnlyTold ? null : pastOf(about, named);
  const isToldBehind = past === null && isBehind(named);
  const isCountedFromThen = isToldBehind && (!named.isAsked || isLaterOn(named));
  const yearsAhead = isCountedFromThen ? null : named.yearsAhead;
  const frame = named.yearsAhead === null ? (past?.frame ?? frameOf(named)) : null;
  const month = isOnlyTold && isToldBehind ? null : named.month;
  const term = termOf(about, named);
  return {
    language,
    about,
    // "Do Libra and Capricorn work?" asks of no work.
    topic: isNoTopic(about, named) || (isGeneral && isOfPair) ? null : partOfIt(about, named),
    rival: null,
    frame: isOnlyTold && LONG.has(frame) ? null : frame,
    weekdays: isStory(named) || (isToldBehind && !named.isAsked) ? [] : named.weekdays,
    day: named.tellsBirth || (isOnlyTold && month === null) ? null : named.day,
    month,
    year: named.year,
    yearsAhead,
    isOver: past !== null || isEventBehind(about, named),
    choice: choiceIn(named, language),
    points: pointsOf(about, named),
    trait: traitOf(named),
    matter: named.matter ?? (named.slants.includes('abroad') ? 'abroad' : null),
    weighsTime: false,
    quoted: null,
    quality: qualityAsked(about, named, language),
    signs: signsOf(about, named, language),
    houses: named.houses,
    aspects: aspectsOf(about, named),
    elements: named.elements,
    event: eventOf(about, named),
    term,
    otherTerm: about === 'term' ? otherTerm(term, named) : null,
    want: wantOf(named),
    mood: moodOf(about, named, language),
    seeks: daysSought(named),
    slants: named.slants,
    whose: whoseOf(named, own, about),
    premise,
    isGeneral,
    tellsBirth: named.tellsBirth,
    greets: greets(named),
    follows: false,
  };
}
