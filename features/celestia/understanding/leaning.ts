import type { TimeFrame } from '../../../locales/celestia-lexicon.ts';
import type { About, Asked } from './asked.ts';
import { isLifeTopic } from './heard-kinds.ts';
import { leaningShort } from './leaning-short.ts';
import { type Named, namesTime } from './named.ts';
import { isTimeless, namesNothing, sameAgain } from './same-again.ts';
import { signOfToldBirth } from './told-birth.ts';

/** Questions that are about what was spoken of before by what they are, and not by their few words alone. */

/** In so few words nobody begins to speak of something else of the heart. */
const FEW_WORDS = 6;

/** "And rather employed or on my own account?" */
const JOINED_WORDS = 8;

/** In so few there is no room for another subject. */
const BARE_WORDS = 4;

function isOfHeart({ about, topic }: Asked): boolean {
  return about === 'love' || about === 'partner' || topic === 'love';
}

/** "Do I leave?", "ayrılayım mı?", "et si je reste ?" after a part of life: decided on, or promised, is what was told of. */
function ofADeed(asked: Asked, named: Named, prior: Asked): Asked | null {
  const isOfPart = isOfHeart(prior) || (isLifeTopic(prior.about) && prior.about !== 'self');
  const most = named.has('joins') && !isOfHeart(prior) ? JOINED_WORDS : FEW_WORDS;
  if (!isOfPart || named.words.length > most || named.has('outside')) return null;
  // Whoever leaves with no planet named leaves no sign.
  const events = named.events.filter((event) => event !== 'ingress');
  const topics = named.topics.filter((topic) => topic !== 'self');
  if (!namesNothing(asked, { ...named, events, topics })) return null;
  const isOfDeed = asked.mood !== null && asked.mood !== 'unsure' && asked.mood !== 'signPair';
  const asksForIt = asked.mood === 'deciding' || asked.mood === 'promise' || asked.want === 'should';
  if (!isOfHeart(prior)) return asked.about === 'self' && asksForIt ? sameAgain(asked, prior) : null;
  const isOfOneself = asked.about === 'self' && (isOfDeed || (asked.mood === 'unsure' && named.isAsked));
  const isLost = (asked.about === 'unclear' || asked.about === 'outside') && named.isAsked;
  return isOfOneself || isLost ? sameAgain(asked, prior) : null;
}

/** "And if I stayed?" after a part of life asks of the same thing the other way. */
function ofTheOtherWay(asked: Asked, named: Named, prior: Asked): Asked | null {
  const isOfLife = isLifeTopic(prior.about) || prior.about === 'partner';
  const isOpen = [asked.points, asked.signs, asked.houses, asked.slants].every((list) => list.length === 0);
  const isOfElse =
    named.topics.some((topic) => topic !== 'self' && topic !== prior.topic) ||
    named.terms.length > 0 ||
    named.has('outside') ||
    named.words.some((word) => named.grammar.ofTheBirth.test(word));
  if (!named.leans('whatIf') || !isOfLife || !isOpen || isOfElse || named.words.length > JOINED_WORDS)
    return null;
  const again: Asked = { ...sameAgain({ ...asked, want: null }, prior), mood: 'deciding' };
  if (isTimeless(asked)) return again;
  // "And if we wait for autumn?"
  const { frame, weekdays, day, month, year, yearsAhead } = asked;
  return { ...again, frame, weekdays, day, month, year, yearsAhead };
}

const SOMEBODY_WORDS = 8;

/** "Will it be someone from work?" after a question about love asks of no work. */
function ofWhom(asked: Asked, { words, leans }: Named, prior: Asked): Asked | null {
  const isOfSomebody = words.length <= SOMEBODY_WORDS && leans('somebody');
  const isOpen =
    asked.about !== 'self' && asked.points.length + asked.signs.length + asked.houses.length === 0;
  return isOfHeart(prior) && isOfSomebody && isOpen ? sameAgain({ ...asked, want: null }, prior) : null;
}

/** "He's been cold lately", told without a "he": of the other, and of no time of one's own. */
function howTheyAre(asked: Asked, named: Named, prior: Asked): Asked | null {
  const isOfNow = asked.about === 'period' && asked.frame === 'now' && asked.want === null;
  const isTold = isOfNow && !named.isAsked && named.words.length > 2 && named.words.length <= FEW_WORDS;
  if (!isTold || !isOfHeart(prior) || named.has('own') || named.has('timing')) return null;
  return namesNothing({ ...asked, frame: null }, named) ? sameAgain(asked, prior) : null;
}

