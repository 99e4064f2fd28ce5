import { describe, expect, it } from 'vitest';
import { loadCelestiaLexicon } from '../../../locales/celestia.ts';
import type { Asked } from './asked.ts';
import { loadListener } from './load-listener.ts';
import { readyLexicon } from './phrases.ts';
import { understand } from './understand.ts';

describe('a question that leans on the one before', async () => {
  const lexicon = readyLexicon(await loadCelestiaLexicon('fr'));
  const listener = await loadListener('fr');
  const ask = (text: string, before: readonly Asked[] = []) =>
    understand({ text, language: 'fr', lexicon, listener, before });

  it('names another house by its number alone', () => {
    expect(ask('et la 10', [ask('que dit ma maison 6')])).toMatchObject({ about: 'house', houses: [10] });
  });

  it('takes a pronoun for the planet, not for a partner', () => {
    const prior = ask('vénus est dans quel signe');
    // At birth it stands: what changes is in the sky.
    expect(ask('elle change quand', [prior])).toMatchObject({ points: ['venus'], event: 'ingress' });
  });

  it('goes on with another planet of the sky', () => {
    const prior = ask('saturne en ce moment');
    expect(ask('et jupiter', [prior])).toMatchObject({ points: ['jupiter'], whose: 'sky' });
  });

  it('asks of a phase of the Moon by itself, whatever planet was spoken of', () => {
    const prior = ask('mercure est rétrograde ?');
    expect(prior).toMatchObject({ about: 'event', points: ['mercury'] });
    const asked = ask('et la nouvelle lune ?', [prior]);
    expect(asked).toMatchObject({ event: 'newMoon', points: [], whose: 'sky' });
  });

  it('asks when a planet that goes backwards goes on', () => {
    const prior = ask('mercure est rétrograde ?');
    expect(ask('et direct ?', [prior])).toMatchObject({ event: 'direct', points: ['mercury'] });
  });

  it('is about what was just said where a few words name nothing', () => {
    expect(ask('qu’est-ce qui cloche', [ask('mon travail')])).toMatchObject({ about: 'work', follows: true });
  });
});
