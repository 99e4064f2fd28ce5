import type { Want } from '../../../locales/celestia-lexicon.ts';
import type { About, Asked } from './asked.ts';
import { beginsWithOr, timeOf } from './choice-of-times.ts';
import { isLifeTopic } from './heard-kinds.ts';
import { leaning } from './leaning.ts';
import { STANDING } from './leaning-on-that.ts';
import type { Named } from './named.ts';
import { picked } from './picked.ts';
import { isTimeless, namesNothing, sameAgain } from './same-again.ts';

/** A question of so many words may leave out what the one before it named. */
const SHORT_WORDS = 9;
/** One that says by what it is that it leans on it has so many at most. */
const MOST_WORDS = 12;

/** In so few words a question that names nothing is about what was just spoken of; with the words that ask for advice one more. */
const FEW_WORDS = 6;
const ADVICE_WORDS = 7;
/** In so few there is no room for a subject. */
const BARE_WORDS = 5;

/** A part of life and a small word before it: "in love?", "ve işte". */
const BARE_PART = 3;

const SMALL: ReadonlySet<About> = new Set([
  'greeting',
  'thanks',
  'farewell',
  'wellbeing',
  'identity',
  'ability',
  'belief',
  'agreement',
  'compliment',
  'disagreement',
  'doubt',
  'luck',
  'site',
  'outside',
  'unclear',
]);

/** What may yet be a question once the one before it is known. */
const LEANING: ReadonlySet<About> = new Set(['unclear', 'outside', 'agreement']);

/** What is the same at any time. */
const TIMELESS: ReadonlySet<About> = new Set(['term', 'house', 'aspect', 'sign', 'balance', 'overview']);

/** What was not understood by itself. */
const LOST: ReadonlySet<About> = new Set(['unclear', 'outside']);

/** Whether an answer to it speaks of a chart or of the sky. */
export function isReading(about: About): boolean {
  return !SMALL.has(about);
}

/** What is wanted of something that was named before. */
const LOOKING_BACK: ReadonlySet<Want> = new Set(['why', 'untilWhen', 'more', 'when', 'meaning']);

/** "And hers?", "and mine?": the same of another chart. */
function ofAnother(asked: Asked, prior: Asked, whose: 'self' | 'partner'): Asked {
  return { ...prior, language: asked.language, whose, want: asked.want, premise: null, follows: true };
}

type AskedTime = Pick<Asked, 'frame' | 'weekdays' | 'day' | 'month' | 'year' | 'yearsAhead' | 'isOver'>;

/** All that a question says of its time. */
function timeIn({ frame, weekdays, day, month, year, yearsAhead, isOver }: Asked): AskedTime {
  return { frame, weekdays, day, month, year, yearsAhead, isOver };
}

/** "And tomorrow?": the same at another time. */
function atAnotherTime(asked: Asked, prior: Asked, named: Named): Asked {
  // "Or 2028?" asks which of the two.
  const choice = beginsWithOr(named) ? [timeOf(prior), timeOf(asked)] : [];
  const { language, want } = asked;
  return {
    ...prior,
    ...timeIn(asked),
    language,
    choice,
    want,
    premise: null,
    follows: true,
  };
}

/** The time of the question before goes on to be asked about, but that of something that stands or comes. */
function timeKept(prior: Asked): AskedTime {
  const time = timeIn(prior);
  const isOfTime = prior.about === 'period' || isLifeTopic(prior.about);
  return isOfTime ? time : { ...time, frame: null, weekdays: [], day: null };
}

/** Whether a word says whose, and not what: Spanish works by the word for "I work". */
function saysWhose({ hits }: Named): boolean {
  const topics = hits.filter(({ group }) => group === 'topics');
  return hits.some(
    ({ group, start, end }) =>
      group === 'own' && !topics.some((topic) => topic.start <= start && topic.end >= end),
  );
}

/** "And in love?": the part of life is new; the time, and the planet that was spoken of, stay. */
function inAnotherPart(asked: Asked, prior: Asked): Asked {
  const keepsPoint = prior.about === 'placement' && prior.whose === 'self';
  // "When will I find love?" "And get married?" asks when.
  const want =
    asked.want ??
    (prior.want === 'when' && (isLifeTopic(prior.about) || prior.about === 'partner') ? prior.want : null);
  const time = isTimeless(asked) ? timeKept(prior) : timeIn(asked);
  return { ...asked, ...time, want, points: keepsPoint ? prior.points : asked.points, follows: true };
}

