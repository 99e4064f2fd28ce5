import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../../../locales/locales.ts';
import { answerReading } from '../asking/answer-reading.ts';
import { NOW_MS, SELF } from '../facts/known-charts.fixture.ts';
import { asksIn } from './ask-self.fixture.ts';

/** Asked on 23 November 2026. Venus meets Mars on 25 November 2027, Jupiter Saturn on 31 October 2040. */
const ASKED: Readonly<Record<Language, Record<'meeting' | 'slow' | 'opposed' | 'own', string>>> = {
  tr: {
    meeting: 'Venüs ile Mars ne zaman buluşacak?',
    slow: 'bir sonraki Jüpiter Satürn kavuşumu ne zaman',
    opposed: 'Mars Jüpiter karşıtlığı ne zaman',
    own: 'Satürn güneşime ne zaman kare yapacak',
  },
  en: {
    meeting: 'When do Venus and Mars next meet?',
    slow: 'when is the next Jupiter-Saturn conjunction?',
    opposed: 'when will Mars oppose Jupiter',
    own: 'when is my next Saturn square Sun',
  },
  es: {
    meeting: '¿Cuándo se encuentran Venus y Marte?',
    slow: 'cuándo es la próxima conjunción de Júpiter y Saturno',
    opposed: 'cuándo se opone Marte a Júpiter',
    own: '¿cuándo será mi próxima cuadratura de Saturno al Sol?',
  },
  fr: {
    meeting: 'quand Vénus et Mars se rencontrent-ils ?',
    slow: 'c’est quand la prochaine conjonction Jupiter-Saturne',
    opposed: 'quand Mars s’oppose à Jupiter',
    own: 'quand est mon prochain carré de Saturne au Soleil',
  },
  pt: {
    meeting: 'quando Vênus e Marte se encontram?',
    slow: 'quando é a próxima conjunção Júpiter-Saturno',
    opposed: 'quando Marte faz oposição a Júpiter',
    own: 'quando é minha próxima quadratura de Saturno com o Sol',
  },
};

describe.each(LANGUAGES)('the next time two bodies meet, asked in %s', (language) => {
  const answer = asksIn(language, 'meeting');
  const ask = async (text: string) => {
    const { sentences } = await answer(text);
    return sentences[0];
  };
  const asked = ASKED[language];

  it.each([
    ['quick', asked.meeting, 'meeting.venus-conjunction-mars.2027-11-25', /2027/],
    ['slow', asked.slow, 'meeting.jupiter-conjunction-saturn.2040-10-31', /2040/],
    ['opposed', asked.opposed, 'meeting.mars-opposition-jupiter.2028-03-10', /2028/],
  ])('is told with its date: %s', async (_, text, id, year) => {
    const first = await ask(text);
    expect(first?.claims.map(({ fact }) => fact)).toContain(id);
    expect(first?.text).toMatch(year);
  });

  it('is let out by the guard', async () => {
    const question = { language, chart: SELF, nowMs: NOW_MS, timeZone: 'UTC', offsetMs: 0 };
    const { paragraphs } = await answerReading({ ...question, text: asked.meeting });
    expect(paragraphs.join(' ').slice(0, 160)).toMatch(/2027/);
  });

  it('is of a point of one’s own where that is asked, by the aspect that is named', async () => {
    const first = await ask(asked.own);
    expect(first?.claims.map(({ fact }) => fact).join(' ')).toMatch(/^transit\.saturn-square-sun\./);
  });
});
