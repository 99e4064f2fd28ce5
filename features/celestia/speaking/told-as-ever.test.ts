import { describe, expect, it } from 'vitest';
import { loadCelestiaLexicon } from '../../../locales/celestia.ts';
import { LANGUAGES } from '../../../locales/locales.ts';
import { gatherFacts, type People } from '../facts/gather-facts.ts';
import { HOURLESS, NOW_MS, PARTNER, SELF } from '../facts/known-charts.fixture.ts';
import type { Asked } from '../understanding/asked.ts';
import { loadListener } from '../understanding/load-listener.ts';
import { readyLexicon } from '../understanding/phrases.ts';
import { heard as en } from '../understanding/strangers/en.fixture.ts';
import { heard as es } from '../understanding/strangers/es.fixture.ts';
import { heard as fr } from '../understanding/strangers/fr.fixture.ts';
import type { Heard } from '../understanding/strangers/heard.ts';
import { heard as pt } from '../understanding/strangers/pt.fixture.ts';
import { heard as tr } from '../understanding/strangers/tr.fixture.ts';
import { understand } from '../understanding/understand.ts';
import { answerIn } from './answer-in.ts';
import { namedWords } from './named-words.fixture.ts';
import { NO_MEMORY } from './turn.ts';

/**
 * How questions are understood, and which sentences answer them with what in their blanks, held against how it was when somebody last
 * looked. Whoever changes an answer looks at the difference and keeps it: `vitest -u` with this file.
 */

const HEARD = { tr, en, es, fr, pt };

/** What a question says beside nothing. */
function told(asked: Asked): string {
  const { language: _, ...rest } = asked;
  const said = Object.entries(rest).filter(
    ([, value]) => value !== null && value !== false && !(Array.isArray(value) && value.length === 0),
  );
  return said
    .map(([name, value]) => `${name}=${typeof value === 'object' ? JSON.stringify(value) : value}`)
    .join(' ');
}

/** Every so many of a list, with those that go on from them. */
function someOf(heard: readonly Heard[], every: number): Heard[] {
  let turn = 0;
  return heard.filter(([, , follows]) => {
    if (!follows) turn += 1;
    return turn % every === 1;
  });
}

function askedOf(people: People, every: number) {
  return { people, every, facts: gatherFacts(people, NOW_MS) };
}

/** Who is asked of, and each how manieth question is. */
const ASKED = [
  ['a chart', askedOf({ self: SELF, partner: null }, 11)],
  ['two charts', askedOf({ self: SELF, partner: PARTNER }, 31)],
  ['a chart without its hour', askedOf({ self: HOURLESS, partner: null }, 37)],
  ['no chart', askedOf({ self: null, partner: null }, 23)],
] as const;

describe.each(LANGUAGES)('in %s', async (language) => {
  const lexicon = readyLexicon(await loadCelestiaLexicon(language));
  const listener = await loadListener(language);
  const words = await namedWords(language);

  it('questions are understood', () => {
    let before: Asked[] = [];
    const lines = someOf(HEARD[language], 4).map(([text, , follows]) => {
      if (!follows) before = [];
      const asked = understand({ text, language, lexicon, listener, before });
      before.push(asked);
      return `${text}: ${told(asked)}`;
    });
    expect(lines.join('\n')).toMatchSnapshot();
  });

  it.each(ASKED)('questions to %s are answered', (_, { people, facts, every }) => {
    let memory = NO_MEMORY;
    const lines = someOf(HEARD[language], language === 'en' ? every : 2 * every).flatMap(
      ([text, , follows]) => {
        const asking = {
          text,
          pageLanguage: language,
          people,
          memory: follows ? memory : NO_MEMORY,
          nowMs: NOW_MS,
        };
        const answer = answerIn(
          { language, lexicon, listener, words },
          { ...asking, timeZone: 'Europe/Istanbul', seed: 'as-ever' },
          facts,
        );
        memory = answer.memory;
        return [`${text} (${answer.kind})`, ...answer.sentences.map((sentence) => `  ${sentence.text}`)];
      },
    );
    expect(lines.join('\n')).toMatchSnapshot();
  });
});
