import {
  ASPECT_IDS,
  type AspectId,
  ELEMENT_IDS,
  type ElementId,
  SIGN_IDS,
  type SignId,
} from '../../../astrology/ids.ts';
import {
  type Lean,
  LIFE_TOPICS,
  type LifeTopic,
  type Matter,
  NAMED_POINTS,
  type NamedPoint,
  QUALITIES,
  type Quality,
  SKY_EVENTS,
  type SkyEvent,
  SLANTS,
  type Slant,
  SOCIAL_ACTS,
  type SocialAct,
  TERMS,
  type Term,
  TIME_FRAMES,
  type TimeFrame,
  WANTS,
  type Want,
} from '../../../locales/celestia-lexicon.ts';
import { matterIn } from './matters.ts';
import { dayIn } from './named-day.ts';
import type { GroupName, Hit, ReadyGrammar } from './phrases.ts';
import { yearsAheadIn } from './years-ahead.ts';

/** What a question names, by kind, in the order in which it names it. */
export interface Named {
  words: readonly string[];
  /** Of the language it is read in. */
  grammar: ReadyGrammar;
  /** The sentence that asks with its mark, else the last: folded, and as it was typed. */
  question: readonly string[];
  typedQuestion: string;
  hits: readonly Hit[];
  points: NamedPoint[];
  signs: SignId[];
  aspects: AspectId[];
  elements: ElementId[];
  houses: number[];
  /** Numbers from 1 to 12, of whatever. */
  numbers: number[];
  topics: LifeTopic[];
  frames: TimeFrame[];
  /** 1 Monday to 7 Sunday. */
  weekdays: number[];
  /** Of the month, 1 to 31. */
  day: number | null;
  month: number | null;
  year: number | null;
  /** So many years from now. */
  yearsAhead: number | null;
  events: SkyEvent[];
  terms: Term[];
  wants: Want[];
  slants: Slant[];
  traits: NamedPoint[];
  /** What is named within a part of life. */
  matter: Matter | null;
  qualities: readonly Quality[];
  social: SocialAct[];
  /** It is written with a question mark. */
  isAsked: boolean;
  /** A whole date of long ago is told, or that another's birth could be. */
  tellsBirth: boolean;
  /** Somebody is said to have been born, or a birthday is named. */
  tellsBirthday: boolean;
  has(group: GroupName): boolean;
  /** It goes on by such a word. */
  leans(by: Lean): boolean;
}

function keysOf<Key extends string>(hits: readonly Hit[], group: GroupName, keys: readonly Key[]): Key[] {
  const found = hits
    .filter((hit) => hit.group === group)
    .toSorted((a, b) => a.start - b.start || b.end - a.end)
    .flatMap(({ key }) => keys.filter((known) => known === key));
  return [...new Set(found)];
}

const ROMAN = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii'];

/** The number that a word is, 1 to 12: `7`, `7th`, `7e`, `vii`; 0 where it is none. */
/** A single `i` is a pronoun more often than a number: "the house I want". */
function isPronoun(words: readonly string[], at: number): boolean {
  return words[at] === 'i' && at < words.length - 1;
}

function numberOf(word: string | undefined): number {
  if (word === undefined) return 0;
  const digits = /^(\d{1,2})(?:st|nd|rd|th|e|a|o|er|ere|eme|re|inci|uncu|nci|ncu)?$/.exec(word);
  const number = digits ? Number(digits[1]) : ROMAN.indexOf(word) + 1;
  return number <= 12 ? number : 0;
}

/** Where an ordinal stands in words, by its first word. */
function ordinalsOf(hits: readonly Hit[]): Map<number, { number: number; end: number }> {
  const longest = hits
    .filter(({ group }) => group === 'ordinals')
    .toSorted((a, b) => a.end - a.start - (b.end - b.start));
  return new Map(longest.map(({ key, start, end }) => [start, { number: Number(key) + 1, end }]));
}

/** A number that is named, and the words it takes: `start` up to, not including, `end`. */
interface NamedNumber {
  number: number;
  start: number;
  end: number;
}

function numbersOf(words: readonly string[], hits: readonly Hit[]): NamedNumber[] {
  const ordinals = ordinalsOf(hits);
  return words.flatMap((word, start) => {
    const ordinal = ordinals.get(start);
    if (ordinal) return [{ number: ordinal.number, start, end: ordinal.end }];
    const number = isPronoun(words, start) ? 0 : numberOf(word);
    return number > 0 ? [{ number, start, end: start + 1 }] : [];
  });
}

/** Of a house that is named by its number alone: "Jupiter in the 8th", "Saturne en 1". */
function bareHousesOf(
  words: readonly string[],
  hits: readonly Hit[],
  { numbers, bareHouse }: { numbers: readonly NamedNumber[]; bareHouse: RegExp },
): number[] {
  const points = hits.filter(({ group }) => group === 'points');
  return numbers
    .filter(({ start, end }) => {
      const isBehind = points.some((point) => bareHouse.test(words.slice(point.end, start).join(' ')));
      return (
        isBehind && !hits.some((hit) => hit.group === 'months' && hit.start - end <= 1 && hit.start >= end)
      );
    })
    .map(({ number }) => number);
}

