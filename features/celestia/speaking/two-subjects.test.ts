import { describe, expect, it } from 'vitest';
import type { LifeTopic } from '../../../locales/celestia-lexicon.ts';
import { countWords } from '../../../locales/interpretation-lengths.ts';
import { LANGUAGES, type Language } from '../../../locales/locales.ts';
import { gatherFacts } from '../facts/gather-facts.ts';
import { HOURLESS, NOW_MS, SELF } from '../facts/known-charts.fixture.ts';
import { createGuard, prepareLanguage } from '../guard/guard.ts';
import { loadGuardWords } from '../guard/guard-words.fixture.ts';
import { answerEmbedded } from './answer-embedded.ts';
import { type Memory, NO_MEMORY } from './turn.ts';

interface Unsure {
  /** What is asked, what it is taken for, and what it may be as well. */
  text: string;
  first: LifeTopic;
  second: LifeTopic;
  /** Plainly of one part of life, of a time, of a planet. */
  plain: readonly string[];
  /** Each picks the second. */
  picks: readonly string[];
  picksFirst: string;
  /** Looks back, and picks neither. */
  why: string;
}

const ASKED: Readonly<Record<Language, Unsure>> = {
  tr: {
    text: 'falda yüzük gördü teyze',
    first: 'family',
    second: 'love',
    plain: ['kariyerim nasıl olacak', 'bu hafta falda yüzük gördü teyze', 'Venüs’üm aşk için ne diyor'],
    picks: ['ikincisi', 'evet, o', 'aşk', 'öteki', 'evet'],
    picksFirst: 'ilki',
    why: 'neden öyle',
  },
  en: {
    text: 'she made someone else maid of honour',
    first: 'friends',
    second: 'love',
    plain: [
      'how will my career go',
      'this week she made someone else maid of honour',
      'what does my Venus say of love',
    ],
    picks: ['the second', 'yes, that', 'love', 'the other one', 'yes'],
    picksFirst: 'the first one',
    why: 'why is that?',
  },
  es: {
    text: 'trabajo barato siempre',
    first: 'work',
    second: 'money',
    plain: ['cómo me irá en el trabajo', 'este mes trabajo barato siempre', 'qué dice mi Venus del hogar'],
    picks: ['lo segundo', 'sí, eso', 'el dinero', 'la otra', 'sí'],
    picksFirst: 'lo primero',
    why: '¿por qué eso?',
  },
  fr: {
    text: 'je suis trop difficile',
    first: 'self',
    second: 'love',
    plain: [
      'comment ira ma carrière',
      'cette semaine je suis trop difficile',
      'que dit ma Vénus de l’amitié',
    ],
    picks: ['le second', 'oui, ça', 'l’amour', 'l’autre', 'oui'],
    picksFirst: 'le premier',
    why: 'pourquoi ça ?',
  },
  pt: {
    text: 'sempre trabalho barato',
    first: 'work',
    second: 'money',
    plain: ['como vai minha carreira', 'essa semana sempre trabalho barato', 'o que minha Vênus diz do lar'],
    picks: ['o segundo', 'sim, isso', 'o dinheiro', 'a outra', 'sim'],
    picksFirst: 'o primeiro',
    why: 'por quê?',
  },
};

type Known = typeof SELF | typeof HOURLESS | null;

/** Enough for each wording to have its turn. */
const SEEDS = 12;

function answer(
  text: string,
  language: Language,
  memory: Memory = NO_MEMORY,
  self: Known = SELF,
  seed = 'two',
) {
  return answerEmbedded({
    text,
    pageLanguage: language,
    people: { self, partner: null },
    memory,
    nowMs: NOW_MS,
    timeZone: 'UTC',
    seed,
  });
}

describe.each(LANGUAGES)('where two parts of life are as good a guess, in %s', async (language) => {
  const { text, first, second, plain, picks, picksFirst, why } = ASKED[language];
  const { frames } = await import(`../../../locales/${language}/celestia/frames.ts`);
  const turns = (wordings: readonly string[]) =>
    wordings.map((wording) => wording.slice(0, wording.indexOf('{{')));
  const beginnings = [...frames.rivalPlace, ...frames.rivalSelf, ...frames.rivalHouse, ...frames.rivalSky];

  it('both are heard', async () => {
    const { asked } = await answer(text, language);
    expect([asked.about, asked.rival]).toEqual([first, second]);
  });

  it.each([
    ['an hour', SELF],
    ['no hour', HOURLESS],
    ['no birth', null],
  ] as const)('the second has a fact of its own after those of the first, with %s', async (_, self) => {
    const { sentences } = await answer(text, language, NO_MEMORY, self);
    const told = sentences.map(({ claims }) => claims.map(({ fact }) => fact));
    const at = sentences.findIndex((sentence) =>
      beginnings.some((wording: string) => {
        const pattern = wording
          .split(/\{\{[\w.]+\}\}/)
          .map((piece) => piece.replace(/[.?*+()]/g, '\\$&').replace(/ (?:a|de|à) $/, ' '));
        return new RegExp(`^${pattern.join('.+')}$`, 'i').test(sentence.text);
      }),
    );
    expect(at).toBeGreaterThan(0);
    expect(told.slice(0, at).flat().length).toBeGreaterThan(0);
    const own = told[at]?.[0];
    expect(own).toBeDefined();
    expect(told.slice(0, at).flat()).not.toContain(own);
    const words = countWords(sentences.map((sentence) => sentence.text).join(' '));
    expect(words).toBeGreaterThanOrEqual(80);
    expect(words).toBeLessThanOrEqual(180);
  });

  it.each([SELF, HOURLESS, null])('the guard lets every wording of it out', async (self) => {
    const people = { self, partner: null };
    const prepared = prepareLanguage(language, await loadGuardWords(language));
    const held: string[] = [];
    for (let turn = 0; turn < SEEDS; turn += 1) {
      const { sentences, facts } = await answer(text, language, NO_MEMORY, self, `two ${turn}`);
      const guard = createGuard(prepared, {
        facts: [...gatherFacts(people, NOW_MS), ...facts],
        nowMs: NOW_MS,
        offsetMs: 0,
      });
      held.push(
        ...sentences.map((sentence) => sentence.text).filter((said) => guard.judge(said).verdict === 'held'),
      );
    }
    expect(held).toEqual([]);
  });

  it.each(picks)('“%s” picks the second', async (said) => {
    const { memory } = await answer(text, language);
    const { asked } = await answer(said, language, memory);
    expect([asked.about, asked.rival, asked.follows]).toEqual([second, null, true]);
  });

  it('the first may be picked, and who looks back picks neither', async () => {
    const { memory } = await answer(text, language);
    const { asked } = await answer(picksFirst, language, memory);
    expect([asked.about, asked.rival]).toEqual([first, null]);
    expect((await answer(why, language, memory)).asked.about).toBe('why');
  });

  it.each(plain)('“%s” has no second', async (said) => {
    expect((await answer(said, language)).asked.rival).toBeNull();
  });

  it('each wording is begun in a way of its own', () => {
    for (const pool of [frames.rivalPlace, frames.rivalHouse, frames.rivalSky, frames.rivalAsked])
      expect(new Set(turns(pool)).size).toBe(pool.length);
  });
});
