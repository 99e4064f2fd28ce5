import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MAX_GIFT_MESSAGE } from '../../contract/limits.ts';
import { LOCALES } from '../../locales/locales.ts';
import { findGiftOf } from '../../worker/gifts/gift-rows.ts';
import { tendGifts } from '../../worker/gifts/tend-gifts.ts';
import { createLog } from '../../worker/log.ts';
import { findReportOrder } from '../../worker/reports/report-rows.ts';
import { DAY_MS, dayIn, giftFields, giftState, giver, linkIn, MESSAGE, RECEIVER } from './gift-shop.ts';
import { PaymentStub } from './payment-stub.ts';
import { FORMS, locationOf, payAndMake, send } from './report-shop.ts';
import { postJson, request } from './request.ts';
import { rowsOf, tick } from './shop.ts';
import { idTokenOf } from './sign-in.ts';

interface SentMail {
  to: string;
  subject: string;
  text: string;
  html: string;
}
const site = env as unknown as {
  MAIL: { send(mail: SentMail): Promise<unknown> };
  SITE_ORIGIN: string;
};

/** The giver's day: nothing tells their zone here, so it is the language's. */
const today = () => new Intl.DateTimeFormat('sv', { timeZone: LOCALES.en.homeZone }).format(Date.now());

let stub: PaymentStub;
let sent: SentMail[];

beforeEach(async () => {
  await env.ACCOUNTS.batch(
    ['receipt', 'orders', 'gift_refusal'].map((table) => env.ACCOUNTS.prepare(`DELETE FROM ${table}`)),
  );
  stub = new PaymentStub();
  stub.start();
  sent = [];
  site.SITE_ORIGIN = 'https://celestia.test';
  vi.spyOn(site.MAIL, 'send').mockImplementation(async (mail) => {
    sent.push(mail);
    return {};
  });
});
afterEach(() => {
  site.SITE_ORIGIN = '';
  stub.stop();
});

type Fields = Record<string, string>;
const asked = giftFields;
const state = giftState;

/** A gift that is paid for and made, and not sent yet. */
async function given(fields: Fields = {}) {
  const person = await giver();
  const path = locationOf(await send('child', { ...FORMS.child, ...asked(fields) }, { person }));
  const id = await payAndMake(path, stub, person.session);
  return { person, path, id };
}

const toReceiver = () => sent.filter(({ to }) => to === RECEIVER);

/** The cron's run, so many days from now. */
async function days(count: number): Promise<void> {
  vi.useFakeTimers({ now: Date.now() + count * DAY_MS, toFake: ['Date'] });
  await tick();
}

/** A gift that has been sent, with the link of its mail. */
async function received(fields: Fields = {}) {
  const all = await given(fields);
  await days(6);
  return { ...all, link: linkIn(toReceiver()[0]?.text) };
}

const post = (path: string, fields: Fields) =>
  request(path, { method: 'POST', body: new URLSearchParams(fields) });
const tryDay = (link: string, day: string) => post(link, { day, month: '6', year: '1990' });

/** A gift whose receiver has told the birth. */
async function opened(fields: Fields = {}) {
  const all = await received(fields);
  return { ...all, open: locationOf(await tryDay(all.link, '10')) };
}

afterEach(() => {
  vi.useRealTimers();
});

