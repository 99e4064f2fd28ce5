import { describe, expect, it } from 'vitest';
import { loadCelestiaWords } from '../../../locales/celestia.ts';
import { LANGUAGES, type Language } from '../../../locales/locales.ts';
import { NOW_MS, SELF } from '../facts/known-charts.fixture.ts';
import { answerReading } from './answer-reading.ts';

/** "When does Jupiter come into my 10th house?": past the guard, with the day it comes and the day it goes on. */
interface StayAsked {
  enters: string;
  stays: string;
  ends: RegExp;
  comes: RegExp;
  /** What lies behind, which never was, and what is so already. */
  was: string;
  lasted: RegExp;
  last: string;
  fell: RegExp;
  never: string;
  already: string;
  since: RegExp;
}

const ASKED: Readonly<Record<Language, StayAsked>> = {
  tr: {
    enters: 'jüpiter 10. evime ne zaman geçecek',
    stays: 'satürn 7. evimde ne kadar kalacak',
    comes: /17 Nisan 2034.*10\. evin.*23 Mayıs 2035.*11\. evin/,
    ends: /12 Nisan 2050/,
    was: 'satürn 7. evimde ne zamandı?',
    lasted: /9 Mart 2019.*7\. evin.*15 Kasım 2021.*8\. evin/,
    last: "satürn en son ne zaman ay'ıma kavuşum yaptı?",
    fell: /25 Ocak 2020/,
    never: "plüton güneş'imin üzerinden ne zaman geçti?",
    already: 'neptün 10. evime ne zaman girecek?',
    since: /^[^/]*10\. ev/,
  },
  en: {
    enters: 'when does jupiter go into my 10th house?',
    stays: 'how long will saturn stay in my 7th house?',
    comes: /10th house.*11th house/,
    ends: /April 12, 2050/,
    was: 'when was saturn in my 7th house?',
    lasted: /7th house.*March 9, 2019.*November 15, 2021.*8th house/,
    last: 'when did saturn last conjunct my moon?',
    fell: /January 25, 2020/,
    never: 'when was pluto last on my sun?',
    already: 'when will neptune enter my 10th house?',
    since: /^[^.]*10th house/,
  },
  es: {
    enters: '¿cuándo entra júpiter en mi casa 10?',
    stays: '¿cuánto tiempo se queda saturno en mi casa 7?',
    comes: /17 de abril de 2034.*23 de mayo de 2035/,
    ends: /12 de abril de 2050/,
    was: '¿cuándo estuvo saturno en mi casa 7?',
    lasted:
      /casa 7.*9 de marzo de 2019.*15 de noviembre de 2021|9 de marzo de 2019.*casa 7.*15 de noviembre de 2021/,
    last: '¿cuándo fue la última conjunción de saturno con mi luna?',
    fell: /25 de enero de 2020/,
    never: '¿cuándo pasó plutón por última vez sobre mi sol?',
    already: '¿cuándo entra neptuno en mi casa 10?',
    since: /^[^.]*casa 10/,
  },
  fr: {
    enters: 'quand jupiter entre-t-il dans ma maison 10 ?',
    stays: 'combien de temps saturne reste dans ma maison 7 ?',
    comes: /maison 10.*maison 11/,
    ends: /12 avril 2050/,
    was: 'quand saturne était-il dans ma maison 7 ?',
    lasted: /9 mars 2019.*15 novembre 2021/,
    last: 'quand saturne a-t-il été en conjonction avec ma lune pour la dernière fois ?',
    fell: /25 janvier 2020/,
    never: 'quand pluton est-il passé sur mon soleil ?',
    already: 'quand neptune entre-t-il dans ma maison 10 ?',
    since: /^[^.]*maison 10/,
  },
  pt: {
    enters: 'quando júpiter entra na minha casa 10?',
    stays: 'quanto tempo saturno fica na minha casa 7?',
    comes: /casa 10.*casa 11/,
    ends: /12 de abril de 2050/,
    was: 'quando saturno esteve na minha casa 7?',
    lasted: /9 de março de 2019.*15 de novembro de 2021/,
    last: 'quando foi a última conjunção de saturno com a minha lua?',
    fell: /25 de janeiro de 2020/,
    never: 'quando plutão passou sobre o meu sol?',
    already: 'quando netuno entra na minha casa 10?',
    since: /^[^.]*casa 10/,
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

  it('a planet has been in a house, and has gone on from it', async () => {
    const { paragraphs } = await ask(ASKED[language].was);
    expect(paragraphs.join(' ')).toMatch(ASKED[language].lasted);
  });

  it('a planet has last touched a point of the birth chart, or never', async () => {
    const last = await ask(ASKED[language].last);
    expect(last.paragraphs[0]).toMatch(ASKED[language].fell);
    const never = await ask(ASKED[language].never);
    const { frames } = await loadCelestiaWords(language);
    expect(never.paragraphs[0]).toContain(frames.noContact[0]);
  });

  it('a planet that is awaited in a house is there already', async () => {
    const { paragraphs } = await ask(ASKED[language].already);
    expect(paragraphs[0]).toMatch(ASKED[language].since);
    expect(paragraphs.join(' ')).toContain('2040');
  });

  it('a slow planet’s stay in a sign is told of the sign, and not of the house that it passes', async () => {
    const { names } = await loadCelestiaWords(language);
    const { paragraphs } = await ask(ASKED[language].already);
    const [until] = paragraphs.join(' ').match(/[^.]*2038[^.]*/) ?? [];
    expect(until).toMatch(new RegExp(String(Object.values(names.signs.aries)[0])));
  });
});
