/** Session storage key of messages that have gone out and may not have arrived, by the conversation's id: the tab's alone. */
const SENDINGS_KEY = 'celestia.sendings.1';

/** Beyond these the one that went out first is forgotten. */
const MAX_SENDINGS = 20;

type TabStore = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A message and the ids that it goes out by: tried again by the same it is the same message, however often the line breaks. */
export interface Sending {
  text: string;
  messageId: string;
  /** Of the conversation that it is said in, which it opens where there is none yet. */
  conversationId: string;
  /** Of the message that it takes the place of. */
  edits?: string | undefined;
}

function isSending(value: unknown): value is Sending {
  if (typeof value !== 'object' || value === null) return false;
  const { text, messageId, conversationId, edits } = value as Partial<Record<keyof Sending, unknown>>;
  const isEdit = edits === undefined || typeof edits === 'string';
  return isEdit && [text, messageId, conversationId].every((each) => typeof each === 'string');
}

function sendingsIn(tab: TabStore): [string, Sending][] {
  try {
    const kept: unknown = JSON.parse(tab().getItem(SENDINGS_KEY) ?? '[]');
    if (!Array.isArray(kept)) return [];
    return kept.filter(
      (each): each is [string, Sending] =>
        Array.isArray(each) && typeof each[0] === 'string' && isSending(each[1]),
    );
  } catch {
    // Storage is forbidden, or somebody else has written there.
    return [];
  }
}

function keep(tab: TabStore, sendings: readonly [string, Sending][]): void {
  try {
    if (sendings.length === 0) tab().removeItem(SENDINGS_KEY);
    else tab().setItem(SENDINGS_KEY, JSON.stringify(sendings.slice(-MAX_SENDINGS)));
  } catch {
    // Then a message that is tried again is another one.
  }
}

/**
 * The ids that a message goes out by: those it had where the same text has gone out and is not known to have arrived, else new ones.
 * A change that is tried again without its message is still that change.
 * @param conversationId empty in a new one.
 */
export function beginSending(
  tab: TabStore,
  conversationId: string,
  { text, edits }: Pick<Sending, 'text' | 'edits'>,
): Sending {
  const sendings = sendingsIn(tab);
  const known = sendings.find(([id]) => id === conversationId)?.[1];
  if (known?.text === text && (edits === undefined || edits === known.edits)) return known;
  const sending: Sending = {
    text,
    messageId: crypto.randomUUID(),
    conversationId: conversationId || crypto.randomUUID(),
    edits,
  };
  keep(tab, [...sendings.filter(([id]) => id !== conversationId), [conversationId, sending]]);
  return sending;
}

/** It has arrived, or was refused for good: the next of this text is another message. */
export function endSending(tab: TabStore, conversationId: string): void {
  keep(
    tab,
    sendingsIn(tab).filter(([id]) => id !== conversationId),
  );
}

/** What has gone out and stands among messages: it has arrived. By the id that its draft is kept under. */
export function arrivedIn(tab: TabStore, messages: readonly { id: string }[]): [string, Sending][] {
  return sendingsIn(tab).filter(([, { messageId }]) => messages.some(({ id }) => id === messageId));
}
