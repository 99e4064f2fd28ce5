import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ApiError } from '../../contract/api-error.ts';
import type { ChatSettingsAnswer } from '../../contract/chat-settings.ts';
import type { MessagesAnswer } from '../../contract/conversations.ts';
import { TRUE_LINES } from '../../scripts/model-stub/behaviours.ts';
import { findUser } from '../../worker/accounts/user-rows.ts';
import { beginAnswer, breakOff } from '../../worker/conversations/answer-rows.ts';
import { askStream } from '../../worker/conversations/ask-stream.ts';
import { conversationsOf } from '../../worker/conversations/reach-conversations.ts';
import { type Chat, chat, eventsOf, openChat } from './chat.ts';
import { objectOf } from './person-object.ts';
import { serveKeys } from './sign-in.ts';
import type { PersonConversations } from './without-http.entry.ts';

/** What stands between an answer and its end: stops, crashes, limits, clocks. */

const NOON = Date.UTC(2026, 10, 23, 12);
const settings = env as unknown as Record<string, string>;

beforeEach(() => {
  serveKeys();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  settings.CHAT_DAILY_MESSAGES = '30';
});

async function messagesOf({ get }: Chat, id: string): Promise<MessagesAnswer['messages']> {
  return ((await (await get(`/${id}/messages`)).json()) as MessagesAnswer).messages;
}

/** An answer to the last message that was begun in another life of the object and never ended. */
async function leaveUnfinished(person: string, id: string): Promise<void> {
  await runInDurableObject(await objectOf(person), (_object, state) => {
    const { sql } = state.storage;
    sql.exec(
      "UPDATE answer SET state = 'making', boot = 'another life', kind = NULL WHERE conversation_id = ?",
      id,
    );
    sql.exec("INSERT OR IGNORE INTO charge SELECT id, '2026-11-23' FROM answer");
  });
}

const leftOf = async (mine: Chat) => ((await mine.settings()) as ChatSettingsAnswer).quota.left;

/** The stream of a person's conversation, once it is there. */
async function follow(person: string, id: string): Promise<Response> {
  const user = await findUser(env.ACCOUNTS, person);
  if (!user) throw new Error('nobody of that name');
  return askStream(conversationsOf(env, user), id);
}

describe('an answer that nobody makes any more', () => {
  it('is marked as broken off once it has waited too long, and costs nothing', async () => {
    const mine = await openChat('orphan');
    await mine.ask('message-1', 'What about my Venus?');
    const left = await leftOf(mine);
    const object = await objectOf('orphan');
    await runInDurableObject(object, (instance: PersonConversations, state) => {
      const { sql } = state.storage;
      const nowMs = Date.now() - 61_000;
      const boot = Reflect.get(Reflect.get(instance, 'answers'), 'boot') as string;
      beginAnswer(sql, {
        id: 'hanging',
        conversationId: mine.id,
        messageId: 'message-1',
        language: 'en',
        boot,
        nowMs,
      });
      sql.exec("UPDATE message SET answer_id = 'hanging'");
    });
    expect((await messagesOf(mine, mine.id))[0]?.answer.state).toBe('making');
    expect(await runDurableObjectAlarm(object)).toBe(true);
    expect((await messagesOf(mine, mine.id))[0]?.answer.state).toBe('broken');
    expect(await leftOf(mine)).toBe(left);
    expect((await mine.post(`/${mine.id}/messages/message-1/again`)).status).toBe(202);
    await mine.settled();
    expect((await messagesOf(mine, mine.id))[0]?.answer.state).toBe('whole');
  });

  it('is marked by the next life of the object before anything is told of it', async () => {
    const mine = await openChat('restarted');
    await mine.ask('message-1', 'What about my Venus?');
    await leaveUnfinished('restarted', mine.id);
    await runInDurableObject(await objectOf('restarted'), (instance) => {
      Reflect.set(instance, 'isSwept', false);
    });
    const [message] = await messagesOf(mine, mine.id);
    expect(message?.answer.state).toBe('broken');
    const events = await eventsOf(await mine.get(`/${mine.id}/events?after=${message?.answer.id}:1`));
    expect(events.at(-1)).toMatchObject({ event: 'end', data: { state: 'broken' } });
    expect(await leftOf(mine)).toBe(30);
  });

  it('of one that has ended nothing is undone', async () => {
    const mine = await openChat('ended');
    await mine.ask('message-1', 'What about my Venus?');
    const [message] = await messagesOf(mine, mine.id);
    await runInDurableObject(await objectOf('ended'), (_object, state) => {
      breakOff(state.storage.sql, message?.answer.id ?? '', 'broken');
    });
    expect((await messagesOf(mine, mine.id))[0]?.answer.state).toBe('whole');
  });
});

