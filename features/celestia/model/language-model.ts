/** What any model is asked with and answers, whoever runs it. Adapters: worker/celestia/models/. */

/** A tool that the model wants run; its arguments as they were written, JSON or not. */
export interface ToolCall {
  id: string;
  name: string;
  arguments: string;
}

export type ModelMessage =
  | { role: 'system' | 'user'; content: string }
  | { role: 'assistant'; content: string; calls: readonly ToolCall[] }
  | { role: 'tool'; callId: string; content: string };

/** A tool as it is offered: `parameters` is JSON Schema. */
export interface ToolOffer {
  name: string;
  description: string;
  parameters: Readonly<Record<string, unknown>>;
}

/** One round: what is asked, and what may be called. */
export interface Round {
  messages: readonly ModelMessage[];
  tools: readonly ToolOffer[];
}

/** What a round comes back as, piece by piece. Calls come whole, after the text. */
export type ModelPiece = { is: 'text'; text: string } | { is: 'calls'; calls: readonly ToolCall[] };

export interface LanguageModel {
  /**
   * Writes one round. Whoever stops reading early ends it.
   * @throws ModelFailure for whatever goes wrong.
   */
  write(round: Round): AsyncIterable<ModelPiece>;
}

/** Why no model, or no more of it, is to be had. */
export type ModelFailureCode =
  /** It could not be reached, or answered 5xx. */
  | 'unreachable'
  /** It does not take the request: a wrong key, name or form (4xx). */
  | 'refused'
  /** It has too much to do (429). */
  | 'busy'
  /** It is silent, or is not done when the time is over. */
  | 'too_slow'
  /** It writes more than an answer may have. */
  | 'too_long'
  /** What it sends is no such stream, or ends in the middle. */
  | 'broken'
  /** What it writes is no answer, or it asks for tools without end. */
  | 'nonsense'
  /** The day's money is spent, or the model is left alone for a while. */
  | 'kept_back';

/** It carries a code and, where the model named one, a wait: nothing of what was asked or written, so that it may be logged. */
export class ModelFailure extends Error {
  readonly code: ModelFailureCode;
  /** For how long it wants to be left alone; null where it did not say. */
  readonly retryAfterMs: number | null;

  constructor(code: ModelFailureCode, retryAfterMs: number | null = null) {
    super(code);
    this.name = 'ModelFailure';
    this.code = code;
    this.retryAfterMs = retryAfterMs;
  }
}
