import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { REPORT_IDS, type ReportId } from '../../features/reports/report-kinds.ts';
import { readCommand } from '../../scripts/orders/order-commands.ts';
import { makeBook } from '../../worker/books/make-book.ts';
import { giveUpBook } from '../../worker/books/note-making.ts';
import { createLog } from '../../worker/log.ts';
import { eraseOldBirths } from '../../worker/reports/personal-reports.ts';
import { findReportOrder } from '../../worker/reports/report-rows.ts';
import { readMadeUp } from './made-up-library.ts';
import { undatedShape } from './markup-shape.ts';
import { PaymentStub } from './payment-stub.ts';
import { BIRTH, FORMS, idOf, locationOf, payAndMake, send, under, YEAR } from './report-shop.ts';
import { request } from './request.ts';
import { from, orderRow, rowsOf, shopper, tick } from './shop.ts';

interface SentMail {
  to: string;
  subject: string;
  text: string;
}
const mailer = env as unknown as { MAIL: { send(mail: SentMail): Promise<unknown> }; OPERATOR_MAIL: string };

let stub: PaymentStub;
let sent: SentMail[];
let people = 0;

beforeEach(async () => {
  await env.ACCOUNTS.batch(
    ['receipt', 'orders'].map((table) => env.ACCOUNTS.prepare(`DELETE FROM ${table}`)),
  );
  stub = new PaymentStub();
  stub.start();
  sent = [];
  vi.spyOn(mailer.MAIL, 'send').mockImplementation(async (mail) => {
    sent.push(mail);
    return {};
  });
});
afterEach(() => {
  mailer.OPERATOR_MAIL = '';
  stub.stop();
});

const someone = (name = 'reader') => {
  people += 1;
  return shopper({ id: `${name}-${people}` });
};
async function bought(report: ReportId = 'child', fields: Record<string, string> = {}) {
  const person = await someone();
  const path = locationOf(await send(report, { ...FORMS[report], ...fields }, { person }));
  const id = await payAndMake(path, stub, person.session);
  return { person, path, id };
}

async function boughtAsGuest(report: ReportId = 'child') {
  people += 1;
  const email = `guest-${people}@example.com`;
  const path = locationOf(await send(report, { ...FORMS[report], email }));
  const id = await payAndMake(path, stub);
  return { path, id, email, token: new URL(path, 'https://x.test').searchParams.get('token') ?? '' };
}

describe('the shelf', () => {
  it('shows the six books with their prices where they are sold, and none where not', async () => {
    const here = await (await request('/en/astrology-reports', from('US'))).text();
    for (const price of ['$24.90', '$19.90', '$9.90']) expect(here).toContain(price);
    expect(here.match(/"@type":"Offer"/g)).toHaveLength(6);
    const elsewhere = await (await request('/en/astrology-reports', from('JP'))).text();
    expect(elsewhere).toContain('We don’t sell in your country yet.');
    expect(elsewhere).not.toContain('class="bookshop__price"');
    expect(elsewhere).not.toContain('"@type":"Product"');
  });

  it('bare in a frame it leads out of it, and asks for nothing itself', async () => {
    const framed = await (await request('/en/astrology-reports/first-token', from('US'))).text();
    expect(framed).not.toContain('<form');
    for (const [, attributes = ''] of framed.matchAll(/<a class="button"([^>]*)>/g))
      expect(attributes).toContain('target="_top"');
  });

  it.each(REPORT_IDS)('sells %s to whoever is signed in, with what its book is made of', async (report) => {
    const person = await someone();
    const path = locationOf(await send(report, { ...FORMS[report], a_name: 'Ada' }, { person }));
    expect(path).toMatch(/^\/en\/order\/[0-9a-f-]{36}$/);
    const kept = await findReportOrder(env.ACCOUNTS, idOf(path));
    expect(kept).toMatchObject({ report, language: 'en', state: 'waiting' });
    expect(kept?.births).toHaveLength(report === 'relationship' ? 2 : 1);
    expect(kept?.options.names[0]).toBe('Ada');
    expect(kept?.options.year).toBe(report === 'year' ? Number(YEAR) : null);
    expect((await orderRow(idOf(path))).product).toBe(`report:${report}`);
  });

  it('sells nothing where it sells nothing, and keeps nothing of the form', async () => {
    const person = await someone();
    const refused = await send('natal', FORMS.natal, { person, country: 'JP' });
    expect(refused.status).toBe(422);
    expect((await env.ACCOUNTS.prepare('SELECT 1 FROM report_order').all()).results).toEqual([]);
  });

  it('the price, the product and the report are never the form’s', async () => {
    const person = await someone();
    const tampered = { ...FORMS.natal, amount: '1', product: 'report:juno', report: 'juno', price: '1' };
    const row = await orderRow(idOf(locationOf(await send('natal', tampered, { person }))));
    expect(row).toMatchObject({ product: 'report:natal', amount: 2490, currency: 'USD' });
  });
});