/** "And Venus?": another body in the same question. */
function ofAnotherBody(asked: Asked, prior: Asked): Asked {
  const sameEvent = prior.about === 'event' && prior.event !== null && prior.points.length > 0;
  const keepsWhose = prior.whose === 'partner' || (prior.whose === 'sky' && prior.about === 'placement');
  const kept = sameEvent
    ? { about: prior.about, event: prior.event, want: prior.want, whose: prior.whose, frame: prior.frame }
    : { whose: keepsWhose ? prior.whose : asked.whose };
  return { ...asked, ...kept, topic: asked.topic ?? prior.topic, follows: true };
}

/** What a time is asked for by, after what stands in a chart: the part of life it was asked for, else the time as such. */
function timelyOf({ topic }: Asked): About {
  return topic === null || topic === 'self' ? 'period' : topic;
}

/** "Where is that in mine?", "who stands in it?": of what was named before. */
function whereItIs(asked: Asked, prior: Asked): Asked | null {
  const isOpen = asked.points.length === 0 && asked.houses.length === 0 && asked.about !== 'event';
  if (asked.want !== 'where' || !isOpen) return null;
  // "And where is it in the sky now?" after one's own.
  if (prior.about === 'placement' && asked.frame === 'now')
    return { ...sameAgain(asked, prior), whose: 'sky', frame: 'now' };
  if (prior.about === 'term' && prior.points.length > 0)
    return { ...sameAgain(asked, prior), about: 'placement', term: null };
  return ['placement', 'event', 'house'].includes(prior.about) ? sameAgain(asked, prior) : null;
}

/** "Is it bad for me?", "how do I work with it" after what stands in the sky or in the chart; of life itself it is asked of the asker. */
function whatItIs(asked: Asked, named: Named, prior: Asked): Asked | null {
  const isAsked =
    asked.want === 'should' || (asked.want === 'isIt' && (named.isAsked || named.words.length <= BARE_WORDS));
  const isOpen = asked.about === 'self' && asked.mood === 'unsure' && isAsked;
  const isOfThing = !isLifeTopic(prior.about) && prior.about !== 'partner' && prior.about !== 'period';
  return isOpen && isOfThing && named.words.length <= FEW_WORDS && namesNothing(asked, named)
    ? sameAgain(asked, prior)
    : null;
}

/** "And for me?", "or only for me?" */
function isForMe({ about }: Asked, named: Named, joins: boolean): boolean {
  const saysNoMore = about === 'self' || LOST.has(about);
  return joins && saysNoMore && named.has('own') && named.words.length <= BARE_WORDS;
}

/** "Will I like it?" */
function isLikedOrNot({ about, mood }: Asked, named: Named): boolean {
  return about === 'self' && mood === 'promise' && named.isAsked && named.words.length <= BARE_WORDS;
}

/** "Does it touch me?" after an eclipse, a way back, a planet of the sky or of one's own. */
function whatItTouches(asked: Asked, prior: Asked): Asked | null {
  const isTouch =
    asked.about === 'event' && asked.event === 'transit' && asked.points.length === 0 && asked.frame === null;
  const isOfThing = prior.about === 'event' || prior.whose === 'sky' || STANDING.has(prior.about);
  return isTouch && isOfThing ? sameAgain({ ...asked, want: null }, prior) : null;
}

/** "And Juno?" after a placement is asked of the chart, not of the word. */
function isNextPlacement(asked: Asked, prior: Asked): boolean {
  const isBare = asked.about === 'term' && asked.points.length > 0 && asked.want !== 'meaning';
  return isBare && prior.about === 'placement';
}

/** "Will it happen this year?" asks it of what was spoken of. */
function asksWhetherThen(asked: Asked, named: Named): boolean {
  // "How will the month be?" asks of the month.
  const isAsked = named.leans('happens') && !named.leans('how');
  const isOpen = asked.points.length + asked.signs.length + asked.houses.length + named.topics.length === 0;
  const isNothingElse = named.events.length === 0 && !named.has('outside') && !named.has('own');
  return asked.about === 'period' && isAsked && isOpen && isNothingElse && named.words.length < FEW_WORDS;
}

