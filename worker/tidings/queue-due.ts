import type { Given } from '../given.ts';
import type { TidingMessage } from './tiding-message.ts';
import { forgetSent, takeDue } from './tiding-rows.ts';

/** Of a message: what one run tells within the processor's time. */
const PEOPLE_A_MESSAGE = 50;
/** The queue takes no more at once. */
const MESSAGES_AT_ONCE = 100;
/** A hundred thousand people of one hour and zone, and as many again. */
const MOST_ROUNDS = 40;
/** Who was queued and not told by then is queued again: within the hours that a piece may be late. */
const AGAIN_MS = 3_600_000;
/** No clock is a day and a half behind another: after that no day comes again. */
const SENT_KEPT_MS = 40 * 86_400_000;

/** Puts people who are due into the queue, a batch a message. Never rejects: whoever is left is taken at the next run. */
export async function queueDue({ env, nowMs, log }: Given<'ACCOUNTS' | 'TIDINGS'>): Promise<void> {
  const most = PEOPLE_A_MESSAGE * MESSAGES_AT_ONCE;
  try {
    await forgetSent(env.ACCOUNTS, nowMs - SENT_KEPT_MS);
    for (let round = 0; round < MOST_ROUNDS; round++) {
      const userIds = await takeDue(env.ACCOUNTS, { nowMs, againMs: nowMs + AGAIN_MS, most });
      const messages: { body: TidingMessage }[] = [];
      for (let from = 0; from < userIds.length; from += PEOPLE_A_MESSAGE)
        messages.push({ body: { userIds: userIds.slice(from, from + PEOPLE_A_MESSAGE) } });
      if (messages.length > 0) await env.TIDINGS.sendBatch(messages);
      if (userIds.length < most) return;
    }
  } catch (failure) {
    log.error('tidings_failed', failure);
  }
}
