import { env } from 'cloudflare:workers';
import ICAL from 'ical.js';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LANGUAGES } from '../../locales/locales.ts';
import { href } from '../../routes/href.ts';
import { LINK_MS } from '../../worker/consulting/request-links.ts';
import {
  LEAVING_KEPT_MS,
  REQUEST_KEPT_MS,
  workOffRequests,
} from '../../worker/consulting/work-off-requests.ts';
import { createLog } from '../../worker/log.ts';
import { undatedShape } from './markup-shape.ts';
import { PaymentStub } from './payment-stub.ts';
import { postJson, request } from './request.ts';
import { from, orderRow, tick as tickOrders } from './shop.ts';
import { idTokenOf, serveKeys, signIn } from './sign-in.ts';

interface SentMail {
  to: string;
  subject: string;
  text: string;
  html: string;
  replyTo?: string;
  attachments?: { filename: string; content: Uint8Array }[];
}

const bindings = env as unknown as {
  MAIL: { send(mail: SentMail): Promise<unknown> };
  OPERATOR_MAIL: string;
  CONSULTING_SAMPLES: string;
  SITE_ORIGIN: string;
  SALE_MARKETS: string;
};

const DESK = 'desk@celestia.test';
const ADA = 'ada@example.com';
const FORM = href('astrology-consulting-form', 'en');
const DAY_MS = 86_400_000;

let sent: SentMail[] = [];
let network = 0;

beforeEach(async () => {
  sent = [];
  network += 1;
  bindings.OPERATOR_MAIL = DESK;
  bindings.CONSULTING_SAMPLES = 'bookable';
  bindings.SITE_ORIGIN = 'https://celestia.test';
  bindings.SALE_MARKETS = '';
  await env.ACCOUNTS.prepare('DELETE FROM consulting_request').run();
  vi.spyOn(bindings.MAIL, 'send').mockImplementation(async (mail) => {
    sent.push(mail);
    return {};
  });
});
afterEach(() => {
  bindings.OPERATOR_MAIL = '';
  bindings.CONSULTING_SAMPLES = '';
  bindings.SITE_ORIGIN = '';
  bindings.SALE_MARKETS = '';
  vi.restoreAllMocks();
});

/** A wall time so many days from now, at half past two. */
function inDays(days: number): string {
  return `${new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)}T14:30`;
}

const ASKED = {
  package: 'natal',
  astrologer: 'nora-whitfield',
  wish1: inDays(5),
  wish2: inDays(6),
  wish3: '',
  zone: 'Europe/Istanbul',
  question: 'What is it about my Moon; and, well, <b>work</b>?',
  birth: 'typed',
  day: '10',
  month: '6',
  year: '1990',
  hour: '14',
  minute: '30',
  place: 'İstanbul',
  placeId: '745044',
  placeFor: 'İstanbul',
  name: 'Ada Lovelace',
  email: ADA,
  consent: '1',
};

type Fields = Record<string, string>;

function post(path: string, fields: Fields, headers: Record<string, string> = {}): Promise<Response> {
  return request(path, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'CF-Connecting-IP': `198.51.100.${network}`, ...headers },
    body: new URLSearchParams(fields),
  });
}

const get = (path: string, headers: Record<string, string> = {}) =>
  request(path, { redirect: 'manual', headers });

async function rows(): Promise<Record<string, unknown>[]> {
  return (await env.ACCOUNTS.prepare('SELECT * FROM consulting_request').all()).results;
}

async function stateOf(): Promise<unknown> {
  return (await rows())[0]?.state;
}

/** The last mail to somebody. */
function mailTo(to: string): SentMail {
  const mail = sent.findLast((each) => each.to === to);
  if (!mail) throw new Error(`no mail to ${to}`);
  return mail;
}

/** Paths of the links in the last mail to somebody. */
function linksTo(to: string): string[] {
  return [...mailTo(to).text.matchAll(/https:\/\/celestia\.test(\S+)/g)].map(([, path = '']) => path);
}

function linkTo(to: string, answer?: string): string {
  const link = linksTo(to).find((path) => !answer || path.endsWith(`answer=${answer}`));
  if (!link) throw new Error(`no such link to ${to}`);
  return link;
}

const tick = (nowMs: number) =>
  workOffRequests({ env, nowMs, log: createLog(() => 'test'), origin: 'https://celestia.test' });

/** A request on the way to where a test begins. */
async function ask(changes: Fields = {}, headers: Record<string, string> = {}): Promise<Response> {
  const response = await post(FORM, { ...ASKED, ...changes }, headers);
  expect(response.status).toBe(303);
  return response;
}
async function offer(): Promise<void> {
  await ask();
  expect((await post(linkTo(DESK, 'wish2'), { answer: 'wish2' })).status).toBe(200);
}
async function agree(): Promise<void> {
  await offer();
  expect((await post(linkTo(ADA), { answer: 'accept' })).status).toBe(200);
}

