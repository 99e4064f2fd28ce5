import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readCommand } from '../../scripts/orders/order-commands.ts';
import { openOrder } from '../../worker/orders/open-order.ts';
import { inDrill } from '../drills.ts';
import { undatedShape } from './markup-shape.ts';
import { PaymentStub } from './payment-stub.ts';
import { request } from './request.ts';
import { from, type OrderRow, orderRow, rowsOf, shopper, tick } from './shop.ts';
import { idTokenOf } from './sign-in.ts';

interface SentMail {
  to: string;
  subject: string;
  text: string;
}
const mailer = env as unknown as { MAIL: { send(mail: SentMail): Promise<unknown> } };

const bindings = env as unknown as Record<keyof typeof SELLER, string>;
const SELLER = {
  OPERATOR_NAME: 'Star Ltd',
  OPERATOR_ADDRESS: '1 Sky Street; Paris',
  OPERATOR_MAIL: 'desk@celestia.test',
  SITE_ORIGIN: 'https://celestia.test',
};
const UNTOLD = Object.fromEntries(Object.keys(SELLER).map((name) => [name, '']));

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
  stub.stop();
  Object.assign(bindings, UNTOLD);
});

const someone = (name = 'buyer') => {
  people += 1;
  return shopper({ id: `${name}-${people}` });
};

/** Somebody who stands before the provider with an order. */
async function atCheckout(product = 'pack-30', market = 'us', ticks: readonly string[] = []) {
  const person = await someone();
  const { path, id } = await person.buy(product, market);
  const fields = Object.fromEntries(ticks.map((tick) => [`tick-${tick}`, 'on']));
  const location = (await person.pay(path, fields)).headers.get('Location');
  return { person, path, id, session: stub.sessionAt(location) };
}

const states = ({ payment, fulfilment }: OrderRow) => `${payment} ${fulfilment}`;

describe('a pack', () => {
  it('is ordered, paid, granted and receipted', async () => {
    const { person, path, id, session } = await atCheckout();
    expect(session).toMatchObject({ amount_subtotal: 499, currency: 'usd', metadata: { order: id } });
    expect(session.success_url).toBe(`https://celestia.test/en/astrology-reports-success?order=${id}`);
    expect(await person.bought()).toBe(0);
    stub.pay(session);
    expect((await stub.tell(session)).status).toBe(200);
    expect(states(await orderRow(id))).toBe('paid ready');
    expect(await person.bought()).toBe(30);
    const [receipt] = await rowsOf('receipt', id);
    const name = `${receipt?.year}-${String(receipt?.number).padStart(6, '0')}`;
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ subject: `Your receipt ${name}` });
    expect(sent[0]?.text).toContain('30 messages with Celestia: $4.99, paid.');
    const page = await (await person.get(path)).text();
    expect(page).toContain(name);
    expect(undatedShape(page)).toMatchSnapshot('a paid order');
    const success = await person.get(
      new URL(session.success_url).pathname + new URL(session.success_url).search,
    );
    expect(success.status).toBe(200);
    expect(await success.text()).toContain('What you bought is in your account.');
    const list = await (await person.get('/en/accounts/orders')).text();
    expect(undatedShape(list)).toMatchSnapshot('its list');
    expect(list).toContain('30 bought messages left.');
  });

  it('is granted where the browser comes back before the notice, and once', async () => {
    const { person, id, session } = await atCheckout('pack-100');
    stub.pay(session);
    const { pathname, search } = new URL(session.success_url);
    expect(await (await person.get(pathname + search)).text()).toContain(
      'What you bought is in your account.',
    );
    for (let time = 0; time < 3; time += 1) expect((await stub.tell(session)).status).toBe(200);
    await tick(3_600_000);
    expect(await person.bought()).toBe(100);
    expect(await rowsOf('receipt', id)).toHaveLength(1);
    expect(sent).toHaveLength(1);
  });

  it('that was completed and not paid waits, and is paid by what comes days later', async () => {
    const { person, id, session } = await atCheckout('pack-30', 'mx');
    session.status = 'complete';
    session.payment_intent = {
      id: `pi_${session.id}`,
      status: 'processing',
      latest_charge: { amount: 0, amount_refunded: 0, currency: 'mxn', paid: false, disputed: false },
    };
    await stub.tell(session);
    expect(states(await orderRow(id))).toBe('pending waiting');
    expect(await person.bought()).toBe(0);
    const { pathname, search } = new URL(session.success_url);
    expect(await (await person.get(pathname + search)).text()).toContain('Your payment is on its way');
    stub.pay(session);
    await stub.tell(session, { type: 'checkout.session.async_payment_succeeded' });
    expect(states(await orderRow(id))).toBe('paid ready');
    expect(await person.bought()).toBe(30);
  });

  it('whose slip was never paid is closed', async () => {
    const { id, session } = await atCheckout('pack-30', 'br');
    session.status = 'complete';
    await stub.tell(session);
    session.payment_intent = {
      id: `pi_${session.id}`,
      status: 'requires_payment_method',
      latest_charge: { amount: 0, amount_refunded: 0, currency: 'brl', paid: false, disputed: false },
    };
    await stub.tell(session, { type: 'checkout.session.async_payment_failed' });
    expect(states(await orderRow(id))).toBe('expired waiting');
  });

  it('that is paid late is given all the same, at a price that stands', async () => {
    const { person, id, session } = await atCheckout();
    session.status = 'expired';
    await stub.tell(session, { type: 'checkout.session.expired' });
    expect(states(await orderRow(id))).toBe('expired waiting');
    stub.pay(session);
    await stub.tell(session);
    expect(states(await orderRow(id))).toBe('paid ready');
    expect(await person.bought()).toBe(30);
  });

  it('that is paid late goes back, at a price that does not stand', async () => {
    const { person, id, session } = await atCheckout();
    await env.ACCOUNTS.prepare("UPDATE orders SET price_version = '2020-01-01' WHERE id = ?").bind(id).run();
    session.status = 'expired';
    await stub.tell(session, { type: 'checkout.session.expired' });
    stub.pay(session);
    await stub.tell(session);
    expect(states(await orderRow(id))).toBe('expired waiting');
    expect(stub.chargeOf(`pi_${session.id}`)?.amount_refunded).toBe(499);
    expect(await person.bought()).toBe(0);
    expect(sent.map(({ subject }) => subject)).toEqual(['A payment went back to you']);
  });
});

