import type { About, Asked } from './asked.ts';
import type { Named } from './named.ts';
import { namesNothing, sameAgain } from './same-again.ts';

/** Questions that are about what was spoken of before by what they are, and not by their few words alone. */

/** In so few words nobody begins to speak of something else of the heart. */
const FEW_WORDS = 6;

function isOfHeart({ about, topic }: Asked): boolean {
  return about === 'love' || about === 'partner' || topic === 'love';
}

/** "Do I leave?", "ayrılayım mı?", "je pars ?" after a question about love: decided on, or promised, is what was told of. */
function ofTheHeart(asked: Asked, named: Named, prior: Asked): Asked | null {
  if (!isOfHeart(prior) || named.words.length > FEW_WORDS || named.has('outside')) return null;
  // Whoever leaves with no planet named leaves no sign.
  const events = named.events.filter((event) => event !== 'ingress');
  if (!namesNothing(asked, { ...named, events })) return null;
  const isOfDeed = asked.mood !== null && asked.mood !== 'unsure' && asked.mood !== 'signPair';
  const isOfOneself = asked.about === 'self' && (isOfDeed || (asked.mood === 'unsure' && named.isAsked));
  const isLost = (asked.about === 'unclear' || asked.about === 'outside') && named.isAsked;
  return isOfOneself || isLost ? sameAgain(asked, prior) : null;
}

/** "When does it change sign?" of the planet that was named before. */
function ofItsSign(asked: Asked, named: Named, prior: Asked): Asked | null {
  const isOpen = asked.points.length === 0 && asked.signs.length === 0;
  if (asked.event !== 'ingress' || !isOpen || named.has('outside') || prior.points.length !== 1) return null;
  if (prior.about !== 'placement' && prior.about !== 'event') return null;
  return { ...asked, about: 'event', points: prior.points, whose: 'sky', premise: null, follows: true };
}

/** "And with a Libra?": the first of the two signs stays. */
function ofAnotherPair(asked: Asked, named: Named, prior: Asked): Asked | null {
  const [first] = prior.signs;
  const [other, ...more] = asked.signs;
  const isShort = named.words.length <= FEW_WORDS && asked.points.length + asked.houses.length === 0;
  if (prior.mood !== 'signPair' || !first || !other || more.length > 0 || !isShort) return null;
  return { ...prior, language: asked.language, signs: [first, other], want: asked.want, follows: true };
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

/** A question filled from the one before; null where it stands by itself, as far as its kind tells. */
export function leaning(asked: Asked, named: Named, prior: Asked): Asked | null {
  return (
    ofItsSign(asked, named, prior) ??
    ofAnotherHouse(asked, named, prior) ??
    ofAnotherPair(asked, named, prior) ??
    ofTheirSign(asked, named, prior) ??
    ofTheHeart(asked, named, prior)
  );
}
