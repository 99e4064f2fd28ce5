import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ApiError } from '../../contract/api-error.ts';
import type { ConversationsAnswer, MessagesAnswer } from '../../contract/conversations.ts';
import { type Chat, chat, eventsOf, openChat } from './chat.ts';
import { request } from './request.ts';
import { serveKeys } from './sign-in.ts';

beforeEach(() => {
  serveKeys();
});
afterEach(() => {
  vi.restoreAllMocks();
});

async function codeOf(response: Response): Promise<string> {
  return ((await response.json()) as ApiError).error.code;
}

async function messagesOf({ get }: Chat, id: string): Promise<MessagesAnswer['messages']> {
  return ((await (await get(`/${id}/messages`)).json()) as MessagesAnswer).messages;
}

describe('a conversation', () => {
  it('is opened once, listed, renamed and deleted', async () => {
    const mine = await chat('opens');
    expect((await mine.post('', { id: 'talk-0001', persona: 'celestia' })).status).toBe(200);
    expect((await mine.post('', { id: 'talk-0001', persona: 'celestia' })).status).toBe(200);
    const list = (await (await mine.get('')).json()) as ConversationsAnswer;
    expect(list.conversations).toMatchObject([{ id: 'talk-0001', title: '', making: null, over: false }]);
    const renamed = await mine.send('PATCH', '/talk-0001', { title: 'Work' });
    expect(await renamed.json()).toMatchObject({ conversation: { title: 'Work' } });
    expect((await mine.send('DELETE', '/talk-0001')).status).toBe(200);
    expect((await mine.get('/talk-0001')).status).toBe(404);
  });

  it('answers a message in stored sentences, streamed in their order', async () => {
    const mine = await openChat('talks');
    const taken = await mine.say('message-1', 'What does my Venus say about love?');
    expect(taken.status).toBe(202);
    const { answerId } = (await taken.json()) as { answerId: string };
    const events = await eventsOf(await mine.get(`/${mine.id}/events?after=${answerId}:0`));
    const [begun, ...rest] = events;
    expect(begun).toMatchObject({
      event: 'answer',
      id: `${answerId}:0`,
      data: { answerId, messageId: 'message-1' },
    });
    const said = rest.slice(0, -1);
    expect(said.map(({ id }) => id)).toEqual(said.map((_, index) => `${answerId}:${index + 1}`));
    expect(said.length).toBeGreaterThanOrEqual(3);
    expect(rest.at(-1)).toMatchObject({ event: 'end', data: { state: 'whole', kind: 'reading' } });
    const [message] = await messagesOf(mine, mine.id);
    expect(message).toMatchObject({ id: 'message-1', answer: { id: answerId, state: 'whole' } });
    expect(message?.answer.sentences.map(({ text }) => text)).toEqual(said.map(({ data }) => data.text));
    expect(
      message?.answer.sentences.some(({ citations }) => citations.some(({ body }) => body === 'venus')),
    ).toBe(true);
  });

  it('is called by its first whole words where the first message is long', async () => {
    const mine = await openChat('long-winded');
    const text = 'What does my Venus say about love,  and what about work, money, friends, travel and home?';
    await mine.ask('message-1', text);
    const { conversations } = (await (await mine.get('')).json()) as ConversationsAnswer;
    expect(conversations.map(({ title }) => title)).toEqual([
      'What does my Venus say about love, and what about work, money, friends, travel…',
    ]);
  });

  it('goes on behind the last event that was seen', async () => {
    const mine = await openChat('returns');
    const { answerId } = (await (await mine.say('message-1', 'How am I at work?')).json()) as {
      answerId: string;
    };
    const all = await eventsOf(await mine.get(`/${mine.id}/events?after=${answerId}:0`));
    const seen = all[2]?.id ?? '';
    const events = await eventsOf(await mine.get(`/${mine.id}/events`, { 'Last-Event-ID': seen }));
    expect(events.slice(1)).toEqual(all.slice(3));
    expect(await eventsOf(await mine.get(`/${mine.id}/events`))).toEqual([
      { id: null, event: 'idle', data: {} },
    ]);
  });

  it('is streamed as it is, kept nowhere and compressed by nobody', async () => {
    const mine = await openChat('streams');
    const response = await mine.get(`/${mine.id}/events`, { 'Accept-Encoding': 'gzip, br' });
    expect(response.headers.get('Content-Type')).toContain('text/event-stream');
    expect(response.headers.get('Cache-Control')).toBe('private, no-store, no-transform');
    expect(response.headers.get('X-Accel-Buffering')).toBe('no');
    expect(response.headers.get('Content-Encoding')).toBeNull();
  });

  it('takes a message once, however often it is sent, and refuses its id for another text', async () => {
    const mine = await openChat('repeats');
    const first = await mine.say('message-1', 'What about my Moon?');
    const again = await mine.say('message-1', 'What about my Moon?');
    expect(await again.json()).toEqual(await first.json());
    const other = await mine.say('message-1', 'And my Mars?');
    expect([other.status, await codeOf(other)]).toEqual([409, 'message_conflict']);
    await mine.settled();
    expect(await messagesOf(mine, mine.id)).toHaveLength(1);
  });

  it('understands what follows from what was said before', async () => {
    const mine = await openChat('follows');
    await mine.ask('message-1', 'What does my Venus mean?');
    await mine.ask('message-2', 'And Mars?');
    const [first, second] = await messagesOf(mine, mine.id);
    const textsOf = (message = first) => message?.answer.sentences.map(({ text }) => text) ?? [];
    expect(textsOf(second).join(' ')).toContain('Mars');
    expect(textsOf(second).filter((text) => textsOf(first).includes(text))).toEqual([]);
  });

  it('lets a message be edited: it and what came after are gone', async () => {
    const mine = await openChat('edits');
    await mine.ask('message-1', 'What does my Venus mean?');
    await mine.ask('message-2', 'And my Moon?');
    const edited = await mine.say('message-3', 'What does my Mars mean?', { edits: 'message-1' });
    expect(edited.status).toBe(202);
    await mine.settled();
    expect((await messagesOf(mine, mine.id)).map(({ id, text }) => [id, text])).toEqual([
      ['message-3', 'What does my Mars mean?'],
    ]);
    expect((await mine.say('message-1', 'What does my Venus mean?')).status).toBe(202);
    expect(await messagesOf(mine, mine.id)).toHaveLength(1);
  });

  it('has its last message answered anew', async () => {
    const mine = await openChat('asks-again');
    await mine.ask('message-1', 'What does my Venus mean?');
    const [before] = await messagesOf(mine, mine.id);
    expect((await mine.post(`/${mine.id}/messages/message-1/again`)).status).toBe(202);
    await mine.settled();
    const [after] = await messagesOf(mine, mine.id);
    expect(after?.answer).toMatchObject({ state: 'whole' });
    expect(after?.answer.id).not.toBe(before?.answer.id);
    expect((await mine.post(`/${mine.id}/messages/message-9/again`)).status).toBe(404);
  });

  it('remembers what a person thinks of an answer', async () => {
    const mine = await openChat('thinks');
    await mine.ask('message-1', 'What does my Venus mean?');
    const path = `/${mine.id}/messages/message-1/feedback`;
    expect(await (await mine.post(path, { feedback: 'up' })).json()).toEqual({ feedback: 'up' });
    expect((await messagesOf(mine, mine.id))[0]?.answer.feedback).toBe('up');
    expect((await mine.post(path, { feedback: 'sideways' })).status).toBe(422);
  });

  it('is deleted with all others', async () => {
    const mine = await openChat('clears');
    await mine.ask('message-1', 'What does my Venus mean?');
    expect((await mine.send('DELETE', '')).status).toBe(200);
    expect(((await (await mine.get('')).json()) as ConversationsAnswer).conversations).toEqual([]);
  });
});