it('a session is opened for one item at its price, tax and language, and tells whose order it is', async () => {
  const { id, session } = await atCheckout();
  const { success_url: success, cancel_url: cancel, expires_at: end, ...form } = stub.forms.at(-1) ?? {};
  expect([success, cancel]).toEqual([session.success_url, session.cancel_url]);
  expect(Number(end)).toBeGreaterThan(Date.now() / 1000);
  expect(JSON.parse(JSON.stringify(form).replaceAll(id, '(order)'))).toMatchSnapshot();
});

it('a receipt has the terms and what was confirmed, a line each, who sells, and where the order is found', async () => {
  const { path, id, session } = await atCheckout('pack-30', 'eu', ['begin']);
  Object.assign(bindings, SELLER);
  stub.pay(session);
  await stub.tell(session);
  const paragraphs = sent[0]?.text.split('\n\n') ?? [];
  const [contract, ...terms] = paragraphs[3]?.split('\n') ?? [];
  expect(contract).toBe('Your contract with us:');
  expect(terms).toHaveLength(5);
  expect(terms.every((line) => /^– [A-Z].+\.$/.test(line))).toBe(true);
  expect(terms[1]).toContain('You buy 30 messages with Celestia for €4.99.');
  expect(terms[4]).toContain('You may withdraw within 14 days of the payment');
  expect(paragraphs[4]).toMatch(/^What you confirmed before paying:\n– Please begin right away, .+\.$/);
  const day = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(
    Number((await orderRow(id)).created_ms),
  );
  expect(paragraphs[5]).toContain(
    `my contract for 30 messages with Celestia, order ${id.slice(0, 8)}, ordered on ${day}.`,
  );
  expect(paragraphs.slice(6, 8)).toEqual([
    'Sold by:\nStar Ltd\n1 Sky Street\nParis\ndesk@celestia.test',
    `Your order, receipt and withdrawal:\nhttps://celestia.test${path}`,
  ]);
});

describe('a second payment', () => {
  it('goes back by itself, and the first stands', async () => {
    const { person, path, id, session } = await atCheckout();
    const twin = stub.twin(session);
    stub.pay(session);
    stub.pay(twin);
    await Promise.all([stub.tell(session), stub.tell(twin), stub.tell(session), stub.tell(twin)]);
    await tick(60_000);
    // However many work it off at once, each mail goes once.
    const subjects = sent.map(({ subject }) => subject.replace(/\d{4}-\d{6}/, 'N')).toSorted();
    expect(subjects).toEqual(['A payment went back to you', 'Your receipt N']);
    const back = [session, twin].map((each) => stub.chargeOf(`pi_${each.id}`)?.amount_refunded);
    expect(back.toSorted()).toEqual([0, 499]);
    expect(states(await orderRow(id))).toBe('paid ready');
    expect(await person.bought()).toBe(30);
    expect(await rowsOf('receipt', id)).toHaveLength(1);
    expect(await (await person.get(path)).text()).toContain('was refunded to you in full: $4.99');
  });

  it('is kept from happening: an order has one session that is open', async () => {
    const { person, path, session } = await atCheckout();
    const again = stub.sessionAt((await person.pay(path)).headers.get('Location'));
    expect(again.id).not.toBe(session.id);
    expect(session.status).toBe('expired');
    // The old one’s end, told late, is no end of the order.
    await stub.tell(session, { type: 'checkout.session.expired' });
    stub.pay(again);
    await stub.tell(again);
    expect(await person.bought()).toBe(30);
  });

  it('of two tabs that go to pay at once leads both the same way, or the one that lost nowhere', async () => {
    const person = await someone();
    const { path, id } = await person.buy('pack-30');
    const answers = await Promise.all([person.pay(path), person.pay(path), person.pay(path)]);
    const locations = new Set(answers.flatMap((each) => each.headers.get('Location') ?? []));
    const row = await orderRow(id);
    for (const location of locations)
      if (stub.sessionAt(location).status === 'open')
        expect(stub.sessionAt(location).id).toBe(row.session_id);
  });

  it('is not asked for where the first was made in another tab', async () => {
    const { person, path, id, session } = await atCheckout();
    stub.pay(session);
    const answer = await person.pay(path);
    expect(answer.headers.get('Location')).toBeNull();
    expect(answer.status).toBe(422);
    expect(states(await orderRow(id))).toBe('paid ready');
    expect(stub.opened).toBe(1);
  });
});

