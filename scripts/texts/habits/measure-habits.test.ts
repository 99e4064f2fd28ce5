import { describe, expect, test } from 'vitest';
import { LEXICONS } from './lexicons.ts';
import { type Ear, isOver, type KeyedText, sharedProps, sharesOf } from './measure-habits.ts';

const EAR: Ear = {
  language: 'en',
  lexicon: LEXICONS.en,
  planets: { mars: /Mars/u },
  signs: { aries: /Aries/u, taurus: /Taurus/u },
  anyName: /Mars|Aries|Taurus/u,
};

describe('the shares of a subject', () => {
  const texts: KeyedText[] = [
    ['aries', 'You run. Mars in Aries runs too. Ask first.'],
    ['taurus', 'You may walk and you may sit, because Mars is slow here.'],
  ];
  const shares = sharesOf('mars', texts, EAR);

  test('name the texts that have a habit', () => {
    expect(shares.advice).toEqual({ keys: ['aries'], of: 2 });
    expect(shares.may).toEqual({ keys: ['taurus'], of: 2 });
    expect(shares.why).toEqual({ keys: ['taurus'], of: 2 });
    expect(shares.named).toEqual({ keys: ['aries'], of: 2 });
    // Of the one that names it.
    expect(shares.second).toEqual({ keys: ['aries'], of: 1 });
  });

  test('leave out what does not concern it', () => {
    expect(shares.formula).toBeNull();
    expect(sharesOf('overlays', texts, EAR).named).toBeNull();
  });
});

test('a share is over beyond its bound; a single text is no habit, but of what must not be at all', () => {
  const share = (count: number, of: number) => ({ keys: Array.from({ length: count }, String), of });
  expect(isOver('advice', share(4, 12), 'en')).toBe(false);
  expect(isOver('advice', share(5, 12), 'en')).toBe(true);
  expect(isOver('kitchen', share(1, 8), 'fr')).toBe(false);
  expect(isOver('kitchen', share(2, 8), 'fr')).toBe(true);
  expect(isOver('formula', share(1, 60), 'fr')).toBe(true);
  expect(isOver('why', share(3, 12), 'tr')).toBe(true);
  expect(isOver('why', share(4, 12), 'tr')).toBe(false);
  // Bound in Portuguese alone.
  expect(isOver('named', share(12, 12), 'tr')).toBe(false);
  expect(isOver('named', share(5, 12), 'pt')).toBe(true);
});

test('a thing that stands in a planet’s sign and in its house may come twice on a page', () => {
  const signs: KeyedText[] = [
    ['aries', 'A door slams.'],
    ['taurus', 'A quiet chair.'],
  ];
  const houses: KeyedText[] = [
    ['mars.1', 'You try the door.'],
    ['mars.2', 'You wait.'],
  ];
  expect(sharedProps(signs, houses, LEXICONS.en)).toEqual([
    { prop: 'door', signs: ['aries'], houses: ['mars.1'] },
  ]);
});
