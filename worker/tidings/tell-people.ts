import * as v from 'valibot';
import type { Bindings } from '../bindings.ts';
import { createLog, type Log } from '../log.ts';
import { type TellBindings, tellPerson } from './tell-person.ts';
import { TidingMessage } from './tiding-message.ts';
import { findPeople } from './tiding-rows.ts';

/** A message of the queue, as far as it is looked at. */
interface Message {
  body: unknown;
  ack(): void;
}

/** Tells people one after another: what fails for one leaves the others theirs. */
async function tellThem(
  userIds: readonly string[],
  given: { env: Pick<Bindings, TellBindings>; nowMs: number; log: Log },
): Promise<void> {
  const failed = (failure: unknown) => given.log.error('tiding_failed', failure);
  const people = await findPeople(given.env.ACCOUNTS, userIds).catch((failure: unknown) => {
    failed(failure);
    return [];
  });
  for (const person of people) await tellPerson(person, { ...given, nowMs: Date.now() }).catch(failed);
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
    else await tellThem(read.output.userIds, { env, nowMs: Date.now(), log });
    message.ack();
  }
}
