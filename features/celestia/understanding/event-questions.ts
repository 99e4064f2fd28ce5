import type { Named } from './named.ts';
import { looksAhead } from './past-time.ts';
import type { Said } from './phrases.ts';
import { asksForSign, isOfEffect, isOwnPoint } from './spirit.ts';

/** Which questions are about something in the sky that has a date. */

/** When a sign's season begins: the Sun comes into it. */
function isSeason({ points, signs, wants }: Named): boolean {
  return points.length === 0 && signs.length > 0 && wants.includes('when');
}

/** A planet asked about for a time, by somebody for themselves, is the one in the sky: "what is Pluto doing to me now?", "how long will Saturn press on me?" */
export function isPassing(named: Named, own: boolean): boolean {
  const { points, signs, houses, topics, events, aspects, frames, wants } = named;
  const [point] = points;
  if (!point || points.length > 1 || STANDING.has(point)) return false;
  if (!own && !actsOnAsker(named)) return false;
  if ([signs, houses, events, aspects].some((list) => list.length > 0)) return false;
  if (actsOnAsker(named)) return true;
  // "When will Jupiter do something nice for me?"
  if (topics.some((topic) => topic !== 'self')) return false;
  return frames.length > 0 || wants.includes('when') || wants.includes('untilWhen');
}

/** "Does Saturn have a grudge against me?" is asked of what the planet does now, as of a person; "my Saturn" stands. */
function actsOnAsker(named: Named): boolean {
  const { points, words, grammar } = named;
  const isPlanet = points[0] !== 'sun' && points[0] !== 'moon';
  return isPlanet && !isOwnPoint(named) && grammar.actsOnMe.test(words.join(' '));
}

/** "When do Venus and Mars meet?", "when is my next Saturn square Sun?": what stands in a chart for good has no next time. */
export function isMeetingAwaited(
  { points, signs, houses, topics, wants, words }: Named,
  own: boolean,
): boolean {
  const [point] = points;
  if (points.length !== 2 || !point || STANDING.has(point) || words.length > MEETING_WORDS) return false;
  // "Quand Vénus et Mars se rencontrent-ils ?" is of no love of one's own.
  const isOfLife = topics.length > 0 && (own || words.length > SHORT_WORDS);
  return signs.length + houses.length === 0 && !isOfLife && wants.includes('when');
}

/** In more words a date may be wanted of something else. */
const MEETING_WORDS = 16;
const SHORT_WORDS = 9;

export function namesReturn({ words, grammar }: Said): boolean {
  return words.some((word) => grammar.returns.test(word));
}

/** "When is my Jupiter return?": it comes to where it was at birth. */
export function isOfReturn(named: Named): boolean {
  return named.points.length === 1 && named.wants.includes('when') && namesReturn(named);
}

/** These are of a birth chart alone. */
const STANDING: ReadonlySet<string> = new Set(['ascendant', 'midheaven', 'node', 'lilith', 'juno', 'chiron']);

function isOfMonths({ year, month, frames }: Named): boolean {
  return year !== null || month !== null || frames.some((frame) => frame === 'year' || frame === 'nextYear');
}

/** Where a point of one's own stands: at birth, where no time is named. */
function isPlaceAsked({ points, wants, frames, has }: Named): boolean {
  return points.length === 1 && wants.includes('where') && frames.length === 0 && has('house');
}

/** "Which house will the next Mercury retrograde fall in for me?" */
function isOfNextHouse({ words, wants, has, grammar }: Named): boolean {
  const asksWhere = wants.includes('where') || wants.includes('which') || has('house');
  return asksWhere && words.some((word) => grammar.next.test(word));
}

/** Events that a date answers, and what stands in the sky now. */
export function isEventQuestion(named: Named, own: boolean): boolean {
  const { events, points, frames, wants } = named;
  const event = events[0];
  if (!event) return false;
  if (event === 'retrograde' && own && points.length > 0 && frames.length === 0)
    return wants.includes('when') || wants.includes('should') || isOfEffect(named) || isOfNextHouse(named);
  // "The square between my Sun and my Moon" enters no sign.
  if (event === 'ingress')
    return (
      (!wants.includes('where') || looksAhead(named)) &&
      named.aspects.length === 0 &&
      (points.length === 1 || isSeason(named))
    );
  // "Where's my Venus, and how does she affect me?"
  const isOfPlace = wants.includes('where') && frames.length === 0 && !named.terms.includes('transit');
  if (event === 'transit' && isOfPlace && isOwnPoint(named)) return false;
  // "Which house is my Jupiter in and what does it bring me?"
  if (event === 'transit' && own && isPlaceAsked(named)) return false;
  // "What will 2027 bring me?" asks of the year.
  if (event === 'transit')
    return named.topics.length === 0 && (points.length > 0 || named.terms.length > 0 || !isOfMonths(named));
  return true;
}

/** "How long will Saturn be in my 7th house?": at birth it stands there for good. */
export function isOfHouseStay(named: Named): boolean {
  const { points, signs, houses, aspects, topics, traits, wants, tellsBirth } = named;
  const [point] = points;
  if (point === undefined || STANDING.has(point) || point === 'moon' || tellsBirth) return false;
  const isOfOne = points.length === 1 && houses.length === 1 && signs.length + aspects.length === 0;
  // "I have Saturn in the 7th house, when will I get married?" asks of no planet's way; the word for a house is one for a home.
  const isOfLife = traits.length > 0 || topics.some((topic) => topic !== 'home' && topic !== 'self');
  return isOfOne && !isOfLife && (wants.includes('untilWhen') || wants.includes('when'));
}

/** What a planet does over weeks or a year is asked of its way through the sky, unless it is called one's own. */
export function isOfItsPassage(named: Named): boolean {
  const { points, frames, year, signs, houses, topics, aspects, wants } = named;
  if (asksForSign(named)) return false;
  // "When does this Saturn square end?": at birth an aspect stands.
  if (aspects.length > 0 && points.length === 1 && wants.includes('untilWhen') && !named.has('own'))
    return true;
  const isLong = year !== null || frames.some((frame) => frame !== 'now' && frame !== 'today');
  return isLong && points.length === 1 && signs.length + houses.length + topics.length === 0;
}