const MODEL = {
  MODEL_URL: 'https://model.test/v1',
  MODEL_NAME: 'good',
  MODEL_PROVIDER: 'Example',
  MODEL_COUNTRY: 'IE',
  MODEL_INPUT_PRICE: '1',
  MODEL_OUTPUT_PRICE: '1',
  MODEL_DAILY_CEILING: '5',
};

/** A model that says some of its lines and then no more, until somebody is tired of it. */
function serveSlowModel(lines: number): void {
  const text = TRUE_LINES.slice(0, lines)
    .map((line) => `${line}\n`)
    .join('');
  const wire = `data: ${JSON.stringify({ choices: [{ index: 0, delta: { role: 'assistant', content: text } }] })}\n\n`;
  serveKeys({
    'https://model.test/v1/chat/completions': () =>
      new Response(
        new ReadableStream({
          start(controller) {
            controller.enqueue(new TextEncoder().encode(wire));
          },
        }),
        { headers: { 'Content-Type': 'text/event-stream' } },
      ),
  });
  Object.assign(settings, MODEL);
}

describe('an answer that is being made', () => {
  afterEach(() => {
    for (const name of Object.keys(MODEL)) settings[name] = '';
  });

  /** Until something of it is stored. */
  async function untilSaid(mine: Chat, id: string): Promise<void> {
    await vi.waitUntil(async () => ((await messagesOf(mine, id))[0]?.answer.sentences.length ?? 0) > 0, {
      timeout: 20_000,
    });
  }

  it('keeps out a second message, by its id, and can be stopped', async () => {
    const mine = await openChat('stops');
    serveSlowModel(0);
    const { answerId } = (await (await mine.say('message-1', 'What about my Venus?')).json()) as {
      answerId: string;
    };
    const second = await mine.say('message-2', 'And my Mars?');
    expect(second.status).toBe(409);
    expect(((await second.json()) as ApiError).error).toMatchObject({ code: 'answer_underway', answerId });
    expect(await (await mine.get(`/${mine.id}`)).json()).toMatchObject({
      conversation: { making: answerId },
    });
    const stopped = await mine.post(`/${mine.id}/stop`);
    expect(await stopped.json()).toEqual({ answerId });
    const [message] = await messagesOf(mine, mine.id);
    expect(message?.answer).toMatchObject({ state: 'stopped', sentences: [] });
    expect(await leftOf(mine)).toBe(30);
    expect(await (await mine.post(`/${mine.id}/stop`)).json()).toEqual({ answerId: null });
  });

  it('counts once something of it was said, which stays', async () => {
    const mine = await openChat('halves');
    serveSlowModel(1);
    await mine.say('message-1', 'What about my Venus?');
    await untilSaid(mine, mine.id);
    const stream = await follow('halves', mine.id);
    await mine.post(`/${mine.id}/stop`);
    const events = await eventsOf(stream);
    expect(events.at(-1)).toMatchObject({ event: 'end', data: { state: 'stopped' } });
    const [message] = await messagesOf(mine, mine.id);
    expect(message?.answer.sentences.map(({ text }) => text)).toEqual([TRUE_LINES[0].replace(/^.*] /, '')]);
    expect(await leftOf(mine)).toBe(29);
  });

  it('is ended by a removal, and its streams with it; nothing comes back by being asked for', async () => {
    const mine = await openChat('erased');
    serveSlowModel(1);
    await mine.say('message-1', 'What about my Venus?');
    await untilSaid(mine, mine.id);
    const stream = await follow('erased', mine.id);
    const object = await objectOf('erased');
    await runInDurableObject(object, async (instance: PersonConversations, { storage }) => {
      expect(await storage.getAlarm()).not.toBeNull();
      await instance.erase();
      expect(await storage.getAlarm()).toBeNull();
    });
    expect((await eventsOf(stream)).at(-1)).toMatchObject({ event: 'end' });
    expect((await mine.get(`/${mine.id}/messages`)).status).toBe(404);
    expect((await mine.get(`/${mine.id}/events`)).status).toBe(404);
    await runInDurableObject(object, (instance: PersonConversations, { storage }) => {
      expect(storage.sql.exec("SELECT name FROM sqlite_master WHERE name = 'message'").toArray()).toEqual([]);
      expect(instance.count()).toBe(0);
    });
    expect(await runDurableObjectAlarm(object)).toBe(false);
    // Whoever stays writes again, to tables made anew.
    await mine.consent();
    expect((await mine.post('', { id: mine.id, persona: 'celestia' })).status).toBe(200);
  });

  it('writes nothing after its conversation is deleted', async () => {
    const mine = await openChat('vanishes');
    await mine.say('message-1', 'What about my Venus?');
    expect((await mine.send('DELETE', `/${mine.id}`)).status).toBe(200);
    await new Promise((resolve) => setTimeout(resolve, 300));
    await runInDurableObject(await objectOf('vanishes'), (_object, { storage }) => {
      for (const table of ['message', 'answer', 'sentence']) {
        expect(storage.sql.exec(`SELECT * FROM ${table}`).toArray()).toEqual([]);
      }
    });
  });
});

