import { describe, expect, it, vi } from 'vitest';
import { LANGUAGES } from '../../../../locales/locales.ts';
import { fingerprint, trainingMessages } from '../../../../scripts/care/training-messages.ts';
import { isHeldOut, writtenQuestions } from '../../../../scripts/celestia/question-lines.ts';
import { careFor } from '../care-for.ts';
import { careMessages } from '../care-messages.fixture.ts';
import { CALM } from '../verdict.ts';
import { asksOfTheCraft } from './craft-words.ts';
import { earFrom, hear, NO_EARS } from './ear.ts';
import { loadEars } from './load-ears.ts';

describe('an ear', () => {
  const flat = {
    bias: -1,
    unit: 0.1,
    spoken: [2, 0],
    weights: Buffer.from(new Int8Array(16).fill(10)).toString('base64'),
  };
  const silent = { ...flat, bias: 0, weights: Buffer.from(new Int8Array(16)).toString('base64') };
  const words = { craft: 'venus', spoken: ['farewell,last letter', 'exam'], grave: 1, ending: 2 };
  const ear = earFrom({ learnedFrom: '', ...words, life: flat, danger: silent, violence: silent });

  it('hears nothing but its bias in an empty message', () => {
    expect(hear(ear, ' | ')).toEqual({ life: -1, danger: 0, violence: 0, isGrave: false });
  });

  it('sums the weights of a message’s pieces by the root of their number', () => {
    // One word of two letters: the word, and its runs with the blanks around it, ` ab`, `ab ` and ` ab `.
    const pieces = 4;
    const { life } = hear(ear, ' | ab | ');
    expect(life).toBeGreaterThan(-1);
    expect(life).toBeLessThanOrEqual(-1 + pieces / Math.sqrt(pieces) + 1e-9);
  });

  it.each(['exams', 'farewells', 'my last letter', 'farewells and my last letter of all'])(
    'adds what is spoken of once, however long the message: “%s”',
    (message) => {
      const said = message.includes('exam') ? 0 : 2;
      expect(hear(ear, ` | ${message} | `).danger).toBeCloseTo(said, 9);
    },
  );
});

describe('a question by the names of the craft', () => {
  const names = / (?:venus|saturn)/;
  const long = 'would you tell me what saturn in my chart has to say of the years that i have spent abroad';

  it('is one in few words, whatever they speak of', () => {
    expect(asksOfTheCraft('is saturn the end', names, true)).toBe(true);
    expect(asksOfTheCraft('is this the end', names, true)).toBe(false);
  });

  it('is one in many where they speak of nothing grave', () => {
    expect(asksOfTheCraft(long, names, false)).toBe(true);
    expect(asksOfTheCraft(long, names, true)).toBe(false);
  });

  it('is none in so many that much else is said', () => {
    expect(asksOfTheCraft(`${long} and ${long}`, names, false)).toBe(false);
  });

  it.each(['exam', 'farewell'])('“%s” is grave if calls speak of it', (word) => {
    const weights = Buffer.from(new Int8Array(16)).toString('base64');
    const flat = { bias: 0, unit: 1, spoken: [0, 0], weights };
    const words = { craft: 'venus', spoken: ['farewell', 'exam'], grave: 1, ending: 2 };
    const ear = earFrom({ learnedFrom: '', ...words, life: flat, danger: flat, violence: flat });
    expect(hear(ear, ` | ${word} | `).isGrave).toBe(word === 'farewell');
  });
});

describe.each(LANGUAGES)('the ear of %s', (language) => {
  it('was trained on the messages that lie there today', async () => {
    const { ear } = await import(`../../../../locales/${language}/celestia/ear.ts`);
    expect(ear.learnedFrom).toBe(fingerprint(trainingMessages(language)));
  });

  it('has as many weights for one question as for another', async () => {
    const { [language]: ear } = await loadEars([''], language);
    const lengths = [ear?.life, ear?.danger, ear?.violence].map((scale) => scale?.weights.length);
    expect(new Set(lengths)).toEqual(new Set([2 ** 16]));
  });
});