/** A time takes so many words at most. */
const TIME_WORDS = 4;

const NO_TIME = { frame: null, weekdays: [], day: null, month: null, year: null, yearsAhead: null } as const;

/** Whether a question names a time and nothing else. */
function isTimeOf(asked: Asked, named: Named): boolean {
  const times = named.hits.filter(({ group }) => group === 'frames');
  const isWithinTime = (hit: { start: number; end: number }) =>
    times.some(({ start, end }) => hit.start >= start && hit.end <= end);
  // Turkish asks so of anything: "bu sene mi?"
  const asksMore = named.hits.some(
    (hit) =>
      (hit.group === 'wants' || (hit.group === 'leans' && hit.key === 'how')) &&
      !(asked.language === 'tr' && hit.key === 'isIt') &&
      !isWithinTime(hit),
  );
  const untold = named.words.filter((_, at) => named.hits.every(({ start, end }) => at < start || at >= end));
  return !asksMore && untold.length < 2 && namesNothing({ ...asked, ...NO_TIME }, named);
}

/** "Why not tomorrow?", "why April?" after something to be done: whether that time is a good one for it. */
function whyThen(asked: Asked, named: Named, prior: Asked): Asked | null {
  const isOfDeed = (isLifeTopic(prior.about) && prior.about !== 'self') || prior.about === 'partner';
  const isOfTime = asked.about === 'period' && asked.want === 'why' && !isTimeless(asked) && !asked.isOver;
  const isOpen = asked.points.length + asked.signs.length + asked.houses.length + named.topics.length === 0;
  return isOfDeed && isOfTime && isOpen && named.words.length <= SHORT_WORDS
    ? {
        ...atAnotherTime({ ...asked, want: 'isIt' }, prior, named),
        mood: null,
        seeks: null,
        slants: ['verdict'],
      }
    : null;
}

/** "You didn't answer, yes or no?": the question before, with that there is neither. */
function leftUnanswered(asked: Asked, { hits, words }: Named, last: Asked | undefined): Asked | null {
  const isSaid = hits.some(({ group, key }) => group === 'moods' && key === 'whether');
  return last && isSaid && isReading(last.about) && words.length <= SHORT_WORDS
    ? { ...sameAgain({ ...asked, want: 'isIt' }, last), mood: 'promise' }
    : null;
}