describe('a request', () => {
  it('is kept, mailed to the operator, and confirmed without a word of it', async () => {
    const response = await ask();
    const [row] = await rows();
    const reference = String(row?.reference);
    expect(row).toMatchObject({
      state: 'asked',
      package: 'natal',
      astrologer: 'nora-whitfield',
      zone: 'Europe/Istanbul',
      user_id: null,
      told_operator: 1,
      told_person: 1,
    });
    // Half past two in Istanbul, three hours ahead.
    expect(JSON.parse(String(row?.wishes))[0]).toBe(Date.parse(`${inDays(5)}:00+03:00`));
    expect(JSON.parse(String(row?.birth))).toMatchObject({ day: '10', place: 'İstanbul', time: '14:30' });
    const success = response.headers.get('Location') ?? '';
    expect(success).toBe(`${href('astrology-consulting-form-success', 'en')}?token=${reference}`);
    expect(await (await get(success)).text()).toContain(reference);
    expect(mailTo(DESK).text).toContain('What is it about my Moon');
    expect(mailTo(DESK).html).not.toContain('<b>work');
    // Whoever answers the desk's mail writes to the person.
    expect(mailTo(DESK).replyTo).toBe(ADA);
    expect(mailTo(ADA).subject).toContain(reference);
    expect(JSON.stringify(mailTo(ADA))).not.toMatch(/Lovelace|Moon|1990/);
  });

  it.each(LANGUAGES)('is taken and confirmed in %s', async (language) => {
    const path = href('astrology-consulting-form', language);
    expect((await post(path, { ...ASKED, email: `${language}@example.com` })).status).toBe(303);
    expect(linkTo(`${language}@example.com`)).toContain(href('consulting-answer', language));
  });

  it('with faults comes back as it was typed, each told by its field', async () => {
    const response = await post(FORM, {
      ...ASKED,
      wish1: '2020-01-01T10:00',
      wish2: 'soon',
      email: 'ada@',
      consent: '',
      place: '',
      placeId: '',
      placeFor: '',
    });
    expect(response.status).toBe(422);
    const html = await response.text();
    for (const id of ['request-wish1', 'request-wish2', 'request-email', 'request-consent', 'birth-place'])
      expect(html).toContain(`<a href="#${id}">`);
    expect(html).toContain('What is it about my Moon; and, well, &lt;b&gt;work&lt;/b&gt;?');
    expect(html).toMatch(/id="birth-day"[^>]* value="10"/);
    expect(await rows()).toEqual([]);
    expect(sent).toEqual([]);
  });

  it('needs an astrologer who offers it, a birth where it cannot do without, and each time once', async () => {
    const wrong = async (changes: Fields) => (await post(FORM, { ...ASKED, ...changes })).text();
    expect(await wrong({ package: 'natal', astrologer: 'emre-tunali' })).toContain('#request-astrologer');
    expect(await wrong({ birth: 'none' })).toContain('#request-birth');
    expect(await wrong({ wish2: ASKED.wish1 })).toContain('#request-wish2');
    expect(await wrong({ zone: 'Mars/Olympus' })).toContain('#request-zone');
    await ask({ package: 'question', birth: 'none' });
    expect((await rows())[0]?.birth).toBeNull();
  });

  it('that is sent twice is one', async () => {
    await ask();
    await ask();
    expect(await rows()).toHaveLength(1);
    expect(sent).toHaveLength(2);
  });

  it('is one of three of a network on a day without a human check, and nothing that was typed is lost', async () => {
    for (const count of [1, 2, 3]) await ask({ email: `n${count}@example.com` });
    const refused = await post(FORM, { ...ASKED, email: 'n4@example.com' });
    expect(refused.status).toBe(429);
    expect(await refused.text()).toContain('n4@example.com');
    expect(await rows()).toHaveLength(3);
  });

  it('is one of three of an address on a day, whoever vouches for it', async () => {
    vi.spyOn(globalThis, 'fetch').mockImplementation(async () =>
      Response.json({ success: true, action: 'contact', hostname: 'celestia.test' }),
    );
    for (const count of [1, 2, 3])
      await ask({ human: 'proof', question: `Question number ${count}, please?` });
    const refused = await post(FORM, { ...ASKED, human: 'proof', question: 'Question number 4, please?' });
    expect(refused.status).toBe(429);
  });
});

describe('the live site', () => {
  beforeEach(() => {
    bindings.CONSULTING_SAMPLES = '';
  });

  it('takes no request to a sample, whatever is posted, and says so', async () => {
    const html = await (await get(`${FORM}?package=year`)).text();
    expect(html).not.toContain('name="email"');
    expect(html).toContain('Requests aren’t open yet');
    for (const astrologer of ['nora-whitfield', 'any']) {
      const response = await post(FORM, { ...ASKED, astrologer });
      expect(response.status).toBe(303);
      expect(response.headers.get('Location')).toBe(
        `${href('astrology-consulting-form-error', 'en')}?why=closed`,
      );
    }
    expect(await rows()).toEqual([]);
    expect(sent).toEqual([]);
  });

  it.each(LANGUAGES)(
    'shows samples as samples in %s, without a price, a button or a person',
    async (language) => {
      const paths = [
        href('astrology-consulting', language),
        href('astrology-consulting-package', language, { package: 'year-ahead' }),
        href('astrology-consulting-astrologer', language, { astrologer: 'defne-aksoy' }),
      ];
      for (const path of paths) {
        const html = await (await get(path)).text();
        expect(html).not.toMatch(/"@type":"(?:Person|Offer|Review|AggregateRating)"/);
        expect(html.replaceAll(/<(script|style)[\s\S]*?<\/\1>/g, '')).not.toMatch(/[€$₺]/);
        expect(html).toContain('consulting__badge');
        expect(html).toContain('consulting__note');
      }
    },
  );
});