describe('the form of a book', () => {
  const faultyText = async (report: ReportId, fields: Record<string, string>) => {
    const response = await send(report, fields);
    expect(response.status).toBe(422);
    return response.text();
  };

  it('tells every fault at once by its field, and loses nothing', async () => {
    const text = await faultyText('child', {
      ...under('a_', { ...BIRTH, day: '' }),
      a_name: 'Ada',
      email: 'no',
      bookLanguage: 'de',
    });
    for (const id of ['birth-a_day', 'report-email', 'report-parent', 'report-bookLanguage'])
      expect(text).toContain(`href="#${id}"`);
    expect(text).toContain('value="Ada"');
    expect(text).toContain('value="1990"');
  });

  it('a book that needs the hour says so by the time', async () => {
    const birth = { ...BIRTH, hour: '', minute: '', timeUnknown: '1' };
    for (const report of ['vocation', 'juno'] as const) {
      const text = await faultyText(report, { ...under('a_', birth), email: 'ada@example.com' });
      expect(text).toContain('href="#birth-a_hour"');
      expect(text).toContain('This book needs the hour of birth.');
    }
    const person = await someone();
    expect((await send('natal', under('a_', birth), { person })).status).toBe(303);
  });

  it('a kept birth of another account is none', async () => {
    const person = await someone();
    const response = await send('natal', { a_chart: 'somebody-elses' }, { person });
    expect(response.status).toBe(422);
    expect(await response.text()).toContain('href="#report-a_chart"');
  });
});

describe('a bought book', () => {
  it('is read as a page, taken along as a PDF, and told of by mail', async () => {
    const { person, path, id } = await bought('natal', { a_name: 'Ada' });
    expect(await orderRow(id)).toMatchObject({ payment: 'paid', fulfilment: 'ready' });
    const order = await (await person.get(path)).text();
    expect(order).toContain(`href="/en/book/${id}"`);
    const page = await person.get(`/en/book/${id}`);
    expect(page.status).toBe(200);
    expect(page.headers.get('Cache-Control')).toBe('private, no-store');
    expect(undatedShape(order)).toMatchSnapshot('its order');
    const text = await page.text();
    expect(undatedShape(text)).toMatchSnapshot('the book');
    expect(text).toContain('Ada');
    expect(text).toContain('The twelve houses');
    expect(text).toContain('To the order');
    const pdf = await person.get(`/api/reports/${id}/book.pdf`);
    expect(pdf.headers.get('Content-Type')).toBe('application/pdf');
    expect(pdf.headers.get('Content-Disposition')).toBe('attachment; filename="celestia-natal.pdf"');
    expect(pdf.headers.get('Cache-Control')).toBe('private, no-store');
    expect(new TextDecoder().decode((await pdf.arrayBuffer()).slice(0, 5))).toBe('%PDF-');
    await tick();
    expect(sent.map(({ subject }) => subject)).toContain('Your book is ready');
  });

  it('is nobody else’s: neither page, nor PDF, nor correction', async () => {
    const { id } = await bought();
    const other = await someone('stranger');
    expect((await other.get(`/en/book/${id}`)).status).toBe(404);
    expect((await other.get(`/api/reports/${id}/book.pdf`)).status).toBe(404);
    expect((await other.post(`/en/book/${id}`, { task: 'correct', ...under('a_') })).status).toBe(404);
    const nobody = await request(`/en/book/${id}`);
    expect(locationOf(nobody)).toContain('/en/accounts/login?');
    expect((await request(`/api/reports/${id}/book.pdf`)).status).toBe(404);
  });

  it('is not there before it is paid', async () => {
    const person = await someone();
    const path = locationOf(await send('juno', FORMS.juno, { person }));
    expect(await (await person.get(path)).text()).not.toContain('Read the book');
    await makeBook(idOf(path), { env, nowMs: Date.now(), read: readMadeUp });
    expect((await person.get(`/api/reports/${idOf(path)}/book.pdf`)).status).toBe(404);
  });

  it('while it is made the page says so, and leads to itself', async () => {
    const person = await someone();
    const path = locationOf(await send('juno', FORMS.juno, { person }));
    const session = stub.sessionAt(locationOf(await person.pay(path)));
    stub.pay(session);
    await stub.tell(session);
    const text = await (await person.get(path)).text();
    expect(text).toContain('data-making');
    expect(text).toContain('Look again');
  });

  it('one that could not be made is told to its buyer and to the operator, and made again', async () => {
    mailer.OPERATOR_MAIL = 'operator@example.com';
    const person = await someone();
    const path = locationOf(await send('juno', FORMS.juno, { person }));
    const session = stub.sessionAt(locationOf(await person.pay(path)));
    stub.pay(session);
    await stub.tell(session);
    await giveUpBook(idOf(path), { env, nowMs: Date.now() });
    await tick();
    expect(await (await person.get(path)).text()).toContain('Making your book hasn’t worked so far.');
    expect(sent.map(({ to, subject }) => `${to} ${subject.split(':')[0]}`)).toEqual(
      expect.arrayContaining([
        'operator@example.com Could not be made',
        expect.stringContaining('Your book takes longer'),
      ]),
    );
  });
});