describe('the day’s messages', () => {
  it('are counted exactly, also when many come at once', async () => {
    settings.CHAT_DAILY_MESSAGES = '3';
    const mine = await openChat('counted');
    const talks = Array.from({ length: 8 }, (_, index) => `talk-100${index}`);
    for (const id of talks) await mine.post('', { id, persona: 'celestia' });
    const answers = await Promise.all(
      talks.map((id) => mine.post(`/${id}/messages`, { id: 'message-1', text: 'What about my Venus?' })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([202, 202, 202, 429, 429, 429, 429, 429]);
    for (const id of talks) await (await mine.get(`/${id}/events`)).text();
    const refused = answers.find(({ status }) => status === 429);
    if (!refused) throw new Error('none was refused');
    const { error } = (await refused.json()) as ApiError;
    const { quota } = (await mine.settings()) as ChatSettingsAnswer;
    expect([error.code, error.until]).toEqual(['quota_spent', quota.returns]);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(quota).toMatchObject({ perDay: 3, left: 0 });
  });

  it('are not spent by what care answers, and never keep care away', async () => {
    settings.CHAT_DAILY_MESSAGES = '1';
    const mine = await openChat('cared-for');
    await mine.ask('message-1', 'When will I die?');
    expect(await leftOf(mine)).toBe(1);
    await mine.ask('message-2', 'What about my Venus?');
    expect((await mine.say('message-3', 'And my Mars?')).status).toBe(429);
    await mine.ask('message-4', 'I want to kill myself');
    expect((await messagesOf(mine, mine.id)).at(-1)?.answer.kind).toBe('crisis');
  });

  it('come back with the day of the person’s zone, and no zone brings one back', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: NOON });
    settings.CHAT_DAILY_MESSAGES = '1';
    const mine = await openChat('travels');
    expect((await mine.changeSettings({ zone: 'Asia/Tokyo' })).status).toBe(200);
    await mine.ask('message-1', 'What about my Venus?');
    expect((await mine.say('message-2', 'And my Mars?')).status).toBe(429);
    // In Tokyo it is 21:00 of the 23rd; on Kiritimati the 24th has begun.
    expect((await mine.changeSettings({ zone: 'Pacific/Kiritimati' })).status).toBe(200);
    await mine.ask('message-2', 'And my Mars?');
    const settled = await mine.changeSettings({ zone: 'America/New_York' });
    expect(((await settled.json()) as ApiError).error).toMatchObject({
      code: 'zone_settled',
      until: new Date(NOON + 86_400_000).toISOString(),
    });
    vi.setSystemTime(NOON + 86_400_000);
    expect((await mine.changeSettings({ zone: 'America/New_York' })).status).toBe(200);
    // There it is 07:00 of the 24th, a day that has been used already.
    expect((await mine.say('message-3', 'And my Moon?')).status).toBe(429);
    expect(((await mine.settings()) as ChatSettingsAnswer).quota.returns).toBe('2026-11-25T05:00:00.000Z');
    vi.setSystemTime(Date.parse('2026-11-25T05:00:00Z'));
    expect((await mine.say('message-3', 'And my Moon?')).status).toBe(202);
    await mine.settled();
  });

  it('are as many as one likes where the setting says nothing', async () => {
    settings.CHAT_DAILY_MESSAGES = '';
    const mine = await openChat('unlimited');
    expect(((await mine.settings()) as ChatSettingsAnswer).quota).toMatchObject({ perDay: null, left: null });
  });
});

