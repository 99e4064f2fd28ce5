import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { answerTestPayment } from '../../worker/http/test-payment-page.ts';
import { findTestSession, testPayment } from '../../worker/orders/test-payment.ts';
import { ORIGIN } from './request.ts';

/** The shop's payment where none is configured: what whoever tries the shop may have happen. */

const BACK = { successUrl: `${ORIGIN}/en/paid`, cancelUrl: `${ORIGIN}/en/left` };

async function opened(): Promise<string> {
  const order = { id: crypto.randomUUID(), amount: 2490, currency: 'EUR' };
  const { url } = await testPayment.create({ order, name: 'A <book>', ...BACK } as never);
  return url;
}

const idOf = (url: string): string => url.slice(`${ORIGIN}/test-payment/`.length);

async function asked(url: string, step?: string): Promise<Response> {
  const body = step === undefined ? undefined : new URLSearchParams({ step });
  return answerTestPayment(new Request(url, { method: body ? 'POST' : 'GET', ...(body && { body }) }), env);
}

async function taken(...steps: string[]) {
  const url = await opened();
  let response = await asked(url);
  for (const step of steps) response = await asked(url, step);
  const { state, hasFailed, payment } = await testPayment.fetch(idOf(url));
  const to = response.headers.get('Location')?.slice(ORIGIN.length) ?? `${response.status}`;
  return { to, state, hasFailed, paid: payment?.total ?? null };
}

const stepsOf = (html: string): string[] => [...html.matchAll(/value="(\w+)"/g)].map(([, step = '']) => step);

describe('the page of the test payment', () => {
  it('says that it is none, what is asked, and what may happen', async () => {
    const response = await asked(await opened());
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/html; charset=UTF-8',
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    });
    expect(response.headers.get('Content-Security-Policy')).toContain("form-action 'self'");
    const html = await response.text();
    expect(html).toContain('nobody is charged by this test payment');
    expect(html).toContain('A &lt;book&gt;: 24.90 EUR. The session is open.');
    expect(stepsOf(html)).toEqual([
      'pay',
      'confirm',
      'quiet',
      'wait',
      'late',
      'twice',
      'decline',
      'expire',
      'leave',
    ]);
    expect(html.match(/<button [^>]*>[^<]{3,}<\/button>/g)).toHaveLength(9);
  });

  it.each([
    [['pay'], { to: '/en/paid', state: 'complete', paid: 2490 }],
    [['confirm'], { to: '200', state: 'open', paid: null }],
    [['confirm', 'confirmed'], { to: '/en/paid', state: 'complete', paid: 2490 }],
    [['quiet'], { to: '/en/paid', state: 'complete', paid: 2490 }],
    [['wait'], { to: '/en/paid', state: 'complete', paid: null }],
    [['wait', 'paid_later'], { to: '/en/paid', state: 'complete', paid: 2490 }],
    [['wait', 'failed_later'], { to: '/en/left', hasFailed: true, paid: null }],
    [['late'], { to: '/en/paid', state: 'expired', paid: 2490 }],
    [['twice'], { to: '/en/paid', state: 'complete', paid: 2490 }],
    [['decline'], { to: '/en/left', state: 'open', paid: null }],
    [['expire'], { to: '/en/left', state: 'expired', paid: null }],
    [['leave'], { to: '/en/left', state: 'open', paid: null }],
    [['nothing'], { to: '200', state: 'open' }],
    [['pay', 'expire'], { to: '200', state: 'complete' }],
  ])('after %j it leads on with %j', async (steps, expected) => {
    expect(await taken(...steps)).toMatchObject(expected);
  });

  it('offers at the bank to confirm or refuse, of a slip what comes of it, and after the end nothing', async () => {
    const url = await opened();
    expect(stepsOf(await (await asked(url, 'confirm')).text())).toEqual(['confirmed', 'decline']);
    await asked(url, 'wait');
    expect(stepsOf(await (await asked(url)).text())).toEqual(['paid_later', 'failed_later']);
    await asked(url, 'paid_later');
    expect(stepsOf(await (await asked(url)).text())).toEqual([]);
  });

  it('knows no other session', async () => {
    expect((await asked(`${ORIGIN}/test-payment/test_session_none`)).status).toBe(404);
    expect(await testPayment.fetch('none')).toMatchObject({ id: 'none', state: 'expired', payment: null });
  });
});

describe('the test payment', () => {
  it('gives all back that was paid for an order which nobody knows, once the site is told', async () => {
    const url = await opened();
    await asked(url, 'pay');
    expect((await testPayment.fetch(idOf(url))).payment).toMatchObject({ total: 2490, refunded: 2490 });
  });

  it('gives back no more than was paid, and the same order once', async () => {
    const url = await opened();
    // Of whom nobody is told, nothing has been given back yet.
    await asked(url, 'quiet');
    const { payment } = await testPayment.fetch(idOf(url));
    if (!payment) throw new Error('it was not paid');
    expect(await testPayment.findSession(payment.id)).toBe(idOf(url));
    const refunded = async () => (await findTestSession(idOf(url)))?.payment?.refunded;
    const key = crypto.randomUUID();
    await testPayment.refund(payment.id, 1000, key);
    await testPayment.refund(payment.id, 1000, key);
    expect(await refunded()).toBe(1000);
    await testPayment.refund(payment.id, 9000, crypto.randomUUID());
    expect(await refunded()).toBe(2490);
    await expect(testPayment.refund('none', 1, crypto.randomUUID())).rejects.toThrow('no such payment');
  });

  it('closes what is open, and nothing else', async () => {
    const [open, paid] = [await opened(), await opened()];
    await asked(paid, 'pay');
    for (const url of [open, paid]) await testPayment.close(idOf(url));
    expect((await testPayment.fetch(idOf(open))).state).toBe('expired');
    expect((await testPayment.fetch(idOf(paid))).state).toBe('complete');
  });
});
