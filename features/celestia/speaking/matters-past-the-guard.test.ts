import { expect, test } from 'vitest';
import { flatTexts } from '../../../locales/interpretation-lengths.ts';
import { LANGUAGES } from '../../../locales/locales.ts';
import { tongueOf } from '../../../scripts/celestia/tongue-of.ts';
import { gatherFacts } from '../facts/gather-facts.ts';
import { NOW_MS, SELF } from '../facts/known-charts.fixture.ts';
import { createGuard, prepareLanguage } from '../guard/guard.ts';
import { loadGuardWords } from '../guard/guard-words.fixture.ts';

/** What is told of a matter says nothing of any chart or sky by itself: the guard lets all of it out, of whomever it is told. */
test.each(LANGUAGES)('what is said of the matters of life claims nothing, in %s', async (language) => {
  const { words } = await tongueOf(language);
  const prepared = prepareLanguage(language, await loadGuardWords(language));
  const facts = gatherFacts({ self: SELF, partner: null }, NOW_MS);
  const held = [...flatTexts(words.matters)].filter(([, text]) => {
    const guard = createGuard(prepared, { facts, nowMs: NOW_MS, offsetMs: 0 });
    return guard.judge(text).verdict === 'held';
  });
  expect(held).toEqual([]);
});