describe('a session whose answer was lost', () => {
  it('is opened again by the same question, and there is one of it', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const person = await someone();
    const { path, id } = await person.buy('pack-30');
    const soonMs = Math.ceil(Date.now() / 300_000) * 300_000;
    vi.spyOn(Date, 'now').mockReturnValue(soonMs + 60_000);
    stub.losesAnswer = true;
    expect((await person.pay(path)).status).toBe(503);
    vi.mocked(Date.now).mockReturnValue(soonMs + 120_000);
    const session = stub.sessionAt((await person.pay(path)).headers.get('Location'));
    expect(stub.opened).toBe(1);
    expect((await orderRow(id)).session_id).toBe(session.id);
  });

  it('is opened anew by another question: in another language, or later', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const person = await someone();
    const { path, id } = await person.buy('pack-30');
    stub.losesAnswer = true;
    expect((await person.pay(path)).status).toBe(503);
    stub.losesAnswer = true;
    const turkish = `/tr/siparis/${id}`;
    expect((await person.pay(turkish)).status).toBe(503);
    const later = Date.now() + 3_600_000;
    vi.spyOn(Date, 'now').mockReturnValue(later);
    const session = stub.sessionAt((await person.pay(turkish)).headers.get('Location'));
    vi.mocked(Date.now).mockRestore();
    stub.pay(session);
    await stub.tell(session);
    expect(states(await orderRow(id))).toBe('paid ready');
  });

  it('of two tabs in two languages leaves one that is open', async () => {
    const person = await someone();
    const { path, id } = await person.buy('pack-30');
    const paths = [path, `/tr/siparis/${id}`, `/fr/commande/${id}`];
    await Promise.all(paths.map((each) => person.pay(each)));
    const open = [...stub.sessions.values()].filter(({ status }) => status === 'open');
    expect(open.map((session) => session.id)).toEqual([(await orderRow(id)).session_id]);
  });
});

describe('a notice', () => {
  it.each([
    ['signed by another', { secret: 'whsec_other' }],
    ['of ten minutes ago', { ageSeconds: 600 }],
    ['from the future', { ageSeconds: -600 }],
    ['with another body', { body: '{"data":{"object":{"id":"cs_1","object":"checkout.session"}}}' }],
  ])('%s is refused, and nothing is looked at', async (_, options) => {
    const { id, session } = await atCheckout();
    stub.pay(session);
    stub.asked = [];
    vi.spyOn(console, 'info').mockImplementation(() => {});
    expect((await stub.tell(session, options)).status).toBe(400);
    expect(stub.asked).toEqual([]);
    expect((await orderRow(id)).payment).toBe('open');
  });

  it('without a signature, or by GET, is refused', async () => {
    vi.spyOn(console, 'info').mockImplementation(() => {});
    expect((await request('/payments/notice', { method: 'POST', body: '{}' })).status).toBe(400);
    expect((await request('/payments/notice')).status).toBe(405);
    const large = await request('/payments/notice', { method: 'POST', body: 'x'.repeat(1024 * 1024 + 1) });
    expect(large.status).toBe(413);
  });

  it('that calls paid what is not, changes nothing: what is true is asked', async () => {
    const { person, id, session } = await atCheckout();
    expect((await stub.tell(session)).status).toBe(200);
    expect((await orderRow(id)).payment).toBe('open');
    expect(await person.bought()).toBe(0);
  });

  it('while the provider is down is asked for again, and nothing is lost', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { person, id, session } = await atCheckout();
    stub.pay(session);
    stub.isDown = true;
    expect((await stub.tell(session)).status).toBe(503);
    await tick(3_600_000);
    expect((await orderRow(id)).payment).toBe('open');
    const { pathname, search } = new URL(session.success_url);
    // Nobody can say that it is paid, nor that nothing was charged.
    const cancelled = new URL(session.cancel_url);
    for (const path of [pathname + search, cancelled.pathname + cancelled.search, `/en/order/${id}`]) {
      let back = await person.get(path);
      if (back.status === 303) back = await person.get(back.headers.get('Location') ?? '');
      const html = await back.text();
      expect(html).toContain('Please don’t pay a second time.');
      expect(html).toContain('>Look again</a>');
      expect(html).not.toContain('Nothing was charged');
      expect(html).not.toContain('Thank you');
      expect(html).not.toContain('value="pay"');
    }
    stub.isDown = false;
    await tick(7_200_000);
    expect(states(await orderRow(id))).toBe('paid ready');
    expect(await person.bought()).toBe(30);
  });

  it('for a session that is none of ours changes nothing', async () => {
    const { id, session } = await atCheckout();
    const foreign = stub.twin({ ...session, metadata: {} });
    stub.pay(foreign);
    expect((await stub.tell(foreign)).status).toBe(200);
    expect((await orderRow(id)).payment).toBe('open');
    expect(stub.refunds.size).toBe(0);
  });

  it('for an order that is gone sends the money back', async () => {
    const { id, session } = await atCheckout();
    await env.ACCOUNTS.prepare('DELETE FROM orders WHERE id = ?').bind(id).run();
    stub.pay(session);
    await stub.tell(session);
    expect(stub.chargeOf(`pi_${session.id}`)?.amount_refunded).toBe(499);
  });
});

