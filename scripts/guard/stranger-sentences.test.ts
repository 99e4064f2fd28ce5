import { expect, test } from 'vitest';
import { loadGuardWords } from '../../features/celestia/guard/guard-words.fixture.ts';
import { LANGUAGES } from '../../locales/locales.ts';
import { sampleOf } from '../../tests/drills.ts';
import { measureStrangers, strangerSentences } from './stranger-sentences.ts';

const SAMPLE = 80;

test.each(LANGUAGES)(
  'of strangers’ sentences no false one goes out, and few true ones are held, in %s',
  async (language) => {
    const sentences = sampleOf(strangerSentences(language), SAMPLE);
    const row = measureStrangers(language, await loadGuardWords(language), sentences);
    expect(row.trueCount).toBeGreaterThan(0);
    expect(row.falseCount).toBeGreaterThan(0);
    expect(row.through).toEqual([]);
    expect(row.heldTrue.length).toBeLessThanOrEqual(row.trueCount * 0.07);
  },
);