describe('a withdrawal', () => {
  it('ends with the delivery, but where the law gives all back', async () => {
    const { person, path } = await bought();
    expect(await (await person.get(path)).text()).not.toContain('withdraw=1');
    const brazilian = await someone();
    const other = locationOf(await send('child', FORMS.child, { person: brazilian, country: 'BR' }));
    const id = await payAndMake(other, stub, brazilian.session);
    expect(await (await brazilian.get(other)).text()).toContain('withdraw=1');
    await brazilian.post(other, { task: 'withdraw' });
    expect((await orderRow(id)).payment).toBe('refunded');
    expect((await brazilian.get(`/en/book/${id}`)).status).toBe(404);
  });

  it('of a book that is not made yet gives the price back', async () => {
    const person = await someone();
    const path = locationOf(await send('juno', FORMS.juno, { person }));
    const session = stub.sessionAt(locationOf(await person.pay(path)));
    stub.pay(session);
    await stub.tell(session);
    await person.post(path, { task: 'withdraw' });
    expect((await orderRow(idOf(path))).payment).toBe('refunded');
    expect((await findReportOrder(env.ACCOUNTS, idOf(path)))?.state).not.toBe('ready');
  });
});

describe('a guest’s book', () => {
  it('is opened by the key of the mail and a birth date, by a key that ends the same day', async () => {
    const { path, id, token } = await boughtAsGuest();
    const order = await (await request(path)).text();
    expect(order).toContain(`/en/book/${id}?token=`);
    expect(order).not.toContain('1990');
    const locked = `/en/book/${id}?token=${token}`;
    const question = await (await request(locked)).text();
    expect(question).toContain('Open the book');
    expect(question).not.toContain('Istanbul');
    const tryDate = (day: string) =>
      request(locked, { method: 'POST', body: new URLSearchParams({ day, month: '6', year: '1990' }) });
    expect((await tryDate('11')).status).toBe(422);
    const opened = locationOf(await tryDate('10'));
    expect(opened).toContain(`/en/book/${id}?token=`);
    expect(opened).not.toContain('1990');
    const book = await (await request(opened)).text();
    expect(book).toContain('A Child’s Chart');
    expect(book).not.toContain('To the order');
    const key = new URL(opened, 'https://x.test').searchParams.get('token') ?? '';
    expect((await request(`/api/reports/${id}/book.pdf?token=${key}`)).status).toBe(200);
    // The key of the mail alone opens no print, and that of a reading no order.
    expect((await request(`/api/reports/${id}/book.pdf?token=${token}`)).status).toBe(404);
    expect((await request(`/en/order/${id}?token=${key}`)).status).toBe(404);
    vi.useFakeTimers({ now: Date.now() + 13 * 3_600_000, toFake: ['Date'] });
    expect((await request(`/api/reports/${id}/book.pdf?token=${key}`)).status).toBe(404);
    vi.useRealTimers();
  });

  it('is closed for the day to whoever tries ten dates', async () => {
    const { id, token } = await boughtAsGuest();
    const tryDay = (day: number) =>
      request(`/en/book/${id}?token=${token}`, {
        method: 'POST',
        body: new URLSearchParams({ day: String(day), month: '6', year: '1990' }),
      });
    for (let day = 11; day < 21; day += 1) expect((await tryDay(day)).status).toBe(422);
    const last = await tryDay(10);
    expect(last.status).toBe(429);
    expect(await last.text()).toContain('tried too often');
  });

  it('a key of one order opens no other', async () => {
    const [one, other] = [await boughtAsGuest(), await boughtAsGuest()];
    expect((await request(`/en/book/${other.id}?token=${one.token}`)).status).toBe(404);
  });
});