describe('the clock', () => {
  it('asks about an order whose notice was lost, however many were left lying', async () => {
    const person = await someone();
    const lying = await Promise.all(Array.from({ length: 35 }, () => person.buy('pack-100')));
    const { id, session } = await atCheckout();
    stub.pay(session);
    await tick(1_200_000);
    expect(states(await orderRow(id))).toBe('paid ready');
    expect(stub.asked.filter((asked) => asked.startsWith('GET'))).toHaveLength(1);
    // In the end they lapse, and are forgotten.
    await tick(15 * 86_400_000);
    await tick(15 * 86_400_000 + 1_200_000);
    expect(states(await orderRow(lying[0]?.id ?? ''))).toBe('expired waiting');
    await tick(91 * 86_400_000);
    await expect(orderRow(lying[0]?.id ?? '')).rejects.toThrow();
    expect(states(await orderRow(id))).toBe('paid ready');
  });

  it('forgets whose a lapsed order was, whose payment went back', async () => {
    const { id, session } = await atCheckout();
    await env.ACCOUNTS.prepare("UPDATE orders SET price_version = '2020-01-01' WHERE id = ?").bind(id).run();
    session.status = 'expired';
    await stub.tell(session, { type: 'checkout.session.expired' });
    stub.pay(session);
    await stub.tell(session);
    expect((await orderRow(id)).email).not.toBeNull();
    await tick(89 * 86_400_000);
    expect((await orderRow(id)).email).not.toBeNull();
    await tick(91 * 86_400_000);
    expect(await orderRow(id)).toMatchObject({ user_id: null, email: null, payment: 'expired', amount: 499 });
    expect(await rowsOf('payment', id)).toMatchObject([{ role: 'returned', total: 499, refunded: 499 }]);
    await tick(3654 * 86_400_000);
    await expect(orderRow(id)).rejects.toThrow();
  });

  it('makes what was paid, where the making was lost', async () => {
    const { person, id, session } = await atCheckout();
    stub.pay(session);
    await stub.tell(session);
    await env.ACCOUNTS.prepare("UPDATE orders SET fulfilment = 'making' WHERE id = ?").bind(id).run();
    await env.ACCOUNTS.prepare('DELETE FROM outbox').run();
    await tick();
    expect(states(await orderRow(id))).toBe('paid ready');
    expect(await person.bought()).toBe(30);
  });
});

describe('the page that leads to a payment', () => {
  it('may send its form there, and no page else', async () => {
    const person = await someone();
    const { path } = await person.buy('pack-30');
    const policy = (await person.get(path)).headers.get('Content-Security-Policy');
    expect(policy).toContain("form-action 'self' https://checkout.stripe.com");
    const shop = (await person.get('/en/celestia-messages')).headers.get('Content-Security-Policy');
    expect(shop).toContain("form-action 'self';");
  });

  it('says so where the provider does not answer, and nothing that was ticked is lost', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const person = await someone();
    const { path, id } = await person.buy('pack-30', 'eu');
    stub.isDown = true;
    const answer = await person.pay(path, { 'tick-begin': 'on' });
    expect(answer.status).toBe(503);
    const html = await answer.text();
    expect(html).toContain('The payment page can’t be reached right now.');
    expect(html).toMatch(/id="tick-begin"[^>]*checked=""/);
    expect((await orderRow(id)).payment).toBe('open');
    expect((await request('/en/natal-chart')).status).toBe(200);
  });
});

describe('a payment of something else', () => {
  it.each([
    ['a smaller sum', { amount: 1 }],
    ['another currency', { currency: 'try' }],
  ])('goes back: %s', async (_, changes) => {
    const { person, id, session } = await atCheckout();
    stub.pay(session, changes);
    await stub.tell(session);
    expect((await orderRow(id)).payment).toBe('open');
    expect(stub.chargeOf(`pi_${session.id}`)?.amount_refunded).toBe(
      stub.chargeOf(`pi_${session.id}`)?.amount,
    );
    expect(await person.bought()).toBe(0);
  });

  it('by what a form says besides is not possible: the catalogue’s price stands', async () => {
    const person = await someone();
    const tampered = {
      amount: '1',
      price: '1',
      currency: 'XAU',
      market: 'tr',
      quantity: '100',
      messages: '9999',
    };
    const { path, id } = await person.buy('pack-30', 'us', tampered);
    await person.pay(path, { ...tampered, order: 'other', session: 'cs_other' });
    expect(await orderRow(id)).toMatchObject({ amount: 499, currency: 'USD', product: 'pack-30' });
    expect([...stub.sessions.values()]).toMatchObject([{ amount_subtotal: 499, currency: 'usd' }]);
  });

  it.each(['pack-1', 'report:natal', 'consulting:natal', '__proto__', ''])(
    'such as %j is not opened by the shop',
    async (product) => {
      const person = await someone();
      const { response } = await person.buy(product);
      expect(response.status).toBe(422);
    },
  );
});

