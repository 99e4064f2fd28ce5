import type { CelestiaWords } from '../../../locales/celestia-words.ts';
import type { Language } from '../../../locales/locales.ts';
import { LOCALES } from '../../../locales/locales.ts';
import type { ClaimedSentence } from '../claims/claim.ts';
import type { Fact } from '../facts/fact.ts';
import type { About, Asked } from '../understanding/asked.ts';
import { isReading } from '../understanding/follow-up.ts';
import { composeReading, composeSpent, composeTalk } from './compose-answer.ts';
import { Known } from './known.ts';
import { fingerprint, type Voice } from './line.ts';
import { matterLead } from './matter-lead.ts';
import { planAsking, planReading } from './plan.ts';
import { askedWhich } from './plan-rival.ts';
import type { Memory, Turn } from './turn.ts';
import { namesStretch } from './windows.ts';

/** What an answer is, and what of it may be kept. */
export interface SpokenAnswer {
  kind: 'reading' | 'smalltalk' | 'outside';
  language: Language;
  sentences: readonly ClaimedSentence[];
  /** The conversation with this turn in it. */
  memory: Memory;
}

/** A question with all that is known for it. */
export interface Question {
  asked: Asked;
  facts: readonly Fact[];
  /** Of the answer's language. */
  words: CelestiaWords;
  memory: Memory;
  /** UTC ms. */
  nowMs: number;
  /** Of the tz database: days are told by it. */
  timeZone: string;
  /** The same for the same chart and conversation: what is said follows from it and from the turn. */
  seed: string;
}

const TALK_KINDS: Readonly<Partial<Record<About, SpokenAnswer['kind']>>> = { outside: 'outside' };

function talkOf(about: About, { talk }: CelestiaWords): readonly (readonly string[])[] | null {
  if (about === 'outside') return talk.outside;
  if (about === 'unclear') return talk.unclear;
  if (about === 'agreement') return talk.agreement;
  return about in talk.social ? talk.social[about as keyof typeof talk.social] : null;
}

function isOfTime(asked: Asked): boolean {
  const { about, want } = asked;
  return about === 'period' || about === 'event' || namesStretch(asked) || want === 'when';
}

function remember(
  { memory, asked }: Question,
  sentences: readonly ClaimedSentence[],
  said: Memory['said'],
): Memory {
  const facts = [...new Set(sentences.flatMap(({ claims }) => claims.map(({ fact }) => fact)))];
  return {
    asked: [...memory.asked, asked],
    told: [...memory.told, ...sentences.map(({ text }) => fingerprint(text))],
    facts: [...memory.facts, facts],
    said: [...new Set([...memory.said, ...said])],
  };
}

/** Which of the things that are said once a conversation were said. */
function saidIn(sentences: readonly ClaimedSentence[], { talk }: CelestiaWords): Memory['said'] {
  const has = (pool: readonly string[]) => sentences.some(({ text }) => pool.includes(text));
  const said: Memory['said'][number][] = [];
  if (has(talk.askBirth)) said.push('birth');
  if (has(talk.unknownHour)) said.push('hour');
  if (has(talk.askPartner) || has(talk.askPartnerHour)) said.push('partner');
  return said;
}

/** The answer of the embedded Celestia. The same question in the same place is answered the same. Never throws. */
export function speak(question: Question): SpokenAnswer {
  const { asked, facts, words, memory, nowMs, timeZone } = question;
  const { language } = asked;
  const { tag } = LOCALES[language];
  const seed = `${question.seed} ${memory.asked.length} ${asked.about}`;
  const { contractions } = words.names;
  const voice: Voice = { tag, contractions, seed, told: new Set(memory.told), worded: new Set() };
  const talk = isReading(asked.about) ? null : talkOf(asked.about, words);
  if (talk) {
    const sentences = composeTalk(talk, voice);
    const kind = TALK_KINDS[asked.about] ?? 'smalltalk';
    return { kind, language, sentences, memory: remember(question, sentences, []) };
  }
  const turn: Turn = {
    asked,
    known: new Known(facts),
    teller: { words, clock: { nowMs, timeZone } },
    memory,
    seed,
    tag,
  };
  const asking = planAsking(turn);
  const ending = {
    about: asked.about,
    isOfTime: isOfTime(asked),
    isClose: matterLead(turn) !== null,
    asking: asking?.part ?? null,
    between: askedWhich(turn),
  };
  const reading = composeReading(planReading(turn), words, voice, ending);
  const sentences = reading.length > 0 ? reading : composeSpent(words, memory.asked.length);
  return {
    kind: 'reading',
    language,
    sentences,
    memory: remember(question, sentences, saidIn(sentences, words)),
  };
}