describe('an answer', () => {
  it('acts on a press alone, and offers the wished time', async () => {
    await ask();
    const link = linkTo(DESK, 'wish2');
    const html = await (await get(link)).text();
    expect(html).toMatch(/value="wish2"[^>]* checked|checked[^>]* value="wish2"/);
    expect(undatedShape(html)).toMatchSnapshot('to the astrologer');
    expect(await stateOf()).toBe('asked');
    expect((await post(link, { answer: 'wish2' })).status).toBe(200);
    const [row] = await rows();
    expect(row).toMatchObject({ state: 'offered', offered_ms: Date.parse(`${inDays(6)}:00+03:00`) });
    expect(mailTo(ADA).text).toContain('Nora Whitfield');
  });

  it('is told as sent to the operator, and to the person by what it comes to', async () => {
    await ask();
    const told = async (link: string, fields: Fields) =>
      /role="status">([^<]*)</.exec(await (await post(link, fields)).text())?.[1];
    expect(await told(linkTo(DESK, 'wish2'), { answer: 'wish2' })).toBe('Your answer has been sent.');
    expect(await told(linkTo(ADA), { answer: 'another', wish1: inDays(12) })).toMatch(
      /asked for the new times/,
    );
    await told(linkTo(DESK, 'wish1'), { answer: 'wish1' });
    expect(await told(linkTo(ADA), { answer: 'accept' })).toMatch(/^Agreed\./);
    expect(await told(linkTo(ADA), { answer: 'withdraw' })).toBe('The request is withdrawn.');
  });

  it('may be another time by the person’s clock, which must be ahead', async () => {
    await ask();
    const link = linkTo(DESK, 'other');
    expect((await post(link, { answer: 'other', time: '2020-01-01T10:00' })).status).toBe(422);
    expect((await post(link, {})).status).toBe(422);
    expect((await post(link, { answer: 'other', time: inDays(9) })).status).toBe(200);
    expect((await rows())[0]?.offered_ms).toBe(Date.parse(`${inDays(9)}:00+03:00`));
  });

  it('chooses somebody who offers it, where that was left to the site', async () => {
    await ask({ astrologer: 'any' });
    const link = linkTo(DESK, 'wish1');
    expect((await post(link, { answer: 'wish1' })).status).toBe(422);
    expect((await post(link, { answer: 'wish1', who: 'emre-tunali' })).status).toBe(422);
    expect((await post(link, { answer: 'wish1', who: 'caio-barreto' })).status).toBe(200);
    expect((await rows())[0]).toMatchObject({ state: 'offered', astrologer: 'caio-barreto' });
  });

  it('may be a no', async () => {
    await ask();
    await post(linkTo(DESK, 'decline'), { answer: 'decline' });
    expect(await stateOf()).toBe('declined');
    expect(mailTo(ADA).subject).toContain('couldn’t be met');
  });

  it('counts once: a used link changes nothing and tells how it stands', async () => {
    await ask();
    const link = linkTo(DESK, 'wish1');
    await post(link, { answer: 'wish1' });
    const mails = sent.length;
    const again = await post(link, { answer: 'decline' });
    expect(again.status).toBe(200);
    expect(await again.text()).toContain('This link has done its work');
    expect(await stateOf()).toBe('offered');
    expect(sent).toHaveLength(mails);
  });

  it('of two at once is one', async () => {
    await ask();
    const link = linkTo(DESK, 'wish1');
    await Promise.all(['wish1', 'wish2', 'decline'].map((answer) => post(link, { answer })));
    expect((await rows())[0]?.turn).toBe(1);
    expect(sent.filter(({ to }) => to === ADA)).toHaveLength(2);
  });

  it('is not taken from the other party, from a link that is none, or after seven days', async () => {
    await ask();
    await post(linkTo(ADA), { answer: 'wish1' });
    await post(linkTo(DESK, 'wish1'), { answer: 'withdraw' });
    expect(await stateOf()).toBe('asked');
    const path = href('consulting-answer', 'en');
    expect((await post(`${path}?token=${'a'.repeat(32)}`, { answer: 'decline' })).status).toBe(422);
    await env.ACCOUNTS.prepare('UPDATE consulting_link SET ends_ms = ends_ms - ?').bind(LINK_MS).run();
    expect((await post(linkTo(DESK, 'decline'), { answer: 'decline' })).status).toBe(422);
    expect(await stateOf()).toBe('asked');
  });

  it('keeps the link to itself: not stored, not told to others', async () => {
    await ask();
    const response = await get(linkTo(DESK, 'wish1'));
    expect(response.headers.get('Cache-Control')).toContain('no-store');
    expect(response.headers.get('Referrer-Policy')).toBe('no-referrer');
  });
});