describe('another person', () => {
  it('reaches nothing of an order', async () => {
    const { path, id, session } = await atCheckout();
    const other = await someone('other');
    expect((await other.get(path)).status).toBe(404);
    expect((await other.pay(path)).status).toBe(404);
    stub.pay(session);
    await stub.tell(session);
    expect((await other.post(path, { task: 'withdraw' })).status).toBe(404);
    const { pathname, search } = new URL(session.success_url);
    const success = await other.get(pathname + search);
    expect(success.headers.get('Location')).toBe(`/en/astrology-reports-error?order=${id}`);
    const error = await (await other.get(success.headers.get('Location') ?? '')).text();
    expect(error).not.toContain('30 messages');
    expect(await (await other.get('/en/accounts/orders')).text()).not.toContain(id);
    expect((await request(path)).headers.get('Location')).toContain('/en/accounts/login');
    expect((await request(`${path}?token=wrong`)).status).toBe(404);
    expect(states(await orderRow(id))).toBe('paid ready');
  });
});

describe('the law of a market', () => {
  it('wants its ticks before the payment, and they are kept', async () => {
    const person = await someone();
    const { path, id } = await person.buy('pack-30', 'tr');
    const unticked = await person.pay(path, { 'tick-begin': 'on' });
    expect(unticked.status).toBe(422);
    const html = await unticked.text();
    expect(html).toContain('href="#tick-preliminary"');
    expect(html).not.toContain('id="tick-begin-error"');
    expect(stub.opened).toBe(0);
    const ticks = { 'tick-begin': 'on', 'tick-preliminary': 'on', 'tick-contract': 'on' };
    const paid = await person.pay(path, ticks);
    expect(paid.status).toBe(303);
    expect((await orderRow(id)).ticks).toBe('preliminary contract begin');
    const session = stub.sessionAt(paid.headers.get('Location'));
    stub.pay(session);
    await stub.tell(session);
    const copy = sent[0]?.text ?? '';
    for (const part of [
      'I’ve read the distance sales contract above and I agree to it.',
      'Please begin right away, before the withdrawal period ends.',
      'You buy 30 messages with Celestia for TRY 149.90. Taxes are included.',
      'The service begins right after the payment and is used in your account.',
      'This contract is between you and whoever runs this site',
      'For disputes you may go to the consumer arbitration committee',
      'You may withdraw within 14 days of the payment',
      'press “Withdraw from the contract here”',
      `“I withdraw from my contract for 30 messages with Celestia, order ${id.slice(0, 8)}, ordered on`,
    ])
      expect(copy.replaceAll(' ', ' ')).toContain(part);
  });

  it('is that of the country, whatever market a form or an address names', async () => {
    const person = await someone();
    const { path, id } = await person.buy('pack-30', 'TR', { market: 'us', currency: 'USD' });
    expect(await orderRow(id)).toMatchObject({
      market: 'tr',
      currency: 'USD',
      amount: 499,
      tax: 'inclusive',
    });
    expect((await person.pay(path)).status).toBe(422);
    const page = await (await request('/en/celestia-messages?market=us', from('FR'))).text();
    expect(page).toContain('€4.99');
    expect(page).toContain('to the same means of payment, within 14 days at the latest');
  });

  it('is none in a country of no row: nothing is sold there, by whatever name it is asked for', async () => {
    const query = '?market=us&currency=USD';
    const page = await (await request(`/en/celestia-messages${query}`, from('GB'))).text();
    expect(page).toContain('We don’t sell in your country yet.');
    expect(page).not.toContain('"Offer"');
    const person = await someone();
    expect((await person.buy('pack-30', 'GB', { market: 'us', currency: 'USD' })).response.status).toBe(422);
  });

  it('leaves the currency to the buyer, until there is an order, paid or not', async () => {
    const page = await (await request('/en/celestia-messages?currency=EUR', from('MX'))).text();
    expect(page).toContain('€4.99');
    const person = await someone();
    const { id } = await person.buy('pack-30', 'mx', { currency: 'EUR' });
    expect(await orderRow(id)).toMatchObject({ market: 'mx', currency: 'EUR', amount: 499 });
    const next = await person.buy('pack-30', 'tr', { currency: 'USD' });
    expect(await orderRow(next.id)).toMatchObject({ market: 'tr', currency: 'EUR', amount: 499 });
    const shop = await (await person.get('/en/celestia-messages?currency=USD')).text();
    expect(shop).toContain('€4.99');
    expect(shop).toContain('and your prices stay in its currency');
  });

  it('keeps a market that is switched off from selling, and says so', async () => {
    (env as unknown as Record<string, string>).SALE_MARKETS = 'eu';
    const page = await (await request('/en/celestia-messages', from('US'))).text();
    expect(page).toContain('There’s nothing on sale here yet.');
    expect(page).not.toContain('"Offer"');
    const person = await someone();
    expect((await person.buy('pack-30', 'us')).response.status).toBe(422);
    expect((await person.buy('pack-30', 'eu')).response.status).toBe(303);
    expect(await (await request('/en/celestia-messages', from('DE'))).text()).toContain('"Offer"');
  });
});

