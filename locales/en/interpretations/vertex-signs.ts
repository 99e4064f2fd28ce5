import type { NatalInterpretations } from '../../natal-text-types.ts';

/** The Vertex in each sign: the kind of meeting that seems to find one. */
export const vertexSigns: NatalInterpretations['vertexSigns'] = {
  aries:
    'The encounters that count tend to come head-on, as Mars rules this sign: someone bold who’s already walking and seems to expect you to come along.',
  taurus:
    'Somebody unhurried is apt to turn up, hands full of something real your plans begin to slow and ripen.',
  gemini:
    'Under Mercury’s rule, idle exchanges tend to become your turning points: a wrong number, a borrowed pen, a joke told to a stranger.',
  cancer:
    'Under the Moon’s rule, you’re often found by people who feel like family within the hour, usually while one of you is looking after the other.',
  leo: 'Whoever has the crowd’s attention tends to pick you out of it, and to hand you a speaking part.',
  virgo:
    'Important people often enter by the side door, as helpers, teachers or the one colleague who knew how the thing worked.',
  libra:
    'Across a counter or a bargaining table you meet your equals, and a courtesy exchanged in passing can grow into a pact.',
  scorpio:
    'Small talk falls away within minutes when the right person finds you, and neither of you tends to leave quite as you came.',
  sagittarius:
    'On the road, in a school hallway or a long way from your own language, you tend to run into whoever widens the map.',
  capricorn:
    'Since Saturn rules here, it’s frequently someone older, or graver, or higher up the stairs, who takes you seriously a year before you do.',
  aquarius:
    'Unlikely company is likely for you: the friend of a friend, or an oddball in the wrong seminar, who turns your thinking ninety degrees.',
  pisces:
    'Some people drift into your life as if through a wall, by music, by water or by mistake, and seem half remembered.',
};
