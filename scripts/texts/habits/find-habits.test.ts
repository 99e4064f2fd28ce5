import { describe, expect, test } from 'vitest';
import type { Language } from '../../../locales/locales.ts';
import {
  endsInAdvice,
  endsNoticed,
  hasFormula,
  namedIn,
  opensByTriad,
  propsIn,
  saysWhy,
  sentencesOf,
  timesOf,
} from './find-habits.ts';
import { LEXICONS } from './lexicons.ts';

type Case = readonly [language: Language, text: string, has: boolean];

test('a sentence ends at its mark, with the quotation marks after it', () => {
  expect(sentencesOf('One. “Two?” Three: 1.5 and more! Four…')).toEqual([
    'One.',
    '“Two?”',
    'Three: 1.5 and more!',
    'Four…',
  ]);
  expect(sentencesOf('Il dit\u00a0: «\u202fViens\u202f?\u202f» Puis il part.')).toHaveLength(2);
});

test.each<Case>([
  ['en', 'It’s a long way. Ask before you sign.', true],
  ['en', 'If it rains, take the other road.', true],
  ['en', 'Ask, and you’ll hear it. The answer takes a while.', false],
  ['en', 'Taking a walk tends to help.', false],
  ['en', 'Over time it pays to write things down.', true],
  ['tr', 'Uzun sürer. Bir gün sonra yeniden bak.', true],
  ['tr', 'Aceleye getirme, gerisi kendiliğinden gelir.', true],
  ['tr', 'Bunu en iyi sen bilirsin, çünkü oradaydın.', false],
  ['tr', 'Söyleyin, konuşulsun; sonra da dinlenin.', true],
  ['tr', 'Geriye bakınca ne kadar yol aldığını görürsün.', false],
  ['es', 'Cuesta. Pide ayuda y ponle fecha.', true],
  ['es', 'Pregúntale antes de firmar.', true],
  ['es', 'Conviene dormir antes de contestar.', true],
  ['es', 'Pedir ayuda te cuesta más que darla.', false],
  ['fr', 'Cela prend du temps. Demande l’heure, puis pars.', true],
  ['fr', 'Gardez un soir pour vous.', true],
  ['fr', 'Demandée tôt, la réponse vient.', false],
  ['fr', 'Chez toi, la colère retombe vite.', false],
  ['pt', 'Demora. Escolha um dia e avise.', true],
  ['pt', 'Pergunte-se o que falta.', true],
  ['pt', 'Escolher demora, e a pressa não ajuda.', false],
])('%s: advice at the end of %j: %s', (language, text, has) => {
  expect(endsInAdvice(text, LEXICONS[language])).toBe(has);
});

test.each<Case>([
  ['en', 'You wait. A friend will notice before you do.', true],
  ['en', 'You wait. Somebody notices, and says so.', true],
  ['en', 'Somebody notices. You wait.', false],
  ['tr', 'Beklersin. Bunu ilk fark eden olmaz, ama herkes görür.', true],
  ['tr', 'Beklersin, sonunda kendin görürsün.', false],
  ['es', 'Esperas. La gente lo nota enseguida.', true],
  ['es', 'Esperas, y te das cuenta.', false],
  ['fr', 'Tu attends. Les autres s’en aperçoivent, ou du moins l’entourage remarque ton silence.', true],
  ['fr', 'Tu attends, et tu remarques le silence.', false],
  ['pt', 'Você espera. As pessoas percebem na hora.', true],
  ['pt', 'Você espera e percebe na hora.', false],
])('%s: someone notices at the end of %j: %s', (language, text, has) => {
  expect(endsNoticed(text, LEXICONS[language])).toBe(has);
});

test.each<Case>([
  ['en', 'Saturn slows this down, because it wants proof.', true],
  ['en', 'You like proof because you’ve been fooled.', false],
  ['en', 'An earth sign likes proof.', true],
  ['tr', 'Satürn kanıt istediği için yavaşlarsın.', true],
  ['tr', 'Toprak burcu acele etmez.', true],
  ['tr', 'Satürn yavaşlatır.', false],
  ['fr', 'Tu avances lentement, car Saturne veut des preuves.', true],
  ['fr', 'Un signe de terre veut des preuves.', true],
  ['fr', 'Tu avances lentement, car tu as froid.', false],
])('%s: why in %j: %s', (language, text, has) => {
  expect(saysWhy(text, LEXICONS[language], /Saturn|Satürn|Saturne/u)).toBe(has);
});

test.each<Case>([
  ['en', 'One of you leads, the other asks where.', true],
  ['en', 'One leads. The other asks where.', false],
  ['tr', 'Biriniz önden gider, öteki nereye diye sorar.', true],
  ['tr', 'Öteki odada biri var.', false],
  ['es', 'Una persona guía y la otra pregunta adónde.', true],
  ['fr', 'L’un guide, l’autre demande où.', true],
  ['pt', 'Um conduz, o outro pergunta para onde.', true],
  ['pt', 'Vocês conduzem juntos.', false],
])('%s: the formula of two people in %j: %s', (language, text, has) => {
  expect(hasFormula(text, LEXICONS[language])).toBe(has);
});

test.each<Case>([
  ['en', 'The house shows where you feel it.', true],
  ['en', 'You like your house tidy.', false],
  ['tr', 'Nerede yaşandığını Uranüs’ün durduğu ev söyler.', true],
  ['tr', 'Ev dağınıksa rahat edemezsin.', false],
  ['es', 'La casa dice dónde se nota.', true],
  ['fr', 'La maison d’Uranus dit dans quel domaine.', true],
  ['pt', 'A casa mostra onde isso aparece.', true],
  ['pt', 'Sua casa vive cheia.', false],
  ['pt', 'Você quer cheiro de casa e mostra carinho.', false],
])('%s: a house shows in %j: %s', (language, text, has) => {
  expect(LEXICONS[language].houseShows.test(text)).toBe(has);
});

test.each([
  ['Keys, maps, a spare pen: you plan ahead.', true],
  ['Pain, beurre, café\u00a0: tu notes tout.', true],
  ['Anahtar, bilet, şemsiye: Hazırsın.', true],
  ['You plan ahead: keys, maps, a pen.', false],
  ['One thing helps: a list.', false],
])('an opening by three and a colon, %j: %s', (text, has) => {
  expect(opensByTriad(text)).toBe(has);
});

test('a placement is named where planet and sign stand side by side, in the sentence in which they do', () => {
  const at = (text: string) => namedIn(text, /Marte/u, /Touro/u);
  expect(at('Devagar. Com Marte em Touro, você chega.')).toBe(2);
  expect(at('Marte em Touro chega.')).toBe(1);
  expect(at('Marte tem pressa. Touro não tem.')).toBeNull();
});

describe('words', () => {
  test('“may” is counted, the month is none', () => {
    const { may } = LEXICONS.en;
    expect(timesOf('It may rain and you may stay. In May it’s dry.', may)).toBe(2);
  });

  test.each<readonly [Language, string, readonly string[]]>([
    ['en', 'A chair at the kitchen table.', ['kitchen', 'table']],
    ['en', 'The unacceptable is notable.', []],
    ['tr', 'Mutfaktaki masaların tabakları.', ['mutfak', 'masa', 'tabak']],
    ['tr', 'Masal gibi bir masraf.', []],
    ['fr', 'La table de la cuisine.', ['cuisine', 'table']],
    ['fr', 'Elle porte un tableau.', []],
  ])('%s: of %j these stand in a kitchen: %j', (language, text, props) => {
    expect(propsIn(text, LEXICONS[language].kitchen)).toEqual(props);
  });
});
