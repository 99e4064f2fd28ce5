import { expect, it } from 'vitest';
import { loadWords } from '../../../locales/index.ts';
import { factText } from './fact-text.ts';

it.each([
  ['tr', 'Ay ile Güneş üçgen açıda', 'Mars ile Ay karşıt açıda'],
  ['en', 'The Moon trine the Sun', 'Mars opposite the Moon'],
  ['es', 'La Luna en trígono con el Sol', 'Marte en oposición a la Luna'],
  ['fr', 'La Lune en trigone avec le Soleil', 'Mars en opposition à la Lune'],
  ['pt', 'A Lua em trígono com o Sol', 'Marte em oposição à Lua'],
] as const)('an aspect to a light is a phrase with its article, in %s', async (language, moon, ruler) => {
  const words = await loadWords(language, ['astro', 'horoscope', 'events']);
  const dictionaries = {
    astro: words.section('astro'),
    words: words.section('horoscope'),
    events: words.section('events'),
  };
  const told = (fact: unknown) => factText(fact as Parameters<typeof factText>[0], dictionaries).what;
  expect(told({ kind: 'aspect', first: 'moon', second: 'sun', aspect: 'trine', instantMs: 0 })).toBe(moon);
  expect(told({ kind: 'rulerAspect', ruler: 'mars', other: 'moon', aspect: 'opposition' })).toBe(ruler);
  expect(told({ kind: 'rulerAspect', ruler: 'mars', other: 'sun', aspect: 'opposition' })).not.toMatch(
    / a el | à le | a o /,
  );
});

it.each([
  ['tr', 'Akrep’te, başlangıcı: {{when}}'],
  ['en', 'in Scorpio, from {{when}}'],
  ['es', 'en Escorpio, desde el {{when}}'],
  ['fr', 'en Scorpion, à partir du {{when}}'],
  ['pt', 'em Escorpião, a partir de {{when}}'],
] as const)(
  'a body that goes back is not told to do so for all of its stay in a sign, in %s',
  async (language, since) => {
    const words = await loadWords(language, ['astro', 'horoscope', 'events']);
    const dictionaries = {
      astro: words.section('astro'),
      words: words.section('horoscope'),
      events: words.section('events'),
    };
    const stay = {
      kind: 'placement',
      body: 'jupiter',
      sign: 'scorpio',
      house: 12,
      fromMs: 0,
      toMs: 1,
    } as const;
    const timesOf = (direction: 'direct' | 'retrograde') =>
      factText({ ...stay, direction } as Parameters<typeof factText>[0], dictionaries).times;
    expect(timesOf('retrograde').map(({ text }) => text)).toEqual([since, timesOf('direct')[1]?.text]);
    expect(timesOf('direct')[0]?.text).not.toBe(since);
  },
);