/** Calls that no pattern knows, one in each language. */
const UNPATTERNED = {
  en: 'the rope is already in the trunk',
  tr: 'ip arabanın bagajında duruyor',
  es: 'la soga ya está en el baúl del coche',
  fr: 'la corde est déjà dans le coffre',
  pt: 'a corda já tá no porta-malas',
} as const;

describe('two ears', () => {
  it.each(LANGUAGES)('hear in %s what no pattern knows', async (language) => {
    const text = UNPATTERNED[language];
    const deaf = careFor(CALM, text, { language, ears: NO_EARS });
    expect(deaf.verdict.kind).toBe('none');
    const { verdict } = careFor(CALM, text, { language, ears: await loadEars([text], language) });
    expect(['danger', 'hint']).toContain(verdict.kind);
  });

  it('never take plain danger back', async () => {
    for (const text of [
      'I want to kill myself 😂',
      'I want to die, when is the next full moon in my chart?',
    ]) {
      const ears = await loadEars([text], 'en');
      expect(careFor(CALM, text, { language: 'en', ears }).verdict.kind).toBe('danger');
    }
  });

  it('leave somebody who takes a hint back in peace', async () => {
    const ears = await loadEars([''], 'en');
    const hearing = { language: 'en', ears } as const;
    const { state } = careFor(CALM, 'I can’t do this anymore', hearing);
    expect(state.mood).toBe('hint');
    expect(careFor(state, 'no, I’m safe, I don’t want to die', hearing).state.isSafe).toBe(true);
  });

  it('read a message in its own language on a page in another', async () => {
    const ears = await loadEars([UNPATTERNED.es], 'tr');
    expect(Object.keys(ears)).toEqual(['es']);
    expect(careFor(CALM, UNPATTERNED.es, { language: 'tr', ears }).verdict.kind).not.toBe('none');
  });
});

/** Of plain questions that no ear has learned so many at most are met with a card; the figures of docs/chat.md are below it. */
const PLAIN_ALARMS = 0.2;

describe('both ears', () => {
  it.each(LANGUAGES)('let most plain questions in %s pass that none has learned', async (language) => {
    const hearing = { language, ears: await loadEars([''], language) };
    const plain = writtenQuestions(language).filter(isHeldOut);
    const alarms = plain.filter(({ text }) => {
      const { kind } = careFor(CALM, text, hearing).verdict;
      return kind !== 'none' && kind !== 'boundary';
    });
    expect(plain.length).toBeGreaterThan(100);
    expect(alarms.length / plain.length, alarms.map(({ text }) => text).join('\n')).toBeLessThan(
      PLAIN_ALARMS,
    );
  });

  it.each(LANGUAGES)('never take a question of the craft in %s for a call', async (language) => {
    const hearing = { language, ears: await loadEars([''], language) };
    const asked = careMessages(language, 'plain');
    const stopped = asked.filter(({ text }) => careFor(CALM, text, hearing).verdict.kind !== 'none');
    expect(asked.length).toBeGreaterThanOrEqual(95);
    expect(stopped.map(({ text }) => text)).toEqual([]);
  });

  it('take an illness in the family for no violence', async () => {
    const hearing = { language: 'fr', ears: await loadEars([''], 'fr') } as const;
    expect(careFor(CALM, 'mon père a un cancer', hearing).verdict.kind).toBe('boundary');
  });
});

describe('where weights cannot be read', () => {
  it('the patterns hear alone', async () => {
    vi.resetModules();
    vi.doMock('../../../../locales/words-files.ts', () => ({
      readWordsFile: () => Promise.reject(new Error('unreachable')),
    }));
    const unread = await import('./load-ears.ts');
    const ears = await unread.loadEars(['I want to die'], 'en');
    vi.doUnmock('../../../../locales/words-files.ts');
    expect(ears).toEqual({});
    expect(careFor(CALM, 'I want to die', { language: 'en', ears }).verdict.kind).toBe('danger');
  });
});