/** "When does it change sign?" of the planet that was named before. */
function ofItsSign(asked: Asked, named: Named, prior: Asked): Asked | null {
  const isOpen = asked.points.length === 0 && asked.signs.length === 0;
  // "When does it change?" says no more, and of a birth there is nothing to change.
  const isBareWhen =
    asked.want === 'when' &&
    named.words.length <= BARE_WORDS &&
    named.words.some((word) => named.grammar.changes.test(word));
  if (
    (asked.event !== 'ingress' && !isBareWhen) ||
    !isOpen ||
    named.has('outside') ||
    prior.points.length !== 1
  )
    return null;
  if (prior.about !== 'placement' && prior.about !== 'event') return null;
  return {
    ...asked,
    about: 'event',
    event: 'ingress',
    points: prior.points,
    // "How long does it stay there?" is of the house it comes into.
    houses: prior.event === 'ingress' ? prior.houses : [],
    whose: 'sky',
    premise: null,
    follows: true,
  };
}

/** "And with a Libra?": the first of the two signs stays. */
function ofAnotherPair(asked: Asked, named: Named, prior: Asked): Asked | null {
  const [first] = prior.signs;
  const [other, ...more] = asked.signs;
  const isShort = named.words.length <= FEW_WORDS && asked.points.length + asked.houses.length === 0;
  if (prior.mood !== 'signPair' || !first || !other || more.length > 0 || !isShort) return null;
  // Of one sign the other of the two is the asker's own.
  const signs = prior.signs.length > 1 ? [first, other] : [other];
  return { ...prior, language: asked.language, signs, want: asked.want, follows: true };
}

const HOUSES = 12;

/** "And the 8th?" after a house is no day of the month. */
function ofAnotherHouse(asked: Asked, named: Named, prior: Asked): Asked | null {
  const { day } = asked;
  if (prior.about !== 'house' || typeof day !== 'number' || day > HOUSES || asked.month !== null) return null;
  if (!namesNothing({ ...asked, day: null }, named)) return null;
  return { ...prior, language: asked.language, want: asked.want, houses: [day], follows: true };
}

const OF_SOMEBODY: ReadonlySet<About> = new Set(['work', 'family', 'friends', 'partner']);

/** "He's a Capricorn, by the way": the boss, the mother, the friend that was asked about. */
function ofTheirSign(asked: Asked, named: Named, prior: Asked): Asked | null {
  const isSign = asked.signs.length === 1 && (asked.about === 'sign' || asked.about === 'partner');
  const isOpen = asked.points.length + asked.houses.length + named.topics.length === 0;
  const isTold = named.has('others') && named.words.length <= FEW_WORDS && !named.has('own');
  if (!isSign || !isOpen || !isTold || !OF_SOMEBODY.has(prior.about)) return null;
  return { ...sameAgain(asked, prior), signs: asked.signs };
}

/** "And after that?" */
const NEXT_FRAME: Readonly<Partial<Record<TimeFrame, TimeFrame>>> = {
  today: 'tomorrow',
  tomorrow: 'dayAfter',
  week: 'nextWeek',
  weekend: 'nextWeek',
  nextWeek: 'weekAfter',
  month: 'nextMonth',
  nextMonth: 'monthAfter',
  year: 'nextYear',
};
const MONTHS = 12;

const PUT_OFF_WORDS = 9;

/** "And if I leave it for the next one?" */
function isPutOff(asked: Asked, { words, has, grammar }: Named): boolean {
  const isNext = words.some((word) => grammar.next.test(word));
  return isNext && has('joins') && isTimeless(asked) && words.length <= PUT_OFF_WORDS && !has('outside');
}

/** The stretch of time behind the one that was asked about. */
function atALaterTime(asked: Asked, named: Named, prior: Asked): Asked | null {
  // Whoever leaves with no planet named leaves no sign.
  const events = named.events.filter((event) => event !== 'ingress' || asked.points.length > 0);
  const isOfElse = asked.points.length + asked.signs.length + events.length + named.topics.length > 0;
  const isAfter = named.has('later') && named.words.length <= FEW_WORDS;
  if ((!isAfter && !isPutOff(asked, named)) || isOfElse) return null;
  const frame = prior.frame ? (NEXT_FRAME[prior.frame] ?? null) : null;
  const { month, year } = prior;
  const isSet = month !== null || year !== null;
  if (!frame && !isSet) return null;
  const next = { ...sameAgain({ ...asked, want: null }, prior), frame, weekdays: [], day: null };
  if (month !== null && month < MONTHS) return { ...next, month: month + 1 };
  return isSet ? { ...next, month: month === null ? null : 1, year: year === null ? null : year + 1 } : next;
}

/** "And the new one?" after a full Moon. */
function ofOtherMoon(asked: Asked, { words, grammar }: Named, prior: Asked): Asked | null {
  if (words.length > FEW_WORDS || (prior.event !== 'fullMoon' && prior.event !== 'newMoon')) return null;
  const event = words.some((word) => grammar.newMoon.test(word)) ? 'newMoon' : 'fullMoon';
  const isSaid = event === 'newMoon' || words.some((word) => grammar.fullMoon.test(word));
  if (!isSaid || event === prior.event || asked.points.some((point) => point !== 'moon')) return null;
  return { ...prior, language: asked.language, event, want: prior.want, follows: true };
}

