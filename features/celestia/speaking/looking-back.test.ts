import { describe, expect, it } from 'vitest';
import { loadCelestiaWords } from '../../../locales/celestia.ts';
import { LANGUAGES, type Language } from '../../../locales/locales.ts';
import { asksIn } from './ask-self.fixture.ts';
import { pastStretch } from './windows.ts';

/** Asked on Monday, 23 November 2026. */
interface Times {
  march: string;
  lastMonth: string;
  lastYearInLove: string;
  year: string;
  /** What is told lies behind; what is asked does not. */
  told: string;
  born: string;
  fiveYears: string;
}

const TIMES: Readonly<Record<Language, Times>> = {
  tr: {
    march: 'mart ayında ne oldu bana',
    lastMonth: 'geçen ay neden o kadar kötüydü',
    lastYearInLove: 'geçen yıl aşk hayatım neden kötüydü',
    year: '2019 benim için nasıldı',
    told: 'martta ayrıldık, geri döner mi',
    born: 'mart 1990 doğumluyum',
    fiveYears: 'beş yıl sonra nerede olacağım',
  },
  en: {
    march: 'what happened to me in March',
    lastMonth: 'how was last month for me',
    lastYearInLove: 'how was last year for my love life',
    year: 'how was 2019 for me',
    told: 'we broke up in March, will we get back together',
    born: 'I was born in March 1990',
    fiveYears: 'where will I be in five years',
  },
  es: {
    march: 'qué me pasó en marzo',
    lastMonth: 'por qué el mes pasado fue tan malo',
    lastYearInLove: 'por qué el año pasado fue tan duro en el amor',
    year: 'cómo fue mi 2019',
    told: 'lo dejamos en marzo, ¿va a volver?',
    born: 'nací en marzo de 1990',
    fiveYears: '¿dónde voy a estar en cinco años?',
  },
  fr: {
    march: 'qu’est-ce qui s’est passé en mars dernier',
    lastMonth: 'pourquoi le mois dernier était si dur',
    lastYearInLove: 'l’an dernier en amour, pourquoi c’était si dur',
    year: 'comment était 2019 pour moi',
    told: 'il m’a quittée en mars, est-ce qu’il va revenir',
    born: 'je suis née en mars 1990',
    fiveYears: 'où est-ce que je serai dans cinq ans ?',
  },
  pt: {
    march: 'o que aconteceu comigo em março',
    lastMonth: 'por que o mês passado foi tão ruim',
    lastYearInLove: 'por que o ano passado foi tão difícil no amor',
    year: 'como foi 2019 pra mim',
    told: 'a gente terminou em março, ele vai voltar?',
    born: 'nasci em março de 1990',
    fiveYears: 'onde eu vou estar daqui a cinco anos',
  },
};

describe.each(LANGUAGES)('a time that is over in %s', async (language) => {
  const times = TIMES[language];
  const ask = asksIn(language, 'past');

  /** The instants (UTC ms) of the contact that an answer leads with. */
  async function leadOf(text: string) {
    const answer = await ask(text);
    const [lead] = answer.sentences;
    const fact = answer.facts.find(({ id }) => lead?.claims.some((claim) => claim.fact === id));
    return { ...answer, exactMs: fact?.kind === 'transit' ? fact.exactMs : [] };
  }

  it.each([
    ['march', '2026-03-01', '2026-04-01'],
    ['lastMonth', '2026-10-01', '2026-11-01'],
    ['lastYearInLove', '2025-01-01', '2026-01-01'],
    ['year', '2019-01-01', '2020-01-01'],
  ] as const)('is told by what was exact in it: %s', async (time, from, to) => {
    const { exactMs } = await leadOf(times[time]);
    expect(exactMs.some((instantMs) => instantMs >= Date.parse(from) && instantMs < Date.parse(to))).toBe(
      true,
    );
  });

  it('holds nothing of theirs before they were born', async () => {
    const { openings } = (await loadCelestiaWords(language)).talk;
    for (const year of ['1950', '1900']) {
      const { sentences } = await ask(times.year.replace('2019', year));
      expect(openings?.past).toContain(sentences[0]?.text);
    }
  });

  it('is not asked about where it is only told', async () => {
    const { asked } = await ask(times.told);
    expect(asked?.isOver).toBe(false);
    const born = await ask(times.born);
    expect(born.asked).toMatchObject({ isOver: false, year: null });
  });

  it('has its like ahead: a year that is counted from now', async () => {
    const { asked, sentences } = await ask(times.fiveYears);
    expect(asked).toMatchObject({ yearsAhead: 5, year: 2031 });
    expect(sentences.some(({ text }) => text.includes('2031'))).toBe(true);
  });
});

describe('the stretch of a time that is over', () => {
  const NOW = Date.UTC(2026, 10, 23, 12);
  const day = (ms: number) => new Date(ms).toISOString().slice(0, 10);
  const stretch = (asked: Partial<Parameters<typeof pastStretch>[0]>) => {
    const found = pastStretch({ frame: null, month: null, year: null, isOver: true, ...asked }, NOW);
    return found && [day(found.fromMs), day(found.toMs)];
  };

  it.each([
    [{ frame: 'today' }, ['2026-11-21', '2026-11-23']],
    [{ frame: 'week' }, ['2026-11-13', '2026-11-23']],
    [{ frame: 'month' }, ['2026-10-01', '2026-10-31']],
    [{ frame: 'year' }, ['2025-01-01', '2025-12-31']],
    [{ month: 3 }, ['2026-03-01', '2026-03-31']],
    // November runs yet, and what is asked of as over is the one before.
    [{ month: 11 }, ['2025-11-01', '2025-11-30']],
    [{ month: 12 }, ['2025-12-01', '2025-12-31']],
    [{ year: 2019, month: 12 }, ['2019-12-01', '2019-12-31']],
    [{ year: 2021, isOver: false }, ['2021-01-01', '2021-12-31']],
    [{ year: 2026 }, ['2026-01-01', '2026-11-23']],
    [{ year: 2026, isOver: false }, null],
    [{ year: 2031 }, null],
    [{ month: 3, isOver: false }, null],
  ] as const)('of %j is %j', (asked, expected) => {
    expect(stretch(asked)).toEqual(expected);
  });
});
