import { describe, expect, it } from 'vitest';
import type { CelestiaWords } from '../../../locales/celestia-words.ts';
import { LANGUAGES, type Language } from '../../../locales/locales.ts';
import { tongueOf } from '../../../scripts/celestia/tongue-of.ts';
import { gatherFacts } from '../facts/gather-facts.ts';
import { NOW_MS, SELF } from '../facts/known-charts.fixture.ts';
import { answerIn } from './answer-in.ts';
import { NO_MEMORY } from './turn.ts';

/** What is asked is answered by the first sentence, of a chart with the Sun in Taurus, the Moon in Capricorn and Cancer rising. */

type Talk = CelestiaWords['talk'];

const FACTS = gatherFacts({ self: SELF, partner: null }, NOW_MS);
const DAY_MS = 86_400_000;

async function asked(language: Language, text: string, nowMs = NOW_MS) {
  const tongue = await tongueOf(language);
  const people = { self: SELF, partner: null };
  const asking = { text, pageLanguage: language, people, memory: NO_MEMORY, nowMs };
  const facts = nowMs === NOW_MS ? FACTS : gatherFacts(people, nowMs);
  const { sentences } = answerIn(tongue, { ...asking, timeZone: 'UTC', seed: text }, facts);
  return { talk: tongue.words.talk, texts: sentences.map((sentence) => sentence.text), sentences };
}

const STUBBORN = {
  tr: 'inatçı mıyım',
  en: 'am I stubborn?',
  es: '¿soy terca?',
  fr: 'est-ce que je suis têtue ?',
  pt: 'sou teimosa?',
} as const satisfies Record<Language, string>;

const SLEEP = {
  tr: 'neden geceleri uyuyamıyorum',
  en: 'why do I sleep so badly',
  es: 'por qué duermo tan mal',
  fr: 'pourquoi je dors si mal',
  pt: 'por que durmo tão mal',
} as const satisfies Record<Language, string>;

const FEAR = {
  tr: 'aslında neyden korkuyorum',
  en: 'what am I really afraid of',
  es: '¿de qué tengo miedo en el fondo?',
  fr: 'de quoi ai-je peur au fond',
  pt: 'do que eu tenho medo no fundo',
} as const satisfies Record<Language, string>;

const CHILDREN = {
  tr: 'çocuklarla aram nasıl',
  en: 'what am I like with children',
  es: 'cómo soy con los niños',
  fr: 'comment je suis avec les enfants',
  pt: 'como eu sou com crianças',
} as const satisfies Record<Language, string>;

describe.each(LANGUAGES)('in %s', (language) => {
  it('whether one is so, by how many points stand in a sign that is said to be so, those first', async () => {
    const { talk, texts, sentences } = await asked(language, STUBBORN[language]);
    // The Sun and Mercury in Taurus.
    expect(talk.verdicts.yes).toContain(texts[0]);
    expect(sentences[1]?.claims[0]?.fact).toBe('natal.sun');
  });

  it('what keeps one from sleep, by the sign of the Moon', async () => {
    const { texts } = await asked(language, SLEEP[language]);
    const { words } = await tongueOf(language);
    expect(texts[0]).toBe(words.matters.sleep.capricorn.is);
    // Who asks why is not told yet what to do.
    expect(texts).not.toContain(words.matters.sleep.capricorn.helps);
  });

  it('what one is afraid of, by the sign of Saturn', async () => {
    const { texts } = await asked(language, FEAR[language]);
    const { words } = await tongueOf(language);
    expect(texts[0]).toBe(words.matters.fear.capricorn.is);
  });

  it('what one is like with children, by the sign on the fifth cusp', async () => {
    const { texts } = await asked(language, CHILDREN[language]);
    const { words } = await tongueOf(language);
    expect(texts[0]).toBe(words.matters.children.scorpio.is);
  });
});

function levelOf({ times }: Talk, text: string | undefined): string | null {
  return (['good', 'mixed', 'hard'] as const).find((level) => times[level].includes(text ?? '')) ?? null;
}

describe('whether a day is good', () => {
  const levels = Array.from({ length: 21 }, async (_, days) => {
    const { talk, texts } = await asked(
      'en',
      'is today a good day to sign a contract?',
      NOW_MS + days * DAY_MS,
    );
    return levelOf(talk, texts[0]);
  });

  it('is said of each, and of some yes and of others no', async () => {
    const told = await Promise.all(levels);
    expect(told).not.toContain(null);
    expect(new Set(told).size).toBeGreaterThan(1);
  });

  it('is not said where the best day is asked for', async () => {
    const { talk, texts } = await asked('en', 'what is the best day to sign a contract this month?');
    expect(texts.map((text) => levelOf(talk, text)).filter((level) => level !== null)).toEqual([]);
  });
});

describe('of other qualities', () => {
  it.each([
    ['am I a homebody?', 'yes'],
    ['am I cold?', 'partly'],
    ['do I talk too much?', 'hardly'],
  ] as const)('%s: %s', async (text, verdict) => {
    const { talk, texts } = await asked('en', text);
    expect(talk.verdicts[verdict]).toContain(texts[0]);
  });
});
