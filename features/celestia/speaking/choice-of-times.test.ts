import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../../../locales/locales.ts';
import { answerReading } from '../asking/answer-reading.ts';
import { NOW_MS, SELF } from '../facts/known-charts.fixture.ts';
import { asksIn } from './ask-self.fixture.ts';

/** Asked on Monday, 23 November 2026. */
const ASKED: Readonly<Record<Language, Record<'months' | 'weeks' | 'summers' | 'year' | 'other', string>>> = {
  tr: {
    months: 'iş değiştirmek için nisan mı mayıs mı',
    weeks: 'zammı bu hafta mı istesem gelecek hafta mı',
    summers: 'taşınmak için bu yaz mı gelecek yaz mı',
    year: '2027 evlenme yılım mı',
    other: 'yoksa 2028 mi?',
  },
  en: {
    months: 'april or may for a job change?',
    weeks: 'should I ask for a raise this week or next week',
    summers: 'this summer or next for moving house?',
    year: 'is 2027 the year I find someone?',
    other: 'or 2028?',
  },
  es: {
    months: '¿abril o mayo para cambiar de trabajo?',
    weeks: '¿pido el aumento esta semana o la que viene?',
    summers: '¿este verano o el próximo para mudarme?',
    year: '¿2027 es el año en que encuentro pareja?',
    other: '¿o 2028?',
  },
  fr: {
    months: 'avril ou mai pour changer de travail ?',
    weeks: 'je demande une augmentation cette semaine ou la semaine prochaine ?',
    summers: 'cet été ou le prochain pour déménager ?',
    year: '2027, c’est l’année où je rencontre quelqu’un ?',
    other: 'ou 2028 ?',
  },
  pt: {
    months: 'abril ou maio para mudar de emprego?',
    weeks: 'peço aumento esta semana ou na próxima?',
    summers: 'neste verão ou no próximo para me mudar?',
    year: '2027 é o ano em que encontro alguém?',
    other: 'ou 2028?',
  },
};

describe.each(LANGUAGES)('a choice between two times in %s', async (language) => {
  const { frames } = await import(`../../../locales/${language}/celestia/frames.ts`);
  const verdicts: string[] = [...frames.choiceFirst, ...frames.choiceSecond, ...frames.choiceEven];
  const asked = ASKED[language];
  const ask = asksIn(language, 'choice');
  const isDecided = ({ sentences }: Awaited<ReturnType<typeof ask>>) =>
    sentences.slice(0, 3).some(({ text }) => verdicts.includes(text));

  it.each(['months', 'weeks', 'summers'] as const)('is decided: %s', async (kind) => {
    const answer = await ask(asked[kind]);
    expect(answer.asked.choice).toHaveLength(2);
    expect(isDecided(answer)).toBe(true);
  });

  it('is between the year before and the one asked after it', async () => {
    const before = await ask(asked.year);
    expect(before.asked.choice).toEqual([]);
    const answer = await ask(asked.other, before.memory);
    expect(answer.asked.choice.map(({ year }) => year)).toEqual([2027, 2028]);
    expect(isDecided(answer)).toBe(true);
    expect(answer.sentences.map(({ text }) => text).join(' ')).toMatch(/2028/);
  });

  it('is told past the guard, with a date of each', async () => {
    const question = { language, chart: SELF, nowMs: NOW_MS, timeZone: 'UTC', offsetMs: 0 };
    const { paragraphs } = await answerReading({ ...question, text: asked.months });
    const said = paragraphs.join(' ');
    expect(verdicts.some((verdict) => said.includes(verdict))).toBe(true);
    expect(said.match(/2027/g)?.length).toBeGreaterThan(1);
  });
});
