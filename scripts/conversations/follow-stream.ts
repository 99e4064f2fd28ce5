import { createParser } from 'eventsource-parser';
import * as v from 'valibot';
import { CONVERSATION_EVENTS, type ConversationEventName } from '../../contract/conversation-events.ts';

export interface SeenEvent {
  name: ConversationEventName;
  data: Record<string, unknown>;
}

function isName(name: string | undefined): name is ConversationEventName {
  return name !== undefined && Object.hasOwn(CONVERSATION_EVENTS, name);
}

/** The events of a stream as they come, each held to its schema; a line that breaks ends them. */
export async function* readStream(response: Response): AsyncGenerator<SeenEvent> {
  const events: SeenEvent[] = [];
  const parser = createParser({
    onEvent({ event, data }) {
      if (!isName(event)) throw new Error(`no event is called ${event}`);
      events.push({ name: event, data: v.parse(CONVERSATION_EVENTS[event], JSON.parse(data)) });
    },
  });
  const decoder = new TextDecoder();
  try {
    for await (const bytes of response.body ?? []) {
      parser.feed(decoder.decode(bytes, { stream: true }));
      yield* events.splice(0);
    }
  } catch (failure) {
    if (!(failure instanceof TypeError)) throw failure;
  }
}
