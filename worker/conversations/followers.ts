import type * as v from 'valibot';
import type { CONVERSATION_EVENTS, ConversationEventName } from '../../contract/conversation-events.ts';

/** An event of an answer's stream. */
export type ConversationEvent = {
  [Name in ConversationEventName]: { name: Name; data: v.InferOutput<(typeof CONVERSATION_EVENTS)[Name]> };
}[ConversationEventName];

function idOf({ name, data }: ConversationEvent): string | null {
  if (name === 'answer') return `${data.answerId}:0`;
  return name === 'sentence' ? `${data.answerId}:${data.seq}` : null;
}

/** An event as it is written (HTML, 9.2.6). JSON has no line break in it. */
function eventText(event: ConversationEvent): string {
  const id = idOf(event);
  return `${id === null ? '' : `id: ${id}\n`}event: ${event.name}\ndata: ${JSON.stringify(event.data)}\n\n`;
}

const encoder = new TextEncoder();

/** One reader of an answer. Who reads slowly holds up nobody; who is gone is forgotten at the next event. */
export class Follower {
  readonly answerId: string;
  private readonly writer: WritableStreamDefaultWriter<Uint8Array>;
  private isGone = false;

  constructor(answerId: string, writer: WritableStreamDefaultWriter<Uint8Array>) {
    this.answerId = answerId;
    this.writer = writer;
  }

  tell(event: ConversationEvent): void {
    if (this.isGone) return;
    // Writes queue up in the stream by themselves.
    this.writer.write(encoder.encode(eventText(event))).catch(() => {
      this.isGone = true;
    });
  }

  end(): void {
    this.writer.close().catch(() => {
      this.isGone = true;
    });
  }
}

/** Who reads what is being made. */
export class Followers {
  private readonly all = new Set<Follower>();

  add(follower: Follower): void {
    this.all.add(follower);
  }

  tell(answerId: string, event: ConversationEvent): void {
    for (const follower of this.all) if (follower.answerId === answerId) follower.tell(event);
  }

  /** The last event of an answer: its streams are closed, for an open one is billed by the second. */
  end(answerId: string, event: ConversationEvent | null): void {
    for (const follower of [...this.all].filter((each) => each.answerId === answerId)) {
      if (event) follower.tell(event);
      follower.end();
      this.all.delete(follower);
    }
  }
}
