import { expect, test } from 'vitest';
import type { Language } from '../../../locales/locales.ts';
import { gatherFacts } from '../facts/gather-facts.ts';
import { NOW_MS, PARTNER, SELF } from '../facts/known-charts.fixture.ts';
import { createGuard, prepareLanguage, type Verdict } from './guard.ts';
import { loadGuardWords } from './guard-words.fixture.ts';

const TALK = { facts: gatherFacts({ self: SELF, partner: PARTNER }, NOW_MS), nowMs: NOW_MS, offsetMs: 0 };

/** General lore beside what is said of a chart: the sentence, and the word of it that makes it false by another. */
const SENTENCES: readonly (readonly [Language, string, string, string])[] = [
  // Lore, then a placement of nobody's or of the reader's.
  ['en', 'Taurus is an earth sign, and Mars is in Pisces.', 'Pisces', 'Aries'],
  ['en', 'Aries is a fire sign; Venus is in Aries.', 'Venus', 'Mars'],
  ['en', 'Gemini, Libra and Aquarius are the air signs, while Mars is in Pisces.', 'Pisces', 'Aries'],
  ['en', 'The fire signs are Aries, Leo and Sagittarius, and your Moon is in Capricorn.', 'Capricorn', 'Leo'],
  ['en', 'The fire signs are Aries, Leo and Sagittarius — you’re a Taurus.', 'Taurus', 'Leo'],
  ['en', 'Scorpio comes after Libra, and your Sun is in Taurus.', 'Taurus', 'Libra'],
  ['en', 'Taurus is an earth sign: your seventh house is in Capricorn.', 'Capricorn', 'Virgo'],
  ['en', 'Capricorn is ruled by Saturn and Mars is in Pisces.', 'Pisces', 'Capricorn'],
  ['tr', 'Boğa toprak burcudur ve Mars Balık’ta.', 'Balık', 'Koç'],
  ['tr', 'Koç ateş burcudur; Venüs Koç burcunda duruyor.', 'Venüs', 'Mars'],
  ['tr', 'İkizler, Terazi ve Kova hava burçlarıdır, ama Mars Balık’ta.', 'Balık’ta', 'Koç’ta'],
  ['tr', 'Ateş burçları Koç, Aslan ve Yay’dır, senin Ay’ın Oğlak’ta.', 'Oğlak’ta', 'Aslan’da'],
  ['tr', 'Ateş burçları Koç, Aslan ve Yay’dır ve sen bir Boğa’sın.', 'Boğa’sın', 'Aslan’sın'],
  ['tr', 'Terazi’den sonra Akrep gelir, senin Ay’ın Oğlak’ta.', 'Oğlak’ta', 'Akrep’te'],
  ['tr', 'Boğa toprak burcudur, yükselenin Yengeç.', 'Yengeç', 'Aslan'],
  ['tr', 'Mars Koç’u yönetir, sen bir Boğa’sın.', 'Boğa’sın', 'Aslan’sın'],
  ['es', 'Tauro es un signo de tierra, y Marte está en Piscis.', 'Piscis', 'Aries'],
  ['es', 'Aries es un signo de fuego; Venus está en Aries.', 'Venus', 'Marte'],
  ['es', 'Géminis, Libra y Acuario son los signos de aire, pero Marte está en Piscis.', 'Piscis', 'Aries'],
  [
    'es',
    'Los signos de fuego son Aries, Leo y Sagitario, y tu Luna está en Capricornio.',
    'Capricornio',
    'Leo',
  ],
  ['es', 'Los signos de fuego son Aries, Leo y Sagitario, y tú eres Tauro.', 'Tauro', 'Leo'],
  ['es', 'Escorpio viene después de Libra, y tu Sol está en Tauro.', 'Tauro', 'Libra'],
  ['es', 'Capricornio lo rige Saturno y Marte está en Piscis.', 'Piscis', 'Capricornio'],
  ['fr', 'Le Taureau est un signe de terre, et Mars est en Poissons.', 'Poissons', 'Bélier'],
  ['fr', 'Le Bélier est un signe de feu ; Vénus est en Bélier.', 'Vénus', 'Mars'],
  [
    'fr',
    'Gémeaux, Balance et Verseau sont les signes d’air, mais Mars est en Poissons.',
    'Poissons',
    'Bélier',
  ],
  [
    'fr',
    'Les signes de feu sont le Bélier, le Lion et le Sagittaire, et ta Lune est en Capricorne.',
    'Capricorne',
    'Lion',
  ],
  ['fr', 'Les signes de feu sont le Bélier, le Lion et le Sagittaire, et tu es Taureau.', 'Taureau', 'Lion'],
  ['fr', 'Le Scorpion vient après la Balance, et ton Soleil est en Taureau.', 'en Taureau', 'en Balance'],
  ['fr', 'Le Capricorne est gouverné par Saturne et Mars est en Poissons.', 'Poissons', 'Capricorne'],
  ['pt', 'Touro é um signo de terra, e Marte está em Peixes.', 'Peixes', 'Áries'],
  ['pt', 'Áries é um signo de fogo; Vênus está em Áries.', 'Vênus', 'Marte'],
  ['pt', 'Gêmeos, Libra e Aquário são os signos de ar, mas Marte está em Peixes.', 'Peixes', 'Áries'],
  [
    'pt',
    'Os signos de fogo são Áries, Leão e Sagitário, e sua Lua está em Capricórnio.',
    'Capricórnio',
    'Leão',
  ],
  ['pt', 'Os signos de fogo são Áries, Leão e Sagitário, e você é de Touro.', 'Touro', 'Leão'],
  ['pt', 'Escorpião vem depois de Libra, e seu Sol está em Touro.', 'Touro', 'Libra'],
  ['pt', 'Capricórnio é regido por Saturno e Marte está em Peixes.', 'Peixes', 'Capricórnio'],
  // The placement first.
  ['en', 'Mars is in Pisces, and Taurus is an earth sign.', 'Pisces', 'Aries'],
  ['en', 'Your Moon is in Capricorn, and Pisces is the last sign of the zodiac.', 'Capricorn', 'Pisces'],
  ['en', 'Your Moon is in Capricorn, and Capricorn is ruled by Saturn.', 'Moon', 'Sun'],
  [
    'en',
    'Your Moon is in Capricorn; the fire signs are Aries, Leo and Sagittarius.',
    'Capricorn',
    'Aquarius',
  ],
  ['tr', 'Mars Balık’ta ve Boğa toprak burcudur.', 'Balık’ta', 'Koç’ta'],
  ['tr', 'Senin Ay’ın Oğlak’ta; Balık zodyağın son burcudur.', 'Oğlak’ta', 'Balık’ta'],
  ['tr', 'Senin Ay’ın Oğlak’ta, Oğlak’ı Satürn yönetir.', 'Ay’ın', 'Güneş’in'],
  ['tr', 'Senin Ay’ın Oğlak’ta; ateş burçları Koç, Aslan ve Yay’dır.', 'Oğlak’ta', 'Kova’da'],
  ['es', 'Marte está en Piscis, y Tauro es un signo de tierra.', 'Piscis', 'Aries'],
  ['es', 'Tu Luna está en Capricornio, y Piscis es el último signo del zodiaco.', 'Capricornio', 'Piscis'],
  ['es', 'Tu Luna está en Capricornio, y Capricornio lo rige Saturno.', 'Luna', 'Sol'],
  [
    'es',
    'Tu Luna está en Capricornio; los signos de fuego son Aries, Leo y Sagitario.',
    'Capricornio',
    'Acuario',
  ],
  ['fr', 'Mars est en Poissons, et le Taureau est un signe de terre.', 'Poissons', 'Bélier'],
  [
    'fr',
    'Ta Lune est en Capricorne, et les Poissons sont le dernier signe du zodiaque.',
    'Capricorne',
    'Poissons',
  ],
  ['fr', 'Ta Lune est en Capricorne, et le Capricorne est gouverné par Saturne.', 'Ta Lune', 'Ton Soleil'],
  [
    'fr',
    'Ta Lune est en Capricorne ; les signes de feu sont le Bélier, le Lion et le Sagittaire.',
    'Capricorne',
    'Verseau',
  ],
  ['pt', 'Marte está em Peixes, e Touro é um signo de terra.', 'Peixes', 'Áries'],
  ['pt', 'Sua Lua está em Capricórnio, e Peixes é o último signo do zodíaco.', 'Capricórnio', 'Peixes'],
  ['pt', 'Sua Lua está em Capricórnio, e Capricórnio é regido por Saturno.', 'Sua Lua', 'Seu Sol'],
  [
    'pt',
    'Sua Lua está em Capricórnio; os signos de fogo são Áries, Leão e Sagitário.',
    'Capricórnio',
    'Aquário',
  ],
  // A house beside lore.
  ['en', 'Taurus is an earth sign, and your Sun is in the eleventh house.', 'eleventh', 'second'],
  ['en', 'Your Sun is in the eleventh house, and Taurus is an earth sign.', 'eleventh', 'second'],
  [
    'en',
    'The seventh house is the house of partnership, and your Sun is in the eleventh house.',
    'eleventh',
    'seventh',
  ],
  ['tr', 'Boğa toprak burcudur, senin Güneş’in on birinci evde.', 'on birinci', 'ikinci'],
  ['tr', 'Güneş’in on birinci evinde ve Boğa toprak burcudur.', 'on birinci', 'ikinci'],
  ['tr', 'Yedinci ev ilişki evidir, senin Güneş’in on birinci evde.', 'on birinci', 'yedinci'],
  ['es', 'Tauro es un signo de tierra, y tu Sol está en la casa once.', 'once', 'dos'],
  ['es', 'Tu Sol está en la casa once, y Tauro es un signo de tierra.', 'once', 'dos'],
  ['es', 'La séptima casa es la casa de la pareja, y tu Sol está en la casa once.', 'once', 'siete'],
  [
    'fr',
    'Le Taureau est un signe de terre, et ton Soleil est dans la onzième maison.',
    'onzième',
    'deuxième',
  ],
  [
    'fr',
    'Ton Soleil est dans la onzième maison, et le Taureau est un signe de terre.',
    'onzième',
    'deuxième',
  ],
  [
    'fr',
    'La septième maison est la maison du couple, et ton Soleil est dans la onzième maison.',
    'onzième',
    'septième',
  ],
  ['pt', 'Touro é um signo de terra, e seu Sol está na casa onze.', 'onze', 'dois'],
  ['pt', 'Seu Sol está na casa onze, e Touro é um signo de terra.', 'onze', 'dois'],
  ['pt', 'A sétima casa é a casa das parcerias, e seu Sol está na casa onze.', 'onze', 'sete'],
  // An aspect beside lore.
  ['en', 'Taurus is an earth sign, and your Sun trines your Moon.', 'trines', 'squares'],
  ['en', 'Capricorn is opposite Cancer, and Venus squares Neptune.', 'squares', 'trines'],
  ['en', 'Your Sun trines your Moon, and Mars rules Aries.', 'trines', 'squares'],
  ['tr', 'Boğa toprak burcudur ve Güneş’in Ay’ınla üçgen yapıyor.', 'üçgen', 'kare'],
  ['tr', 'Yengeç’in karşısında Oğlak durur, Venüs Neptün’le kare yapıyor.', 'kare', 'üçgen'],
  ['tr', 'Güneş’in Ay’ınla üçgen yapıyor ve Mars Koç’u yönetir.', 'üçgen', 'kare'],
  ['es', 'Tauro es un signo de tierra, y tu Sol está en trígono con tu Luna.', 'trígono', 'cuadratura'],
  [
    'es',
    'Capricornio está opuesto a Cáncer, y Venus está en cuadratura con Neptuno.',
    'cuadratura',
    'trígono',
  ],
  ['es', 'Tu Sol está en trígono con tu Luna y Marte rige Aries.', 'trígono', 'cuadratura'],
  ['fr', 'Le Taureau est un signe de terre, et ton Soleil est en trigone avec ta Lune.', 'trigone', 'carré'],
  ['fr', 'Le Capricorne est opposé au Cancer, et Vénus est en carré avec Neptune.', 'carré', 'trigone'],
  ['fr', 'Ton Soleil est en trigone avec ta Lune et Mars gouverne le Bélier.', 'trigone', 'carré'],
  ['pt', 'Touro é um signo de terra, e seu Sol faz trígono com a sua Lua.', 'trígono', 'quadratura'],
  ['pt', 'Capricórnio é oposto a Câncer, e Vênus faz quadratura com Netuno.', 'quadratura', 'trígono'],
  ['pt', 'Seu Sol faz trígono com a sua Lua e Marte rege Áries.', 'trígono', 'quadratura'],
  // False lore beside a true placement.
  [
    'en',
    'The fire signs are Aries, Leo and Sagittarius, and your Moon is in Capricorn.',
    'Sagittarius',
    'Scorpio',
  ],
  ['en', 'Mars is in Pisces, and Taurus is an earth sign.', 'earth', 'fire'],
  ['tr', 'Ateş burçları Koç, Aslan ve Yay’dır, senin Ay’ın Oğlak’ta.', 'Yay’dır', 'Akrep’tir'],
  ['tr', 'Mars Balık’ta ve Boğa toprak burcudur.', 'toprak', 'ateş'],
  [
    'es',
    'Los signos de fuego son Aries, Leo y Sagitario, y tu Luna está en Capricornio.',
    'Sagitario',
    'Escorpio',
  ],
  ['es', 'Marte está en Piscis, y Tauro es un signo de tierra.', 'tierra', 'fuego'],
  [
    'fr',
    'Les signes de feu sont le Bélier, le Lion et le Sagittaire, et ta Lune est en Capricorne.',
    'Sagittaire',
    'Scorpion',
  ],
  ['fr', 'Mars est en Poissons, et le Taureau est un signe de terre.', 'terre', 'feu'],
  [
    'pt',
    'Os signos de fogo são Áries, Leão e Sagitário, e sua Lua está em Capricórnio.',
    'Sagitário',
    'Escorpião',
  ],
  ['pt', 'Marte está em Peixes, e Touro é um signo de terra.', 'terra', 'fogo'],
  // What only adds to a placement is said of it, and so is what lore is called back by.
  ['en', 'Your Sun is in Taurus, an earth sign.', 'earth', 'fire'],
  ['en', 'You’re a Taurus, an earth sign.', 'an earth', 'a fire'],
  ['en', 'You’re a Taurus, ruled by Venus.', 'Taurus, ruled by Venus', 'Leo, ruled by the Sun'],
  ['en', 'Your Mars is in Pisces, the last sign of the zodiac.', 'last', 'first'],
  ['en', 'Mars enters Virgo on November 25, and Virgo is an earth sign.', '25', '29'],
  ['en', 'Mars rules Aries, and your Venus is there.', 'Venus', 'Sun'],
  ['tr', 'Güneş’in Boğa’da, yani bir toprak burcunda.', 'toprak', 'ateş'],
  ['tr', 'Mars, Koç’un yöneticisi, Balık’ta.', 'Balık’ta', 'Koç’ta'],
  ['tr', 'Mars 25 Kasım’da Başak’a giriyor, Başak toprak burcudur.', '25', '29'],
  ['tr', 'Koç burcunu Mars yönetir, Venüs’ün de orada.', 'Venüs’ün', 'Güneş’in'],
  ['es', 'Tu Sol está en Tauro, que es un signo de tierra.', 'tierra', 'fuego como Aries'],
  ['es', 'Eres Tauro, un signo de tierra.', 'tierra', 'fuego'],
  ['es', 'Marte, que rige Aries, está en Piscis.', 'Piscis', 'Aries'],
  ['es', 'Marte rige Aries, y ahí está tu Venus.', 'Venus', 'Sol'],
  ['fr', 'Ton Soleil est en Taureau, un signe de terre.', 'terre', 'feu comme le Bélier'],
  ['fr', 'Tu es Taureau, un signe de terre.', 'terre', 'feu'],
  ['fr', 'Mars, maître du Bélier, est en Poissons.', 'Poissons', 'Bélier'],
  ['fr', 'Mars gouverne le Bélier, et ta Vénus y est.', 'ta Vénus', 'ton Soleil'],
  ['pt', 'Seu Sol está em Touro, um signo de terra.', 'terra', 'fogo como Áries'],
  ['pt', 'Você é de Touro, um signo de terra.', 'terra', 'fogo'],
  ['pt', 'Marte, que rege Áries, está em Peixes.', 'Peixes', 'Áries'],
  ['pt', 'Marte rege Áries, e sua Vênus está ali.', 'sua Vênus', 'seu Sol'],
  // A planet in a sign told of is in nobody's chart, unless it does something to the reader.
  ['en', 'Aries is a fire sign, so Mars in Aries acts at once.', 'acts at once', 'makes you bold'],
  [
    'es',
    'Leo es un signo de fuego, así que Venus en Leo ama en voz alta.',
    'ama en voz alta',
    'te hace brillar',
  ],
  ['fr', 'Le Lion est un signe de feu, donc Vénus en Lion aime fort.', 'aime', 't’aide'],
  ['pt', 'Leão é um signo de fogo, então Vênus em Leão ama alto.', 'ama alto', 'te faz brilhar'],
];

async function verdictOf(language: Language, sentence: string): Promise<Verdict['verdict']> {
  const prepared = prepareLanguage(language, await loadGuardWords(language));
  return createGuard(prepared, TALK).judge(sentence).verdict;
}

test.each(SENTENCES)('%s: true lore and a true claim go out together: %s', async (language, sentence) => {
  expect(await verdictOf(language, sentence)).toBe('out');
});

test.each(SENTENCES)('%s: “%s” is held with “%s” made “%s”', async (language, sentence, right, wrong) => {
  const at = sentence.lastIndexOf(right);
  const isFalse = sentence.slice(0, at) + wrong + sentence.slice(at + right.length);
  expect(isFalse).not.toBe(sentence);
  expect(await verdictOf(language, isFalse)).toBe('held');
});