describe('the births of a book', () => {
  const births = async (id: string) => (await findReportOrder(env.ACCOUNTS, id))?.births;

  /** A guest's book, opened by the birth's date. */
  async function openedByGuest() {
    const guest = await boughtAsGuest();
    const locked = `/en/book/${guest.id}?token=${guest.token}`;
    const date = new URLSearchParams({ day: '10', month: '6', year: '1990' });
    const open = () => request(locked, { method: 'POST', body: date });
    return { ...guest, locked, open, opened: locationOf(await open()) };
  }
  const post = (path: string, task: string) =>
    request(path, { method: 'POST', body: new URLSearchParams({ task }) });

  it('are erased by a guest, and the book stays, still opened by their date', async () => {
    const { id, open, opened } = await openedByGuest();
    expect(await (await request(opened)).text()).toContain('Delete the birth details now');
    const done = locationOf(await post(opened, 'erase'));
    expect(await births(id)).toEqual([]);
    const text = await (await request(done)).text();
    expect(text).toContain('The birth details are deleted.');
    expect(text).toContain('A Child’s Chart');
    for (const over of ['Delete the birth details now', 'correct=1']) expect(text).not.toContain(over);
    expect((await open()).status).toBe(303);
    const right = { task: 'correct', ...under('a_', { ...BIRTH, hour: '15' }) };
    const correction = { method: 'POST', body: new URLSearchParams(right) };
    expect((await request(opened, correction)).status).toBe(422);
  });

  it('are erased by whoever is signed in, who is told so at the book', async () => {
    const { person, id } = await bought();
    const done = locationOf(await person.post(`/en/book/${id}`, { task: 'erase' }));
    expect(await births(id)).toEqual([]);
    const book = await person.get(done);
    expect(book.status).toBe(200);
    expect(await book.text()).toContain('The birth details are deleted.');
  });

  it('go 44 days after the making by themselves, and the names on the cover with them', async () => {
    const { person, id } = await bought('child', { a_name: 'Ada' });
    const erase = (days: number) =>
      eraseOldBirths({ env, nowMs: Date.now() + days * 86_400_000, log: createLog(() => 'test') });
    await erase(43);
    expect(await births(id)).toHaveLength(1);
    await erase(45);
    expect(await findReportOrder(env.ACCOUNTS, id)).toMatchObject({
      births: [],
      dates: ['1990-06-10'],
      options: { names: [] },
    });
    expect(await (await person.get(`/en/book/${id}`)).text()).toContain('Ada');
    const kept = JSON.stringify(await rowsOf('report_order', id));
    for (const gone of ['Ada', 'Istanbul', '14:30', '745044']) expect(kept).not.toContain(gone);
  });

  it('go with the book, which a guest may delete; the link alone deletes nothing', async () => {
    const { id, path, locked, opened } = await openedByGuest();
    const { key } = (await findReportOrder(env.ACCOUNTS, id)) ?? {};
    await post(locked, 'remove');
    expect(await births(id)).toHaveLength(1);
    expect(await (await post(opened, 'remove')).text()).toContain('The book is deleted.');
    expect(await findReportOrder(env.ACCOUNTS, id)).toBeNull();
    expect(await (await request(path)).text()).toContain('The book is deleted.');
    const removal = env.ACCOUNTS.prepare('SELECT store FROM removal WHERE object_id = ?').bind(key ?? '');
    expect(await removal.first()).toEqual({ store: 'BOOKS' });
    await tick();
    expect(stub.refunds.size).toBe(0);
  });

  it('are nobody else’s to erase', async () => {
    const { id } = await bought();
    const other = await someone('stranger');
    for (const task of ['erase', 'remove'])
      expect((await other.post(`/en/book/${id}`, { task })).status).toBe(404);
    expect(await births(id)).toHaveLength(1);
  });
});