describe('an offer', () => {
  it('that is accepted is agreed, with a file for the calendar, and is to be paid', async () => {
    await agree();
    expect(await stateOf()).toBe('agreed');
    const [file] = mailTo(ADA).attachments ?? [];
    const event = new ICAL.Component(
      ICAL.parse(new TextDecoder().decode(file?.content)),
    ).getFirstSubcomponent('vevent');
    expect(event?.getFirstPropertyValue('summary')).toBe('Natal chart reading with Nora Whitfield');
    expect(String(event?.getFirstPropertyValue('dtstart'))).toBe(
      `${new Date(`${inDays(6)}:00+03:00`).toISOString().slice(0, 19)}Z`,
    );
    const html = await (await get(linkTo(ADA))).text();
    expect(undatedShape(html)).toMatchSnapshot('agreed, to the person');
    expect(html).toMatch(/>Pay<\/a>/);
    expect(html).toContain('data:text/calendar');
    expect(mailTo(DESK).subject).toContain('Agreed');
  });

  it('may be answered by other times, and the first link is spent', async () => {
    await offer();
    const link = linkTo(ADA);
    expect(undatedShape(await (await get(link)).text())).toMatchSnapshot('offered, to the person');
    expect((await post(link, { answer: 'another', wish1: '2020-01-01T10:00' })).status).toBe(422);
    expect((await post(link, { answer: 'another', wish1: inDays(12) })).status).toBe(200);
    const [row] = await rows();
    expect(row).toMatchObject({ state: 'asked', wishes: `[${Date.parse(`${inDays(12)}:00+03:00`)}]` });
    expect(await (await post(link, { answer: 'accept' })).text()).toContain('This link has done its work');
    expect((await post(linkTo(DESK, 'wish1'), { answer: 'wish1' })).status).toBe(200);
    expect((await rows())[0]?.offered_ms).toBe(Date.parse(`${inDays(12)}:00+03:00`));
  });

  it('may be withdrawn from, and so may what was agreed', async () => {
    await agree();
    await post(linkTo(ADA), { answer: 'withdraw' });
    expect(await stateOf()).toBe('withdrawn');
    expect(mailTo(DESK).subject).toContain('Withdrawn');
    await tick(Date.now() + 6 * DAY_MS);
    expect(await stateOf()).toBe('withdrawn');
  });
});

it('what was agreed may be called off by the operator, who tells the person', async () => {
  await agree();
  const link = linkTo(DESK);
  expect(await (await get(link)).text()).toContain('value="decline"');
  await post(link, { answer: 'decline' });
  expect(await stateOf()).toBe('declined');
  expect(mailTo(ADA).subject).toContain('couldn’t be met');
});

describe('the clock', () => {
  it('reminds both a day before, once, and closes what was held', async () => {
    await agree();
    await env.ACCOUNTS.prepare("UPDATE consulting_request SET state = 'paid'").run();
    const startMs = Number((await rows())[0]?.offered_ms);
    const mails = sent.length;
    await tick(startMs - DAY_MS - 60_000);
    expect(sent).toHaveLength(mails);
    await tick(startMs - DAY_MS + 60_000);
    await tick(startMs - DAY_MS + 120_000);
    expect(sent.slice(mails).map(({ to }) => to)).toEqual(expect.arrayContaining([ADA, DESK]));
    expect(sent).toHaveLength(mails + 2);
    expect(mailTo(ADA).attachments).toHaveLength(1);
    await tick(startMs + 60 * 60_000);
    expect(await stateOf()).toBe('reminded');
    await tick(startMs + 75 * 60_000);
    expect(await stateOf()).toBe('held');
    expect(sent).toHaveLength(mails + 2);
  });

  it('lets lapse what nobody answers in seven days', async () => {
    await ask();
    await tick(Date.now() + LINK_MS - 60_000);
    expect(await stateOf()).toBe('asked');
    await tick(Date.now() + LINK_MS + 60_000);
    expect(await stateOf()).toBe('expired');
    expect(mailTo(ADA).subject).toContain('lapsed');
  });

  it('lets lapse an offer whose time has come', async () => {
    await ask();
    await post(linkTo(DESK, 'other'), { answer: 'other', time: inDays(1) });
    await tick(Date.now() + 2 * DAY_MS);
    expect(await stateOf()).toBe('expired');
  });

  it('sends again what did not go', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.spyOn(bindings.MAIL, 'send').mockRejectedValue(new RangeError('no way'));
    await ask();
    expect((await rows())[0]).toMatchObject({ told_operator: 0, told_person: 0 });
    vi.spyOn(bindings.MAIL, 'send').mockImplementation(async (mail) => {
      sent.push(mail);
      return {};
    });
    await tick(Date.now());
    await tick(Date.now());
    expect(sent.map(({ to }) => to).toSorted()).toEqual([ADA, DESK]);
    expect((await post(linkTo(DESK, 'wish1'), { answer: 'wish1' })).status).toBe(200);
  });

  it('says in the log that it could not be noted who was told, and the request stands', async () => {
    const failing = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { prepare } = env.ACCOUNTS;
    const half = vi.spyOn(env.ACCOUNTS, 'prepare').mockImplementation((sql: string) => {
      if (sql.includes('SET told_operator')) throw new Error('the note is lost');
      return prepare.call(env.ACCOUNTS, sql);
    });
    await ask();
    half.mockRestore();
    expect(failing.mock.calls.map(([line]) => JSON.parse(line).code)).toEqual(['background_failed']);
    expect(sent.map(({ to }) => to).toSorted()).toEqual([ADA, DESK]);
    expect((await rows())[0]).toMatchObject({ state: 'asked', told_operator: 0, told_person: 0 });
  });

  it('says in the log that the database is down, and goes on at its next run', async () => {
    await ask();
    const failing = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const down = vi.spyOn(env.ACCOUNTS, 'prepare').mockImplementation(() => {
      throw new Error('the accounts are gone');
    });
    await tick(Date.now() + LINK_MS + 60_000);
    down.mockRestore();
    expect(failing.mock.calls.map(([line]) => JSON.parse(line))).toMatchObject([
      { level: 'error', code: 'requests_failed', requestId: 'test' },
    ]);
    expect(await stateOf()).toBe('asked');
    await tick(Date.now() + LINK_MS + 60_000);
    expect(await stateOf()).toBe('expired');
  });

  it('forgets a request 180 days after the last that happened to it', async () => {
    await ask();
    await post(linkTo(DESK, 'decline'), { answer: 'decline' });
    await tick(Date.now() + REQUEST_KEPT_MS - 60_000);
    expect(await rows()).toHaveLength(1);
    await tick(Date.now() + REQUEST_KEPT_MS + 60_000);
    expect(await rows()).toEqual([]);
    const { results } = await env.ACCOUNTS.prepare('SELECT 1 FROM consulting_link').all();
    expect(results).toEqual([]);
  });
});

