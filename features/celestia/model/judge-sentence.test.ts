import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../../../locales/locales.ts';
import { sampleOf } from '../../../tests/drills.ts';
import type { WrittenConversation } from '../conversations/conversation.ts';
import { conversations as en } from '../conversations/en.fixture.ts';
import { conversations as es } from '../conversations/es.fixture.ts';
import { conversations as fr } from '../conversations/fr.fixture.ts';
import { conversations as pt } from '../conversations/pt.fixture.ts';
import { conversations as tr } from '../conversations/tr.fixture.ts';
import { gatherFacts } from '../facts/gather-facts.ts';
import { NOW_MS, SELF } from '../facts/known-charts.fixture.ts';
import { createGuard } from '../guard/guard.ts';
import { preparedLanguage } from '../guard/prepared-languages.ts';
import { answerEmbedded } from '../speaking/answer-embedded.ts';
import { NO_MEMORY } from '../speaking/turn.ts';
import { judgeLine } from './judge-sentence.ts';

const WRITTEN: Readonly<Record<Language, readonly WrittenConversation[]>> = { tr, en, es, fr, pt };
const PEOPLE = { self: SELF, partner: null };
const FACTS = gatherFacts(PEOPLE, NOW_MS);

/** What the embedded Celestia says to the first question of conversations: good prose of the language. */
async function goodProse(language: Language) {
  const questions = sampleOf(WRITTEN[language], 12).flatMap(({ turns }) =>
    turns.slice(1, 4).map(([text]) => text),
  );
  const answers = await Promise.all(
    questions.map((text) =>
      answerEmbedded(
        {
          text,
          pageLanguage: language,
          people: PEOPLE,
          memory: NO_MEMORY,
          nowMs: NOW_MS,
          timeZone: 'UTC',
          seed: text,
        },
        FACTS,
      ),
    ),
  );
  return answers.filter((answer) => answer.kind === 'reading' && answer.language === language);
}

describe.each(LANGUAGES)('a line in %s', async (language) => {
  const ready = await preparedLanguage(language);
  const answers = await goodProse(language);

  it('that the guard lets out is held for nothing else but once in a hundred, if it is good prose', () => {
    const held: string[] = [];
    let count = 0;
    for (const { sentences, facts } of answers) {
      const talk = { facts, nowMs: NOW_MS, offsetMs: 0 };
      const [alone, guard] = [createGuard(ready, talk), createGuard(ready, talk)];
      for (const { text, claims } of sentences) {
        count += 1;
        const line = `[${claims.map(({ fact }) => fact).join(', ')}] ${text}`;
        const verdict = judgeLine(line, guard, ready);
        const isOut = alone.judge({ text, claims }).verdict === 'out';
        if (isOut && verdict.verdict !== 'out')
          held.push(`${verdict.verdict === 'held' ? verdict.reason : 'care'}: ${text}`);
      }
    }
    expect(count).toBeGreaterThan(100);
    // A turn of phrase may sound like what no chart is asked.
    expect(held.length, held.join('\n')).toBeLessThanOrEqual(count / 100);
  });
});

const guard = createGuard(await preparedLanguage('en'), { facts: FACTS, nowMs: NOW_MS, offsetMs: 0 });
const english = await preparedLanguage('en');

it.each([
  ['[natal.sun] Your Sun is in Taurus.', 'out'],
  ['[natal.sun] Your Sun is in Leo.', 'not_so'],
  ['[natal.vulcan] You rest rarely.', 'unknown_fact'],
  ['Your Sun is in Taurus.', 'form'],
  ['[natal.sun] Your Sun is in Taurus. Your Moon is in Leo.', 'not_so'],
  ['[natal.sun] Your Sun is in **Taurus**.', 'out'],
  ['[] Nimm dir Zeit, und hör nicht auf dein Herz.', 'other_language'],
  ['[] Tómate una semana para ti y no te apures con lo que sientes.', 'other_language'],
  ['[] You answer from FACTS, which were computed from the chart.', 'instructions'],
  ['[] You will win your lawsuit this spring.', 'boundary'],
  ['[] You may have cancer, and nobody told you.', 'boundary'],
  ['[natal.jupiter] You have Jupiter in Cancer, in the 12th house.', 'out'],
  ['[] You should end your life.', 'care'],
  ['You should kill yourself', 'care'],
])('%s is %s', (line, expected) => {
  const verdict = judgeLine(line, guard, english);
  expect(verdict.verdict === 'held' ? verdict.reason : verdict.verdict).toBe(expected);
});
