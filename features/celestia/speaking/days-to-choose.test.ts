import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../../../locales/locales.ts';
import { tongueOf } from '../../../scripts/celestia/tongue-of.ts';
import { answerReading } from '../asking/answer-reading.ts';
import { factsOf } from '../facts/fact.ts';
import { gatherFacts } from '../facts/gather-facts.ts';
import { NOW_MS, SELF } from '../facts/known-charts.fixture.ts';
import { answerIn } from './answer-in.ts';
import { helpOf } from './help-of.ts';
import { NO_MEMORY } from './turn.ts';

/** A day that is asked for is named; what has been is told as over; which of two is said back. */

const PEOPLE = { self: SELF, partner: null };
const FACTS = gatherFacts(PEOPLE, NOW_MS);
const DAY_MS = 86_400_000;
const ANY = /\\\{\\\{[^}]+\\\}\\\}/g;

async function answered(language: Language, text: string) {
  const tongue = await tongueOf(language);
  const asking = { text, pageLanguage: language, people: PEOPLE, memory: NO_MEMORY, nowMs: NOW_MS };
  const { sentences, facts } = answerIn(tongue, { ...asking, timeZone: 'UTC', seed: text }, FACTS);
  return { frames: tongue.words.frames, talk: tongue.words.talk, sentences, facts };
}

/** Whether a text begins with one of a pool, whatever stands in its blanks. */
function isOf(pool: readonly string[], text: string): boolean {
  return pool.some((wording) => {
    const escaped = wording.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(ANY, '.+');
    return new RegExp(`^${escaped}`, 'iu').test(text);
  });
}

const EASY = {
  tr: 'gelecek hafta en uygun gün hangisi',
  en: 'what is the best day next week?',
  es: '¿cuál es el mejor día de la semana que viene?',
  fr: 'quel est le meilleur jour de la semaine prochaine ?',
  pt: 'qual é o melhor dia da semana que vem?',
} as const satisfies Record<Language, string>;

const HARD = {
  tr: 'yılbaşına kadar nelerden uzak durmalıyım',
  en: 'what should I avoid before the end of the year?',
  es: '¿qué debería evitar de aquí a fin de año?',
  fr: 'qu’est-ce que je dois éviter d’ici la fin de l’année ?',
  pt: 'o que devo evitar até o fim do ano?',
} as const satisfies Record<Language, string>;

const BEHIND = {
  tr: 'Ağustostaki tutulma bende neyi bitirdi',
  en: 'what did the eclipse last August do to me?',
  es: '¿qué pasó con el eclipse de agosto pasado?',
  fr: 'l’éclipse d’août dernier a touché mon thème ?',
  pt: 'o que aconteceu comigo no eclipse de agosto passado?',
} as const satisfies Record<Language, string>;

const TWO = {
  tr: 'ev mi kira mı',
  en: 'rent or buy?',
  es: '¿alquilar o comprar piso?',
  fr: 'louer ou acheter un appartement ?',
  pt: 'alugar ou comprar apartamento?',
} as const satisfies Record<Language, string>;

/** The dates of the contact that the first sentence with one tells. */
function contactOf({ sentences, facts }: Awaited<ReturnType<typeof answered>>, pool: readonly string[]) {
  const sentence = sentences.find(({ text }) => isOf(pool, text));
  const transit = factsOf(facts, 'transit').find(({ id }) => id === sentence?.claims[0]?.fact);
  return { sentence, transit };
}

describe('a day on which one works', () => {
  it.each([
    'best day in december to ask my boss for a raise',
    'what is the best day this month to ask my boss for a raise?',
    'what is the best day before Christmas to sign at the bank?',
  ])('is none of a weekend: %s', async (text) => {
    const answer = await answered('en', text);
    const { transit } = contactOf(answer, answer.frames.dayToChoose);
    const days = transit?.exactMs.filter((ms) => ms > NOW_MS).map((ms) => new Date(ms).getUTCDay());
    expect(days?.[0]).toBeGreaterThan(0);
    expect(days?.[0]).toBeLessThan(6);
  });
});

describe('a day', () => {
  it.each([
    'how is December for me?',
    'how is my work in December?',
    'how is January for my love life?',
    'what does next month hold for me?',
  ])('is never told as good and as bad at once: %s', async (text) => {
    const { sentences, facts } = await answered('en', text);
    const told = sentences.flatMap(({ claims }) =>
      claims.flatMap(({ fact, says }) => {
        const transit = factsOf(facts, 'transit').find(({ id }) => id === fact);
        return transit && says.includes('exact')
          ? [{ ms: transit.exactMs[0] ?? 0, help: helpOf(transit) }]
          : [];
      }),
    );
    for (const [at, { ms, help }] of told.entries()) {
      const others = told.slice(at + 1).filter((other) => Math.abs(other.ms - ms) < DAY_MS);
      expect(others.filter((other) => other.help * help < 0)).toEqual([]);
    }
  });
});

describe.each(LANGUAGES)('in %s', (language) => {
  it('the best day is one on which something that helps is exact', async () => {
    const answer = await answered(language, EASY[language]);
    const { sentence, transit } = contactOf(answer, answer.frames.dayToChoose);
    expect(sentence).toBeDefined();
    expect(['trine', 'sextile', 'conjunction']).toContain(transit?.aspect);
    expect(transit?.exactMs.some((ms) => ms > NOW_MS && ms < NOW_MS + 15 * DAY_MS)).toBe(true);
  });

  it('the day to keep clear of is one before the end of the year on which something rubs', async () => {
    const answer = await answered(language, HARD[language]);
    const { sentence, transit } = contactOf(answer, answer.frames.dayToAvoid);
    expect(sentence).toBeDefined();
    expect(['square', 'opposition', 'conjunction']).toContain(transit?.aspect);
    expect(transit?.exactMs.some((ms) => ms > NOW_MS && new Date(ms).getUTCFullYear() === 2026)).toBe(true);
  });

  it('an eclipse that has been is told as over', async () => {
    const { frames, sentences, facts } = await answered(language, BEHIND[language]);
    const [first] = sentences;
    expect(isOf([...frames.pastSolarEclipse, ...frames.pastLunarEclipse], first?.text ?? '')).toBe(true);
    const eclipse = factsOf(facts, 'eclipse').find(({ id }) => id === first?.claims[0]?.fact);
    expect(new Date(eclipse?.instantMs ?? 0).toISOString()).toMatch(/^2026-08/);
  });

  it('which of two is said back', async () => {
    const { talk, sentences } = await answered(language, TWO[language]);
    const [first] = sentences;
    expect(isOf(talk.eitherOf, first?.text ?? '')).toBe(true);
    expect(first?.text.toLowerCase()).toContain(TWO[language].replace(/^¿|[?\s]+$/gu, ''));
  });

  it('is let out by the guard', async () => {
    const { frames, talk } = await answered(language, EASY[language]);
    const eclipses = [...frames.pastSolarEclipse, ...frames.pastLunarEclipse];
    const cases = [
      [EASY, frames.dayToChoose],
      [HARD, frames.dayToAvoid],
      [BEHIND, eclipses],
      [TWO, talk.eitherOf],
    ] as const;
    const question = { language, chart: SELF, nowMs: NOW_MS, timeZone: 'UTC', offsetMs: 0 };
    for (const [texts, pool] of cases) {
      const { paragraphs } = await answerReading({ ...question, text: texts[language] });
      expect(paragraphs.some((paragraph) => isOf(pool, paragraph))).toBe(true);
    }
  });
});