describe('a withdrawal', () => {
  it('takes back what was not used, and brings its price', async () => {
    const { person, path, id, session } = await atCheckout('pack-30', 'eu', ['begin']);
    stub.pay(session);
    await stub.tell(session);
    expect(await (await person.get(`${path}?withdraw=1`)).text()).toContain('Really withdraw?');
    const done = await person.post(path, { task: 'withdraw' });
    expect(done.headers.get('Location')).toBe(`${path}?done=withdrawn`);
    expect(stub.chargeOf(`pi_${session.id}`)?.amount_refunded).toBe(499);
    expect(states(await orderRow(id))).toBe('refunded ready');
    expect(await person.bought()).toBe(0);
    expect(sent.map(({ subject }) => subject.replace(/\d{4}-\d{6}/, 'N'))).toEqual([
      'Your receipt N',
      'Your withdrawal has arrived (N)',
      'Money back for N',
    ]);
    expect((await person.post(path, { task: 'withdraw' })).status).toBe(422);
    // Told again, what was bought does not come back.
    await stub.tell(session);
    expect(await person.bought()).toBe(0);
  });

  it('is not told of by a mail where the address is not confirmed: the page is the copy', async () => {
    const person = await shopper({ id: 'unconfirmed', email: 'maybe@example.com', emailVerified: false });
    const { path } = await person.buy('pack-30', 'eu');
    const session = stub.sessionAt((await person.pay(path, { 'tick-begin': 'on' })).headers.get('Location'));
    stub.pay(session);
    await stub.tell(session);
    const { pathname, search } = new URL(session.success_url);
    const shown = [pathname + search, path, `${path}?withdraw=1`];
    const pages = await Promise.all(shown.map(async (each) => (await person.get(each)).text()));
    await person.post(path, { task: 'withdraw' });
    pages.push(await (await person.get(`${path}?done=withdrawn`)).text());
    for (const html of pages) {
      expect(html).toContain('We send no mail to an address that isn’t confirmed.');
      expect(html).not.toMatch(/(?:comes|confirmation|get)[^.<]* by email/);
    }
    expect(pages[1]).toContain('Please begin right away, before the withdrawal period ends.');
    expect(pages[1]).toContain('You buy 30 messages with Celestia for €4.99.');
    expect(sent).toEqual([]);
  });

  it('stays possible after a part was given back as a kindness', async () => {
    const { person, path, id, session } = await atCheckout('pack-30', 'eu', ['begin']);
    stub.pay(session);
    await stub.tell(session);
    const charge = stub.chargeOf(`pi_${session.id}`);
    if (charge) charge.amount_refunded = 100;
    await stub.tell({ id: 'ch_1', object: 'charge', payment_intent: `pi_${session.id}` });
    expect((await orderRow(id)).payment).toBe('partly_refunded');
    expect(await person.bought()).toBe(30);
    expect((await person.post(path, { task: 'withdraw' })).status).toBe(303);
    expect(await person.bought()).toBe(0);
    expect(charge?.amount_refunded).toBe(499);
    expect((await orderRow(id)).payment).toBe('refunded');
  });

  it('while the provider is down is taken, and the money follows', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { person, path, id, session } = await atCheckout('pack-30', 'eu', ['begin']);
    stub.pay(session);
    await stub.tell(session);
    stub.isDown = true;
    expect((await person.post(path, { task: 'withdraw' })).status).toBe(303);
    expect(await person.bought()).toBe(0);
    expect((await orderRow(id)).payment).toBe('paid');
    stub.isDown = false;
    await tick(3_600_000);
    expect((await orderRow(id)).payment).toBe('refunded');
    expect(stub.refunds.size).toBe(1);
  });

  it('is over when its days are', async () => {
    const { person, path, id, session } = await atCheckout();
    stub.pay(session);
    await stub.tell(session);
    await env.ACCOUNTS.prepare('UPDATE orders SET paid_ms = paid_ms - ? WHERE id = ?')
      .bind(15 * 86_400_000, id)
      .run();
    expect((await person.post(path, { task: 'withdraw' })).status).toBe(422);
    expect(await (await person.get(path)).text()).not.toContain('Withdraw from the contract');
  });
});