/** Fills a question from the last one that was about a chart or the sky, where it leans on it. */
export function followUp(asked: Asked, named: Named, before: readonly Asked[]): Asked {
  const last = before.at(-1);
  const meant = last && picked(asked, named, last);
  if (meant) return meant;
  const unanswered = leftUnanswered(asked, named, last);
  if (unanswered) return unanswered;
  // "If I give you her birth date?" says by itself whose.
  if (named.leans('theirBirth') && asked.about !== 'term') return asked;
  // What is only polite leans on nothing.
  if (SMALL.has(asked.about) && !LEANING.has(asked.about)) return asked;
  const prior = before.findLast(({ about }) => isReading(about) && about !== 'why');
  if (!prior || named.words.length > MOST_WORDS || asked.premise) return asked;
  const joins = named.hits.some(
    ({ group, start, end }) =>
      group === 'joins' && (start === 0 || (asked.language === 'tr' && end === named.words.length)),
  );
  if (joins && isNextPlacement(asked, prior))
    return ofAnotherBody({ ...asked, about: 'placement', term: null }, prior);
  const leant = leaning(asked, named, prior);
  if (leant) return leant;
  if (named.words.length > SHORT_WORDS) return asked;
  const ofThen = whyThen(asked, named, prior);
  if (ofThen) return ofThen;
  const isEmpty = namesNothing(asked, named);
  const lookedBack = asked.want !== null && LOOKING_BACK.has(asked.want);
  // "And when shall I talk to him?" is about the time, "and how do I stop?" about what was just said.
  const isSame = asked.want === 'when' || (asked.want === 'should' && named.words.length <= ADVICE_WORDS);
  const leans = isEmpty && (!named.has('outside') || named.has('timing'));
  const isTold = isLifeTopic(prior.topic ?? prior.about) || prior.about === 'event';
  // "When does it change?" of a planet is asked of the planet, not of anybody's partner.
  const isOfThing = !isLifeTopic(prior.about) && prior.about !== 'partner' && prior.whose !== 'partner';
  const hasSubject = named.hits.some(({ group, start }) => group === 'others' && start === 0);
  if (leans && lookedBack && isOfThing && hasSubject) return sameAgain(asked, prior);
  const isOfTime = (asked.want === 'should' || asked.want === 'when') && prior.about === 'period';
  // A birth chart has no date: when is asked of the time to come, and a day to choose of nothing that stands in it.
  if (leans && asked.want === 'when' && STANDING.has(prior.about) && prior.whose === 'self')
    return { ...asked, about: timelyOf(prior), topic: prior.topic, follows: true };
  if (leans && isSame && (isTold || isOfTime)) return sameAgain(asked, prior);
  if (leans && named.has('others')) return ofAnother(asked, prior, 'partner');
  if (leans && lookedBack && !named.has('timing')) return sameAgain(asked, prior);
  const ofPlace = whereItIs(asked, prior) ?? whatItTouches(asked, prior) ?? whatItIs(asked, named, prior);
  if (ofPlace) return ofPlace;
  if (isEmpty && joins && named.has('own') && prior.whose === 'partner')
    return ofAnother(asked, prior, 'self');
  if (isEmpty && isForMe(asked, named, joins) && !isLifeTopic(prior.about)) return sameAgain(asked, prior);
  if (leans && isLikedOrNot(asked, named) && prior.about !== 'self') return sameAgain(asked, prior);
  const isOfThem = asked.about === 'period' && named.has('others');
  if (isOfThem && isLifeTopic(prior.about)) return atAnotherTime(asked, prior, named);
  const house = named.numbers[0];
  if (isEmpty && joins && prior.about === 'house' && house !== undefined)
    return { ...prior, language: asked.language, want: asked.want, houses: [house], follows: true };
  // A few words that name nothing at all are about what was just said.
  const isLost = LOST.has(asked.about) && named.words.length > 1 && named.words.length < FEW_WORDS;
  if (leans && isLost && before.at(-1) && isReading(before.at(-1)?.about ?? 'unclear'))
    return sameAgain(asked, prior);
  if (asksWhetherThen(asked, named) && isLifeTopic(prior.about)) return atAnotherTime(asked, prior, named);
  // "How does that affect my love life?" of the planet that was spoken of.
  const isOfPoint =
    prior.about === 'placement' && (named.leans('it') || named.leans('this') || named.leans('affects'));
  if (isLifeTopic(asked.about) && named.topics.length > 0 && isOfPoint && asked.points.length === 0)
    return inAnotherPart(asked, prior);
  const isOr = beginsWithOr(named);
  // "Next year?", "still this year?" after a part of life, with nothing else in it.
  const isTimeAlone = asked.about === 'period' && isTimeOf(asked, named);
  const isBare =
    joins || isOr || named.words.length <= 3 || (isTimeAlone && named.words.length <= TIME_WORDS);
  if (!isBare) return asked;
  const fewer = isTimeAlone ? TIME_WORDS : asked.mood === 'deciding' || asked.want === 'should' ? 3 : 2;
  const isOfLife = isLifeTopic(prior.about) && named.words.length <= fewer && !named.has('own');
  const hasTime = prior.about !== 'period' && !TIMELESS.has(prior.about);
  if (asked.about === 'period' && hasTime && (joins || isOr || isOfLife))
    return atAnotherTime(isTimeAlone ? { ...asked, want: null } : asked, prior, named);
  if (asked.about === 'placement' && joins && !asked.topic) return ofAnotherBody(asked, prior);
  if (
    asked.about === 'event' &&
    asked.points.length === 0 &&
    prior.about === 'event' &&
    asked.event === 'direct'
  ) {
    return { ...asked, points: prior.points, follows: true };
  }
  // "Love?" after next week, with nothing before it.
  const isBarePart = prior.about === 'period' && named.words.length <= BARE_PART && !saysWhose(named);
  if (isLifeTopic(asked.about) && named.topics.length > 0 && (joins || isBarePart))
    return inAnotherPart(asked, prior);
  return asked;
}