describe('where consultations are sold', () => {
  let stub: PaymentStub;
  beforeEach(async () => {
    bindings.SALE_MARKETS = 'us';
    await env.ACCOUNTS.prepare('DELETE FROM receipt').run();
    await env.ACCOUNTS.prepare('DELETE FROM orders').run();
    stub = new PaymentStub();
    stub.start();
  });
  afterEach(() => stub.stop());

  /** The way to pay that a page shows; null: none. */
  async function payPath(path: string, headers: Record<string, string> = {}): Promise<string | null> {
    const html = await (await get(path, headers)).text();
    const [, found] = /href="([^"]*)"[^>]*>Pay</.exec(html) ?? [];
    return found?.replaceAll('&amp;', '&') ?? null;
  }

  /** An agreed request, and its order before the provider. */
  async function atCheckout() {
    await agree();
    const path = await payPath(linkTo(ADA));
    if (path === null) throw new Error('the page leads to no order');
    const answer = await post(path, { task: 'pay' });
    const session = stub.sessionAt(answer.headers.get('Location'));
    const id = session.metadata.order ?? '';
    return { path, session, id };
  }
  async function paid() {
    const checkout = await atCheckout();
    stub.pay(checkout.session);
    await stub.tell(checkout.session);
    expect(await stateOf()).toBe('paid');
    return checkout;
  }
  const backOf = ({ id }: { id: string }) => stub.chargeOf(`pi_${id}`)?.amount_refunded;

  it('an agreed one is paid, once, by an order at the price of the catalogue', async () => {
    await offer();
    const accepted = await post(linkTo(ADA), { answer: 'accept' });
    expect(await accepted.text()).toMatch(/>Pay<\/a>/);
    const path = await payPath(linkTo(ADA));
    expect((await payPath(linkTo(ADA)))?.split('?')[0]).toBe(path?.split('?')[0]);
    const page = await (await get(path ?? '')).text();
    expect(page).toContain('$89');
    const answer = await post(path ?? '', { task: 'pay' });
    const session = stub.sessionAt(answer.headers.get('Location'));
    expect(session.amount_subtotal).toBe(8900);
    stub.pay(session);
    const mails = sent.length;
    await Promise.all([stub.tell(session), stub.tell(session), stub.tell(session)]);
    await tickOrders(3_600_000);
    expect(await stateOf()).toBe('paid');
    expect(await orderRow(session.metadata.order ?? '')).toMatchObject({
      payment: 'paid',
      fulfilment: 'ready',
    });
    expect(sent.slice(mails).filter(({ to }) => to === DESK)).toHaveLength(1);
    expect(mailTo(DESK).subject).toContain('Paid');
    const told = sent
      .slice(mails)
      .filter(({ to, subject }) => to === ADA && subject.startsWith('Paid and booked'));
    expect(told).toHaveLength(1);
    expect(told[0]?.text).toContain('/en/consulting-answer?');
    expect(mailTo(ADA).subject).toContain('receipt');
    const startMs = Number((await rows())[0]?.offered_ms);
    await tick(startMs - DAY_MS + 60_000);
    expect(await stateOf()).toBe('reminded');
    expect(mailTo(ADA).attachments).toHaveLength(1);
    await tick(startMs + 75 * 60_000);
    expect(await stateOf()).toBe('held');
    expect(backOf(session)).toBe(0);
  });

  it('one that is not paid is not reminded of, and lapses when its time comes', async () => {
    await atCheckout();
    const startMs = Number((await rows())[0]?.offered_ms);
    await tick(startMs - DAY_MS + 60_000);
    expect(await stateOf()).toBe('agreed');
    await tick(startMs + 60_000);
    expect(await stateOf()).toBe('expired');
  });

  it('one that the operator calls off is given back whole, once', async () => {
    const { session, id } = await paid();
    await post(linkTo(DESK), { answer: 'decline' });
    expect(await stateOf()).toBe('declined');
    await tickOrders();
    await tickOrders(3_600_000);
    expect(backOf(session)).toBe(8900);
    expect((await orderRow(id)).payment).toBe('refunded');
    expect(stub.refunds.size).toBe(1);
    await stub.tell(session);
    expect(await stateOf()).toBe('declined');
  });

  it('one whose order is withdrawn from is called off', async () => {
    const { path, session } = await paid();
    expect((await post(path, { task: 'withdraw' })).status).toBe(303);
    expect(await stateOf()).toBe('withdrawn');
    expect(backOf(session)).toBe(8900);
    expect(mailTo(DESK).subject).toContain('Withdrawn');
  });

  it('one of which a part was given back stands, and can be withdrawn from still', async () => {
    const { path, session } = await paid();
    const charge = stub.chargeOf(`pi_${session.id}`);
    if (charge) charge.amount_refunded = 900;
    await stub.tell({ id: 'ch_1', object: 'charge', payment_intent: `pi_${session.id}` });
    expect(await stateOf()).toBe('paid');
    expect((await post(path, { task: 'withdraw' })).status).toBe(303);
    expect(await stateOf()).toBe('withdrawn');
    expect(backOf(session)).toBe(8900);
  });

  it('one that was held brings nothing back', async () => {
    const { path, session } = await paid();
    await env.ACCOUNTS.prepare("UPDATE consulting_request SET state = 'held'").run();
    await post(path, { task: 'withdraw' });
    await tickOrders(3_600_000);
    expect(await stateOf()).toBe('held');
    expect(backOf(session)).toBe(0);
  });

  it('one that is paid after it was called off, or after its time, is sent back', async () => {
    const first = await atCheckout();
    await post(linkTo(ADA), { answer: 'withdraw' });
    stub.pay(first.session);
    await stub.tell(first.session);
    await tickOrders(3_600_000);
    expect(await stateOf()).toBe('withdrawn');
    expect(backOf(first.session)).toBe(8900);
    await env.ACCOUNTS.prepare('DELETE FROM consulting_request').run();
    const second = await atCheckout();
    await env.ACCOUNTS.prepare('UPDATE consulting_request SET offered_ms = ?')
      .bind(Date.now() - 1)
      .run();
    stub.pay(second.session);
    await stub.tell(second.session);
    await tickOrders(3_600_000);
    expect(await stateOf()).toBe('expired');
    expect(backOf(second.session)).toBe(8900);
  });

  it('one that cannot be paid, because the sale was closed meanwhile, waits, and lapses with words', async () => {
    await agree();
    bindings.SALE_MARKETS = 'eu';
    expect(await (await get(linkTo(ADA))).text()).toContain('Payment is closed where you are just now.');
    const startMs = Number((await rows())[0]?.offered_ms);
    await tick(startMs - DAY_MS + 60_000);
    expect(await stateOf()).toBe('agreed');
    await tick(startMs + 60_000);
    expect(await stateOf()).toBe('expired');
    expect(mailTo(ADA).text).toContain('the conversation doesn’t take place');
    expect(mailTo(DESK).subject).toContain('Lapsed');
  });

  it('one is paid in the currency that the person’s earlier order has settled', async () => {
    const person = await signIn({ id: 'settled' });
    const ordered = await request('/en/celestia-messages', {
      method: 'POST',
      headers: person,
      body: new URLSearchParams({ product: 'pack-30', currency: 'EUR' }),
      ...from('US'),
    });
    expect(ordered.status).toBe(303);
    await ask({}, person);
    await post(linkTo(DESK, 'wish2'), { answer: 'wish2' });
    await post(linkTo(ADA), { answer: 'accept' });
    const path = (await payPath(linkTo(ADA), person)) ?? '';
    expect(await orderRow(path.split('/').at(-1) ?? '')).toMatchObject({ market: 'us', currency: 'EUR' });
  });

  const HERE = [
    href('astrology-consulting', 'en'),
    href('astrology-consulting-package', 'en', { package: 'year-ahead' }),
    href('astrology-consulting-astrologer', 'en', { astrologer: 'nora-whitfield' }),
    `${href('astrology-consulting-test', 'en')}?topic=b&span=b&leave=b&knows=a&manner=technical&time=rough&language=en&go=result`,
    FORM,
  ];

  it.each(HERE)('%s tells the way to ask there, and elsewhere that nothing is sold', async (path) => {
    const here = await (await request(path, from('US'))).text();
    expect(here).not.toContain('We don’t offer consultations where you are yet.');
    expect(here).toMatch(/class="button"[^>]*>Ask for a time|name="email"/);
    for (const country of ['FR', 'GB']) {
      const elsewhere = await (await request(path, from(country))).text();
      expect(elsewhere).toContain('We don’t offer consultations where you are yet.');
      expect(elsewhere).not.toMatch(/class="button"[^>]*>Ask for a time|name="email"/);
      expect(elsewhere).not.toContain('"Offer"');
      expect(elsewhere.replaceAll(/<(script|style)[\s\S]*?<\/\1>/g, '')).not.toMatch(/[€$₺]/);
    }
  });

  it('a package has its price, and an offer for search engines', async () => {
    const path = href('astrology-consulting-package', 'en', { package: 'year-ahead' });
    const html = await (await request(path, from('US'))).text();
    expect(html).toContain('$99.00');
    expect(html).toContain('"@type":"Offer","price":"99.00","priceCurrency":"USD"');
    expect(await (await request(href('astrology-consulting', 'en'), from('US'))).text()).toContain('$99.00');
  });

  it('a request from elsewhere is refused, and says why', async () => {
    const refused = await request(FORM, {
      method: 'POST',
      body: new URLSearchParams(ASKED),
      ...from('GB'),
    });
    const to = refused.headers.get('Location') ?? '';
    expect(to).toBe(`${href('astrology-consulting-form-error', 'en')}?why=elsewhere`);
    expect(await (await get(to)).text()).toContain('aren’t offered where you are yet');
    expect(await rows()).toEqual([]);
  });

  it('another person reaches neither the request nor its order, and the operator is not led to it', async () => {
    const [first, second] = [await signIn({ id: 'buys' }), await signIn({ id: 'looks-on' })];
    await ask({}, first);
    await post(linkTo(DESK, 'wish2'), { answer: 'wish2' });
    await post(linkTo(ADA), { answer: 'accept' });
    const path = (await payPath(linkTo(ADA), first)) ?? '';
    expect(path).not.toContain('token=');
    expect(await payPath(linkTo(DESK))).toBeNull();
    expect((await get(path, first)).status).toBe(200);
    expect((await get(path, second)).status).toBe(404);
    expect((await post(path, { task: 'pay' }, second)).status).toBe(404);
    expect((await get(path)).headers.get('Location')).toContain('/login');
    const paying = await post(path, { task: 'pay' }, first);
    const session = stub.sessionAt(paying.headers.get('Location'));
    stub.pay(session);
    await stub.tell(session);
    const reference = String((await rows())[0]?.reference);
    const own = href('account-consulting', 'en');
    await post(own, { reference }, second);
    expect(await stateOf()).toBe('paid');
    await post(own, { reference }, first);
    await tickOrders();
    expect(await stateOf()).toBe('withdrawn');
    expect(backOf(session)).toBe(8900);
  });
});

