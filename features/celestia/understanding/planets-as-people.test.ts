import { describe, expect, it } from 'vitest';
import { type Case, lastOf } from '../../../scripts/celestia/last-asked.ts';

/** Planets that are spoken of as if they were people, and asked of what they do now. */

const PASSING = { about: 'event', event: 'transit', whose: 'sky' } as const;

const AS_PEOPLE: readonly Case[] = [
  ['en', ['Does Saturn have a grudge against me, or is everyone getting this?'], { points: ['saturn'] }],
  ['en', ['is pluto done with me yet'], { points: ['pluto'] }],
  ['tr', ['Satürn benimle ne alıp veremiyor'], { points: ['saturn'] }],
  ['tr', ['plüton benden ne istiyor'], { points: ['pluto'] }],
  ['es', ['Saturno la tiene tomada conmigo o es con todos'], { points: ['saturn'] }],
  ['fr', ['Saturne m’en veut ou c’est pareil pour tout le monde ?'], { points: ['saturn'] }],
  ['pt', ['Saturno tem alguma coisa contra mim ou é com todo mundo?'], { points: ['saturn'] }],
];

/** What is called one's own, or asked for its meaning, stands. */
const STANDING: readonly Case[] = [
  ['en', ['what does Saturn say about me'], { about: 'placement', whose: 'self' }],
  ['tr', ['satürnüm benimle ne alıp veremiyor'], { about: 'placement', whose: 'self' }],
  ['fr', ['que dit Pluton de moi ?'], { about: 'placement', whose: 'self' }],
];

const GOES_BACK = { about: 'event', event: 'retrograde', points: ['mercury'], whose: 'sky' } as const;

const NOW: readonly Case[] = [
  ['en', ['is mercury in retrograde rn? my phone died twice'], GOES_BACK],
  ['tr', ['Merkür şu an geri mi gidiyor, telefon alacağım da'], GOES_BACK],
  ['es', ['mercurio sigue retrogrado o ya puedo comprar el movil'], GOES_BACK],
  ['fr', ['mercure il retrograde la ou pas ? mon tel bug depuis 3 jours'], GOES_BACK],
  ['pt', ['mercúrio tá retrógrado ou é só meu celular'], GOES_BACK],
  ['tr', ['merkürüm retro mu'], { about: 'placement', whose: 'self' }],
  ['en', ['is my Mercury in retrograde?'], { about: 'placement', whose: 'self' }],
];

describe('a planet', () => {
  it.each(AS_PEOPLE)('%s, %j: is asked of what it does now', async (language, turns, expected) => {
    expect(await lastOf(language, turns)).toMatchObject({ ...PASSING, ...expected });
  });

  it.each([...STANDING, ...NOW])(
    '%s, %j: stands at birth, or goes back now',
    async (language, turns, expected) => {
      expect(await lastOf(language, turns)).toMatchObject(expected);
    },
  );

  it('is asked for its end by the turn after', async () => {
    const last = await lastOf('en', ['Does Saturn have a grudge against me?', 'until when']);
    expect(last).toMatchObject({ points: ['saturn'], want: 'untilWhen', follows: true });
  });
});

const ORB: readonly Case[] = [
  ['en', ['what does orb mean, you keep saying it'], { about: 'term', term: 'orb' }],
  ['tr', ['orb ne demek, sürekli söylüyorsun'], { about: 'term', term: 'orb' }],
  ['es', ['qué es eso del orbe que dices todo el rato'], { about: 'term', term: 'orb' }],
  ['fr', ['c’est quoi un orbe, tu le dis tout le temps'], { about: 'term', term: 'orb' }],
  ['pt', ['o que é orbe? você fala isso toda hora'], { about: 'term', term: 'orb' }],
];

describe('a word of the craft', () => {
  it.each(ORB)('%s, %j: is explained, however one complains of it', async (language, turns, expected) => {
    expect(await lastOf(language, turns)).toMatchObject(expected);
  });
});