describe('what is given back at the provider', () => {
  it('is noted, and what was not used is taken back', async () => {
    const { person, id, session } = await atCheckout();
    stub.pay(session);
    await stub.tell(session);
    const charge = stub.chargeOf(`pi_${session.id}`);
    if (charge) charge.amount_refunded = 499;
    await stub.tell({ id: 'ch_1', object: 'charge', payment_intent: `pi_${session.id}` });
    expect((await orderRow(id)).payment).toBe('refunded');
    expect(await person.bought()).toBe(0);
  });

  it('by a bank after a dispute is lost, or stays', async () => {
    for (const [status, payment, left] of [
      ['lost', 'lost', 0],
      ['won', 'won', 30],
    ] as const) {
      const { person, id, session } = await atCheckout();
      stub.pay(session);
      await stub.tell(session);
      const charge = stub.chargeOf(`pi_${session.id}`);
      if (charge) charge.disputed = true;
      stub.dispute = 'needs_response';
      const told = { id: 'dp_1', object: 'dispute', payment_intent: `pi_${session.id}` };
      await stub.tell(told);
      expect((await orderRow(id)).payment).toBe('disputed');
      stub.dispute = status;
      await stub.tell(told);
      await stub.tell(told);
      expect((await orderRow(id)).payment).toBe(payment);
      expect(await person.bought()).toBe(left);
    }
  });
});

describe('what an operator asks for', () => {
  const ask = async (...args: string[]) => {
    const command = readCommand(args);
    if (!command) throw new Error('no such command');
    return (await env.ACCOUNTS.prepare(command.sql).all()).results;
  };

  it('is given back by the clock, once, and for a paid order alone', async () => {
    const { person, id, session } = await atCheckout();
    expect(await ask('refund', id, '--all')).toEqual([]);
    stub.pay(session);
    await stub.tell(session);
    expect(await ask('refund', id, '--all')).toHaveLength(1);
    await tick();
    await tick(3_600_000);
    expect((await orderRow(id)).payment).toBe('refunded');
    expect(stub.refunds.size).toBe(1);
    expect(await person.bought()).toBe(0);
    expect(await ask('refund', id)).toEqual([]);
  });

  it('is made again, where it was paid and not made', async () => {
    const { person, id, session } = await atCheckout();
    stub.pay(session);
    await stub.tell(session);
    expect(await ask('remake', id)).toEqual([]);
    await env.ACCOUNTS.prepare("UPDATE orders SET fulfilment = 'failed' WHERE id = ?").bind(id).run();
    expect(await ask('remake', id)).toHaveLength(1);
    await tick();
    expect(states(await orderRow(id))).toBe('paid ready');
    expect(await person.bought()).toBe(30);
  });
});

describe('who deletes the account', () => {
  it('leaves of a paid order what taxes want, and of an unpaid one nothing', async () => {
    people += 1;
    const id = `leaver-${people}`;
    const person = await shopper({ id });
    const paid = await person.buy('pack-30');
    const session = stub.sessionAt((await person.pay(paid.path)).headers.get('Location'));
    stub.pay(session);
    await stub.tell(session);
    const open = await person.buy('pack-100');
    const opened = stub.sessionAt((await person.pay(open.path)).headers.get('Location'));
    const idToken = await idTokenOf({ id });
    await request('/api/account/delete', {
      method: 'POST',
      headers: { ...person.session, 'Content-Type': 'application/json' },
      body: JSON.stringify({ idToken }),
    });
    expect(await orderRow(paid.id)).toMatchObject({
      user_id: null,
      email: null,
      amount: 499,
      payment: 'paid',
    });
    expect(await rowsOf('receipt', paid.id)).toHaveLength(1);
    expect(await rowsOf('payment', paid.id)).toHaveLength(1);
    expect(await rowsOf('order_event', paid.id)).toHaveLength(4);
    expect(await rowsOf('outbox', paid.id)).toEqual([]);
    const whole = await Promise.all(
      ['receipt', 'payment', 'order_event'].map((table) => rowsOf(table, paid.id)),
    );
    expect(JSON.stringify([whole, await orderRow(paid.id)])).not.toContain(id);
    await expect(orderRow(open.id)).rejects.toThrow();
    expect(await rowsOf('order_event', open.id)).toEqual([]);
    // What is paid for it all the same goes back.
    stub.pay(opened);
    await stub.tell(opened);
    expect(stub.chargeOf(`pi_${opened.id}`)?.amount_refunded).toBe(1299);
  });
});