describe('settings', () => {
  it('begin with nothing, take a zone that exists, and give consent back', async () => {
    const mine = await chat('settles');
    expect(await mine.settings()).toMatchObject({
      zone: null,
      country: null,
      consent: null,
      consentVersion: 1,
    });
    expect((await mine.changeSettings({ zone: 'Mars/Olympus' })).status).toBe(422);
    expect((await mine.changeSettings({ consent: { version: 7 } })).status).toBe(422);
    const changed = await mine.changeSettings({ country: 'TR', consent: { version: 1 } });
    expect(await changed.json()).toMatchObject({ country: 'TR', consent: { version: 1 } });
    await mine.post('', { id: 'talk-0001', persona: 'celestia' });
    expect((await mine.post('/talk-0001/messages', { id: 'message-1', text: 'Hello' })).status).toBe(202);
    await mine.changeSettings({ consent: null });
    const refused = await mine.post('/talk-0001/messages', { id: 'message-2', text: 'Hello' });
    expect(((await refused.json()) as ApiError).error.code).toBe('consent_required');
  });

  it('write nothing by being read', async () => {
    const mine = await chat('reads');
    await mine.settings();
    await mine.get('');
    await mine.get('/talk-0001/events');
    await runInDurableObject(await objectOf('reads'), (_object, { storage }) => {
      expect(storage.sql.exec("SELECT name FROM sqlite_master WHERE name = 'person'").toArray()).toEqual([]);
    });
  });
});