describe('the form of a gift', () => {
  const textOf = async (fields: Fields, person: Awaited<ReturnType<typeof giver>> | null) => {
    const response = await send('child', { ...FORMS.child, ...fields }, person ? { person } : {});
    expect(response.status).toBe(422);
    return response.text();
  };

  it('is for whoever is known by a confirmed address, and says so to others', async () => {
    const page = '/en/report-detail/childs-chart';
    const guest = await (await request(page, { cf: { country: 'US' } } as RequestInit)).text();
    expect(guest).toContain('so sign in first');
    expect(guest).not.toContain('name="giftEmail"');
    const unconfirmed = await giver({ emailVerified: false });
    expect(await textOf({ ...asked(), a_year: '' }, unconfirmed)).toContain('href="#report-gift"');
    const person = await giver();
    const text = await textOf({ a_year: '' }, person);
    expect(text).toContain('name="giftEmail"');
    expect(text).toContain(person.email);
  });

  it('is not there where nothing is mailed', async () => {
    site.SITE_ORIGIN = '';
    expect(await textOf({ a_year: '' }, await giver())).not.toContain('name="giftEmail"');
  });

  it('tells every fault by its field, and loses nothing', async () => {
    const faulty = asked({
      giftEmail: 'no',
      giftMessage: 'x'.repeat(MAX_GIFT_MESSAGE + 1),
      giftDay: dayIn(-2),
    });
    const text = await textOf(faulty, await giver());
    for (const field of ['giftEmail', 'giftMessage', 'giftDay']) {
      expect(text).toContain(`href="#report-${field}"`);
      expect(text).toContain(`id="report-${field}-error"`);
    }
    expect(text).toContain('x'.repeat(MAX_GIFT_MESSAGE + 1));
    expect((await env.ACCOUNTS.prepare('SELECT 1 FROM orders').all()).results).toEqual([]);
  });

  it('lets nobody give without end, and no address be given to without end', async () => {
    const one = await giver();
    for (let index = 0; index < 5; index += 1) {
      const fields = { ...FORMS.child, ...asked({ giftEmail: `r${index}@example.com` }) };
      expect((await send('child', fields, { person: one })).status).toBe(303);
    }
    expect(await textOf(asked({ giftEmail: 'r6@example.com' }), one)).toContain('that many gifts');
    for (let index = 0; index < 3; index += 1) await given();
    expect(await textOf(asked({ giftEmail: 'Receiver@example.com' }), await giver())).toContain(
      'that many gifts',
    );
  });
});

