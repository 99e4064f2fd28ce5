import { describe, expect, it, vi } from 'vitest';
import { loadCelestiaLexicon } from '../../../locales/celestia.ts';
import { LANGUAGES, type Language } from '../../../locales/locales.ts';
import { isHeldOut, learnedLines, writtenQuestions } from '../../../scripts/celestia/question-lines.ts';
import { chancesOf, listen, listenerFrom } from './listener.ts';
import { loadListener } from './load-listener.ts';
import { readyLexicon } from './phrases.ts';
import { understand } from './understand.ts';

/** What is asked in a roundabout way, and no word of the lexicon tells: none of these was learned from. */
const ROUNDABOUT: Readonly<Record<Language, readonly (readonly [text: string, about: string])[]>> = {
  tr: [
    ['bana niye hep gelgit yaşayan tipler denk geliyor', 'love'],
    ['yöneticim emeğimi görmezden geliyor', 'work'],
  ],
  en: [
    ['will I ever get out of this dead end position', 'work'],
    ['grad school applications are due and I freeze', 'learning'],
  ],
  es: [
    ['mi jefa no valora nada de lo que entrego', 'work'],
    ['el casero nos quiere echar del piso', 'home'],
  ],
  fr: [
    ['mon patron ne voit rien de ce que je livre', 'work'],
    ['le propriétaire veut récupérer l’appart', 'home'],
  ],
  pt: [
    ['meu gerente não enxerga nada do que eu entrego', 'work'],
    ['o dono do imóvel quer o apê de volta', 'home'],
  ],
};

describe('a listener', () => {
  const bytes = (values: readonly number[]) => Buffer.from(new Int8Array(values)).toString('base64');
  const listener = listenerFrom({
    learnedFrom: '',
    kinds: ['love', 'work'],
    bias: [0, 0],
    unit: 1,
    pieces: bytes([0, 0, 0, 0]),
    everyday: ['', 'overtime,night shift'],
    ending: 2,
    signals: ['topics.work', 'says work'],
    signalUnit: 0.1,
    signalWeights: bytes([0, 30, 0, 20]),
  });

  it('takes all kinds for as likely where nothing is known', () => {
    expect(listen(listener, { words: [], named: [], read: [] }).map(({ chance }) => chance)).toEqual([
      0.5, 0.5,
    ]);
  });

  it('weighs what the lexicon tells', () => {
    const [first] = listen(listener, { words: ['shift'], named: ['topics.work'], read: [] });
    expect(first?.kind).toBe('work');
    expect(first?.chance).toBeCloseTo(1 / (1 + Math.exp(-3)), 6);
  });

  it('weighs what everyday words speak of, whatever their ending', () => {
    const [first] = listen(listener, { words: ['two', 'night', 'shifts'], named: [], read: [] });
    expect(first?.kind).toBe('work');
    expect(first?.chance).toBeCloseTo(1 / (1 + Math.exp(-2)), 6);
  });

  it('shares all chance among the kinds', () => {
    const chances = chancesOf([900, -3, 898]);
    expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
    expect(chances[0]).toBeGreaterThan(chances[2] ?? 1);
  });
});

describe.each(LANGUAGES)('the listener of %s', async (language) => {
  const lexicon = readyLexicon(await loadCelestiaLexicon(language));
  const listener = await loadListener(language);

  it('was trained on the lines that lie there today', async () => {
    const { listener: weights } = await import(`../../../locales/${language}/celestia/listener.ts`);
    expect(weights.learnedFrom).toBe((await learnedLines(language)).learnedFrom);
  });

  it('hears what the lexicon has no word for', () => {
    const heard = ROUNDABOUT[language].map(
      ([text]) => understand({ text, language, lexicon, listener, before: [] }).about,
    );
    expect(heard).toEqual(ROUNDABOUT[language].map(([, about]) => about));
  });

  it('hears more of what nothing was learned from than the lexicon alone', () => {
    const held = writtenQuestions(language).filter(isHeldOut);
    const rightBy = (ear: typeof listener) =>
      held.filter(({ kind, text }) => {
        const { about } = understand({ text, language, lexicon, listener: ear, before: [] });
        return about === kind.split(' ')[0];
      }).length / held.length;
    expect(held.length).toBeGreaterThan(100);
    expect(rightBy(listener)).toBeGreaterThan(rightBy(null));
  });
});

describe('where weights cannot be read', () => {
  it('the lexicon reads alone', async () => {
    vi.resetModules();
    vi.doMock('../../../locales/words-files.ts', () => ({
      readWordsFile: () => Promise.reject(new Error('unreachable')),
    }));
    const unread = await import('./load-listener.ts');
    const listener = await unread.loadListener('en');
    vi.doUnmock('../../../locales/words-files.ts');
    expect(listener).toBeNull();
  });
});
