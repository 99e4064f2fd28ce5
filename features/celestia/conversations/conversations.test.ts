import { describe, expect, it } from 'vitest';
import { loadCelestiaWords } from '../../../locales/celestia.ts';
import { countWords } from '../../../locales/interpretation-lengths.ts';
import { LANGUAGES, type Language } from '../../../locales/locales.ts';
import { gatherFacts, type People } from '../facts/gather-facts.ts';
import { HOURLESS, NOW_MS, PARTNER, SELF } from '../facts/known-charts.fixture.ts';
import { answerEmbedded } from '../speaking/answer-embedded.ts';
import type { EmbeddedAnswer } from '../speaking/answer-in.ts';
import { fingerprint } from '../speaking/line.ts';
import { NO_MEMORY } from '../speaking/turn.ts';
import type { Company, WrittenConversation } from './conversation.ts';
import { conversations as en } from './en.fixture.ts';
import { conversations as es } from './es.fixture.ts';
import { conversations as fr } from './fr.fixture.ts';
import { conversations as pt } from './pt.fixture.ts';
import { conversations as tr } from './tr.fixture.ts';

const WRITTEN: Readonly<Record<Language, readonly WrittenConversation[]>> = { tr, en, es, fr, pt };

const PEOPLE: Readonly<Record<Company, People>> = {
  self: { self: SELF, partner: null },
  pair: { self: SELF, partner: PARTNER },
  none: { self: null, partner: null },
  hourless: { self: HOURLESS, partner: null },
};
const FACTS = {
  self: gatherFacts(PEOPLE.self, NOW_MS),
  pair: gatherFacts(PEOPLE.pair, NOW_MS),
  none: gatherFacts(PEOPLE.none, NOW_MS),
  hourless: gatherFacts(PEOPLE.hourless, NOW_MS),
};

async function answersTo(
  { with: company, turns }: WrittenConversation,
  pageLanguage: Language,
): Promise<EmbeddedAnswer[]> {
  const answers: EmbeddedAnswer[] = [];
  let memory = NO_MEMORY;
  for (const [text] of turns) {
    const asking = {
      text,
      pageLanguage,
      people: PEOPLE[company],
      memory,
      nowMs: NOW_MS,
      timeZone: 'Europe/Istanbul',
    };
    const answer = await answerEmbedded({ ...asking, seed: `${company} ${turns[0]?.[0]}` }, FACTS[company]);
    ({ memory } = answer);
    answers.push(answer);
  }
  return answers;
}

function textOf({ sentences }: EmbeddedAnswer): string {
  return sentences.map(({ text }) => text).join(' ');
}

describe.each(LANGUAGES)('the written conversations in %s', async (language) => {
  const spoken = await Promise.all(
    WRITTEN[language].map(async (conversation) => ({
      conversation,
      answers: await answersTo(conversation, language),
    })),
  );
  const all = spoken.flatMap(({ conversation, answers }) =>
    answers.map((answer, index) => ({
      turn: conversation.turns[index] ?? (['', 'unclear'] as const),
      answer,
    })),
  );

  it('are of eight turns', () => {
    expect(spoken.every(({ conversation }) => conversation.turns.length === 8)).toBe(true);
  });

  it('are understood', () => {
    const missed = all.filter(({ turn, answer }) => answer.asked.about !== turn[1]);
    expect(missed.map(({ turn, answer }) => `${turn[0]}: ${answer.asked.about}, not ${turn[1]}`)).toEqual([]);
  });

  it('are answered in their language', () => {
    expect(all.filter(({ answer }) => answer.language !== language).map(({ turn }) => turn[0])).toEqual([]);
  });

  it('are read in 80 to 180 words', () => {
    const lengths = all
      .filter(({ answer }) => answer.kind === 'reading')
      .map(({ turn, answer }) => [turn[0], countWords(textOf(answer))] as const);
    expect(lengths.filter(([, words]) => words < 80 || words > 180)).toEqual([]);
  });

  it('hear no sentence twice', () => {
    for (const { answers } of spoken) {
      const sentences = answers.flatMap(({ sentences: own }) => own.map(({ text }) => fingerprint(text)));
      expect(sentences.filter((text, index) => sentences.indexOf(text) !== index)).toEqual([]);
    }
  });

  it('are told nothing that no fact stands behind', () => {
    const unknown = all.flatMap(({ answer }) => {
      const ids = new Set(answer.facts.map(({ id }) => id));
      return answer.sentences.flatMap(({ claims }) => claims.filter(({ fact }) => !ids.has(fact)));
    });
    expect(unknown).toEqual([]);
    expect(
      all
        .filter(
          ({ answer }) =>
            answer.kind === 'reading' && answer.sentences.every(({ claims }) => claims.length === 0),
        )
        .map(({ turn }) => turn[0]),
    ).toEqual([]);
  });

  it('leave no blank unfilled, and begin each sentence with a capital', () => {
    const odd = all.flatMap(({ answer }) =>
      answer.sentences.filter(
        ({ text }) => /\{\{|undefined|\s\s/.test(text) || !/^[¿¡«“"\u00a0]*[\p{Lu}\p{N}]/u.test(text),
      ),
    );
    expect(odd.map(({ text }) => text)).toEqual([]);
  });

  it('are answered the same when they are put again', async () => {
    const [first] = WRITTEN[language];
    if (!first) return;
    const again = await answersTo(first, language);
    expect(again.map(textOf)).toEqual(spoken[0]?.answers.map(textOf));
  });

  it('hear at the start what she is', async () => {
    const { talk } = await loadCelestiaWords(language);
    expect(Object.values(talk.whatSheIs).every((text) => /\b(?:AI|IA)\b|yapay zek/i.test(text))).toBe(true);
  });
});
