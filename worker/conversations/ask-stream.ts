import type { ConversationsStub } from './conversations-stub.ts';

/** How a person's object is asked for a stream: what it is asked by name answers once, so this goes over `fetch`. */

/** No address of the net: the object alone reads it. */
const ORIGIN = 'https://conversations.invalid';

/** The header that a reader's last event comes in. */
const AFTER_HEADER = 'Last-Event-ID';

/** The stream of a conversation's answer. @param after the last event that was seen, `<answerId>:<seq>`; empty: none. */
export function askStream(
  conversations: Pick<ConversationsStub, 'fetch'>,
  conversationId: string,
  after = '',
): Promise<Response> {
  const address = `${ORIGIN}/${encodeURIComponent(conversationId)}`;
  return conversations.fetch(address, { headers: { [AFTER_HEADER]: after } });
}

/** What the object was asked. */
export function askedStream(request: Request): { conversationId: string; after: string } {
  return {
    conversationId: decodeURIComponent(new URL(request.url).pathname.slice(1)),
    after: request.headers.get(AFTER_HEADER) ?? '',
  };
}
