import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { findUser } from '../../worker/accounts/user-rows.ts';
import { conversationsOf } from '../../worker/conversations/reach-conversations.ts';
import { openChat } from './chat.ts';
import { request } from './request.ts';
import { serveKeys } from './sign-in.ts';

const settings = env as unknown as { CHAT_DAILY_MESSAGES: string };

beforeEach(() => {
  serveKeys();
  settings.CHAT_DAILY_MESSAGES = '1';
});
afterEach(() => {
  settings.CHAT_DAILY_MESSAGES = '30';
  vi.restoreAllMocks();
});

async function objectOf(person: string) {
  const user = await findUser(env.ACCOUNTS, person);
  if (!user) throw new Error('nobody of that name');
  return conversationsOf(env, user);
}

type Mine = Awaited<ReturnType<typeof openChat>>;

const quotaOf = async (mine: Mine) =>
  ((await mine.settings()) as { quota: { left: number; bought: number } }).quota;

it('bought messages are taken once the day’s own are, one an answer, and care costs none', async () => {
  const mine = await openChat('bought-1');
  const object = await objectOf('bought-1');
  await object.grant('order-1', 2);
  await object.grant('order-1', 2);
  await mine.ask('message-1', 'What about my Venus?');
  expect(await quotaOf(mine)).toMatchObject({ left: 0, bought: 2 });
  await mine.ask('message-2', 'And my Mars?');
  expect(await quotaOf(mine)).toMatchObject({ left: 0, bought: 1 });
  await mine.ask('message-3', 'When will I die?');
  expect(await quotaOf(mine)).toMatchObject({ bought: 1 });
  await mine.ask('message-4', 'And my Moon?');
  expect((await mine.say('message-5', 'And my Sun?')).status).toBe(429);
  const file = (await (await mine.get('/api/user/export')).json()) as { chat: { packs: unknown } };
  expect(file.chat.packs).toEqual([{ order: 'order-1', messages: 2, used: 2 }]);
});

it('what is taken back is what nobody used, never below zero, and no late grant brings it again', async () => {
  const mine = await openChat('bought-2');
  const object = await objectOf('bought-2');
  await object.grant('order-1', 3);
  await object.grant('order-2', 5);
  await mine.ask('message-1', 'What about my Venus?');
  await mine.ask('message-2', 'And my Mars?');
  expect(await object.takeBack('order-1')).toEqual({ used: 1 });
  expect(await object.takeBack('order-1')).toEqual({ used: 1 });
  expect(await quotaOf(mine)).toMatchObject({ bought: 5 });
  await object.grant('order-1', 3);
  expect(await object.takeBack('order-3')).toEqual({ used: 0 });
  await object.grant('order-3', 100);
  expect(await quotaOf(mine)).toMatchObject({ bought: 5 });
});

it('whoever has used the day’s messages finds the door to more', async () => {
  const mine = await openChat('bought-3');
  const read = async () =>
    (await request(`/en/celestia-astrologer-chat?c=${mine.id}`, { headers: mine.session })).text();
  expect(await read()).not.toContain('href="/en/celestia-messages"');
  await mine.ask('message-1', 'What about my Venus?');
  const spent = await read();
  expect(spent).toContain('That was today’s last message.');
  expect(spent).toContain('href="/en/celestia-messages"');
  await (await objectOf('bought-3')).grant('order-1', 3);
  const bought = await read();
  expect(bought).toContain('3 of your bought messages left.');
  expect(bought).not.toContain('href="/en/celestia-messages"');
});