describe('a talk about two', () => {
  const ADA = {
    name: 'Ada',
    fields: { day: '3', month: '10', year: '1987', time: '20:20', place: 'Paris', placeId: '2988507' },
  };

  it('has the other’s chart speak as a game, says what it is, and again after three hours', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: NOON });
    const mine = await openChat('plays', { persona: 'lover', partner: ADA });
    await mine.ask('message-1', 'Do you love me?');
    await mine.ask('message-2', 'How do you argue?');
    vi.setSystemTime(NOON + 3 * 3_600_000);
    await mine.ask('message-3', 'What would make you happy?');
    const messages = await messagesOf(mine, mine.id);
    const reminders = messages.map(({ answer }) =>
      answer.sentences.filter(({ play, text }) => !play && /machine/.test(text)).map(({ seq }) => seq),
    );
    expect(reminders).toEqual([[1], [], [1]]);
    const played = messages.flatMap(({ answer }) => answer.sentences.filter(({ play }) => play));
    expect(played[0]?.text).toContain('Ada');
    // Of 3 October 1987: the Sun in Libra, Venus in Libra, Mars in Virgo.
    expect(played.map(({ text }) => text).join(' ')).toMatch(/My Venus is in Libra|With Venus in Libra/);
    expect(new Set(played.map(({ text }) => text)).size).toBe(played.length);
  });

  it('is Celestia about the two, who reads from both charts', async () => {
    const mine = await openChat('pairs', { persona: 'couple', partner: ADA });
    await mine.ask('message-1', 'How do we get along?');
    const [message] = await messagesOf(mine, mine.id);
    expect(message?.answer).toMatchObject({ state: 'whole', kind: 'reading' });
    expect(message?.answer.sentences.every(({ play }) => !play)).toBe(true);
    expect(message?.answer.sentences.some(({ citations }) => citations.some(({ second }) => second))).toBe(
      true,
    );
  });

  it.each(['couple', 'lover'] as const)(
    'is refused to whoever keeps no birth, whose age nobody can tell: %s',
    async (persona) => {
      const mine = await chat(`birthless-${persona}`);
      await mine.consent();
      const refused = await mine.post('', { id: 'talk-0001', persona, partner: ADA });
      expect([refused.status, ((await refused.json()) as ApiError).error]).toMatchObject([
        422,
        { code: 'invalid_input', fields: { birth: { code: 'required' } } },
      ]);
    },
  );

  it.each(['couple', 'lover'] as const)(
    'takes no message once the own birth is gone: %s',
    async (persona) => {
      const mine = await openChat(`forgets-${persona}`, { persona, partner: ADA });
      await mine.send('PUT', '/api/user/profile', { birth: null });
      const refused = await mine.say('message-1', 'How do you argue?');
      expect([refused.status, ((await refused.json()) as ApiError).error.code]).toEqual([
        403,
        'birth_required',
      ]);
    },
  );

  it('goes by the own date of birth where its place was never found', async () => {
    const mine = await chat('unplaced');
    await mine.consent();
    await mine.send('PUT', '/api/user/profile', { birth: ADA.fields });
    const keep = (age: number) =>
      env.ACCOUNTS.prepare('UPDATE user SET birth = ?, settled_birth = NULL WHERE email = ?')
        .bind(
          JSON.stringify({
            day: '1',
            month: '1',
            year: String(new Date().getUTCFullYear() - age),
            place: 'Nowhereville',
          }),
          'unplaced@example.com',
        )
        .run();
    await keep(17);
    const opening = { id: 'talk-0001', persona: 'lover', partner: ADA };
    expect((await mine.post('', opening)).status).toBe(403);
    await keep(30);
    expect((await mine.post('', opening)).status).toBe(200);
    await keep(17);
    expect((await mine.post('/talk-0001/messages', { id: 'message-1', text: 'Hello' })).status).toBe(403);
    await mine.post('', { id: 'talk-0002', persona: 'celestia' });
    await keep(15);
    expect((await mine.post('/talk-0002/messages', { id: 'message-1', text: 'Hello' })).status).toBe(403);
  });

  it('is refused for any chart under 18, and without a chart', async () => {
    const mine = await openChat('cares');
    const young = { ...ADA, fields: { ...ADA.fields, year: String(new Date().getUTCFullYear() - 17) } };
    for (const persona of ['lover', 'couple']) {
      const refused = await mine.post('', { id: 'talk-0002', persona, partner: young });
      expect([refused.status, ((await refused.json()) as ApiError).error.code]).toEqual([403, 'too_young']);
      expect((await mine.post('', { id: 'talk-0002', persona })).status).toBe(422);
    }
    await mine.post('', { id: 'talk-0002', persona: 'lover', partner: ADA });
    await mine.send('PUT', '/api/user/profile', { birth: young.fields });
    const message = { id: 'message-1', text: 'How do you argue?' };
    expect((await mine.post('/talk-0002/messages', message)).status).toBe(403);
  });
});
