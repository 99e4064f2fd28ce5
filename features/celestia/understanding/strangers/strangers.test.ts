import { describe, expect, it } from 'vitest';
import { loadCelestiaLexicon } from '../../../../locales/celestia.ts';
import type { Language } from '../../../../locales/locales.ts';
import { careFor } from '../../care/care-for.ts';
import { loadEars } from '../../care/ear/load-ears.ts';
import { CALM } from '../../care/verdict.ts';
import type { Asked } from '../asked.ts';
import { loadListener } from '../load-listener.ts';
import { readyLexicon } from '../phrases.ts';
import { languageOf } from '../question-language.ts';
import { understand } from '../understand.ts';
import { heard as en } from './en.fixture.ts';
import { heard as es } from './es.fixture.ts';
import { heard as fr } from './fr.fixture.ts';
import type { Heard } from './heard.ts';
import { heard as pt } from './pt.fixture.ts';
import { heard as tr } from './tr.fixture.ts';

const SETS = [
  ['tr', tr],
  ['en', en],
  ['es', es],
  ['fr', fr],
  ['pt', pt],
] as const satisfies readonly (readonly [Language, readonly Heard[]])[];

describe.each(SETS)('what strangers ask in %s', async (language, heard) => {
  const lexicon = readyLexicon(await loadCelestiaLexicon(language));
  const listener = await loadListener(language);

  it('is taken for their language', () => {
    expect(heard.filter(([text]) => languageOf(text, language) !== language).map(([text]) => text)).toEqual(
      [],
    );
  });

  it('is not taken for a call for help', async () => {
    const ears = await loadEars([''], language);
    const kinds = heard.map(([text]) => [text, careFor(CALM, text, { language, ears }).verdict.kind]);
    expect(kinds.filter(([, kind]) => kind !== 'none' && kind !== 'boundary')).toEqual([]);
  });

  it('is understood', () => {
    let before: Asked[] = [];
    for (const [text, understood, follows] of heard) {
      if (!follows) before = [];
      const asked = understand({ text, language, lexicon, listener, before });
      before.push(asked);
      expect({ text, ...asked }).toMatchObject({ text, ...understood });
    }
  });
});
