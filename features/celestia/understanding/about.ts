import type { LifeTopic, Matter } from '../../../locales/celestia-lexicon.ts';
import type { Language } from '../../../locales/locales.ts';
import type { About } from './asked.ts';
import {
  isEventQuestion,
  isMeetingAwaited,
  isOfHouseStay,
  isOfItsPassage,
  isOfReturn,
  isPassing,
} from './event-questions.ts';
import { topicOfMatter } from './matters.ts';
import { type Named, namesTime } from './named.ts';
import { figureTerm, plainTerm } from './plain-term.ts';
import { isOfOneself } from './premise.ts';

/** Words of the craft that are also things that happen: only asked for their meaning are they meant as words. */
const HAPPENING_TERMS: ReadonlySet<string> = new Set(['eclipse', 'retrograde', 'transit']);

/** Words between "what is" and what is asked for: an article. */
const ARTICLE_WORDS = 2;

/** "What is a transit? I hear it everywhere": who asks for its meaning first asks for the word, whatever follows. */
function beginsWithMeaning({ words, hits, terms, points, frames, wants, grammar }: Named): boolean {
  const meaning = hits.find(({ group, key }) => group === 'wants' && key === 'meaning');
  const term = hits.find(({ group }) => group === 'terms');
  if (!meaning || !term || !terms.some((each) => HAPPENING_TERMS.has(each))) return false;
  if (points.length > 0 || frames.length > 0 || wants.includes('when')) return false;
  const [first, second] = meaning.start < term.start ? [meaning, term] : [term, meaning];
  const isOwn = hits.some(({ group, start }) => group === 'own' && start < second.start);
  // "What's the eclipse doing to us?" asks of the one that is there.
  const isThatOne = words.slice(first.end, second.start).some((word) => grammar.definite.test(word));
  return first.start === 0 && second.start - first.end <= ARTICLE_WORDS && !isOwn && !isThatOne;
}

/** "Can you tell me the difference between a trine and a sextile?" */
function isOfTwoAspects({ aspects, points, terms, wants }: Named): boolean {
  const isAsked = wants.includes('meaning') || wants.includes('which');
  return aspects.length === 2 && points.length === 0 && terms.length > 0 && isAsked;
}

