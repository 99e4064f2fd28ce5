import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../../../locales/locales.ts';
import { asksIn } from './ask-self.fixture.ts';

/** Asked on Monday, 23 November 2026. */
interface Times {
  fifteenth: string;
  dayAfter: string;
  /** Of a year that is not gathered. */
  far: readonly string[];
  /** There is no eclipse in June 2027. */
  june: string;
  next: string;
  howLong: string;
}

const TIMES: Readonly<Record<Language, Times>> = {
  tr: {
    fifteenth: "ayın 15'inde ne olacak",
    dayAfter: 'öbür gün nasıl geçecek',
    far: ['2029 benim için nasıl', '2029 aşkta ne getirecek'],
    june: 'haziranda tutulma var mı',
    next: 'bir sonraki tutulma ne zaman',
    howLong: 'ne kadar sürer',
  },
  en: {
    fifteenth: 'what happens on the 15th',
    dayAfter: 'how is the day after tomorrow for me',
    far: ['how is 2029 for me', 'what does 2029 bring me in love'],
    june: 'is there an eclipse in June',
    next: 'when is the next eclipse',
    howLong: 'how long does it last',
  },
  es: {
    fifteenth: 'qué pasa el día 15',
    dayAfter: 'cómo será pasado mañana',
    far: ['cómo será 2029 para mí', 'qué me trae 2029 en el amor'],
    june: '¿hay eclipse en junio?',
    next: 'cuándo es el próximo eclipse',
    howLong: '¿cuánto dura?',
  },
  fr: {
    fifteenth: 'que se passe-t-il le 15',
    dayAfter: 'comment sera après-demain',
    far: ['comment sera 2029 pour moi', 'que m’apporte 2029 en amour'],
    june: 'y a-t-il une éclipse en juin',
    next: 'c’est quand la prochaine éclipse',
    howLong: 'ça dure combien de temps',
  },
  pt: {
    fifteenth: 'o que acontece no dia 15',
    dayAfter: 'como vai ser depois de amanhã',
    far: ['como vai ser 2029 pra mim', 'o que 2029 me traz no amor'],
    june: 'tem eclipse em junho',
    next: 'quando é o próximo eclipse',
    howLong: 'quanto tempo dura?',
  },
};

describe.each(LANGUAGES)('a time that is asked about in %s', async (language) => {
  const times = TIMES[language];
  const { noneThen, untilEclipse, noEnd } = (await import(`../../../locales/${language}/celestia/frames.ts`))
    .frames;
  const ask = asksIn(language, 'times');
  const said = ({ sentences }: Awaited<ReturnType<typeof ask>>) => sentences.map(({ text }) => text);

  it('is a day of the month by its number alone', async () => {
    const answer = await ask(times.fifteenth);
    expect(answer.asked).toMatchObject({ about: 'period', day: 15, frame: null });
    expect(said(answer)[0]).toMatch(/15/);
  });

  it('is the day after tomorrow', async () => {
    const answer = await ask(times.dayAfter);
    expect(answer.asked).toMatchObject({ about: 'period', frame: 'dayAfter' });
    expect(said(answer)[0]).toMatch(/25/);
  });

  it('is a year far ahead, told by no date of another', async () => {
    for (const text of times.far) {
      const answer = said(await ask(text)).join(' ');
      expect(answer).toMatch(/2029/);
      expect(answer).not.toMatch(/202[678]/);
    }
  });

  it('is a month without what is asked for', async () => {
    expect(noneThen).toContain(said(await ask(times.june))[0]);
  });

  it('is how long an eclipse lasts, not how long a birth chart does', async () => {
    const { memory } = await ask(times.next);
    const answer = said(await ask(times.howLong, memory));
    expect(answer.some((sentence) => untilEclipse.includes(sentence))).toBe(true);
    expect(answer.some((sentence) => noEnd.includes(sentence))).toBe(false);
  });
});
