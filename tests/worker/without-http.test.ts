import {
  createExecutionContext,
  createMessageBatch,
  createScheduledController,
  getQueueResult,
  runInDurableObject,
  waitOnExecutionContext,
} from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readSessionKeys } from '../../worker/identity/session-token.ts';
import { signMailChoice } from '../../worker/mail/mail-choice.ts';
import { request } from './request.ts';
import { SESSION_COOKIE, serveKeys, signIn } from './sign-in.ts';
import entry, {
  due,
  type Errand,
  type ErrandObject,
  type ErrandReport,
  reports,
} from './without-http.entry.ts';

/** What vitest.config.ts adds for this test. */
interface ObjectBinding {
  ERRANDS: { newUniqueId(): unknown; get(id: unknown): Parameters<typeof runInDurableObject>[0] };
}
const { ERRANDS } = env as unknown as ObjectBinding;

const BIRTH = { day: '10', month: '6', year: '1990', time: '14:30', place: 'İstanbul', placeId: '745044' };

let sentTo: string[] = [];

beforeEach(() => {
  sentTo = [];
  reports.length = 0;
  serveKeys();
  vi.spyOn(env.MAIL, 'send').mockImplementation(async (mail) => {
    sentTo.push(String((mail as { to: unknown }).to));
    return { messageId: 'sent' };
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** Something to do for a person who is signed in and keeps a birth. */
async function errandOf(id: string): Promise<Errand> {
  const { Cookie } = await signIn({ id });
  await request('/api/user/profile', {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', Cookie },
    body: JSON.stringify({ birth: BIRTH }),
  });
  const mailToken = await signMailChoice(id, readSessionKeys(env.SESSION_KEYS), Date.now());
  return {
    credential: { token: Cookie.slice(SESSION_COOKIE.length + 1), use: 'session' },
    birth: BIRTH,
    mailToken: mailToken ?? '',
  };
}

function expectDone(report: ErrandReport | undefined, id: string, reference: string): void {
  expect(report).toEqual({
    reference,
    userId: id,
    sunSign: 'gemini',
    ascendant: expect.closeTo(187.9, 0),
    mailChoice: `${id}@example.com`,
  });
  expect(sentTo).toContain(`${id}@example.com`);
}

it('a Durable Object recognises people, casts births and sends mails', async () => {
  const errand = await errandOf('by-object');
  const stub = ERRANDS.get(ERRANDS.newUniqueId());
  const report = await runInDurableObject(stub, (object: ErrandObject) => object.run(errand));
  expectDone(report, 'by-object', 'object');
});

it('a queue does', async () => {
  const body = await errandOf('by-queue');
  const batch = createMessageBatch('errands', [{ id: 'm-1', timestamp: new Date(), attempts: 1, body }]);
  const context = createExecutionContext();
  await entry.queue(batch, env);
  expect((await getQueueResult(batch, context)).explicitAcks).toEqual(['m-1']);
  expectDone(reports[0], 'by-queue', 'm-1');
});

it('a cron does', async () => {
  due.push(await errandOf('by-cron'));
  const context = createExecutionContext();
  await entry.scheduled(createScheduledController(), env);
  await waitOnExecutionContext(context);
  expectDone(reports[0], 'by-cron', 'cron');
});

it('a token that proves nothing is nobody there too, and is told in the log of that work', async () => {
  const info = vi.spyOn(console, 'info').mockImplementation(() => undefined);
  const errand = await errandOf('forged');
  const stub = ERRANDS.get(ERRANDS.newUniqueId());
  const forged = { ...errand, credential: { token: `${errand.credential.token}x`, use: 'session' } as const };
  const report = await runInDurableObject(stub, (object: ErrandObject) => object.run(forged));
  expect(report.userId).toBeNull();
  expect(info.mock.calls.join()).toContain('"event":"session_refused","code":"invalid","requestId":"object"');
});
