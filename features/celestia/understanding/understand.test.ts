import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadCelestiaLexicon } from '../../../locales/celestia.ts';
import { LANGUAGES, type Language } from '../../../locales/locales.ts';
import { inDrill } from '../../../tests/drills.ts';
import { fold } from '../../fold-words.ts';
import type { Asked } from './asked.ts';
import type { Listener } from './listener.ts';
import { loadListener } from './load-listener.ts';
import { type ReadyLexicon, readyLexicon } from './phrases.ts';
import { languageOf } from './question-language.ts';
import { boundedDistance, corrected } from './spelling.ts';
import { understand } from './understand.ts';

const lexicons = new Map<Language, ReadyLexicon>(
  await Promise.all(
    LANGUAGES.map(async (language) => [language, readyLexicon(await loadCelestiaLexicon(language))] as const),
  ),
);

const listeners = Object.fromEntries(
  await Promise.all(LANGUAGES.map(async (language) => [language, await loadListener(language)] as const)),
) as Record<Language, Listener | null>;

function lexiconOf(language: Language): ReadyLexicon {
  const lexicon = lexicons.get(language);
  if (!lexicon) throw new Error(`no lexicon in ${language}`);
  return lexicon;
}

/** Reads messages one after another, as turns of one conversation; the last as it was understood. */
function asked(language: Language, ...texts: string[]): Asked {
  const before: Asked[] = [];
  for (const text of texts)
    before.push(
      understand({ text, language, lexicon: lexiconOf(language), listener: listeners[language], before }),
    );
  const last = before.at(-1);
  if (!last) throw new Error('nothing was asked');
  return last;
}

describe('a question', () => {
  it.each([
    [
      'en',
      "I'm a Scorpio, what about my career?",
      { about: 'work', premise: { point: 'sun', sign: 'scorpio', house: null } },
    ],
    [
      'en',
      'my Venus in the 8th house',
      { about: 'placement', premise: { point: 'venus', sign: null, house: 8 } },
    ],
    ['en', 'I’m not a Taurus', { premise: { point: 'sun', sign: 'taurus', house: null, isDenied: true } }],
    ['en', 'my Moon is not in Aries', { premise: { point: 'moon', sign: 'aries', isDenied: true } }],
    ['en', 'I am a Taurus', { premise: { point: 'sun', sign: 'taurus', isDenied: false } }],
    ['tr', 'ben Boğa değilim', { premise: { point: 'sun', sign: 'taurus', isDenied: true } }],
    ['tr', 'Ay’ım Koç’ta değil', { premise: { point: 'moon', sign: 'aries', isDenied: true } }],
    ['es', 'no soy Tauro', { premise: { point: 'sun', sign: 'taurus', isDenied: true } }],
    ['fr', 'je ne suis pas Taureau', { premise: { point: 'sun', sign: 'taurus', isDenied: true } }],
    ['pt', 'não sou de Touro', { premise: { point: 'sun', sign: 'taurus', isDenied: true } }],
    ['tr', 'akrebim ben', { premise: { point: 'sun', sign: 'scorpio', house: null } }],
    ['tr', "Ay'ım Aslan'da", { about: 'placement', premise: { point: 'moon', sign: 'leo', house: null } }],
    ['es', 'soy de Escorpio', { premise: { point: 'sun', sign: 'scorpio', house: null } }],
    ['fr', 'ma Lune en maison 8', { about: 'placement', premise: { point: 'moon', sign: null, house: 8 } }],
    ['pt', 'sou de escorpião', { premise: { point: 'sun', sign: 'scorpio', house: null } }],
    [
      'en',
      'When does Venus enter Aries?',
      { about: 'event', event: 'ingress', points: ['venus'], signs: ['aries'], premise: null },
    ],
    ['fr', 'comment sera mon mois de mars ?', { about: 'period', month: 3, points: [] }],
    ['fr', 'que fait mars dans mon thème', { about: 'placement', points: ['mars'], month: null }],
    ['tr', 'bu ay param nasıl', { about: 'money', frame: 'month', points: [] }],
    ['tr', 'Merkür retrosu ne zaman bitiyor', { about: 'event', event: 'direct', want: 'untilWhen' }],
    ['en', 'is my mercury retrograde', { about: 'placement', event: 'retrograde', whose: 'self' }],
    ['en', 'is mercury retrograde today', { about: 'event', event: 'retrograde', whose: 'sky' }],
  ] as const)('in %s: %s', (language, text, expected) => {
    expect(asked(language, text)).toMatchObject(expected);
  });

  it('takes over from the one before what it leaves out', () => {
    expect(asked('en', "how's my week", 'and in love?')).toMatchObject({
      about: 'love',
      frame: 'week',
      follows: true,
    });
    expect(asked('en', 'is mercury retrograde now', 'and venus?')).toMatchObject({
      event: 'retrograde',
      points: ['venus'],
    });
    expect(asked('es', 'mi trabajo este mes', '¿hasta cuándo?')).toMatchObject({
      about: 'work',
      want: 'untilWhen',
    });
    expect(asked('pt', 'meu amor este mês', 'e o dele?')).toMatchObject({ whose: 'partner' });
    expect(asked('tr', 'venüsüm ne diyor', 'neden?')).toMatchObject({ about: 'why', points: ['venus'] });
  });

  it('leans on nothing that was only polite', () => {
    expect(asked('en', 'what about my job', 'thanks', 'why?')).toMatchObject({ about: 'why', topic: 'work' });
  });
});

