import * as v from 'valibot';

/** A message of the queue of tidings: people who are due, by their ids. Nothing of them stands in it; one who is gone is passed over. */
export const TidingMessage = v.object({ userIds: v.array(v.pipe(v.string(), v.nonEmpty())) });
export type TidingMessage = v.InferOutput<typeof TidingMessage>;
