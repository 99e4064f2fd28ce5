import type { Language } from '../../../locales/locales.ts';
import { gatherFacts } from '../facts/gather-facts.ts';
import { NOW_MS, SELF } from '../facts/known-charts.fixture.ts';
import { answerEmbedded } from './answer-embedded.ts';
import { NO_MEMORY } from './turn.ts';

/** Somebody who asks about their own chart alone. */
const PEOPLE = { self: SELF, partner: null };
const FACTS = gatherFacts(PEOPLE, NOW_MS);

/** Asks the embedded Celestia as that person, in a page's language, by a seed of the test's own. */
export function asksIn(language: Language, seed: string) {
  return (text: string, memory = NO_MEMORY) => {
    const asking = { text, pageLanguage: language, people: PEOPLE, memory, nowMs: NOW_MS };
    return answerEmbedded({ ...asking, timeZone: 'UTC', seed }, FACTS);
  };
}
