import { describe, expect, it } from 'vitest';
import { type Case, lastOf } from '../../../scripts/celestia/last-asked.ts';

/** Questions of a conversation that name nothing themselves, and what they go on from. */

const EXAM = { about: 'learning', matter: 'exam', follows: true } as const;

const UNNAMED: readonly Case[] = [
  ['en', ['will I pass the driving test', 'ok but which bit of it would I mess up first'], EXAM],
  ['tr', ['sınavı geçer miyim', 'peki en çok neresinde takılırım acaba'], EXAM],
  ['es', ['¿apruebo el examen en junio?', '¿y en qué parte la voy a liar más?'], EXAM],
  ['fr', ['je vais avoir mon examen ?', 'et sur quoi je risque de me planter le plus'], EXAM],
  ['pt', ['vou passar na prova?', 'e em que parte eu vou travar mais'], EXAM],
  ['tr', ['Almanya mı Hollanda mı?', 'ya da hiç gitmesem?'], { matter: 'abroad', follows: true }],
  ['fr', ['mon ex pense encore à moi ?', 'et si c’est moi qui lui écris en premier ?'], { matter: 'ex' }],
  ['es', ['¿qué dice mi Quirón?', 'ya, pero ¿cómo se cura eso?'], { points: ['chiron'], follows: true }],
  ['en', ['does my boss hate me', 'ok so what do I do about it'], { matter: 'boss' }],
  // What names something, is plainly of something else, or only agrees goes on from nothing.
  ['en', ['will I pass the exam', 'and why does my sister never ring?'], { matter: 'siblings' }],
  ['es', ['¿es buena semana para hablar con él?', '¿soy demasiado estricta?'], { about: 'self' }],
  ['fr', ['que dit ma Lune ?', 'c’est vrai ?'], { about: 'agreement' }],
  ['en', ['hello', 'which bit would I mess up first'], { follows: false }],
];

const OF_ONES_OWN: readonly Case[] = [
  ['en', ['what even is a rising sign', 'and what does mine say then'], { about: 'placement' }],
  ['tr', ['nedir bu yükselen', 'peki benimki ne diyor'], { about: 'placement' }],
  ['es', ['qué es el ascendente', '¿y el mío qué dice?'], { about: 'placement' }],
  ['fr', ['c’est quoi un ascendant', 'et le mien il dit quoi de moi'], { about: 'placement' }],
  ['pt', ['o que é o ascendente', 'e o meu diz o quê'], { about: 'placement' }],
];

const NOT_THEN: readonly Case[] = [
  ['en', ['best day this week to ask for a raise', 'why not tomorrow tho'], { frame: 'tomorrow' }],
  ['tr', ['bu hafta zam istesem mi', 'neden yarın değil'], { frame: 'tomorrow' }],
  ['es', ['¿qué día pido el aumento esta semana?', '¿y por qué no mañana?'], { frame: 'tomorrow' }],
  ['fr', ['quel jour pour demander une augmentation ?', 'pourquoi pas demain ?'], { frame: 'tomorrow' }],
  ['pt', ['que dia dessa semana peço aumento', 'por que não amanhã?'], { frame: 'tomorrow' }],
];

const UNANSWERED: readonly Case[] = [
  ['en', ['will I get the job', 'that’s not an answer'], { matter: 'newJob' }],
  ['tr', ['sınavı geçer miyim', 'cevap vermedin ki'], { matter: 'exam' }],
  ['es', ['¿voy a aprobar el examen?', 'no me has contestado'], { matter: 'exam' }],
  ['fr', ['vais-je me remarier ?', 'Vous ne répondez pas vraiment à la question...'], { matter: 'marriage' }],
  ['pt', ['vou passar na prova', 'isso não é resposta'], { matter: 'exam' }],
];

describe('a question that goes on', () => {
  it.each([...UNNAMED, ...OF_ONES_OWN])(
    '%s, %j: is of what was spoken of',
    async (language, turns, expected) => {
      expect(await lastOf(language, turns)).toMatchObject(expected);
    },
  );

  it.each(NOT_THEN)('%s, %j: weighs the other time', async (language, turns, expected) => {
    const last = await lastOf(language, turns);
    expect(last).toMatchObject({ ...expected, weighsTime: true, follows: true });
    expect(['work', 'money']).toContain(last.about);
  });

  it.each(UNANSWERED)('%s, %j: says that there is no yes or no', async (language, turns, expected) => {
    expect(await lastOf(language, turns)).toMatchObject({ ...expected, mood: 'promise', follows: true });
  });
});
