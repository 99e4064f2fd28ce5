import { createParser, type EventSourceMessage } from 'eventsource-parser';
import type { AnswerBegun, AnswerEnded, AnswerSentence } from '../../contract/conversation-events.ts';
import { conversationPath } from './conversation-calls.ts';
import type { Http } from './http.ts';
import { backoffMs } from './retry-policy.ts';

/** What is heard of an answer while it is made. `idle`: nothing is being made, and nothing is left to tell. */
export type AnswerEvent =
  | { name: 'answer'; data: AnswerBegun }
  | { name: 'sentence'; data: AnswerSentence }
  | { name: 'end'; data: AnswerEnded }
  | { name: 'idle' };

interface Following {
  http: Pick<Http, 'send'>;
  conversationId: string;
  /** `<answerId>:<seq>` of what is known already; null: from the beginning. */
  after: string | null;
  signal: AbortSignal;
  onEvent(event: AnswerEvent): void;
  /** Told as the line is lost, and as it is there again. */
  onLine(isThere: boolean): void;
  /** Rejects with the signal's reason. */
  sleep(ms: number, signal: AbortSignal): Promise<void>;
  random(): number;
}

/** Lines that break one after another, without a word between them, before it is given up. */
const MAX_BREAKS = 6;

/** The server said no: the conversation is gone, or nobody is signed in any more. */
export class NothingToFollow extends Error {
  override readonly name = 'NothingToFollow';
}

/** An event as it came; null for one of a name that this build does not know. The server holds them to the contract. */
function readEvent({ event, data }: EventSourceMessage): AnswerEvent | null {
  switch (event) {
    case 'answer':
      return { name: event, data: JSON.parse(data) as AnswerBegun };
    case 'sentence':
      return { name: event, data: JSON.parse(data) as AnswerSentence };
    case 'end':
      return { name: event, data: JSON.parse(data) as AnswerEnded };
    case 'idle':
      return { name: event };
    default:
      return null;
  }
}

/**
 * Follows the answer that is being made in a conversation to its end, over as many lines as it takes: each goes on behind what was
 * heard last. A stream has no time limit, and is outside of the circuit breaker.
 * @throws NothingToFollow where the server refuses, ConnectionLost where the line does not come back, the signal's reason.
 */
export async function followAnswer(following: Following): Promise<void> {
  const { http, conversationId, signal, onEvent, onLine, sleep, random } = following;
  let after = following.after;
  let breaks = 0;
  let isOver = false;

  async function listen(): Promise<void> {
    const response = await http.send(`${conversationPath(conversationId)}/events`, {
      headers: { Accept: 'text/event-stream', ...(after !== null && { 'Last-Event-ID': after }) },
      stream: true,
      isUncounted: true,
      signal,
    });
    if (response.status < 500 && response.status !== 429 && !response.ok) {
      throw new NothingToFollow(`status ${response.status}`);
    }
    if (!response.ok || !response.body) throw new Error(`status ${response.status}`);
    onLine(true);
    const parser = createParser({
      onEvent(message) {
        const event = readEvent(message);
        if (message.id) after = message.id;
        if (!event || isOver) return;
        breaks = 0;
        isOver = event.name === 'end' || event.name === 'idle';
        onEvent(event);
      },
    });
    const reader = response.body.getReader();
    const text = new TextDecoder();
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      parser.feed(text.decode(read.value, { stream: true }));
      if (isOver) return reader.cancel();
    }
  }

  while (!isOver) {
    try {
      await listen();
      if (isOver) return;
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof NothingToFollow || breaks >= MAX_BREAKS) throw error;
    }
    // It ended without an end: the line broke, or the server was put anew.
    breaks += 1;
    if (breaks > MAX_BREAKS) throw new NothingToFollow('the stream ends before its answer');
    onLine(false);
    await sleep(backoffMs(breaks, random), signal);
  }
}