describe('a gift', () => {
  it('waits for its day, and its giver sees it wait', async () => {
    const { person, path, id } = await given();
    await days(1);
    expect(toReceiver()).toEqual([]);
    const text = await (await person.get(path)).text();
    expect(text).toContain('receiver@example.com');
    expect(text).toContain('Take the gift back');
    expect(text).toContain('&lt;b&gt;https://example.com&lt;/b&gt;');
    expect(text).not.toContain('href="https://example.com"');
    expect(await state(id)).toBe('waiting');
  });

  it('of today goes as soon as it is made', async () => {
    const { id } = await given({ giftDay: today() });
    await tick();
    expect(await state(id)).toBe('sent');
  });

  it('is mailed once, in our own words and the giver’s name, and then the address is forgotten', async () => {
    const { person, id, path } = await received();
    await days(1);
    expect(toReceiver()).toHaveLength(1);
    const [{ subject, text, html } = { subject: '', text: '', html: '' }] = toReceiver();
    expect(subject).toBe('A book for you');
    expect(text).toContain(person.email);
    for (const typed of ['Happy birthday', 'https://example.com', '1990', 'Istanbul'])
      expect(text + html).not.toContain(typed);
    expect(await findGiftOf(env.ACCOUNTS, id)).toMatchObject({
      state: 'sent',
      email: null,
      message: MESSAGE,
    });
    expect(await (await person.get(path)).text()).toContain('It was mailed on');
  });

  it('is taken back before it is sent, and then nothing goes', async () => {
    const { person, path, id } = await given();
    expect(await (await person.post(path, { task: 'recall' })).text()).toContain('Taken back.');
    await days(6);
    expect(toReceiver()).toEqual([]);
    expect(await findGiftOf(env.ACCOUNTS, id)).toMatchObject({ state: 'recalled', email: null, message: '' });
    expect((await person.get(`/en/book/${id}`)).status).toBe(200);
  });

  it('cannot be taken back once it is sent, nor by anybody else', async () => {
    const { person, path, id } = await given();
    const other = await giver();
    expect((await other.post(path, { task: 'recall' })).status).toBe(404);
    expect(await state(id)).toBe('waiting');
    await days(6);
    expect(await (await person.post(path, { task: 'recall' })).text()).toContain('can’t be taken back');
    expect(await state(id)).toBe('sent');
  });

  it('while mail is down it waits and is tried again', async () => {
    const { id } = await given();
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.spyOn(site.MAIL, 'send').mockRejectedValue(new Error('down'));
    await days(6);
    expect(await state(id)).toBe('waiting');
    expect(await rowsOf('outbox', id)).toContainEqual(
      expect.objectContaining({ task: 'mail_gift', tries: 1 }),
    );
    vi.spyOn(site.MAIL, 'send').mockImplementation(async (mail) => sent.push(mail));
    await days(1);
    expect(toReceiver()).toHaveLength(1);
    expect(await state(id)).toBe('sent');
  });

  it('waits for a book that is being made anew', async () => {
    const { id } = await given();
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await env.ACCOUNTS.prepare("UPDATE report_order SET state = 'making' WHERE order_id = ?").bind(id).run();
    await days(6);
    expect(toReceiver()).toEqual([]);
    await env.ACCOUNTS.prepare("UPDATE report_order SET state = 'ready' WHERE order_id = ?").bind(id).run();
    await days(1);
    expect(toReceiver()).toHaveLength(1);
  });

  it('of an order that was paid back is not sent, and one that was sent is closed', async () => {
    const { id } = await given();
    const paidBack = () =>
      env.ACCOUNTS.prepare("UPDATE orders SET payment = 'refunded' WHERE id = ?").bind(id).run();
    await paidBack();
    await days(6);
    expect(toReceiver()).toEqual([]);
    expect(await state(id)).toBe('recalled');
    vi.useRealTimers();
    const other = await opened();
    await env.ACCOUNTS.prepare("UPDATE orders SET payment = 'lost' WHERE id = ?").bind(other.id).run();
    expect(await (await request(other.open)).text()).toContain('no longer there');
    await tendGifts({ env, nowMs: Date.now(), log: createLog(() => 'test') });
    expect(await findGiftOf(env.ACCOUNTS, other.id)).toMatchObject({ state: 'recalled', message: '' });
  });

  it('goes with its giver’s account, and stands in their export', async () => {
    const { person, open } = await opened();
    vi.useRealTimers();
    const file = await (await person.get('/api/user/export')).json();
    expect(file).toMatchObject({ gifts: [{ email: null, message: MESSAGE, state: 'sent' }] });
    const idToken = await idTokenOf({ id: person.id });
    expect((await postJson('/api/account/delete', { idToken })).status).toBe(200);
    expect(await (await request(open)).text()).toContain('no longer there');
    expect((await env.ACCOUNTS.prepare('SELECT 1 FROM gift').all()).results).toEqual([]);
  });

  it('ends with its link, and the message with it', async () => {
    const { id, link } = await received();
    await days(181);
    expect((await request(link)).status).toBe(422);
    await tendGifts({ env, nowMs: Date.now(), log: createLog(() => 'test') });
    expect(await findGiftOf(env.ACCOUNTS, id)).toBeNull();
    expect((await findReportOrder(env.ACCOUNTS, id))?.state).toBe('ready');
  });
});

