import * as v from 'valibot';
import { ERROR_CODES } from './error-codes.ts';
import { Instant } from './vocabulary.ts';

/** One of the two instants of a clock time that happened twice. */
export const FoldChoice = v.object({
  fold: v.picklist([0, 1]),
  utcOffsetSeconds: v.number(),
  instant: Instant,
  /** Of a question about two, whose clock time. */
  person: v.optional(v.picklist(['first', 'second'])),
});
export type FoldChoice = v.InferOutput<typeof FoldChoice>;

/** What every failure is answered with. */
export const ApiError = v.object({
  error: v.object({
    /** Stable, for programs. */
    code: v.picklist(ERROR_CODES),
    /** For people, in the caller's language. */
    message: v.string(),
    /** By the field's name: what is wrong with it. */
    fields: v.optional(v.record(v.string(), v.object({ code: v.string(), message: v.string() }))),
    choices: v.optional(v.array(FoldChoice)),
    /** Of `answer_underway`: the answer that is being made. */
    answerId: v.optional(v.string()),
    /** Of `quota_spent`: when messages are free again; of `zone_settled`: from when on it may be changed. */
    until: v.optional(Instant),
  }),
});
export type ApiError = v.InferOutput<typeof ApiError>;