/** The houses that are named: by a number before the word for a house or after it, or by their subject. */
function housesOf(
  words: readonly string[],
  hits: readonly Hit[],
  { counted, bareHouse }: ReadyGrammar,
): number[] {
  const numbers = numbersOf(words, hits);
  const nouns = hits.filter(({ group }) => group === 'house');
  // "On birinci" is the eleventh, not the first as well.
  const whole = numbers.filter(
    (one) => !numbers.some(({ start, end }) => start < one.start && end >= one.end),
  );
  // "Casa quatro vezes", "house four times": a number before these counts them.
  const placed = whole.filter(({ end }) => !counted.test(words[end] ?? ''));
  const named = placed.filter(({ start, end }) =>
    nouns.some(
      (noun) =>
        noun.start === end || noun.end === start || (start - noun.end === 1 && words[noun.end] === 'n'),
    ),
  );
  const bare = named.length === 0 ? bareHousesOf(words, hits, { numbers: placed, bareHouse }) : [];
  const subjects = hits.filter(({ group }) => group === 'houseOf');
  // "My hidden enemies" are no open ones.
  const bySubject = subjects
    .filter(
      (one) =>
        !subjects.some(
          ({ start, end }) => start <= one.start && end >= one.end && end - start > one.end - one.start,
        ),
    )
    .map(({ key }) => Number(key) + 1);
  return [...new Set([...named.map(({ number }) => number), ...bare, ...bySubject])];
}

/** A year that is named by its number, an ending typed to it or not: `2027`, `2027deki`; of several the last to come. */
function yearOf(words: readonly string[]): number | null {
  const years = words.filter((word) => /^20[2-9]\d\D*$/.test(word)).map((word) => Number.parseInt(word, 10));
  return years.length === 0 ? null : Math.max(...years);
}

/** "He's born in July" tells a birth without its year: no month that is asked about. */
function isOfBirth(words: readonly string[], { bornThen }: ReadyGrammar): boolean {
  return bornThen.test(words.join(' '));
}

/** A year of before now, as most births have one. */
const PAST_YEAR = /^(?:19\d|20[01])\d$/;

/** A year of before that is asked about, where no birth is told by it: "how was 2012 for me?" */
function pastYearIn(words: readonly string[], { behind }: ReadyGrammar): number | null {
  const year = words.find((word) => PAST_YEAR.test(word));
  return year !== undefined && behind.test(words.join(' ')) ? Number(year) : null;
}

/** Words of a date that stand before its year: `7 de agosto de 1995`. */
const DATE_WORDS = 4;

/** Whether a whole date of long ago is told, which is a birth; the month of it is none that is asked about. */
function namesPastDate(words: readonly string[]): boolean {
  return words.some(
    (word, index) =>
      PAST_YEAR.test(word) &&
      words.slice(Math.max(0, index - DATE_WORDS), index).some((before) => /^\d{1,2}$/.test(before)),
  );
}

/**
 * A day of the week by its name; "the fourth house" is none in Portuguese, and neither what comes back each week, "every Sunday", nor what is over, "last
 * Friday", is a date.
 */
function weekdaysOf(words: readonly string[], hits: readonly Hit[], { each }: ReadyGrammar): number[] {
  if (hits.some(({ group }) => group === 'house')) return [];
  const behind = hits.filter(({ group, key }) => group === 'moods' && key === 'past');
  const found = hits
    .filter(({ group, start }) => group === 'weekdays' && !each.test(words[start - 1] ?? ''))
    .filter(({ start, end }) => !behind.some((past) => past.start <= start && past.end >= end))
    .map(({ key }) => Number(key) + 1);
  return [...new Set(found)];
}

/** "On first dates" asks for no date. */
function withoutDatesOfMatters(hits: readonly Hit[]): Hit[] {
  const matters = hits.filter(({ group }) => group === 'matters');
  const isOfMatter = ({ group, key, start, end }: Hit) =>
    group === 'wants' && key === 'when' && matters.some((hit) => hit.start < start && hit.end >= end);
  return hits.filter((hit) => !isOfMatter(hit));
}

/** "What do people see in me when they meet me?" */
function isInClause(
  words: readonly string[],
  { group, key, start, end }: Hit,
  { asksElse, asksAgain }: ReadyGrammar,
): boolean {
  // "What's the best month to sign?" asks for it by more than a word.
  if (end - start > 1) return false;
  if (group !== 'wants' || key !== 'when' || start < 2 || end === words.length) return false;
  // Behind "and" or "until" a word for "when" asks again.
  return asksElse.test(words[0] ?? '') && !asksAgain.test(words[start - 1] ?? '');
}

