import type { Language } from '../../../locales/locales.ts';
import type { CareState, CareVerdict } from '../care/verdict.ts';
import type { Fact } from '../facts/fact.ts';
import type { People } from '../facts/gather-facts.ts';
import type { SpokenAnswer } from '../speaking/speak.ts';
import type { Memory } from '../speaking/turn.ts';
import type { ModelFailureCode } from './language-model.ts';
import type { Turn } from './sum-up.ts';

/** A message that care has let through, with all that an answer to it is made of. */
export interface Talk {
  text: string;
  /** Of the page. */
  language: Language;
  /** Without a chart the sky alone is read. */
  people: People;
  /** As the person gave it; null where they gave none. */
  firstName: string | null;
  /** Names and places that are known of the people, which no model shall read. */
  names: readonly string[];
  /** The messages before, the oldest first. */
  earlier: readonly Turn[];
  memory: Memory;
  /** Facts of the same people that were gathered a short while ago; absent: they are gathered now. */
  gathered?: readonly Fact[] | undefined;
  /** UTC ms. */
  nowMs: number;
  /** Of the tz database: days are told by it. */
  timeZone: string;
  /** How far that zone's clock is ahead of UTC, ms. */
  offsetMs: number;
}

/** A whole sentence that may be shown: the guard has let it out. */
export interface GuardedSentence {
  is: 'sentence';
  text: string;
  /** The computed facts that it rests on. */
  facts: readonly Fact[];
  by: 'embedded' | 'model';
}

/** What ends an answer in place of more of it: the model has spoken of ending a life. */
export interface CareInstead {
  is: 'care';
  verdict: CareVerdict;
  state: CareState;
}

export type Said = GuardedSentence | CareInstead;

/** What is told of an answer when it is whole. */
export interface AnswerEnd {
  kind: SpokenAnswer['kind'];
  language: Language;
  /** Why the model's answer was not taken, or not to its end; null where it was, or none was asked. */
  failure: ModelFailureCode | null;
  /** Lines of the model that were held at first. */
  held: number;
  /** The conversation with this turn in it. */
  memory: Memory;
}
