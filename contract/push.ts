import * as v from 'valibot';
import { TIDING_KINDS, TIDING_RHYTHMS } from './tidings.ts';

/** Far longer than any that was ever given out. */
const MAX_TOKEN_LENGTH = 1024;

/** PUT /api/user/push: from now on this browser is told. */
export const PushRequest = v.object({
  /** What the messaging service knows the browser by. */
  token: v.pipe(v.string(), v.maxLength(MAX_TOKEN_LENGTH), v.regex(/^[\w:.%-]{16,}$/)),
});

/** What the person is told of, and how often: all of it, daily, where they had chosen nothing yet. */
export const PushAnswer = v.object({
  rhythm: v.picklist(TIDING_RHYTHMS),
  kinds: v.array(v.picklist(TIDING_KINDS)),
});
export type PushAnswer = v.InferOutput<typeof PushAnswer>;