describe('who deletes the account', () => {
  let stub: PaymentStub;
  beforeEach(async () => {
    await env.ACCOUNTS.prepare('DELETE FROM receipt').run();
    await env.ACCOUNTS.prepare('DELETE FROM orders').run();
    stub = new PaymentStub();
    stub.start();
  });
  afterEach(() => stub.stop());

  it.each(['paid', 'reminded'])(
    'calls off what is %s and still ahead, is told, and gets the money back',
    async (state) => {
      const id = `leaves-${state}`;
      const person = await signIn({ id });
      await ask({}, person);
      await post(linkTo(DESK, 'wish2'), { answer: 'wish2' });
      await post(linkTo(ADA), { answer: 'accept' });
      await get(linkTo(ADA), person);
      const order = await env.ACCOUNTS.prepare('SELECT id FROM orders').first<{ id: string }>();
      const paying = await post(`/en/order/${order?.id}`, { task: 'pay' }, person);
      const session = stub.sessionAt(paying.headers.get('Location'));
      stub.pay(session);
      await stub.tell(session);
      expect(await stateOf()).toBe('paid');
      await env.ACCOUNTS.prepare('UPDATE consulting_request SET state = ?').bind(state).run();
      expect(await (await get(href('delete-user', 'en'))).text()).toContain(
        'a paid conversation that’s still ahead is called off and paid back',
      );
      const mails = sent.length;
      const idToken = await idTokenOf({ id });
      expect((await postJson('/api/account/delete', { idToken }, person)).status).toBe(200);
      expect(await rows()).toEqual([]);
      const told = sent.slice(mails);
      expect(told.find(({ to }) => to === DESK)?.subject).toContain('Withdrawn');
      const mail = told.find(({ to, subject }) => to === ADA && subject.includes('withdrawn'));
      expect(mail?.text).toContain('what you have paid goes back');
      expect(mail?.text).not.toContain('/en/consulting-answer?');
      await tickOrders();
      expect(stub.chargeOf(`pi_${session.id}`)?.amount_refunded).toBe(8900);
      expect(await orderRow(order?.id ?? '')).toMatchObject({
        user_id: null,
        email: null,
        request_id: null,
        payment: 'refunded',
      });
    },
  );

  async function deletedWithoutMail(id: string): Promise<void> {
    const person = await signIn({ id });
    await ask({}, person);
    await post(linkTo(DESK, 'wish2'), { answer: 'wish2' });
    await post(linkTo(ADA), { answer: 'accept' });
    sent = [];
    vi.mocked(bindings.MAIL.send).mockRejectedValue(new Error('mail is down'));
    const idToken = await idTokenOf({ id });
    expect((await postJson('/api/account/delete', { idToken }, person)).status).toBe(200);
  }

  it('is told by the cron where no mail goes out, of what holds nothing else of theirs, and leaves nothing then', async () => {
    await deletedWithoutMail('leaves-silently');
    expect(await rows()).toMatchObject([
      { state: 'withdrawn', user_id: null, name: '', question: '', wishes: '[]', birth: null },
    ]);
    await tick(Date.now());
    expect(await rows()).toHaveLength(1);
    vi.mocked(bindings.MAIL.send).mockImplementation(async (mail) => sent.push(mail));
    await tick(Date.now());
    expect(sent.map(({ to }) => to).toSorted()).toEqual([ADA, DESK]);
    expect(mailTo(DESK).subject).toContain('Withdrawn');
    for (const to of [ADA, DESK]) expect(linksTo(to)).toEqual([]);
    expect(await rows()).toEqual([]);
  });

  it('leaves nothing after three days, told or not', async () => {
    await deletedWithoutMail('leaves-for-good');
    await tick(Date.now() + LEAVING_KEPT_MS - 60_000);
    expect(await rows()).toHaveLength(1);
    await tick(Date.now() + LEAVING_KEPT_MS + 60_000);
    expect(await rows()).toEqual([]);
  });
});

