import { env } from 'cloudflare:workers';
import * as v from 'valibot';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Book } from '../../contract/book.ts';
import type { SettledBirth } from '../../contract/settled-birth.ts';
import type { ReportId } from '../../features/reports/report-kinds.ts';
import type { Bindings } from '../../worker/bindings.ts';
import books from '../../worker/books/index.ts';
import { makeBook } from '../../worker/books/make-book.ts';
import { giveUpBook } from '../../worker/books/note-making.ts';
import type { ReadLibrary } from '../../worker/books/read-library.ts';
import { createLog } from '../../worker/log.ts';
import { findOrder } from '../../worker/orders/order-rows.ts';
import { doTask } from '../../worker/orders/order-tasks.ts';
import { correctBirths, workOffCorrections } from '../../worker/reports/correct-births.ts';
import { bookPath, readBook, readPrintedBook } from '../../worker/reports/read-book.ts';
import { correctReport, findReportOrder, reportOrderRow } from '../../worker/reports/report-rows.ts';
import { readMadeUp } from './made-up-library.ts';

const BIRTH: SettledBirth = {
  date: '1990-06-10',
  time: '14:30',
  window: null,
  place: {
    id: 745044,
    name: 'İstanbul',
    region: null,
    country: 'TR',
    latitude: 41.01,
    longitude: 28.95,
    timeZone: 'Europe/Istanbul',
  },
  fold: null,
  utcOffsetSeconds: null,
  houseSystem: 'placidus',
  zodiac: 'tropical',
  node: 'true',
  lilith: 'mean',
  orbs: 'standard',
  fields: {},
};

const NOW_MS = Date.UTC(2026, 10, 28, 12);
interface Asked {
  report?: ReportId;
  payment?: string;
  withRow?: boolean;
}

/** An order that is paid for, and what it asks for. */
async function order({ report = 'child', payment = 'paid', withRow = true }: Asked = {}): Promise<string> {
  const id = crypto.randomUUID();
  await env.ACCOUNTS.prepare(
    `INSERT INTO orders (id, language, market, currency, product, amount, tax, price_version, law_version, payment, created_ms, paid_ms)
     VALUES (?, 'tr', 'tr', 'TRY', ?, 100, 'inclusive', 'p', 'l', ?, 0, 0)`,
  )
    .bind(id, `report:${report}`, payment)
    .run();
  if (!withRow) return id;
  const options = { names: ['Ayşe'], year: report === 'year' ? 2027 : null };
  await reportOrderRow(env.ACCOUNTS, {
    orderId: id,
    report,
    births: [BIRTH],
    options,
    language: 'tr',
    createdMs: NOW_MS,
  }).run();
  return id;
}

async function reportOf(id: string) {
  const report = await findReportOrder(env.ACCOUNTS, id);
  if (!report) throw new Error('no such report');
  return report;
}

async function bytesOf(id: string): Promise<{ json: string; pdf: ArrayBuffer }> {
  const { key } = await reportOf(id);
  const [json, pdf] = await Promise.all(
    (['book.json', 'book.pdf'] as const).map((file) => env.BOOKS.get(bookPath(key, file))),
  );
  if (!json || !pdf) throw new Error('no such book');
  return { json: await json.text(), pdf: await pdf.arrayBuffer() };
}

const make = (id: string, bindings: Pick<Bindings, 'ACCOUNTS' | 'BOOKS'> = env) =>
  makeBook(id, { env: bindings, nowMs: Date.now(), read: readMadeUp });
const fulfilmentOf = async (id: string) => (await findOrder(env.ACCOUNTS, id))?.fulfilment;

afterEach(() => {
  vi.restoreAllMocks();
});