describe('a birth that was typed wrong', () => {
  it('is put right once, and the book made anew; money no longer comes back for it', async () => {
    const { person, path, id } = await bought();
    const page = await (await person.get(`/en/book/${id}?correct=1`)).text();
    expect(page).toContain('value="1990"');
    const queued = vi.spyOn(env.BOOK_ORDERS, 'send');
    const right = { task: 'correct', ...under('a_', { ...BIRTH, hour: '15' }) };
    const wrong = await person.post(`/en/book/${id}`, { ...right, a_day: '40' });
    expect(wrong.status).toBe(422);
    expect(locationOf(await person.post(`/en/book/${id}`, right))).toBe(`/en/book/${id}`);
    expect(queued).toHaveBeenCalledWith({ orderId: id });
    expect(await (await person.get(`/en/book/${id}`)).text()).toContain('data-making');
    await person.post(path, { task: 'withdraw' });
    expect(stub.refunds.size).toBe(0);
    await makeBook(id, { env, nowMs: Date.now(), read: readMadeUp });
    expect((await findReportOrder(env.ACCOUNTS, id))?.births[0]?.time).toBe('15:30');
    expect(await (await person.get(`/en/book/${id}`)).text()).toContain('A Child’s Chart');
    expect((await person.post(`/en/book/${id}`, right)).status).toBe(422);
  });

  it('one that could not be made anew is told of, and made again by the operator’s word', async () => {
    mailer.OPERATOR_MAIL = 'operator@example.com';
    const { person, id } = await bought();
    await person.post(`/en/book/${id}`, { task: 'correct', ...under('a_', { ...BIRTH, hour: '15' }) });
    await giveUpBook(id, { env, nowMs: Date.now() });
    await tick();
    expect(sent.map(({ to }) => to)).toContain('operator@example.com');
    expect(await (await person.get(`/en/book/${id}`)).text()).toContain('hasn’t worked so far');
    const command = readCommand(['remake', id]);
    expect((await env.ACCOUNTS.prepare(command?.sql ?? '').all()).results).toMatchObject([
      { task: 'remake' },
    ]);
    await tick();
    expect((await findReportOrder(env.ACCOUNTS, id))?.state).toBe('waiting');
    sent.length = 0;
    await makeBook(id, { env, nowMs: Date.now(), read: readMadeUp });
    await tick();
    expect(sent.map(({ subject }) => subject)).toEqual(['Your book is ready']);
  });

  it('whose making waits for the queue is told of as delayed, and not as done in a minute', async () => {
    const { person, path, id } = await bought();
    await env.ACCOUNTS.prepare("UPDATE orders SET fulfilment = 'failed' WHERE id = ?").bind(id).run();
    await env.ACCOUNTS.prepare("UPDATE report_order SET state = 'waiting' WHERE order_id = ?").bind(id).run();
    const page = await (await person.get(path)).text();
    expect(page).toContain('Delayed: we’re on it');
    expect(page).toContain('it will be made again, and nothing is lost');
    expect(page).not.toContain('less than a minute');
  });

  it('the cron asks again for one whose message was lost', async () => {
    const { person, id } = await bought();
    vi.spyOn(env.BOOK_ORDERS, 'send').mockRejectedValueOnce(new Error('down'));
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await person.post(`/en/book/${id}`, { task: 'correct', ...under('a_', { ...BIRTH, hour: '15' }) });
    await env.ACCOUNTS.prepare('DELETE FROM outbox WHERE order_id = ?').bind(id).run();
    const queued = vi.spyOn(env.BOOK_ORDERS, 'send').mockResolvedValue(undefined as never);
    await tick();
    expect(queued).toHaveBeenCalledWith({ orderId: id });
    expect(await rowsOf('outbox', id)).toEqual([]);
  });
});
