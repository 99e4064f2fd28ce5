import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import books from '../../worker/books/index.ts';
import { makeBook } from '../../worker/books/make-book.ts';
import { DAY_MS, giftFields, giftState, giver, linkIn, RECEIVER } from './gift-shop.ts';
import { readMadeUp } from './made-up-library.ts';
import { PaymentStub } from './payment-stub.ts';
import { FORMS, idOf, locationOf, send } from './report-shop.ts';
import { request } from './request.ts';
import { orderRow, rowsOf, tick } from './shop.ts';

/** A gift while something that it needs is down, at each of its steps: it waits, says so, loses nothing, and goes on once. */

interface SentMail {
  to: string;
  text: string;
}
const site = env as unknown as {
  MAIL: { send(mail: SentMail): Promise<unknown> };
  SITE_ORIGIN: string;
};
const down = () => Promise.reject(new Error('down'));

let stub: PaymentStub;
let sent: SentMail[];
let bringBack: () => void;

beforeEach(async () => {
  await env.ACCOUNTS.batch(
    ['receipt', 'orders', 'gift_refusal'].map((table) => env.ACCOUNTS.prepare(`DELETE FROM ${table}`)),
  );
  stub = new PaymentStub();
  stub.start();
  sent = [];
  site.SITE_ORIGIN = 'https://celestia.test';
  mailGoes();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  site.SITE_ORIGIN = '';
  stub.stop();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function mailGoes(): void {
  vi.spyOn(site.MAIL, 'send').mockImplementation(async (mail) => {
    sent.push(mail);
    return {};
  });
}

const OUTAGES = {
  database: () => {
    const broken = [
      vi.spyOn(env.ACCOUNTS, 'prepare').mockImplementation(() => {
        throw new Error('down');
      }),
      vi.spyOn(env.ACCOUNTS, 'batch').mockImplementation(down),
    ];
    return () => {
      for (const each of broken) each.mockRestore();
    };
  },
  bucket: () => {
    const broken = [
      vi.spyOn(env.BOOKS, 'put').mockImplementation(down),
      vi.spyOn(env.BOOKS, 'get').mockImplementation(down),
    ];
    return () => {
      for (const each of broken) each.mockRestore();
    };
  },
  queue: () => {
    const broken = vi.spyOn(env.BOOK_ORDERS, 'send').mockImplementation(down);
    return () => broken.mockRestore();
  },
  mail: () => {
    vi.spyOn(site.MAIL, 'send').mockImplementation(down);
    return mailGoes;
  },
} as const;
type Outage = keyof typeof OUTAGES;
const ALL = Object.keys(OUTAGES) as Outage[];

const takeDown = (outage: Outage) => {
  bringBack = OUTAGES[outage]();
};
const toReceiver = () => sent.filter(({ to }) => to === RECEIVER);
const make = (id: string) => makeBook(id, { env, nowMs: Date.now(), read: readMadeUp });

/** A gift that was ordered, at its page before the payment. */
async function ordered() {
  const person = await giver();
  const path = locationOf(await send('child', { ...FORMS.child, ...giftFields() }, { person }));
  return { person, path, id: idOf(path) };
}

/** Pays; what came of telling it. */
async function paid({ person, path }: Awaited<ReturnType<typeof ordered>>) {
  const session = stub.sessionAt(locationOf(await person.pay(path)));
  stub.pay(session);
  return { session, told: await stub.tell(session) };
}

async function made() {
  const gift = await ordered();
  await paid(gift);
  await make(gift.id);
  return gift;
}

/** The cron's run, so many days from now. */
async function days(count: number): Promise<void> {
  vi.useFakeTimers({ now: Date.now() + count * DAY_MS, toFake: ['Date'] });
  await tick();
}

/** A gift whose link has gone out. */
async function mailed() {
  const gift = await made();
  await days(6);
  return { ...gift, link: linkIn(toReceiver()[0]?.text) };
}

const openWith = (link: string) =>
  request(link, {
    method: 'POST',
    body: new URLSearchParams({ day: '10', month: '6', year: '1990' }),
  });

/** An answer that says that it is to be asked again. */
async function isAskedAgain(response: Response): Promise<void> {
  expect(response.status).toBe(503);
  expect(response.headers.get('Retry-After')).not.toBeNull();
  await response.text();
}

describe('while a gift is ordered', () => {
  it.each(ALL)('with the %s down', async (outage) => {
    const person = await giver();
    const form = { ...FORMS.child, ...giftFields() };
    takeDown(outage);
    const response = await send('child', form, { person });
    bringBack();
    if (outage === 'database') {
      // It is not taken for the form of a guest, who may not give; sent again it is what it was.
      await isAskedAgain(response);
      const { results } = await env.ACCOUNTS.prepare('SELECT 1 FROM gift').all();
      expect(results).toEqual([]);
    } else expect(locationOf(response)).not.toBe('');
  });
});

describe('while a gift is paid for', () => {
  it.each(ALL)('with the %s down', async (outage) => {
    const gift = await ordered();
    const session = stub.sessionAt(locationOf(await gift.person.pay(gift.path)));
    stub.pay(session);
    takeDown(outage);
    const told = await stub.tell(session);
    if (outage === 'database') expect(told.status).toBe(503);
    const page = await gift.person.get(gift.path);
    expect(page.status).toBe(outage === 'database' ? 503 : 200);
    const text = await page.text();
    expect(text.includes('Delayed: we’re on it')).toBe(outage === 'queue');
    expect(text.includes('data-making')).toBe(outage !== 'database' && outage !== 'queue');
    expect(text.includes('it will be made again')).toBe(outage === 'queue');
    bringBack();
    await tick(3_600_000);
    expect(await orderRow(gift.id)).toMatchObject({ payment: 'paid', fulfilment: 'making' });
    expect(await rowsOf('receipt', gift.id)).toHaveLength(1);
    await make(gift.id);
    expect(await orderRow(gift.id)).toMatchObject({ fulfilment: 'ready' });
    await days(6);
    expect(toReceiver()).toHaveLength(1);
  });
});

describe('while the book of a gift is made', () => {
  it.each(ALL)('with the %s down', async (outage) => {
    const gift = await ordered();
    await paid(gift);
    takeDown(outage);
    const message = { body: { orderId: gift.id }, attempts: 1, ack: vi.fn(), retry: vi.fn() };
    const isNeeded = outage === 'database' || outage === 'bucket';
    if (isNeeded) {
      await books.queue({ queue: 'celestia-books', messages: [message] }, env);
      expect(message.retry).toHaveBeenCalledTimes(1);
      expect(message.ack).not.toHaveBeenCalled();
    } else await make(gift.id);
    bringBack();
    if (isNeeded) {
      expect(await orderRow(gift.id)).toMatchObject({ fulfilment: 'making' });
      expect(await (await gift.person.get(gift.path)).text()).toContain('data-making');
      await make(gift.id);
    }
    expect(await orderRow(gift.id)).toMatchObject({ fulfilment: 'ready' });
    expect(await giftState(gift.id)).toBe('waiting');
  });
});

describe('while a gift is to be sent', () => {
  it.each(ALL)('with the %s down', async (outage) => {
    const gift = await made();
    takeDown(outage);
    await days(6);
    bringBack();
    const isNeeded = outage === 'database' || outage === 'mail';
    expect(toReceiver()).toHaveLength(isNeeded ? 0 : 1);
    expect(await giftState(gift.id)).toBe(isNeeded ? 'waiting' : 'sent');
    await days(1);
    await days(1);
    expect(toReceiver()).toHaveLength(1);
    expect(await giftState(gift.id)).toBe('sent');
  });
});

describe('while a gift is opened', () => {
  it.each(ALL)('with the %s down', async (outage) => {
    const { link } = await mailed();
    takeDown(outage);
    const tried = await openWith(link);
    if (outage === 'database') await isAskedAgain(tried);
    bringBack();
    const open = locationOf(await openWith(link));
    takeDown(outage);
    const page = await request(open);
    if (outage === 'database' || outage === 'bucket') await isAskedAgain(page);
    else expect(page.status).toBe(200);
    bringBack();
    const text = await (await request(open)).text();
    expect(text).toContain('Happy birthday!');
    const pdf = /href="(\/api\/reports\/gift\/book\.pdf\?token=[^"]+)"/.exec(text)?.[1] ?? '';
    takeDown(outage);
    const printed = await request(pdf);
    if (outage === 'database' || outage === 'bucket') await isAskedAgain(printed);
    else expect(printed.headers.get('Content-Type')).toBe('application/pdf');
    bringBack();
    expect((await request(pdf)).status).toBe(200);
  });
});