function isTermQuestion(named: Named, own: boolean): boolean {
  if (plainTerm(named) || figureTerm(named) || beginsWithMeaning(named) || isOfTwoAspects(named)) return true;
  if (
    named.terms.length === 0 ||
    own ||
    named.has('others') ||
    named.houses.length > 0 ||
    named.frames.length > 0
  )
    return false;
  if (named.points.length > 0 && !named.terms.some((term) => POINT_TERMS.has(term))) return false;
  if (named.points.length > 1 || named.signs.length > 0 || named.topics.length > 0) return false;
  // "Much air in the chart" asks of the air.
  if (named.has('elements') && named.terms.every((term) => term === 'natalChart')) return false;
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

const OF_PEOPLE: ReadonlySet<LifeTopic> = new Set(['family', 'friends', 'love']);

/** A feast is a time as well, a dog may have died, one may have fallen for a colleague, and trust is of whomever, as a quarrel is. */
const OF_ANY_PART: ReadonlySet<Matter> = new Set([
  'celebration',
  'pet',
  'colleagues',
  'trust',
  'faith',
  'quarrels',
]);

/**
 * What is named closer says which part of life; else of several the first: but what one is like is told of the other, and what one
 * learns of whom it is learned from.
 */
export function topicOf({ topics, matter }: Pick<Named, 'topics' | 'matter'>): LifeTopic | null {
  const closer = matter && !OF_ANY_PART.has(matter) ? topicOfMatter(matter) : null;
  const isOfElse = topics.some((topic) => topic !== 'self') && !(closer && topics.includes(closer));
  if (closer && !isOfElse) return closer;
  const first = topics.find((topic) => topic !== 'self') ?? topics[0] ?? null;
  return first === 'learning' ? (topics.find((topic) => OF_PEOPLE.has(topic)) ?? first) : first;
}

/** What the question is about, by what names it most closely. */
export function aboutOf(named: Named, language: Language, own: boolean): About {
  const { points, signs, topics, houses, aspects } = named;
  if (named.leans('theirBirth') && !named.terms.includes('birthHour')) return 'partner';
  if (isTermQuestion(named, own)) return 'term';
  // "Are we in Mercury retrograde?" asks of no pair.
  const isOfSky =
    named.events.includes('retrograde') && points.length > 0 && signs.length + topics.length === 0;
  if ((named.has('partner') && !isOfSky) || (named.tellsBirth && named.has('others'))) return 'partner';
  if (named.has('birthday') && topics.length === 0) return 'event';
  // "I'm Scorpio rising, how is my week?" asks of the week.
  const isOfAngle = points.length === 1 && (points[0] === 'ascendant' || points[0] === 'midheaven');
  if (isOfAngle && signs.length > 0 && named.frames.length > 0) return 'period';
  if (isOfHouseStay(named) || isEventQuestion(named, own) || isPassing(named, own) || isOfItsPassage(named))
    return 'event';
  if (isMeetingAwaited(named, own) || isOfReturn(named)) return 'event';
  // "A Leo Sun and a Pisces Moon" meet in nobody's chart but theirs.
  if (points.length === 2 && signs.length === 2 && aspects.length === 0) return 'placement';
  if (points.length >= 2 || (aspects.length > 0 && points.length > 0)) return 'aspect';
  if (points.length > 0) return 'placement';
  if (houses.length > 0) return 'house';
  // "How many planets do I have in Capricorn?" asks of that sign.
  if (named.has('balance')) return signs.length === 1 && own ? 'sign' : 'balance';
  const asksOfElements =
    own || named.elements.length > 1 || named.terms.includes('natalChart') || named.wants.includes('meaning');
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
  const isOfIt = topic !== 'self' || isOfSelf || named.matter !== null;
  if (topic && (isOfIt || !namesTime(named))) return topic;
  // "Leo this week" asks of the week.
  if (signs.length === 1 && namesTime(named)) return 'period';
  if (signs.length > 0) return 'sign';
  const namesTrait = named.traits.length + named.qualities.length > 0;
  if (namesTrait && isOfSelf && !namesTime(named)) return 'self';
  if (named.has('overview') && !namesTime(named)) return 'overview';
  // "Why was yesterday so bad?"
  const isAsked = named.isAsked || named.wants.some((want) => want !== 'isIt') || named.leans('how');
  const isOver = isAsked && named.hits.some(({ group, key }) => group === 'moods' && key === 'past');
  if (namesTime(named) || isOver) return 'period';
  // "Is that a chart thing?" asks of oneself.
  const isChartThing = isOfSelf && named.terms.every((term) => term === 'natalChart');
  if (named.terms.length > 0) return isChartThing && named.wants.includes('isIt') ? 'self' : 'term';
  if (named.has('sign') && own) return 'overview';
  if (named.has('timing')) return 'period';
  return 'unclear';
}

/**
 * What nothing names, asked by somebody of themselves, is a question about them, or about their time where it asks when; else
 * it is beside the sky.
 */
export function settled(about: About, named: Named, own: boolean): About {
  if (about !== 'unclear') return about;
  const asks = named.wants.some(
    (want) => want === 'should' || want === 'when' || want === 'why' || want === 'isIt',
  );
  if (named.has('outside')) return 'outside';
  const decides = named.hits.some(({ group, key }) => group === 'moods' && key === 'deciding');
  if (decides && named.words.length > 3) return 'self';
  const awaits = named.wants.includes('when') || named.wants.includes('untilWhen');
  if (named.words.length >= 3 && awaits) return 'period';
  // What is wondered about without a subject is mostly oneself.
  if (own || (named.words.length >= 3 && named.wants.includes('why'))) return 'self';
  if (asks && named.words.length < 3) return 'unclear';
  return named.words.length >= 3 ? 'outside' : 'unclear';
}

/** What may be asked of a person who suits one, of a field, or of oneself, where no name says more. */
const OPEN: ReadonlySet<About> = new Set(['unclear', 'outside', 'self']);
const OPEN_TO_A_PERSON: ReadonlySet<About> = new Set([...OPEN, 'partner']);

/** "What sort of man suits me?" is asked of love, "what am I made for?" of work, "my dark side" of oneself: by what is asked and not by a name. */
export function slanted(about: About, { slants, signs, wants, has }: Named): About {
  if (signs.length > 0 || (about === 'outside' && has('outside'))) return about;
  // "When will I meet my future wife?" asks for a time.
  const isOfPerson = slants.includes('person') && !wants.includes('when');
  if (isOfPerson && OPEN_TO_A_PERSON.has(about)) return 'love';
  if (!OPEN.has(about)) return about;
  if (slants.includes('field')) return 'work';
  if (slants.includes('abroad')) return 'home';
  return slants.includes('gift') || slants.includes('shadow') ? 'self' : about;
}
