import { describe, expect, it } from 'vitest';
import { type Case, lastOf } from '../../../scripts/celestia/last-asked.ts';

/** Ways of reading a chart, whether she has them or not, and the border between two signs. */

const SCHOOLS: readonly Case[] = [
  ['en', ['can you read my progressions'], { about: 'term', term: 'progressions' }],
  ['tr', ['progres haritamı yorumlar mısın'], { term: 'progressions' }],
  ['es', ['¿me lees la luna progresada?'], { term: 'progressions' }],
  ['fr', ['tu lis les progressions ?'], { about: 'term', term: 'progressions' }],
  ['pt', ['você vê progressões?'], { about: 'term', term: 'progressions' }],
  ['en', ['what about vedic astrology, am I another sign there?'], { about: 'term', term: 'sidereal' }],
  ['tr', ['vedik astrolojide burcum değişir mi'], { about: 'term', term: 'sidereal' }],
  ['es', ['¿soy otro signo en la astrología védica?'], { about: 'term', term: 'sidereal' }],
  ['fr', ['et en astrologie védique je suis quel signe ?'], { about: 'term', term: 'sidereal' }],
  ['pt', ['e na astrologia védica, muda meu signo?'], { about: 'term', term: 'sidereal' }],
  ['en', ['do you use placidus or whole signs'], { about: 'term', term: 'houseSystem' }],
  ['tr', ['hangi ev sistemini kullanıyorsun'], { about: 'term', term: 'houseSystem' }],
  ['es', ['qué sistema de casas usas'], { about: 'term', term: 'houseSystem' }],
  ['fr', ['quel système de maisons utilises-tu ?'], { about: 'term', term: 'houseSystem' }],
  ['pt', ['que sistema de casas você usa'], { about: 'term', term: 'houseSystem' }],
  ['en', ['what is a solar return chart'], { about: 'term', term: 'solarReturn' }],
  ['en', ['when is my solar return'], { about: 'event', points: ['sun', 'sun'] }],
  ['tr', ['güneş dönüşü haritası nedir'], { about: 'term', term: 'solarReturn' }],
  ['es', ['¿qué es una revolución solar?'], { about: 'term', term: 'solarReturn' }],
  ['fr', ['c’est quoi une révolution solaire'], { about: 'term', term: 'solarReturn' }],
  ['pt', ['o que é revolução solar'], { about: 'term', term: 'solarReturn' }],
  ['en', ['I’m on the cusp of Aries and Taurus, which one am I'], { about: 'term', term: 'signCusp' }],
  ['en', ['which sign is on my 7th house cusp'], { about: 'house', houses: [7] }],
  ['tr', ['koç ile boğa arasında sınırda doğdum hangisiyim'], { term: 'signCusp' }],
  ['es', ['nací en la cúspide de Aries y Tauro'], { about: 'term', term: 'signCusp' }],
  ['fr', ['je suis née entre deux signes, bélier ou taureau ?'], { about: 'term', term: 'signCusp' }],
  ['pt', ['nasci na cúspide de áries e touro'], { about: 'term', term: 'signCusp' }],
];

const WEAKEST: readonly Case[] = [
  ['en', ['which planet is my strongest?', 'and the weakest?'], { about: 'term', term: 'weakest' }],
  ['tr', ['en güçlü gezegenim hangisi', 'peki en zayıfı?'], { about: 'term', term: 'weakest' }],
  ['es', ['¿cuál es mi planeta más débil?'], { about: 'term', term: 'weakest' }],
  ['fr', ['quelle est ma planète la plus faible ?'], { about: 'term', term: 'weakest' }],
  ['pt', ['qual meu planeta mais fraco'], { about: 'term', term: 'weakest' }],
];

describe('ways of reading a chart', () => {
  it.each([...SCHOOLS, ...WEAKEST])('%s: %j', async (language, turns, expected) => {
    expect(await lastOf(language, turns)).toMatchObject(expected);
  });
});