describe('another person’s session', () => {
  it('reaches no conversation, by no route', async () => {
    const mine = await openChat('owner');
    await mine.ask('message-1', 'What does my Venus mean?');
    const other = await chat('stranger');
    await other.consent();
    const path = `/${mine.id}`;
    const answers = await Promise.all([
      other.get(path),
      other.get(`${path}/messages`),
      other.get(`${path}/events`),
      other.send('PATCH', path, { title: 'Mine now' }),
      other.send('DELETE', path),
      other.post(`${path}/messages`, { id: 'message-1', text: 'What does my Venus mean?' }),
      other.post(`${path}/stop`),
      other.post(`${path}/messages/message-1/again`),
      other.post(`${path}/messages/message-1/feedback`, { feedback: 'up' }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
    expect(await messagesOf(mine, mine.id)).toHaveLength(1);
  });

  it('none at all reaches nothing', async () => {
    for (const path of ['', '/talk-0001', '/talk-0001/messages', '/talk-0001/events']) {
      expect((await request(`/api/chat/conversations${path}`)).status).toBe(401);
    }
    expect((await request('/api/chat/settings')).status).toBe(401);
  });
});

describe('care', () => {
  const DANGER = 'I want to kill myself';

  it('answers without a login, a consent or a conversation, and stores nothing', async () => {
    const signedOut = await chat(null);
    const without = await signedOut.post('/talk-0001/messages', { id: 'message-1', text: DANGER });
    expect(without.status).toBe(200);
    expect(await without.json()).toMatchObject({
      answerId: null,
      care: { kind: 'crisis', card: { kind: 'suicide' } },
    });
    const mine = await chat('unasked');
    await mine.post('', { id: 'talk-0001', persona: 'celestia' });
    const unagreed = await mine.post('/talk-0001/messages', { id: 'message-1', text: DANGER });
    expect(await unagreed.json()).toMatchObject({ answerId: null });
    expect(await messagesOf(mine, 'talk-0001')).toEqual([]);
    expect((await mine.post('/talk-0001/messages', { id: 'message-2', text: 'And Venus?' })).status).toBe(
      403,
    );
  });

  it('shows the lines of the country that was chosen, where a message cannot be taken', async () => {
    const mine = await openChat('far-from-home');
    await mine.changeSettings({ country: 'BR' });
    const unread = await mine.post(`/${mine.id}/messages`, { id: 'no', text: DANGER });
    expect(await unread.json()).toMatchObject({
      answerId: null,
      care: { card: { lines: expect.arrayContaining([expect.objectContaining({ call: '188' })]) } },
    });
  });

  it('holds the conversation: no reading comes at once, whatever is asked', async () => {
    const mine = await openChat('held');
    await mine.ask('message-1', DANGER);
    await mine.ask('message-2', 'Never mind. What about my Venus?');
    const [first, second] = await messagesOf(mine, mine.id);
    expect(first?.answer).toMatchObject({ kind: 'crisis', card: { kind: 'suicide', size: 'whole' } });
    expect(second?.answer.kind).toBe('crisis');
    await mine.ask('message-3', 'What about my Venus?', { edits: 'message-1' });
    expect((await messagesOf(mine, mine.id))[0]?.answer.kind).toBe('crisis');
  });
});

it('writes no word of a message, an answer or a birth to a log', async () => {
  const lines: string[] = [];
  for (const method of ['log', 'info', 'warn', 'error'] as const) {
    vi.spyOn(console, method).mockImplementation((...words: unknown[]) => {
      lines.push(words.map(String).join(' '));
    });
  }
  const mine = await openChat('quiet');
  await mine.ask('message-1', 'Does Gwendolyn love my Venus?');
  const [message] = await messagesOf(mine, mine.id);
  await mine.say('message-1', 'Does Ophelia?');
  for (const words of ['Gwendolyn', 'Ophelia', '1990', message?.answer.sentences[0]?.text ?? 'Venus']) {
    expect(lines.join('\n')).not.toContain(words);
  }
});
