import type { MinorLimit } from './harm-signs.ts';
import type { BoundaryTopic } from './patterns/pattern.ts';

/** What a message calls for before any reading. */
export type CareVerdict =
  /** Plain words of ending a life or of self-harm: the help card, no model, no reading. */
  | { kind: 'danger'; step: 'card' | 'follow-up'; minor: boolean }
  /** Words that may mean it: a direct question, a small card, no reading. */
  | { kind: 'hint'; step: 'question' | 'follow-up'; minor: boolean }
  /**
   * Abuse or violence told of. `hint`: words beside it may mean that the person cannot go on, and both are answered. `returning`:
   * it is asked whether to stay or go back, which no chart is asked.
   */
  | { kind: 'violence'; step: 'card' | 'follow-up'; child: boolean; hint: boolean; returning: boolean }
  /** What Celestia does not do with somebody under age. */
  | { kind: 'minor'; limit: MinorLimit }
  /** Refused; the conversation is over and the card stays. */
  | { kind: 'sexual-minor'; step: 'refusal' | 'ended' }
  /** Words that hardly mean it: a reading, and below it a line that leaves the door open, with a small card. */
  | { kind: 'doubt' }
  /** What no chart may answer. */
  | { kind: 'boundary'; topic: BoundaryTopic }
  /** A reading may follow. */
  | { kind: 'none' };

/** Whether a reading may be given. */
export function mayRead({ kind }: CareVerdict): boolean {
  return kind === 'none' || kind === 'doubt';
}

/** What is declined kindly; all else that care says in place of a reading is for somebody in need. */
export function isBoundary({ kind }: CareVerdict): boolean {
  return kind === 'boundary' || kind === 'minor';
}

/** The card that stands on the page while a conversation goes on, whatever is talked of. */
export type StandingCard = 'suicide' | 'violence' | 'child' | null;

/** What a conversation remembers for care's sake. Made of the person's messages alone, so it can be made again from them. */
export interface CareState {
  /** What holds the conversation; `calm` when readings may be given. */
  mood: 'calm' | 'danger' | 'hint' | 'violence' | 'ended';
  /** Messages since the mood was last confirmed. */
  quiet: number;
  /** Answers that care has given in this mood. */
  answers: number;
  /** The person has said since then that they are safe. */
  isSafe: boolean;
  /** The person has said that they are under age. */
  isMinor: boolean;
  /** Messages that left a doubt. After the first the next is asked about. */
  doubts: number;
  card: StandingCard;
}

export const CALM: CareState = {
  mood: 'calm',
  quiet: 0,
  answers: 0,
  isSafe: false,
  isMinor: false,
  doubts: 0,
  card: null,
};