describe('the account', () => {
  const OWN = href('account-consulting', 'en');

  it('shows a person their own requests, and nobody else’s', async () => {
    serveKeys();
    const [first, second] = [await signIn({ id: 'asks' }), await signIn({ id: 'looks' })];
    await ask({}, first);
    const reference = String((await rows())[0]?.reference);
    expect(await (await get(OWN, first)).text()).toContain(reference);
    expect(await (await get(OWN, second)).text()).not.toContain(reference);
    await post(OWN, { reference }, second);
    expect(await stateOf()).toBe('asked');
    const done = await post(OWN, { reference }, first);
    expect(done.headers.get('Location')).toBe(`${OWN}?withdrawn=1`);
    expect(await stateOf()).toBe('withdrawn');
    expect((await post(OWN, { reference }, first)).headers.get('Location')).toBe(OWN);
  });

  it('gives the form its births, its own and its charts, and refuses those of others', async () => {
    serveKeys();
    const headers = await signIn({ id: 'keeps' });
    const birth = {
      day: '10',
      month: '6',
      year: '1990',
      time: '14:30',
      place: 'İstanbul',
      placeId: '745044',
    };
    await request('/api/user/charts/chart-0001', {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify({ name: 'Mother', fields: birth }),
    });
    expect(await (await get(FORM, headers)).text()).toContain('>Mother</option>');
    const saved = { ...ASKED, birth: 'saved', chart: 'chart-0001' };
    expect((await post(FORM, { ...saved, chart: 'chart-0002' }, headers)).status).toBe(422);
    expect((await post(FORM, saved)).status).toBe(422);
    expect((await post(FORM, saved, headers)).status).toBe(303);
    expect(JSON.parse(String((await rows())[0]?.birth))).toMatchObject({ day: '10', place: 'İstanbul' });
  });
});

