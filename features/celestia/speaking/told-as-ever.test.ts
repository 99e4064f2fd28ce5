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

/** Times, events, places and mistakes that strangers seldom ask of. */
const ASKED_EN =
  `what happens the day after tomorrow | how is next week | how was last month | and the week after | what about 14 December
when is the next new moon | when is the full moon | and after that | when is Mercury retrograde | when does Saturn turn direct
is Mars retrograde now | when does Venus change sign | where is Jupiter now | which sign is the Moon in today | where will Mars be tomorrow
when is the next solar eclipse | does the eclipse touch my chart | what does the full moon mean for me | when is my Saturn return
when does this transit end | how long will it last | since when | why is that | tell me more | what else
I am not a Taurus | I’m a Leo, right | my Venus is in Gemini | I’m not a Scorpio rising | my Moon is in the 3rd house, what does it mean
which element do I have most of | do I have anything in water signs | which houses are empty | what is in my 7th house | which planets are in my 10th house
what does Venus in the 12th house mean in general | what are Aries like | Aries and Libra | what is a trine | what is a node
what is my tightest aspect | do the Sun and the Moon touch in my chart | what does Mars square Saturn do | is Pluto retrograde in my chart
this month or next month for moving house | Tuesday or Friday | 2027 or 2028 for a wedding | spring or autumn | which day this week is best
what does my Sun say about work | how do I love | am I good with money | what should I look out for in March | how is 2028
hi | thanks | bye | who are you | that’s wrong | yes | no | ok | tell me a joke | how is my partner feeling | do we fit`
    .split(/[|\n]/)
    .map((line): Heard => {
      const text = line.trim();
      return /^(?:and|since|why is|tell me more|what else|how long)/.test(text)
        ? [text, {}, true]
        : [text, {}];
    });

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
  ['a chart', askedOf({ self: SELF, partner: null }, 3)],
  ['two charts', askedOf({ self: SELF, partner: PARTNER }, 11)],
  ['a chart without its hour', askedOf({ self: HOURLESS, partner: null }, 13)],
  ['no chart', askedOf({ self: null, partner: null }, 9)],
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
    const asked = someOf(HEARD[language], language === 'en' ? every : 6 * every);
    const all = language === 'en' && every < 5 ? [...asked, ...ASKED_EN] : asked;
    const lines = all.flatMap(([text, , follows]) => {
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
      const said = answer.sentences.map((sentence) => sentence.text).join(' ');
      return [`${text} (${answer.kind})`, `  ${said}`];
    });
    expect(lines.join('\n')).toMatchSnapshot();
  });
});