describe('what somebody types', () => {
  it('is read whatever its case and accents', () => {
    for (const text of ['Yükselenim ne?', 'YÜKSELENİM NE', 'yukselenim ne']) {
      expect(asked('tr', text)).toMatchObject({ about: 'placement', points: ['ascendant'] });
    }
    expect(fold('Satürn’ün ŞANSI')).toBe('saturn un sansi');
  });

  it('is read with one slip in a word', () => {
    const { vocabulary } = lexiconOf('en');
    const slips: readonly (readonly [string, string])[] = [
      ['jupitre', 'jupiter'],
      ['wenus', 'venus'],
      ['scorpoi', 'scorpio'],
      ['relatoinships', 'relationships'],
    ];
    for (const [typed, meant] of slips) expect(corrected(typed, vocabulary)).toBe(meant);
  });

  it('is left alone where it is a word of its own', () => {
    for (const word of ['mouth', 'honey', 'horse', 'earth', 'heart']) {
      expect(corrected(word, lexiconOf('en').vocabulary)).toBe(word);
    }
  });

  it('never makes her stumble', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 60 }),
        fc.constantFrom(...LANGUAGES),
        (text, language) => {
          expect(asked(language, text).language).toBe(language);
        },
      ),
      { numRuns: inDrill(2000, 60) },
    );
  });
});

describe('the distance between two words', () => {
  it('is the same both ways, and nought for one word alone', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 });
    fc.assert(
      fc.property(word, word, (one, other) => {
        expect(boundedDistance(one, other, 2)).toBe(boundedDistance(other, one, 2));
        expect(boundedDistance(one, one, 2)).toBe(0);
      }),
      { numRuns: inDrill(5000, 200) },
    );
  });

  it('counts a swap of neighbors once', () => {
    expect(boundedDistance('venus', 'vneus', 2)).toBe(1);
  });
});

describe('the language of an answer', () => {
  it.each([
    ['merhaba, bugün nasıl?', 'en', 'tr'],
    ['hola, cómo estás?', 'en', 'es'],
    ['bonjour, qu’est-ce que ma Vénus ?', 'en', 'fr'],
    ['oi, como vai ser minha semana?', 'es', 'pt'],
    ['what does my moon mean', 'tr', 'en'],
    ['Venus?', 'tr', 'tr'],
    ['q onda', 'es', 'es'],
    ['ok', 'fr', 'fr'],
    ['merhaba', 'en', 'tr'],
    ['money', 'fr', 'en'],
    ['¿Venus?', 'en', 'es'],
    ['Mercury retrograde', 'pt', 'pt'],
  ] as const)('of "%s" on a page in %s is %s', (text, page, expected) => {
    expect(languageOf(text, page)).toBe(expected);
  });
});