describe('the consulting test', () => {
  const path = href('astrology-consulting-test', 'tr');
  const answers = 'topic=b&span=b&leave=b&knows=a&manner=technical&time=rough&language=tr';

  it('ends in a package and a person, with reasons, and leads to the form with both', async () => {
    const html = await (await get(`${path}?${answers}&go=result`)).text();
    expect(html).toContain('Önündeki yıl');
    expect(html).toContain('Emre Tunalı');
    expect(html).toContain('Sorun “ne zaman”.');
    expect(html).toMatch(/astroloji-danismanlik-form\?package=year&amp;astrologer=emre-tunali/);
    expect(html).toMatch(/<meta name="robots" content="noindex/);
  });

  it('names the questions that were left open, and keeps what was answered', async () => {
    const response = await get(`${path}?topic=b&go=result`);
    expect(response.status).toBe(422);
    const html = await response.text();
    expect(html).toContain('href="#finder-span-a"');
    expect(html).toMatch(/id="finder-topic-b"[^>]*checked/);
  });

  it('goes back to the questions with the answers in place', async () => {
    const html = await (await get(`${path}?${answers}&go=change`)).text();
    expect(html).toMatch(/id="finder-manner-technical"[^>]*checked/);
    expect(html).not.toContain('role="alert"');
  });
});
