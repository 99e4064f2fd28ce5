import type { Persona } from '../../../contract/conversations.ts';
import { loadCareWords, loadLoverWords } from '../../../locales/celestia.ts';
import type { Answerer } from '../asking/answer-reading.ts';
import { careAnswer } from '../care/care-answer.ts';
import { helpCard } from '../care/help-card.ts';
import { type CareState, type CareVerdict, isBoundary, mayRead } from '../care/verdict.ts';
import { citationOf } from '../claims/citation.ts';
import type { Fact } from '../facts/fact.ts';
import { speakAsChart } from '../lover/speak-as-chart.ts';
import { answerWith } from '../model/answer-with.ts';
import type { GuardedSentence, Talk } from '../model/talk.ts';
import type { TalkAnswer, TalkEnd, TalkSentence } from './talk-sentence.ts';

/** A message of a conversation, heard by care, with all that its answer is made of. */
export interface TalkTurn {
  persona: Persona;
  talk: Talk;
  /** The other's name; null in a conversation with Celestia alone. */
  partnerName: string | null;
  heard: { verdict: CareVerdict; state: CareState };
  /** It is time to say again that this is a machine. */
  reminds: boolean;
}

function cited(facts: readonly Fact[], nowMs: number): TalkSentence['citations'] {
  return facts.flatMap((fact) => citationOf(fact, nowMs) ?? []);
}

/** @param from the number of the first paragraph. */
async function* careLines(
  { verdict, state }: TalkTurn['heard'],
  language: Talk['language'],
  from: number,
): AsyncGenerator<TalkSentence, void> {
  const paragraphs = careAnswer(verdict, state, await loadCareWords(language));
  for (const [index, text] of paragraphs.entries()) {
    yield { text, paragraph: from + index, play: false, citations: [] };
  }
}

async function* careSentences(
  heard: TalkTurn['heard'],
  { language, nowMs }: Pick<Talk, 'language' | 'nowMs'>,
  { country, from }: { country: string | null; from: number },
): AsyncGenerator<TalkSentence, Pick<TalkEnd, 'kind' | 'card'>> {
  const { verdict, state } = heard;
  yield* careLines(heard, language, from);
  return {
    kind: isBoundary(verdict) ? 'boundary' : 'crisis',
    card: helpCard(verdict, state, { country, now: nowMs }),
  };
}

async function* answerOfCelestia(
  { talk, heard }: TalkTurn,
  paragraph: number,
  { model, country, onEnd }: Answerer,
): TalkAnswer {
  const answer = answerWith(model, talk);
  const told: GuardedSentence[] = [];
  for (;;) {
    const next = await answer.next();
    if (next.done) {
      const { kind, language, memory } = next.value;
      if (model) onEnd?.(next.value);
      const isReading = kind === 'reading' || told.some(({ facts }) => facts.length > 0);
      // What stands for the whole conversation stands below readings, too.
      if (heard.verdict.kind === 'doubt') yield* careLines(heard, talk.language, paragraph + 1);
      const card = helpCard(heard.verdict, heard.state, { country, now: talk.nowMs });
      return { kind: isReading ? 'reading' : kind, language, card, memory, care: null };
    }
    if (next.value.is === 'care') {
      const { verdict, state } = next.value;
      const said = yield* careSentences({ verdict, state }, talk, { country, from: paragraph + 1 });
      await answer.return({
        kind: 'reading',
        language: talk.language,
        failure: null,
        held: 0,
        memory: talk.memory,
      });
      return { ...said, language: talk.language, memory: null, care: state };
    }
    told.push(next.value);
    const { text, facts } = next.value;
    yield { text, paragraph, play: false, citations: cited(facts, talk.nowMs) };
  }
}

/**
 * The answer to a message of a conversation, sentence by sentence. Care speaks first; the other's chart speaks from its own facts and
 * by no model, Celestia by whoever answers in her name.
 * @throws AstrologyError `date_out_of_range` near the ends of the tables.
 */
export async function* talkAnswer(turn: TalkTurn, answerer: Answerer): TalkAnswer {
  const { persona, talk, partnerName, heard, reminds } = turn;
  if (!mayRead(heard.verdict)) {
    const said = yield* careSentences(heard, talk, { country: answerer.country, from: 0 });
    return { ...said, language: talk.language, memory: null, care: null };
  }
  let paragraph = 0;
  if (reminds) {
    const { reminder } = await loadLoverWords(talk.language);
    const text = reminder[persona === 'lover' ? 'lover' : 'couple'].replaceAll('{{name}}', partnerName ?? '');
    yield { text, paragraph, play: false, citations: [] };
    paragraph += 1;
  }
  if (persona !== 'lover' || partnerName === null) return yield* answerOfCelestia(turn, paragraph, answerer);
  const { sentences, ...end } = await speakAsChart(talk, partnerName);
  for (const { text, facts } of sentences) {
    yield { text, paragraph, play: true, citations: cited(facts, talk.nowMs) };
  }
  const card = helpCard(heard.verdict, heard.state, { country: answerer.country, now: talk.nowMs });
  return { ...end, card, care: null };
}