describe('making a book', () => {
  it('puts its page and its print where only the key leads, and notes it at the order', async () => {
    const id = await order();
    expect(await readBook(env, await reportOf(id))).toBeNull();
    await make(id);
    const report = await reportOf(id);
    expect(report).toMatchObject({
      state: 'ready',
      tries: 1,
      wordsVersion: 'made-up',
      engineVersion: expect.any(String),
    });
    expect(await fulfilmentOf(id)).toBe('ready');
    const book = await readBook(env, report);
    expect(v.parse(Book, book)).toMatchObject({ report: 'child', language: 'tr', made: '2026-11-28' });
    const printed = await readPrintedBook(env, report);
    const bytes = new Uint8Array(await new Response(printed?.body ?? null).arrayBuffer());
    expect(new TextDecoder().decode(bytes.slice(0, 5))).toBe('%PDF-');
    expect(bytes.byteLength).toBe(printed?.size);
    expect(report.key).toMatch(/^[\w-]{32}$/);
  });

  it('is done once: asked again it makes nothing', async () => {
    const id = await order();
    await make(id);
    const put = vi.spyOn(env.BOOKS, 'put');
    await make(id);
    expect(put).not.toHaveBeenCalled();
    expect((await reportOf(id)).tries).toBe(1);
  });

  it('is asked for nothing by a message without a row, or of an order that is not paid for', async () => {
    const [bare, open] = [await order({ withRow: false }), await order({ payment: 'open' })];
    await make(bare);
    await make(open);
    await make(crypto.randomUUID());
    expect((await reportOf(open)).state).toBe('waiting');
    expect(await fulfilmentOf(bare)).toBe('waiting');
  });

  it('leaves nothing behind where its order goes meanwhile', async () => {
    const id = await order();
    const { key } = await reportOf(id);
    const goes: ReadLibrary = async (report, language) => {
      await env.ACCOUNTS.prepare('DELETE FROM report_order WHERE order_id = ?').bind(id).run();
      return readMadeUp(report, language);
    };
    await makeBook(id, { env, nowMs: NOW_MS, read: goes });
    expect((await env.BOOKS.list({ prefix: `${key}/` })).objects).toEqual([]);
    const removal = env.ACCOUNTS.prepare('SELECT store FROM removal WHERE object_id = ?').bind(key);
    expect(await removal.first()).toEqual({ store: 'BOOKS' });
  });
});

/** Bindings that fail at the n-th call, whichever it is: what a machine does that is switched off there. */
function failingAt(nth: number): { bindings: Pick<Bindings, 'ACCOUNTS' | 'BOOKS'>; calls: () => number } {
  let calls = 0;
  const step = () => {
    calls += 1;
    if (calls === nth) throw new Error(`switched off at call ${nth}`);
  };
  const wrap = <Target extends object>(target: Target): Target =>
    new Proxy(target, {
      get(own, name) {
        const member: unknown = Reflect.get(own, name);
        if (typeof member !== 'function') return member;
        return (...args: unknown[]) => {
          step();
          return (member as (...of: unknown[]) => unknown).apply(own, args);
        };
      },
    });
  return { bindings: { ACCOUNTS: wrap(env.ACCOUNTS), BOOKS: wrap(env.BOOKS) }, calls: () => calls };
}

it('ended anywhere and begun anew, a book comes to the same bytes', async () => {
  const whole = await order();
  const watched = failingAt(0);
  await make(whole, watched.bindings);
  const expected = await bytesOf(whole);
  expect(watched.calls()).toBeGreaterThan(6);
  for (let nth = 1; nth <= watched.calls(); nth += 1) {
    const id = await order();
    await expect(make(id, failingAt(nth).bindings)).rejects.toThrow();
    await make(id);
    const found = await bytesOf(id);
    expect(found.json, `call ${nth}`).toBe(expected.json);
    expect(new Uint8Array(found.pdf), `call ${nth}`).toEqual(new Uint8Array(expected.pdf));
    expect(await fulfilmentOf(id)).toBe('ready');
  }
});

describe('births that are corrected', () => {
  it('make another book under another key, once, and the old one goes', async () => {
    const id = await order();
    expect(await correctReport(env.ACCOUNTS, id, [BIRTH], NOW_MS)).toBe(false);
    await make(id);
    const before = await reportOf(id);
    const other = { ...BIRTH, time: '15:30' };
    expect(await correctReport(env.ACCOUNTS, id, [other], Date.now())).toBe(true);
    expect(await readBook(env, await reportOf(id))).toBeNull();
    await make(id);
    const after = await reportOf(id);
    expect(after).toMatchObject({ state: 'ready', madeAgain: true });
    expect(after.key).not.toBe(before.key);
    const removal = env.ACCOUNTS.prepare('SELECT 1 FROM removal WHERE object_id = ?').bind(before.key);
    expect(await removal.first()).not.toBeNull();
    expect(await correctReport(env.ACCOUNTS, id, [BIRTH], Date.now())).toBe(false);
  });

  it('are asked for by the clock where the queue was down as they were corrected', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const id = await order();
    await make(id);
    const given = { env, nowMs: Date.now(), log: createLog(() => 'test') };
    const sent = vi.spyOn(env.BOOK_ORDERS, 'send').mockRejectedValueOnce(new Error('down'));
    expect(await correctBirths(id, [BIRTH], given)).toBe(true);
    sent.mockClear();
    await workOffCorrections(given);
    expect(sent.mock.calls).toContainEqual([{ orderId: id }]);
    await make(id);
    sent.mockClear();
    await workOffCorrections(given);
    expect(sent.mock.calls).not.toContainEqual([{ orderId: id }]);
  });

  it('later than fourteen days they are not', async () => {
    const id = await order();
    await make(id);
    expect(await correctReport(env.ACCOUNTS, id, [BIRTH], Date.now() + 15 * 86_400_000)).toBe(false);
  });
});

