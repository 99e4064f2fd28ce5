import { AppError } from '../../contract/app-error.ts';
import type { User } from '../accounts/user-rows.ts';
import type { Bindings } from '../bindings.ts';
import type { ConversationsNamespace, ConversationsStub } from './conversations-stub.ts';
import type { Outcome } from './outcome.ts';

type ConversationBindings = Pick<Bindings, 'CONVERSATIONS' | 'CHAT_JURISDICTION'>;

const JURISDICTIONS = ['eu', 'fedramp'] as const;

function namespaceOf({ CONVERSATIONS, CHAT_JURISDICTION }: ConversationBindings): ConversationsNamespace {
  const jurisdiction = JURISDICTIONS.find((each) => each === CHAT_JURISDICTION);
  return jurisdiction ? CONVERSATIONS.jurisdiction(jurisdiction) : CONVERSATIONS;
}

/**
 * The id of an account's object. The moment at which the account was made is part of it: who is removed and comes back begins anew, and
 * what removes the first cannot touch the second. It says nothing of whose it is.
 */
export function conversationsId(
  env: ConversationBindings,
  { id, createdMs }: Pick<User, 'id' | 'createdMs'>,
): string {
  return namespaceOf(env).idFromName(`${id} ${createdMs}`).toString();
}

export function conversationsById(env: ConversationBindings, objectId: string): ConversationsStub {
  const namespace = namespaceOf(env);
  return namespace.get(namespace.idFromString(objectId));
}

/** A person's conversations: no other way leads to them, and this one leads nowhere else. */
export function conversationsOf(
  env: ConversationBindings,
  user: Pick<User, 'id' | 'createdMs'>,
): ConversationsStub {
  return conversationsById(env, conversationsId(env, user));
}

/** What an object has answered. @throws AppError for what it has refused. */
export function granted<Value>(outcome: Outcome<Value>, nowMs: number): Value {
  if (outcome.ok) return outcome.value;
  const { code, answerId, untilMs } = outcome;
  const isLater = code === 'quota_spent' && untilMs !== undefined;
  throw new AppError(code, undefined, {
    ...(answerId !== undefined && { answerId }),
    ...(untilMs !== undefined && { untilMs }),
    ...(isLater && { retryAfterSeconds: Math.max(1, Math.ceil((untilMs - nowMs) / 1000)) }),
  });
}
