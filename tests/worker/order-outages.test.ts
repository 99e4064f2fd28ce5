import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PaymentStub } from './payment-stub.ts';
import { postJson, request } from './request.ts';
import { orderRow, rowsOf, shopper, tick } from './shop.ts';

/** What an order comes to while something that it needs is down: it waits, says so, and keeps nothing else from working. */

interface SentMail {
  to: string;
  subject: string;
}
const bindings = env as unknown as {
  MAIL: { send(mail: SentMail): Promise<unknown> };
  CONVERSATIONS: typeof env.CONVERSATIONS;
};
const { CONVERSATIONS } = env;
const HOUR_MS = 3_600_000;

let stub: PaymentStub;
let sent: SentMail[];
let people = 0;
let told: { code: string; detail: string }[] = [];

const sendMails = () =>
  vi.spyOn(bindings.MAIL, 'send').mockImplementation(async (mail) => {
    sent.push(mail);
    return {};
  });

beforeEach(async () => {
  await env.ACCOUNTS.batch(
    ['receipt', 'orders'].map((table) => env.ACCOUNTS.prepare(`DELETE FROM ${table}`)),
  );
  stub = new PaymentStub();
  stub.start();
  sent = [];
  sendMails();
  told = [];
  vi.spyOn(console, 'error').mockImplementation((line: string) => {
    told.push(JSON.parse(line));
  });
});
afterEach(() => {
  bindings.CONVERSATIONS = CONVERSATIONS;
  stub.stop();
});

/** Somebody who has paid, of which nobody has been told yet. */
async function hasPaid() {
  people += 1;
  const person = await shopper({ id: `outage-${people}` });
  const { path, id } = await person.buy('pack-30');
  const session = stub.sessionAt((await person.pay(path)).headers.get('Location'));
  stub.pay(session);
  const { pathname, search } = new URL(session.success_url);
  return { person, path, id, session, success: pathname + search };
}

async function statesOf(id: string): Promise<string> {
  const { payment, fulfilment } = await orderRow(id);
  return `${payment} ${fulfilment}`;
}

/** Whoever wants a chart notices nothing. */
async function calculatorsAnswer(): Promise<void> {
  const asked = {
    date: '1990-06-10',
    time: '14:30',
    place: { latitude: 41, longitude: 29, timeZone: 'UTC' },
  };
  expect((await postJson('/api/astrology/natal-chart', asked)).status).toBe(200);
  expect((await request('/en/natal-chart')).status).toBe(200);
}

describe('while the database is down', () => {
  const takeDown = () => {
    const broken = [
      vi.spyOn(env.ACCOUNTS, 'prepare').mockImplementation(() => {
        throw new Error('the database is down');
      }),
      vi.spyOn(env.ACCOUNTS, 'batch').mockRejectedValue(new Error('the database is down')),
    ];
    return () => {
      for (const each of broken) each.mockRestore();
    };
  };

  it('an order says that it cannot be looked at, and is paid once it can', async () => {
    const { person, path, id, session, success } = await hasPaid();
    const bringBack = takeDown();
    // The provider tells it again.
    expect((await stub.tell(session)).status).toBe(503);
    for (const each of [path, success]) {
      const response = await person.get(each);
      expect(response.status).toBe(503);
      expect(response.headers.get('Retry-After')).not.toBeNull();
      expect(await response.text()).not.toMatch(/Nothing was charged|Thank you/);
    }
    told = [];
    await tick(HOUR_MS);
    expect(told).toMatchObject([{ level: 'error', code: 'orders_failed', requestId: 'test' }]);
    await calculatorsAnswer();
    bringBack();
    expect(await statesOf(id)).toBe('open waiting');
    expect((await stub.tell(session)).status).toBe(200);
    expect(await statesOf(id)).toBe('paid ready');
    expect(await person.bought()).toBe(30);
    expect(await rowsOf('receipt', id)).toHaveLength(1);
  });

  it('for the one write of the payment, nothing of it is written, and it is made up for by the clock', async () => {
    const { person, id, session } = await hasPaid();
    const broken = vi.spyOn(env.ACCOUNTS, 'batch').mockRejectedValueOnce(new Error('the write was lost'));
    expect((await stub.tell(session)).status).toBe(503);
    broken.mockRestore();
    expect(await statesOf(id)).toBe('open waiting');
    for (const table of ['receipt', 'payment', 'outbox']) expect(await rowsOf(table, id)).toEqual([]);
    await tick(HOUR_MS);
    expect(await statesOf(id)).toBe('paid ready');
    expect(await person.bought()).toBe(30);
    expect(sent).toHaveLength(1);
  });
});