describe('an order of a guest', () => {
  const ask = {
    product: 'consulting:natal',
    market: 'eu',
    language: 'en',
    userId: null,
    requestId: 'request-1',
  } as const;

  it('is opened once a request, reached by its key alone, and joins an account by a confirmed address', async () => {
    const email = 'guest@example.com';
    const given = { env, nowMs: Date.now() };
    const first = await openOrder({ ...ask, email }, given);
    const second = await openOrder({ ...ask, email }, given);
    expect(second.orderId).toBe(first.orderId);
    const page = await request(first.path);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('Consultation: your natal chart');
    const paid = await request(first.path, {
      method: 'POST',
      body: new URLSearchParams({ task: 'pay', 'tick-begin': 'on' }),
    });
    const session = stub.sessionAt(paid.headers.get('Location'));
    expect(session.amount_subtotal).toBe(8900);
    const stranger = await shopper({ id: 'guest-stranger', email, emailVerified: false });
    expect(await (await stranger.get('/en/accounts/orders')).text()).not.toContain(first.orderId);
    const owner = await shopper({ id: 'guest-owner', email });
    expect(await (await owner.get('/en/accounts/orders')).text()).toContain(first.orderId);
    const other = await shopper({ id: 'guest-late', email });
    expect(await (await other.get('/en/accounts/orders')).text()).not.toContain(first.orderId);
  });

  it('that has lapsed leads back to the conversations, and not to the packs', async () => {
    const given = { env, nowMs: Date.now() };
    const { path } = await openOrder({ ...ask, requestId: 'request-3', email: 'gone@example.com' }, given);
    const body = new URLSearchParams({ task: 'pay', 'tick-begin': 'on' });
    const paying = await request(path, { method: 'POST', body });
    const session = stub.sessionAt(paying.headers.get('Location'));
    session.status = 'expired';
    const { pathname, search } = new URL(session.cancel_url);
    const html = await (await request(pathname + search)).text();
    expect(html).toContain('the link in our latest email about it leads to the payment again');
    expect(html).toMatch(/href="\/en\/astrology-consulting">See the conversations/);
    expect(html).not.toContain('See the packs');
    expect(await (await request(path)).text()).not.toContain('Back to the packs');
  });

  it('that is paid late, once another was opened for the same request, is paid back', async () => {
    const given = { env, nowMs: Date.now() };
    const asked = { ...ask, requestId: 'request-2', email: 'late-guest@example.com' };
    const open = async () => {
      const { orderId, path } = await openOrder(asked, given);
      const body = new URLSearchParams({ task: 'pay', 'tick-begin': 'on' });
      const paying = await request(path, { method: 'POST', body });
      return { orderId, session: stub.sessionAt(paying.headers.get('Location')) };
    };
    const old = await open();
    old.session.status = 'expired';
    await stub.tell(old.session, { type: 'checkout.session.expired' });
    const now = await open();
    expect(now.orderId).not.toBe(old.orderId);
    stub.pay(old.session);
    await stub.tell(old.session);
    expect(states(await orderRow(old.orderId))).toBe('expired waiting');
    expect(stub.chargeOf(`pi_${old.session.id}`)?.amount_refunded).toBe(8900);
    expect(states(await orderRow(now.orderId))).toBe('open waiting');
  });

  it('cannot be a pack', async () => {
    const asked = { ...ask, product: 'pack-30', email: null, requestId: null } as const;
    await expect(openOrder(asked, { env, nowMs: Date.now() })).rejects.toMatchObject({
      code: 'unauthorized',
    });
  });
});

describe('many notices, shuffled and doubled', () => {
  it('pay no order twice, fulfil none that is not paid, and lose none', async () => {
    const orders = await Promise.all(
      Array.from({ length: inDrill(100, 6) }, async (_, index) => ({
        ...(await atCheckout()),
        fate: (['paid', 'twice', 'unpaid', 'late'] as const)[index % 4] ?? 'paid',
      })),
    );
    const told: (() => Promise<Response>)[] = [];
    for (const { session, fate } of orders) {
      if (fate === 'late') session.status = 'expired';
      if (fate !== 'unpaid') stub.pay(session);
      const sessions = [session];
      if (fate === 'twice') {
        const twin = stub.twin(session);
        stub.pay(twin);
        sessions.push(twin);
      }
      for (let time = 0; time < inDrill(100, 40) / sessions.length; time += 1)
        for (const each of sessions) told.push(() => stub.tell(each));
    }
    let seed = 7;
    const random = () => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed / 2_147_483_647;
    };
    const shuffled = told
      .map((tell) => ({ tell, at: random() }))
      .toSorted((a, b) => a.at - b.at)
      .map(({ tell }) => tell);
    const AT_ONCE = 8;
    for (let from = 0; from < shuffled.length; from += AT_ONCE)
      await Promise.all(shuffled.slice(from, from + AT_ONCE).map((tell) => tell()));
    await tick(3_600_000);
    for (const { person, id, fate } of orders) {
      const isPaid = fate !== 'unpaid';
      expect(states(await orderRow(id)), fate).toBe(isPaid ? 'paid ready' : 'open waiting');
      expect(await rowsOf('receipt', id)).toHaveLength(isPaid ? 1 : 0);
      expect(await person.bought()).toBe(isPaid ? 30 : 0);
    }
    const charges = [...stub.sessions.values()].flatMap(
      ({ payment_intent: intent }) => intent?.latest_charge ?? [],
    );
    const kept = charges.reduce((sum, { amount, amount_refunded: back }) => sum + amount - back, 0);
    expect(kept).toBe(499 * orders.filter(({ fate }) => fate !== 'unpaid').length);
    const { results } = await env.ACCOUNTS.prepare('SELECT number FROM receipt ORDER BY number').all<{
      number: number;
    }>();
    expect(results.map(({ number }) => number)).toEqual(results.map((_, index) => index + 1));
  });
});
