import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Language } from '../../../locales/locales.ts';
import { careAfter } from './care-for.ts';
import { NO_EARS } from './ear/ear.ts';
import { fold } from './fold-message.ts';
import { lifeSigns } from './life-signs.ts';
import type { BoundaryTopic } from './patterns/pattern.ts';

function levelOf(text: string): string {
  return lifeSigns(fold(text)).level;
}

const PLAIN = [
  'I want to kill myself',
  'kendimi öldürmek istiyorum',
  'me quiero quitar la vida',
  'je veux mettre fin à mes jours',
  'quero tirar a minha própria vida',
];

describe('spelling', () => {
  it('does not matter: capitals, accents, long letters, signs for letters, spaced letters, no blanks', () => {
    for (const text of PLAIN) {
      const bare = text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ı', 'i');
      expect(levelOf(text.toLocaleUpperCase('tr')), text).toBe('danger');
      expect(levelOf(bare), text).toBe('danger');
      expect(levelOf(bare.replaceAll('o', '0').replaceAll('e', '3')), text).toBe('danger');
    }
    for (const text of [
      's u i c i d e',
      'i-n-t-i-h-a-r',
      'iwanttodie',
      'mequieromorir',
      'QUERO MORRERRRR',
      '𝐈 𝐰𝐚𝐧𝐭 𝐭𝐨 𝐝𝐢𝐞',
    ]) {
      expect(levelOf(text), text).toBe('danger');
    }
  });

  it('never fails, whatever is written', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        expect(['danger', 'hint', 'none']).toContain(levelOf(text));
      }),
      { numRuns: 100 },
    );
  });

  it('of what stands around plain words changes nothing', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...PLAIN),
        fc.lorem({ maxCount: 6 }),
        fc.constantFrom('. ', '! ', '\n', ' 😭 ', ' … '),
        (plain, around, between) => {
          expect(levelOf(`${around}${between}${plain}${between}${around}`)).toBe('danger');
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe('languages that the site does not speak', () => {
  it.each([
    'أريد أن أموت',
    'بدي انتحر',
    'ما بدي عيش',
    'ez dixwazim bimirim',
    'Ez ê xwe bikujim',
    'ich will nicht mehr leben',
    'Ich will mich umbringen',
    'meine Schwester will sich umbringen',
    'хочу умереть',
    'я не хочу жить',
    'voglio morire',
    'voglio togliermi la vita',
  ])('%s is heard', (text) => {
    expect(levelOf(text)).toBe('danger');
  });

  it.each([
    'ich sterbe vor Lachen',
    'muoio dal ridere',
    'умираю от смеха',
    'die Venus im Widder',
    'اموت من الضحك',
  ])('%s is not taken for it', (text) => {
    expect(levelOf(text)).toBe('none');
  });
});

const BOUNDARIES: readonly [Language, BoundaryTopic, string][] = [
  ['en', 'death', 'When will I die?'],
  ['en', 'grief', 'My grandmother died last year'],
  ['en', 'illness', 'Do I have cancer?'],
  ['en', 'pregnancy', 'Will I get pregnant this year?'],
  ['en', 'court', 'Will I win my lawsuit?'],
  ['en', 'betting', 'Give me lottery numbers'],
  ['en', 'illness', 'my back’s been killing me for weeks, is it in my chart'],
  ['tr', 'death', 'Ne zaman öleceğim?'],
  ['tr', 'illness', 'sırt ağrısı haritamda görünür mü'],
  ['tr', 'grief', 'Dedem geçen ay vefat etti'],
  ['tr', 'illness', 'Kanser miyim, haritama bak'],
  ['tr', 'pregnancy', 'Bu yıl hamile kalır mıyım?'],
  ['tr', 'court', 'Velayet davasını kazanır mıyım?'],
  ['tr', 'betting', 'Piyango için sayı verir misin?'],
  ['es', 'death', '¿Cuándo voy a morir?'],
  ['es', 'grief', 'Mi abuela murió el año pasado'],
  ['es', 'illness', '¿Tengo diabetes según mi carta?'],
  ['es', 'illness', 'mi padre está malito, ¿se pondrá bien?'],
  ['es', 'illness', 'me van a operar en enero, ¿qué fecha es mejor?'],
  ['es', 'pregnancy', '¿Voy a quedar embarazada?'],
  ['es', 'court', '¿Gano la custodia?'],
  ['es', 'betting', 'Dame números para la lotería'],
  ['fr', 'death', 'Quand vais-je mourir ?'],
  ['fr', 'grief', 'Mon père est mort hier'],
  ['fr', 'illness', 'Est-ce que je vais guérir ?'],
  ['fr', 'illness', 'mes problèmes de dos, ça vient de mon thème ?'],
  ['fr', 'pregnancy', 'Vais-je tomber enceinte ?'],
  ['fr', 'court', 'Vais-je gagner mon procès ?'],
  ['fr', 'betting', 'Donne-moi les numéros du loto'],
  ['pt', 'death', 'Quando eu vou morrer?'],
  ['pt', 'grief', 'Minha avó morreu ano passado'],
  ['pt', 'illness', 'Essa doença tem cura no meu mapa?'],
  ['pt', 'illness', 'minha mãe tá internada'],
  ['pt', 'pregnancy', 'Vou engravidar esse ano?'],
  ['pt', 'court', 'Vou ganhar a guarda dos meus filhos?'],
  ['pt', 'betting', 'Me dá os números da mega-sena'],
];

describe('what no chart may answer', () => {
  it.each(BOUNDARIES)('%s, %s: %s', (language, topic, text) => {
    expect(careAfter([text], { language, ears: NO_EARS }).verdict).toEqual({ kind: 'boundary', topic });
  });

  it.each([
    'What does the 8th house of death mean?',
    'I’m a Cancer with Virgo rising',
    'je suis Cancer ascendant Vierge',
    'soy Cáncer con Luna en Virgo',
    'sou de Câncer',
    'I bet you know my Moon sign',
    'What is my Sun in the 5th house?',
  ])('%s is a question for a chart', (text) => {
    expect(careAfter([text]).verdict.kind).toBe('none');
  });
});
