import type { Lean } from '../../../locales/celestia-lexicon.ts';
import type { About, Asked } from './asked.ts';
import { namesReturn } from './event-questions.ts';
import { isLifeTopic } from './heard-kinds.ts';
import { isOfItsSides, isOfThat, isOfThatDay, isWhetherEmpty } from './leaning-on-that.ts';
import type { Named } from './named.ts';
import { namesNothing, sameAgain } from './same-again.ts';

/** Short questions that say by a word or two that they go on from the turn before. */

const FEW_WORDS = 6;
const MORE_WORDS = 8;
const MOST_WORDS = 10;

/** "And its ruler?" after an angle or a house. */
function ofItsRuler(asked: Asked, { terms }: Named, prior: Asked): Asked | null {
  if (!terms.includes('ruler') || asked.points.length + asked.signs.length + asked.houses.length > 0)
    return null;
  const ofAngle = { midheaven: [10], ascendant: [1] }[prior.points[0] as 'midheaven' | 'ascendant'] ?? [];
  const houses = prior.about === 'house' ? prior.houses : ofAngle;
  if (houses.length === 0) return null;
  return { ...asked, about: 'term', term: 'ruler', houses, whose: 'self', premise: null, follows: true };
}

/** "Any bad months?" after a year asks within it. */
function isWithinTheYear(asked: Asked, named: Named, prior: Asked): boolean {
  const isLong = prior.year !== null || prior.frame === 'year' || prior.frame === 'nextYear';
  // Turkish has one word for the month and the Moon.
  const isMonth = asked.frame === 'month' || (asked.language === 'tr' && named.words.includes('ay'));
  const isSet = asked.month !== null || asked.year !== null || asked.weekdays.length > 0;
  const names = asked.signs.length + asked.houses.length + named.topics.length > 0;
  return isLong && isMonth && !isSet && !names && !named.has('joins') && !named.leans('this');
}

const OF_SKY: ReadonlySet<About> = new Set(['placement', 'event', 'aspect']);

/** "Is that good for me?" after what stands in the sky. */
function isWhetherItHelps(asked: Asked, named: Named, prior: Asked): boolean {
  const isOfSelf =
    asked.about === 'self' && named.has('own') && namesNothing(asked, { ...named, traits: [] });
  return OF_SKY.has(prior.about) && isOfSelf && named.leans('it');
}

/** What says so by itself, and after which. */
const GOING_ON: readonly [by: Lean, after: readonly About[]][] = [
  ['goodAt', ['work']],
  ['makeUp', ['family', 'friends', 'work']],
  ['talk', ['family', 'friends', 'work', 'partner', 'love']],
  ['wrong', ['love', 'work', 'money', 'family', 'friends', 'home', 'partner']],
];

/** "What would I be good at?", "will we make up?", "was I wrong?" */
function isGoingOn(asked: Asked, { topics, leans }: Named, prior: Asked): boolean {
  const isOpen = asked.points.length + asked.signs.length === 0;
  const isOfNoOther = topics.every((topic) => topic === 'love' || topic === 'self');
  const goesOn = GOING_ON.some(([by, after]) => after.includes(prior.about) && leans(by));
  return isOpen && isOfNoOther && goesOn;
}

/** "How does it affect me in relationships?" after one's Moon is asked of the Moon, "will it mess with my contract?" of the way back. */
function isOfItsEffect(asked: Asked, { leans }: Named, prior: Asked): boolean {
  const isOfPart = isLifeTopic(asked.about) && asked.topic !== null && asked.points.length === 0;
  const isOfOne =
    prior.about === 'event' ||
    prior.about === 'house' ||
    (prior.about === 'placement' && prior.points.length === 1);
  return isOfPart && isOfOne && leans('affects');
}

/** "How do I fix it?", "how do I get them to open up", typed without its mark. */
function isHowTo(asked: Asked, named: Named, prior: Asked): boolean {
  const isLost = asked.about === 'outside' || asked.about === 'unclear' || asked.mood === 'unsure';
  const isOfLife = prior.about === 'partner' || (isLifeTopic(prior.about) && prior.about !== 'self');
  const asksHow = named.leans('how') && !named.has('joins');
  return isLost && isOfLife && asksHow && namesNothing(asked, named);
}

