import { describe, expect, it } from 'vitest';
import type { FrameName } from '../../../locales/celestia-words.ts';
import { LANGUAGES } from '../../../locales/locales.ts';
import { tongueOf } from '../../../scripts/celestia/tongue-of.ts';
import { factsOf } from '../facts/fact.ts';
import { gatherFacts } from '../facts/gather-facts.ts';
import { NOW_MS, SELF } from '../facts/known-charts.fixture.ts';
import { createGuard, prepareLanguage } from '../guard/guard.ts';
import { loadGuardWords } from '../guard/guard-words.fixture.ts';
import { spoken } from './line.ts';
import { plainSlots, slotsOf } from './slots.ts';

/** Frames that tell a contact still to come: true of any of them, so the guard has to let each wording out. */
const FRAMES = [
  'topicTransit',
  'transit',
  'alsoTransit',
  'dayToChoose',
  'dayToAvoid',
] as const satisfies readonly FrameName[];

const FACTS = gatherFacts({ self: SELF, partner: null }, NOW_MS);
const AHEAD = factsOf(FACTS, 'transit').filter(
  ({ whose, exactMs }) => whose === 'self' && exactMs.some((instantMs) => instantMs > NOW_MS),
);
const FEWEST = 10;

describe.each(LANGUAGES)('in %s', (language) => {
  it.each(FRAMES)('the guard lets out every wording of %s', async (frame) => {
    const { words } = await tongueOf(language);
    const guard = createGuard(prepareLanguage(language, await loadGuardWords(language)), {
      facts: FACTS,
      nowMs: NOW_MS,
      offsetMs: 0,
    });
    const voice = {
      tag: language,
      contractions: words.names.contractions,
      seed: 'any',
      told: new Set<string>(),
      worded: new Set<string>(),
    };
    const teller = { words, clock: { nowMs: NOW_MS, timeZone: 'UTC' } };
    const said = AHEAD.flatMap((fact) =>
      words.frames[frame].flatMap((wording) => {
        const slots = { ...slotsOf(fact, teller), ...plainSlots('topic', words.names.topics.work) };
        return spoken({ pool: [wording], slots }, voice)?.sentence ?? [];
      }),
    );
    expect(said.length).toBeGreaterThan(FEWEST);
    expect(said.filter((sentence) => guard.judge(sentence).verdict === 'held')).toEqual([]);
  });
});
