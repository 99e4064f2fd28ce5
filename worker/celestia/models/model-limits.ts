/** How long a model is waited for and how much of it is read, for one answer; tests have shorter ones. */
export interface ModelLimits {
  /** From the first request to the last byte of the last round. */
  answerMs: number;
  /** Between two pieces: a model that says nothing for so long is not waited for. */
  silenceMs: number;
  /** Of the wire, whose envelopes weigh some twenty times what is in them. */
  wireBytes: number;
  /** Characters of one event. */
  eventLength: number;
  /** Tokens that a round may write. */
  roundTokens: number;
}

export const MODEL_LIMITS: ModelLimits = {
  answerMs: 30_000,
  silenceMs: 10_000,
  wireBytes: 2_000_000,
  eventLength: 262_144,
  roundTokens: 1_200,
};