/** "So when is my return?" after Saturn, or after the word for it. */
function ofItsReturn(asked: Asked, named: Named, prior: Asked): Asked | null {
  const point = prior.term === 'saturnReturn' ? 'saturn' : (prior.trait ?? prior.points[0]);
  const asksWhen = asked.want === 'when' || asked.want === 'untilWhen';
  const isOpen = asked.points.length + asked.signs.length + asked.houses.length === 0;
  const isSaid = namesReturn(named) || prior.term === 'saturnReturn';
  if (!point || !isSaid || !asksWhen || !isOpen) return null;
  const again = { ...asked, topic: null, mood: null, follows: true };
  if (point === 'saturn') return { ...again, about: 'term', term: 'saturnReturn', whose: 'self' };
  return { ...again, about: 'event', event: 'transit', points: [point, point], whose: 'sky' };
}

/** "Do I have one?" after a word of the craft. */
function isWhetherOneHasIt(asked: Asked, { topics, terms, leans }: Named, prior: Asked): boolean {
  const names = [asked.points, asked.signs, asked.houses, topics, terms];
  const isOpen = names.every((list) => list.length === 0);
  return prior.term !== null && leans('haveIt') && isOpen;
}

const WITH_A_HOUSE: ReadonlySet<About> = new Set(['event', 'placement', 'term']);

/** "In which area?" after an eclipse or a planet: where it falls. */
function isOfItsField(asked: Asked, named: Named, prior: Asked): boolean {
  const isOpen = asked.points.length + asked.signs.length + asked.houses.length + named.topics.length === 0;
  const isOfOne = prior.points.length === 1 || prior.about === 'event';
  return isOpen && isOfOne && WITH_A_HOUSE.has(prior.about) && named.leans('field');
}

/** "Is it retrograde?" after one's own Mercury asks of that. */
function ofItsWay(asked: Asked, { events, points }: Named, prior: Asked): Asked | null {
  const isOfOne = prior.about === 'placement' && prior.points.length === 1 && points.length === 0;
  if (asked.about !== 'event' || !events.includes('retrograde') || !isOfOne) return null;
  return { ...asked, points: prior.points, whose: prior.whose, follows: true };
}

/** A question filled from the one before; null where no such word says so. */
export function leaningShort(asked: Asked, named: Named, prior: Asked): Asked | null {
  const { words } = named;
  if (words.length <= MOST_WORDS && isOfThatDay(asked, named, prior))
    return sameAgain({ ...asked, want: null }, prior);
  const again = sameAgain({ ...asked, want: null }, prior);
  const isOfAdvice = asked.slants.includes('advice') && words.length <= MOST_WORDS;
  if (isOfAdvice && isOfItsSides(asked, named, prior)) return again;
  if (words.length <= MOST_WORDS && isOfThat(asked, named, prior)) return sameAgain(asked, prior);
  if (words.length > MORE_WORDS) return null;
  if (isWhetherEmpty(asked, named, prior)) return sameAgain({ ...asked, want: 'isIt' }, prior);
  const ofWay = ofItsWay(asked, named, prior);
  if (ofWay) return ofWay;
  const ofReturn = ofItsReturn(asked, named, prior);
  if (ofReturn) return ofReturn;
  if (isOfItsEffect(asked, named, prior)) return { ...again, topic: asked.topic };
  if (isHowTo(asked, named, prior)) return again;
  if (isOfItsSides(asked, named, prior)) return again;
  if (isOfItsField(asked, named, prior)) return { ...again, want: 'where' };
  if (words.length > FEW_WORDS) return null;
  if (isWhetherOneHasIt(asked, named, prior)) return sameAgain(asked, prior);
  const goesOn =
    isWithinTheYear(asked, named, prior) ||
    isWhetherItHelps(asked, named, prior) ||
    isGoingOn(asked, named, prior);
  return goesOn ? again : ofItsRuler(asked, named, prior);
}
