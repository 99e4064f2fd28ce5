import { expect, test } from 'vitest';
import { loadGuardWords } from '../../features/celestia/guard/guard-words.fixture.ts';
import { LANGUAGES } from '../../locales/locales.ts';
import { inDrill } from '../../tests/drills.ts';
import { drilledTalks } from './drilled-charts.ts';
import { measureLanguage } from './measure-language.ts';

const talks = drilledTalks();
/** One chart with an hour of birth and, in a drill, all twelve. */
const tried = talks.slice(0, inDrill(talks.length, 1));

test.each(LANGUAGES)(
  'no false sentence made of a true one goes out, and the true ones do, in %s',
  async (language) => {
    const { trueCount, falseCount, heldTrue, through } = measureLanguage(
      language,
      await loadGuardWords(language),
      tried,
    );
    expect(falseCount).toBeGreaterThanOrEqual(inDrill(3000, 300));
    expect(through).toEqual([]);
    expect(heldTrue.length).toBeLessThanOrEqual(trueCount * 0.02);
  },
);