/** A message of the queue, and what became of it. */
function message(body: unknown, attempts = 1) {
  return { body, attempts, ack: vi.fn(), retry: vi.fn() };
}

describe('the queue of books', () => {
  it('tries again what fails, ever more seldom, and drops what names no order', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const id = await order();
    const [failing, unread] = [message({ orderId: id }, 3), message({ orderId: 'x' })];
    const down = { ...env, BOOKS: { ...env.BOOKS, put: () => Promise.reject(new Error('down')) } };
    // The texts that are sold are not there for it either: whatever fails is tried again.
    await books.queue({ queue: 'celestia-books', messages: [failing, unread] }, down as never);
    expect(failing.retry).toHaveBeenCalledWith({ delaySeconds: 80 });
    expect(failing.ack).not.toHaveBeenCalled();
    expect(unread.ack).toHaveBeenCalled();
  });

  it('notes an order as failed whose message died, and the operator has it made again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const id = await order();
    const dead = message({ orderId: id });
    await books.queue({ queue: 'celestia-books-dead', messages: [dead] }, env);
    expect(dead.ack).toHaveBeenCalled();
    expect((await reportOf(id)).state).toBe('failed');
    expect(await fulfilmentOf(id)).toBe('failed');
    const sent = vi.spyOn(env.BOOK_ORDERS, 'send');
    const context = { env, nowMs: Date.now(), log: createLog(() => 'test'), provider: null };
    await doTask({ orderId: id, task: 'fulfil', subject: '' }, context);
    expect(sent).toHaveBeenCalledWith({ orderId: id });
    expect((await reportOf(id)).state).toBe('waiting');
    expect(await fulfilmentOf(id)).toBe('making');
    await make(id);
    expect(await fulfilmentOf(id)).toBe('ready');
    await giveUpBook(id, context);
    expect(await fulfilmentOf(id)).toBe('ready');
    expect((await reportOf(id)).state).toBe('ready');
  });
});

describe('an order of a report', () => {
  it('is sent to be made as often as it is looked at, until the book is there', async () => {
    const id = await order();
    const sent = vi.spyOn(env.BOOK_ORDERS, 'send');
    const context = { env, nowMs: Date.now(), log: createLog(() => 'test'), provider: null };
    const fulfil = () => doTask({ orderId: id, task: 'fulfil', subject: '' }, context);
    await fulfil();
    await fulfil();
    expect(sent.mock.calls).toEqual([[{ orderId: id }], [{ orderId: id }]]);
    expect(await fulfilmentOf(id)).toBe('making');
    await make(id);
    await fulfil();
    expect(sent).toHaveBeenCalledTimes(2);
  });

  it('waits where the queue is down, and says so', async () => {
    const id = await order();
    vi.spyOn(env.BOOK_ORDERS, 'send').mockRejectedValue(new Error('down'));
    const context = { env, nowMs: Date.now(), log: createLog(() => 'test'), provider: null };
    await expect(doTask({ orderId: id, task: 'fulfil', subject: '' }, context)).rejects.toThrow('down');
    expect(await fulfilmentOf(id)).toBe('failed');
    expect((await reportOf(id)).state).toBe('waiting');
  });

  it('goes back to its buyer where nothing says what is to be made', async () => {
    const id = await order({ withRow: false });
    const context = { env, nowMs: Date.now(), log: createLog(() => 'test'), provider: null };
    await doTask({ orderId: id, task: 'fulfil', subject: '' }, context);
    const asked = env.ACCOUNTS.prepare(
      "SELECT subject FROM outbox WHERE order_id = ? AND task = 'refund'",
    ).bind(id);
    expect(await asked.first()).toEqual({ subject: 'all' });
  });
});