const OF_A_SIGN: ReadonlySet<About> = new Set(['love', 'partner', 'family', 'friends', 'work', 'sign']);

const OF_TRAITS: ReadonlySet<About> = new Set(['self', 'love', 'partner', 'unclear', 'outside']);

/** "Is he jealous?" after "I'm dating a Leo": what such a sign is like. */
function ofTheirTrait(asked: Asked, named: Named, prior: Asked): Asked | null {
  const isOfSign = prior.signs.length === 1 && prior.premise === null && OF_A_SIGN.has(prior.about);
  const isOfHeartOnly = named.topics.every((topic) => topic === 'love' || topic === 'self');
  const isOpen = asked.points.length + asked.signs.length + asked.houses.length === 0 && isOfHeartOnly;
  const isOfThem = OF_TRAITS.has(asked.about) || asked.trait !== null || named.has('others');
  const asks = named.isAsked || asked.want === 'isIt' || /^m[iu](?:d[iu]r)?$/.test(named.words.at(-1) ?? '');
  if (!isOfSign || !isOpen || !isOfThem || named.words.length > FEW_WORDS) return null;
  if (namesTime(named) || named.has('own') || named.has('outside') || !asks) return null;
  const { language, trait } = asked;
  return {
    ...prior,
    language,
    about: 'sign',
    topic: 'love',
    trait,
    isGeneral: true,
    mood: null,
    follows: true,
  };
}

/** "He was born on 4 August, does that help?" after a partner. */
function ofTheirBirth(asked: Asked, named: Named, prior: Asked): Asked | null {
  const isTold = named.tellsBirthday && named.hits.some(({ group }) => group === 'months');
  if (prior.about !== 'partner' || !isTold || named.has('own')) return null;
  const sign = signOfToldBirth(named, asked.language);
  const signs = sign ? [sign] : prior.signs;
  return { ...sameAgain({ ...asked, want: null }, prior), signs, tellsBirth: true };
}

/** "Is it different from my Sun sign?" after the Ascendant asks of both. */
function ofTheDifference(asked: Asked, named: Named, prior: Asked): Asked | null {
  const [one] = prior.points;
  const [other] = asked.points;
  const isOfTwo = prior.about === 'placement' && asked.about === 'placement' && one !== other;
  if (!isOfTwo || !one || !other || prior.points.length + asked.points.length > 2) return null;
  if (!named.leans('differs') || prior.whose !== 'self') return null;
  return { ...asked, about: 'aspect', points: [one, other], want: 'meaning', follows: true };
}

const LASTING_WORDS = 12;
const WITH_AN_END: ReadonlySet<About> = new Set(['placement', 'aspect', 'house', 'event']);

/** "Does that pass one day, or is it for ever?" after what stands in a chart or in the sky. */
function ofItsEnd(asked: Asked, named: Named, prior: Asked): Asked | null {
  const isOpen = asked.want === 'untilWhen' && namesNothing(asked, named) && !named.has('outside');
  if (!isOpen || !WITH_AN_END.has(prior.about) || named.words.length > LASTING_WORDS) return null;
  return { ...sameAgain(asked, prior), mood: null };
}

const OF_TWO: ReadonlySet<About> = new Set(['home', 'money', 'family', 'friends']);

/** "And living together?" after the two of them is of both. */
function ofBoth(asked: Asked, named: Named, prior: Asked): Asked | null {
  const isOfPart = OF_TWO.has(asked.about) && named.topics.length > 0 && isTimeless(asked);
  const goesOn = named.has('joins') && named.words.length <= FEW_WORDS && !named.has('own');
  if (prior.about !== 'partner' || !isOfPart || !goesOn) return null;
  return { ...sameAgain({ ...asked, want: null }, prior), topic: asked.topic };
}

/** A question filled from the one before; null where it stands by itself, as far as its kind tells. */
export function leaning(asked: Asked, named: Named, prior: Asked): Asked | null {
  return (
    ofTheirBirth(asked, named, prior) ??
    ofBoth(asked, named, prior) ??
    ofItsEnd(asked, named, prior) ??
    ofTheDifference(asked, named, prior) ??
    ofItsSign(asked, named, prior) ??
    ofOtherMoon(asked, named, prior) ??
    atALaterTime(asked, named, prior) ??
    ofTheOtherWay(asked, named, prior) ??
    ofTheirTrait(asked, named, prior) ??
    ofAnotherHouse(asked, named, prior) ??
    ofAnotherPair(asked, named, prior) ??
    ofTheirSign(asked, named, prior) ??
    ofWhom(asked, named, prior) ??
    howTheyAre(asked, named, prior) ??
    leaningShort(asked, named, prior) ??
    ofADeed(asked, named, prior)
  );
}
