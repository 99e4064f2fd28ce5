import * as v from 'valibot';
import type { Bindings } from '../bindings.ts';
import { createLog } from '../log.ts';
import { type TellBindings, tellPerson } from './tell-person.ts';
import { TidingMessage } from './tiding-message.ts';

/** A message of the queue, as far as it is looked at. */
interface Message {
  body: unknown;
  ack(): void;
}

/**
 * Tells the people of a batch, one after another. Nothing is asked for again by the queue: whoever could not be told is queued anew by the
 * clock.
 */
export async function tellPeople(
  { messages }: { messages: readonly Message[] },
  env: Pick<Bindings, TellBindings>,
): Promise<void> {
  const log = createLog(() => 'tidings');
  for (const message of messages) {
    const read = v.safeParse(TidingMessage, message.body);
    if (!read.success) log.error('tiding_message_unread', new Error('a message that names nobody'));
    for (const userId of read.success ? read.output.userIds : [])
      await tellPerson(userId, { env, nowMs: Date.now(), log }).catch((failure: unknown) =>
        log.error('tiding_failed', failure),
      );
    message.ack();
  }
}
