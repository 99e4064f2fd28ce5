import type { About, Asked } from './asked.ts';
import { isLifeTopic } from './heard.ts';
import type { Named } from './named.ts';
import { namesNothing, sameAgain } from './same-again.ts';

/** Short questions that say by a word or two that they go on from the turn before. */

const FEW_WORDS = 6;

/** "And its ruler?" after an angle or a house. */
function ofItsRuler(asked: Asked, named: Named, prior: Asked): Asked | null {
  const isOpen = asked.points.length + asked.signs.length + asked.houses.length === 0;
  if (!named.terms.includes('ruler') || !isOpen || named.words.length > FEW_WORDS) return null;
  const [point] = prior.points;
  const ofAngle = point === 'midheaven' ? [10] : point === 'ascendant' ? [1] : [];
  const houses = prior.about === 'house' ? prior.houses : ofAngle;
  if (houses.length === 0) return null;
  return { ...asked, about: 'term', term: 'ruler', houses, whose: 'self', premise: null, follows: true };
}

const THIS = /^(?:this|este|esse|neste|nesse|ce|bu)$/;

/** "Any bad months?" after a year asks within it. */
function withinTheYear(asked: Asked, named: Named, prior: Asked): Asked | null {
  const isLong = prior.year !== null || prior.frame === 'year' || prior.frame === 'nextYear';
  // Turkish has one word for the month and the Moon.
  const isMonth = asked.frame === 'month' || (asked.language === 'tr' && named.words.includes('ay'));
  if (!isLong || !isMonth || named.words.length > FEW_WORDS || named.words.some((word) => THIS.test(word)))
    return null;
  const names = [asked.signs, asked.houses, named.topics, asked.weekdays];
  const isOpen = names.every(({ length }) => length === 0) && asked.month === null && asked.year === null;
  return isOpen && !named.has('joins') ? sameAgain({ ...asked, want: null }, prior) : null;
}

const IT = /^(?:that|this|it|eso|esto|isso|isto|ca|cela|c|bu|bunlar)$/;
const FOR_ME = /\bbenim icin (?:iyi|kotu|hayirli)\b/;
const OF_SKY: ReadonlySet<About> = new Set(['placement', 'event', 'aspect']);

/** "Is that good for me?" after what stands in the sky. */
function whetherItHelps(asked: Asked, named: Named, prior: Asked): Asked | null {
  const saysIt = named.words.some((word) => IT.test(word)) || FOR_ME.test(named.words.join(' '));
  const isOfSelf = asked.about === 'self' && namesNothing(asked, { ...named, traits: [] });
  const isShort = named.words.length < FEW_WORDS && named.has('own');
  return OF_SKY.has(prior.about) && isOfSelf && saysIt && isShort
    ? sameAgain({ ...asked, want: null }, prior)
    : null;
}

const GOOD_AT = /\b(?:good at|para que soy buen|para que sirvo|douee? pour|douee? en|boa em|bom em|yatkin)/;

/** "What would I be good at?" after work. */
function ofTheirGift(asked: Asked, { words }: Named, prior: Asked): Asked | null {
  const isOfGift = asked.about === 'self' && GOOD_AT.test(words.join(' '));
  return prior.about === 'work' && isOfGift && words.length <= FEW_WORDS
    ? sameAgain({ ...asked, want: null }, prior)
    : null;
}

const MAKE_UP = /\b(?:baris|reconcil|make up|pazes|las paces|forgive|perdon|pardonn|perdo[aeo]|affe[dt])/;
const OF_SOMEBODY: ReadonlySet<About> = new Set(['family', 'friends', 'work']);

/** "Will we make up?", "should I forgive her?" after a sister asks of the sister. */
function withThem(asked: Asked, { words, topics }: Named, prior: Asked): Asked | null {
  const isMadeUp = MAKE_UP.test(words.join(' ')) && words.length <= FEW_WORDS;
  const isOpen = asked.points.length + asked.signs.length === 0 && topics.every((topic) => topic === 'love');
  return OF_SOMEBODY.has(prior.about) && isMadeUp && isOpen
    ? sameAgain({ ...asked, want: null }, prior)
    : null;
}

const TALK =
  /\b(?:le hablo|hablarle|le digo|decirselo|konusayim|talk to (?:her|him|them)|lui parle|lui dire|falo com el[ea]|digo (?:a|pra) el[ea])/;

/** "How do I talk to her?" after somebody. */
function howToTell(asked: Asked, { words, topics }: Named, prior: Asked): Asked | null {
  const isOfTalk = TALK.test(words.join(' ')) && words.length <= FEW_WORDS && topics.length === 0;
  const isOfSomebody = OF_SOMEBODY.has(prior.about) || prior.about === 'partner' || prior.about === 'love';
  return isOfTalk && isOfSomebody && isLifeTopic(prior.topic ?? '') ? sameAgain(asked, prior) : null;
}

const AFFECTS = /\b(?:affect|etkil|influ|mexe|afet|afect|joue comment|plays? out)/;

/** "How does it affect me in relationships?" after one's Moon is asked of the Moon. */
function whatItDoesThere(asked: Asked, named: Named, prior: Asked): Asked | null {
  const isOfPart = named.topics.length > 0 && isLifeTopic(asked.about) && asked.points.length === 0;
  const isOfPoint = prior.about === 'placement' && prior.points.length === 1;
  const affects = AFFECTS.test(named.words.join(' ')) && named.words.length <= EFFECT_WORDS;
  return isOfPart && isOfPoint && affects
    ? { ...sameAgain({ ...asked, want: null }, prior), topic: asked.topic }
    : null;
}

const EFFECT_WORDS = 8;

const HOW = /^(?:how|como|comment|nasil)$/;
const WRONG = /\b(?:was i wrong|haksiz|hice mal|me equivoque|eu tort|fiz mal|errei|estava errad)/;

/** "How do I fix it?", "was I wrong?" after a part of life. */
function whatToDoAboutIt(asked: Asked, named: Named, prior: Asked): Asked | null {
  const said = named.words.join(' ');
  const isShort = named.words.length < FEW_WORDS && namesNothing(asked, named);
  const isOpen = asked.about === 'outside' || asked.about === 'unclear' || asked.mood === 'unsure';
  const isOfIt = WRONG.test(said) || (HOW.test(named.words[0] ?? '') && !named.has('joins'));
  return isShort && isOpen && isOfIt && isLifeTopic(prior.about) && prior.about !== 'self'
    ? sameAgain({ ...asked, want: null }, prior)
    : null;
}

/** A question filled from the one before; null where no such word says so. */
export function leaningShort(asked: Asked, named: Named, prior: Asked): Asked | null {
  return (
    ofItsRuler(asked, named, prior) ??
    withinTheYear(asked, named, prior) ??
    whetherItHelps(asked, named, prior) ??
    ofTheirGift(asked, named, prior) ??
    withThem(asked, named, prior) ??
    howToTell(asked, named, prior) ??
    whatItDoesThere(asked, named, prior) ??
    whatToDoAboutIt(asked, named, prior)
  );
}
