import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../../../locales/locales.ts';
import { NOW_MS, SELF } from '../facts/known-charts.fixture.ts';
import { answerReading } from './answer-reading.ts';

/** "When does Jupiter come into my 10th house?": past the guard, with the day it comes and the day it goes on. */
const ASKED: Readonly<Record<Language, { enters: string; stays: string; ends: RegExp; comes: RegExp }>> = {
  tr: {
    enters: 'jüpiter 10. evime ne zaman geçecek',
    stays: 'satürn 7. evimde ne kadar kalacak',
    comes: /17 Nisan 2034.*10\. evin.*23 Mayıs 2035.*11\. evin/,
    ends: /12 Nisan 2050/,
  },
  en: {
    enters: 'when does jupiter go into my 10th house?',
    stays: 'how long will saturn stay in my 7th house?',
    comes: /10th house.*11th house/,
    ends: /April 12, 2050/,
  },
  es: {
    enters: '¿cuándo entra júpiter en mi casa 10?',
    stays: '¿cuánto tiempo se queda saturno en mi casa 7?',
    comes: /17 de abril de 2034.*23 de mayo de 2035/,
    ends: /12 de abril de 2050/,
  },
  fr: {
    enters: 'quand jupiter entre-t-il dans ma maison 10 ?',
    stays: 'combien de temps saturne reste dans ma maison 7 ?',
    comes: /maison 10.*maison 11/,
    ends: /12 avril 2050/,
  },
  pt: {
    enters: 'quando júpiter entra na minha casa 10?',
    stays: 'quanto tempo saturno fica na minha casa 7?',
    comes: /casa 10.*casa 11/,
    ends: /12 de abril de 2050/,
  },
};

describe.each(LANGUAGES)('in %s', (language) => {
  const ask = (text: string) =>
    answerReading({ text, language, chart: SELF, nowMs: NOW_MS, timeZone: 'UTC', offsetMs: 0 });

  it('a planet comes into a house and goes on', async () => {
    const { kind, paragraphs, citations } = await ask(ASKED[language].enters);
    expect(kind).toBe('reading');
    expect(paragraphs.join(' ')).toMatch(ASKED[language].comes);
    expect(citations).toContainEqual(
      expect.objectContaining({ kind: 'placement', whose: 'sky', body: 'jupiter', house: 10 }),
    );
  });

  it('a planet stays in a house until a day', async () => {
    const { paragraphs } = await ask(ASKED[language].stays);
    expect(paragraphs.join(' ')).toMatch(ASKED[language].ends);
  });
});
