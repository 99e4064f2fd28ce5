import { createParser } from 'eventsource-parser';
import * as v from 'valibot';
import { expect } from 'vitest';
import { CONVERSATION_EVENTS, type ConversationEventName } from '../../contract/conversation-events.ts';
import { request } from './request.ts';
import { signIn } from './sign-in.ts';

/** Conversations as a person's browser asks for them. */

/** The chart that the model's stub writes of. */
const BIRTH = { day: '15', month: '5', year: '1990', time: '09:30', place: 'İstanbul', placeId: '745044' };

export interface StreamEvent {
  id: string | null;
  event: string;
  data: Record<string, unknown>;
}

/** The events of a stream that has ended, each held to its schema. */
export async function eventsOf(response: Response): Promise<StreamEvent[]> {
  const events: StreamEvent[] = [];
  const parser = createParser({
    onEvent({ id = null, event = '', data }) {
      const schema = CONVERSATION_EVENTS[event as ConversationEventName];
      const json = JSON.parse(data);
      expect(v.parse(schema, json)).toEqual(json);
      events.push({ id, event, data: json });
    },
  });
  parser.feed(await response.text());
  return events;
}

type Headers = Record<string, string>;

/** What somebody may ask of their conversations; `null`: nobody is signed in. */
export async function chat(person: string | null) {
  const session: Headers = person === null ? {} : await signIn({ id: person });
  const send = (method: string, path: string, body?: unknown, headers: Headers = {}) =>
    request(path.startsWith('/api/') ? path : `/api/chat/conversations${path}`, {
      method,
      headers: { ...(body !== undefined && { 'Content-Type': 'application/json' }), ...session, ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  return {
    session,
    send,
    get: (path: string, headers: Headers = {}) => send('GET', path, undefined, headers),
    post: (path: string, body?: unknown) => send('POST', path, body),
    consent: () => send('PUT', '/api/chat/settings', { consent: { version: 1 } }),
    settings: async () => (await send('GET', '/api/chat/settings')).json(),
    changeSettings: (change: object) => send('PUT', '/api/chat/settings', change),
  };
}

/** Somebody with a birth who has agreed to everything, in a conversation of theirs. */
export async function openChat(person: string, opening: object = { persona: 'celestia' }) {
  const mine = await chat(person);
  const id = 'talk-0001';
  await mine.send('PUT', '/api/user/profile', { birth: BIRTH });
  await mine.consent();
  const opened = await mine.post('', { id, ...opening });
  if (!opened.ok) throw new Error(`the conversation was answered with ${opened.status}`);
  const say = (message: string, text: string, more: object = {}) =>
    mine.post(`/${id}/messages`, { id: message, text, ...more });
  /** Until nothing is being made any more: the stream ends with the answer. */
  const settled = async () => (await mine.get(`/${id}/events`)).text();
  const ask = async (message: string, text: string, more: object = {}) => {
    const response = await say(message, text, more);
    if (response.status !== 202) throw new Error(`the message was answered with ${response.status}`);
    await settled();
  };
  return { ...mine, id, say, ask, settled };
}

export type Chat = Awaited<ReturnType<typeof chat>>;