/** "Before the end of the month" asks for no end. */
function isOfMonthEnd({ group, start, end }: Hit, all: readonly Hit[]): boolean {
  const ends = all.filter((hit) => hit.group === 'frames' && hit.key === 'monthEnd');
  return group === 'wants' && ends.some((hit) => hit.start <= start && hit.end >= end);
}

function isCountOfMonths(
  words: readonly string[],
  { group, key, start, end }: Hit,
  { countedMoon, counts }: ReadyGrammar,
): boolean {
  const isMoon =
    group === 'points' && key === 'moon' && end - start === 1 && countedMoon.test(words[start] ?? '');
  return isMoon && counts.test(words[start - 1] ?? '');
}

/** In more words than these a story is told, whatever is asked of it. */
export const STORY_WORDS = 14;

/** Sorts the phrases found in a question by what they name. */
export function namedIn(
  words: readonly string[],
  all: readonly Hit[],
  { isAsked, grammar }: Pick<Named, 'isAsked' | 'grammar'>,
): Named {
  const isBirth = isOfBirth(words, grammar);
  const pastYear = isBirth || namesPastDate(words) ? null : pastYearIn(words, grammar);
  const isPast = pastYear === null && (isBirth || words.some((word) => PAST_YEAR.test(word)));
  const dated = isPast ? null : dayIn(words, all);
  const hits = all.filter(
    (hit) =>
      hit.group !== 'monthDays' &&
      !isCountOfMonths(words, hit, grammar) &&
      !(hit.group === 'points' && hit.start === dated?.phrase?.start) &&
      !isOfMonthEnd(hit, all) &&
      !isInClause(words, hit, grammar),
  );
  // "I opened in May; on 2 December the bank wants to see me": the day is of the month beside it.
  const month = dated?.month ?? hits.find(({ group }) => group === 'months');
  const numbers = numbersOf(words, hits);
  const houses = housesOf(words, hits, grammar);
  const points = keysOf(hits, 'points', NAMED_POINTS);
  const topics = keysOf(hits, 'topics', LIFE_TOPICS);
  const leans = (by: Lean) => hits.some(({ group, key }) => group === 'leans' && key === by);
  const isWhenever = !isAsked && grammar.whenever.test(words.join(' '));
  // "Merkür ne zaman düzeliyor?" asks when it turns; of anything else the word says that it gets better.
  const turns =
    points.length === 1 && topics.length === 0 && words.some((word) => grammar.straightens.test(word));
  return {
    words,
    grammar,
    question: words,
    typedQuestion: '',
    hits,
    points,
    signs: keysOf(hits, 'signs', SIGN_IDS),
    aspects: keysOf(hits, 'aspects', ASPECT_IDS),
    elements: keysOf(hits, 'elements', ELEMENT_IDS),
    houses,
    numbers: numbers.map(({ number }) => number),
    topics,
    frames: keysOf(hits, 'frames', TIME_FRAMES),
    weekdays: weekdaysOf(words, hits, grammar),
    day: houses.length > 0 ? null : (dated?.day ?? null),
    month: month && !isPast ? Number(month.key) + 1 : null,
    year: yearOf(words) ?? pastYear,
    yearsAhead: yearsAheadIn(words, grammar),
    // "How does the eclipse affect me" is about the eclipse.
    events: [...(turns ? ['direct' as const] : []), ...keysOf(hits, 'events', SKY_EVENTS)].toSorted(
      (a, b) => Number(a === 'transit') - Number(b === 'transit'),
    ),
    terms: keysOf(hits, 'terms', TERMS),
    wants: keysOf(withoutDatesOfMatters(hits), 'wants', WANTS).filter(
      (want) => want !== 'when' || !isWhenever,
    ),
    slants: keysOf(hits, 'slants', SLANTS),
    traits: keysOf(hits, 'traits', NAMED_POINTS),
    matter: matterIn(hits, { topics, isStory: words.length > STORY_WORDS }),
    qualities: keysOf(hits, 'qualities', QUALITIES),
    social: keysOf(hits, 'social', SOCIAL_ACTS),
    isAsked,
    tellsBirth: namesPastDate(words) || leans('theirBirth'),
    tellsBirthday: isBirth || namesPastDate(words) || hits.some(({ group }) => group === 'birthday'),
    has: (group) => hits.some((hit) => hit.group === group),
    leans,
  };
}

/** Whether a stretch of time is named. */
export function namesTime({ frames, day, month, year, yearsAhead, weekdays }: Named): boolean {
  const isDated = [day, month, year, yearsAhead].some((each) => each !== null);
  return isDated || frames.length > 0 || weekdays.length > 0;
}

/** Whether the chart as such is named: "my chart", "what do you see in it". */
export function namesChart(named: Pick<Named, 'has' | 'terms'>): boolean {
  return named.has('overview') || named.terms.includes('natalChart');
}
