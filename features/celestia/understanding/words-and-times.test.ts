import { describe, expect, it } from 'vitest';
import { loadCelestiaLexicon } from '../../../locales/celestia.ts';
import { LANGUAGES, type Language } from '../../../locales/locales.ts';
import type { Asked } from './asked.ts';
import { readyLexicon } from './phrases.ts';
import { understand } from './understand.ts';

interface Asking {
  /** What awaits one today, and this week. */
  today: string;
  week: string;
  /** A day of every week, and one that comes. */
  eachSunday: string;
  sunday: string;
  /** A day that is over, asked about. */
  lastFriday: string;
  /** After an eclipse: which part of life it falls into. */
  eclipse: string;
  field: string;
  /** A word of the craft that also happens, with talk behind it. */
  term: string;
}

const ASKING: Readonly<Record<Language, Asking>> = {
  tr: {
    today: 'bugün beni ne bekliyor',
    week: 'bu hafta beni neler bekliyor',
    eachSunday: 'her pazar içim sıkılıyor',
    sunday: 'pazar günü nasıl geçecek',
    lastFriday: 'cumadan beri neden böyleyim',
    eclipse: 'bir sonraki tutulma ne zaman',
    field: 'hangi alanda hissederim',
    term: 'transit nedir, herkes söylüyor ama ben anlamadım',
  },
  en: {
    today: 'what awaits me today',
    week: 'what awaits me this week',
    eachSunday: 'every Sunday I dread the morning after',
    sunday: 'how is Sunday',
    lastFriday: 'what was going on last friday?',
    eclipse: 'when is the next eclipse',
    field: 'in which area of my life?',
    term: 'what exactly is a transit, I hear it from all my friends',
  },
  es: {
    today: '¿qué me espera hoy?',
    week: 'qué me espera esta semana',
    eachSunday: 'los domingos me pongo triste',
    sunday: 'cómo será el domingo',
    lastFriday: '¿qué me pasó el viernes pasado?',
    eclipse: 'cuándo es el próximo eclipse',
    field: '¿en qué área?',
    term: 'qué es un tránsito, nunca lo entendí',
  },
  fr: {
    today: 'qu’est-ce qui m’attend aujourd’hui',
    week: 'qu’est-ce qui m’attend cette semaine',
    eachSunday: 'chaque dimanche soir j’ai la boule au ventre',
    sunday: 'comment sera dimanche',
    lastFriday: 'qu’est-ce qui m’est arrivé vendredi dernier ?',
    eclipse: 'quand est la prochaine éclipse',
    field: 'dans quel domaine ?',
    term: 'c’est quoi un transit exactement, j’ai jamais compris',
  },
  pt: {
    today: 'o que me espera hoje',
    week: 'o que me espera essa semana',
    eachSunday: 'todo domingo eu fico triste',
    sunday: 'como vai ser domingo',
    lastFriday: 'o que aconteceu comigo na sexta passada?',
    eclipse: 'quando é o próximo eclipse',
    field: 'em que área?',
    term: 'o que é um trânsito exatamente, nunca entendi',
  },
};

describe.each(LANGUAGES)('in %s', async (language) => {
  const { today, week, eachSunday, sunday, lastFriday, eclipse, field, term } = ASKING[language];
  const lexicon = readyLexicon(await loadCelestiaLexicon(language));
  const asked = (text: string, before: readonly Asked[] = []) =>
    understand({ text, language, lexicon, listener: null, before });

  it('what awaits one today is asked of today, and this week of the week', () => {
    expect(asked(today)).toMatchObject({ about: 'period', frame: 'today' });
    expect(asked(week)).toMatchObject({ about: 'period', frame: 'week' });
  });

  it('what comes back each Sunday is no date', () => {
    expect(asked(eachSunday).weekdays).toEqual([]);
    expect(asked(sunday)).toMatchObject({ about: 'period', weekdays: [7] });
  });

  it('last Friday is over, and no Friday to come', () => {
    expect(asked(lastFriday)).toMatchObject({ weekdays: [], frame: 'week', isOver: true });
  });

  it('the part of life of an eclipse is asked of the eclipse', () => {
    expect(asked(field, [asked(eclipse)])).toMatchObject({ about: 'event', event: 'eclipse', want: 'where' });
  });

  it('a word is asked for its meaning, whatever is said behind it', () => {
    expect(asked(term)).toMatchObject({ about: 'term', term: 'transit' });
  });
});