describe('while a person’s object is down', () => {
  const DOWN: typeof env.CONVERSATIONS = {
    idFromName: (name) => CONVERSATIONS.idFromName(name),
    idFromString: (id) => CONVERSATIONS.idFromString(id),
    jurisdiction: () => DOWN,
    get: () => {
      throw new Error('the object is down');
    },
  };

  it('what was paid waits and says so, and is given once, when it is back', async () => {
    const { person, path, id, session, success } = await hasPaid();
    bindings.CONVERSATIONS = DOWN;
    expect((await stub.tell(session)).status).toBe(200);
    expect(await statesOf(id)).toBe('paid failed');
    expect(await (await person.get(success)).text()).toContain('We’re preparing what you bought.');
    expect(await (await person.get(path)).text()).toContain('Delayed: we’re on it');
    expect((await person.get('/en/accounts/orders')).status).toBe(200);
    await calculatorsAnswer();
    bindings.CONVERSATIONS = CONVERSATIONS;
    expect(await person.bought()).toBe(0);
    await tick(HOUR_MS);
    await tick(2 * HOUR_MS);
    expect(await statesOf(id)).toBe('paid ready');
    expect(await person.bought()).toBe(30);
  });

  it('a withdrawal is taken, and the money follows once what was used is known', async () => {
    const { person, path, id, session } = await hasPaid();
    await stub.tell(session);
    bindings.CONVERSATIONS = DOWN;
    expect((await person.post(path, { task: 'withdraw' })).status).toBe(303);
    expect(sent.map(({ subject }) => subject).join()).toContain('Your withdrawal has arrived');
    expect(stub.refunds.size).toBe(0);
    bindings.CONVERSATIONS = CONVERSATIONS;
    await tick(HOUR_MS);
    expect(await statesOf(id)).toBe('refunded ready');
    expect(await person.bought()).toBe(0);
  });
});

describe('while no mail goes', () => {
  it('what was paid is given, and the receipt follows, once', async () => {
    const { person, path, id, session } = await hasPaid();
    vi.spyOn(bindings.MAIL, 'send').mockRejectedValue(new Error('the mails are down'));
    expect((await stub.tell(session)).status).toBe(200);
    expect(await statesOf(id)).toBe('paid ready');
    expect(await person.bought()).toBe(30);
    expect(await rowsOf('outbox', id)).toMatchObject([{ task: 'mail_receipt', tries: 1 }]);
    expect(await (await person.get(path)).text()).toMatch(/\d{4}-\d{6}/);
    await calculatorsAnswer();
    sendMails();
    await tick(HOUR_MS);
    await tick(2 * HOUR_MS);
    expect(sent.map(({ subject }) => subject.replace(/\d{4}-\d{6}/, 'N'))).toEqual(['Your receipt N']);
    expect(await rowsOf('outbox', id)).toEqual([]);
  });

  it('a withdrawal brings the money all the same', async () => {
    const { person, path, id, session } = await hasPaid();
    await stub.tell(session);
    vi.spyOn(bindings.MAIL, 'send').mockRejectedValue(new Error('the mails are down'));
    expect((await person.post(path, { task: 'withdraw' })).status).toBe(303);
    expect(await statesOf(id)).toBe('refunded ready');
    const waiting = (await rowsOf('outbox', id)).map(({ task }) => task);
    expect(waiting.toSorted()).toEqual(['mail_refund', 'mail_withdrawn']);
  });
});

describe('a task that fails', () => {
  it('is told in the log, and left alone for longer each time, six hours at the most', async () => {
    const { id, session } = await hasPaid();
    vi.spyOn(bindings.MAIL, 'send').mockRejectedValue(new Error('the mails are down'));
    await stub.tell(session);
    const dueMs = async () => Number((await rowsOf('outbox', id))[0]?.due_ms);
    const waits: number[] = [];
    for (let time = 0; time < 10; time += 1) {
      const before = await dueMs();
      told = [];
      await tick(before - Date.now());
      expect(told).toMatchObject([
        { level: 'error', code: 'order_task_failed', detail: expect.stringContaining('the mails are down') },
      ]);
      waits.push(Math.round(((await dueMs()) - before) / 60_000));
    }
    expect(waits).toEqual([2, 4, 8, 16, 32, 64, 128, 256, 360, 360]);
  });
});

describe('while the provider is down', () => {
  it('that an order could not be looked at is told in the log, by the clock and by its page', async () => {
    const { person, path, id } = await hasPaid();
    stub.isDown = true;
    const failure = { level: 'error', code: 'order_look_failed' };
    told = [];
    await tick(HOUR_MS);
    expect(told).toMatchObject([{ ...failure, requestId: 'test' }]);
    told = [];
    expect((await person.get(path)).status).toBe(200);
    expect(told).toContainEqual(expect.objectContaining(failure));
    stub.isDown = false;
    await tick(2 * HOUR_MS);
    expect(await statesOf(id)).toBe('paid ready');
  });
});