describe('the page of a gift', () => {
  it('says who gives what, and neither the message nor a birth before the date is told', async () => {
    const { person, link } = await received();
    const response = await request(link);
    expect(response.headers.get('Cache-Control')).toBe('private, no-store');
    const text = await response.text();
    expect(text).toContain(person.email);
    for (const hidden of ['Happy birthday', '1990', 'Istanbul']) expect(text).not.toContain(hidden);
    expect((await tryDay(link, '11')).status).toBe(422);
  });

  it('opens by the date of a birth in the book: message, book and print', async () => {
    const { link, open } = await opened();
    const text = await (await request(open)).text();
    expect(text).toContain('Happy birthday! &lt;b&gt;https://example.com&lt;/b&gt;');
    expect(text).toContain('A Child’s Chart');
    const pdf = /href="(\/api\/reports\/gift\/book\.pdf\?token=[^"]+)"/.exec(text)?.[1] ?? '';
    const printed = await request(pdf);
    expect(printed.headers.get('Content-Type')).toBe('application/pdf');
    expect(new TextDecoder().decode((await printed.arrayBuffer()).slice(0, 5))).toBe('%PDF-');
    const linkToken = new URL(link, 'https://x.test').search;
    expect((await request(`/api/reports/gift/book.pdf${linkToken}`)).status).toBe(404);
    await days(1);
    expect((await request(pdf)).status).toBe(404);
  });

  it('opens neither the order nor the book’s own page, and corrects nothing', async () => {
    const { id, open } = await opened();
    const { search } = new URL(open, 'https://x.test');
    for (const path of [`/en/order/${id}`, `/en/book/${id}`])
      expect((await request(path + search)).status).toBe(404);
  });

  it('is closed for the day to whoever tries ten dates', async () => {
    const { link } = await received();
    for (let day = 11; day < 21; day += 1) expect((await tryDay(link, String(day))).status).toBe(422);
    expect((await tryDay(link, '10')).status).toBe(429);
  });

  it('is deleted by its receiver with the book; the giver is told that alone', async () => {
    const { person, path, id, link, open } = await opened();
    const { key } = (await findReportOrder(env.ACCOUNTS, id)) ?? {};
    // Whoever has the link alone deletes nothing.
    await post(link, { task: 'remove' });
    expect(await state(id)).toBe('sent');
    expect(await (await post(open, { task: 'remove' })).text()).toContain(
      'Deleted: the book and the message',
    );
    expect(await (await request(open)).text()).toContain('no longer there');
    vi.useRealTimers();
    expect(await (await person.get(path)).text()).toContain('has been deleted by whoever received it');
    expect((await person.get(`/en/book/${id}`)).status).toBe(404);
    const removals = env.ACCOUNTS.prepare('SELECT 1 FROM removal WHERE object_id = ?').bind(key ?? '');
    expect((await removals.all()).results).toHaveLength(1);
    expect(await findGiftOf(env.ACCOUNTS, id)).toMatchObject({ state: 'deleted', message: '' });
    await tick();
    expect(stub.refunds.size).toBe(0);
  });

  it('whoever wants no such mail gets none again, from nobody', async () => {
    const { person, path, id, link } = await received();
    expect(await (await post(link, { task: 'refuse' })).text()).toContain(
      'no gift will be mailed to you again',
    );
    expect(await findGiftOf(env.ACCOUNTS, id)).toMatchObject({ state: 'refused', message: '' });
    vi.useRealTimers();
    expect(await (await person.get(path)).text()).toContain('wasn’t accepted');
    expect((await person.get(`/en/book/${id}`)).status).toBe(200);
    sent.length = 0;
    const other = await given({ giftEmail: 'RECEIVER@example.com' });
    await days(6);
    expect(sent.filter(({ to }) => /receiver/i.test(to))).toEqual([]);
    expect(await state(other.id)).toBe('refused');
  });

  it('of a broken link says so', async () => {
    expect((await request('/en/gift?token=broken')).status).toBe(422);
    expect(await (await request('/en/gift')).text()).toContain('the link to it is in the mail');
  });
});

it.each(['tr', 'es', 'fr', 'pt'])(
  'a gift in %s has its mail and its page in the book’s language',
  async (language) => {
    await given({ bookLanguage: language });
    await days(6);
    const path =
      /https:\/\/celestia\.test(\/\S+\?token=[\w.-]+)\n/.exec(toReceiver()[0]?.text ?? '')?.[1] ?? '';
    expect(path).toMatch(new RegExp(`^/${language}/`));
    const page = await request(path);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain(`<html lang="${language === 'pt' ? 'pt-BR' : language}"`);
  },
);
