import Stripe from 'stripe';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Bindings } from '../bindings.ts';
import { takePaymentNotice } from './payment-notice.ts';

const library = new Stripe('sk_test_library');
const SECRET = 'whsec_test_secret';
const SHOP = {
  STRIPE_KEY: 'sk_test_shop',
  STRIPE_WEBHOOK_SECRET: SECRET,
  CHECKOUT_ORIGIN: 'https://pay.test',
};
const MIB = 1024 * 1024;
/** About nobody's order: there is nothing to look at. */
const NOTICE = JSON.stringify({ data: { object: { id: 'cus_1', object: 'customer', name: 'Şükrü 🌙' } } });

afterEach(() => {
  vi.restoreAllMocks();
});

/** A body that comes in pieces of so many bytes, and says nothing of its length. */
function inPieces(text: string, bytes: number): ReadableStream<Uint8Array> {
  const whole = new TextEncoder().encode(text);
  let at = 0;
  return new ReadableStream({
    pull(controller) {
      if (at >= whole.length) return controller.close();
      controller.enqueue(whole.slice(at, at + bytes));
      at += bytes;
    },
  });
}

async function tell(
  body: string | ReadableStream<Uint8Array>,
  headers: Record<string, string> = {},
  settings: Partial<typeof SHOP> = {},
) {
  const told = vi.spyOn(console, 'info').mockImplementation(() => undefined);
  const init = { method: 'POST', body, headers, duplex: 'half' };
  const request = new Request('https://celestia.test/payments/notice', init as RequestInit);
  const response = await takePaymentNotice(request, { ...SHOP, ...settings } as unknown as Bindings);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(await response.text()).toBe('');
  return { status: response.status, log: told.mock.calls.join() };
}

const signed = async (payload: string) => ({
  'Stripe-Signature': await library.webhooks.generateTestHeaderStringAsync({ payload, secret: SECRET }),
});

describe('a notice of the payment provider', () => {
  it.each([1, 3, 1000])('that comes in pieces of %i bytes is read as it was signed', async (bytes) => {
    expect((await tell(inPieces(NOTICE, bytes), await signed(NOTICE))).status).toBe(200);
  });

  it('of which a letter is another is refused, and the log of security tells of it', async () => {
    const { status, log } = await tell(NOTICE.replace('cus_1', 'cus_2'), await signed(NOTICE));
    expect(status).toBe(400);
    expect(log).toContain('"event":"action_refused","code":"payment_notice"');
    expect(log).not.toContain('cus_');
  });

  it.each([
    ['of a mebibyte', 'x'.repeat(MIB), {}, 400],
    ['of more', 'x'.repeat(MIB + 1), {}, 413],
    ['of more in pieces', inPieces('x'.repeat(MIB + 1), 65_536), {}, 413],
    ['of a mebibyte in pieces', inPieces('x'.repeat(MIB), 65_536), {}, 400],
    ['that says that it is a mebibyte', 'x', { 'Content-Length': String(MIB) }, 400],
    ['that says that it is more', 'x', { 'Content-Length': String(MIB + 1) }, 413],
  ])('%s is read so far', async (_, body, headers, status) => {
    expect((await tell(body, headers)).status).toBe(status);
  });

  it('is nowhere where no secret is set, whatever signs it', async () => {
    expect((await tell(NOTICE, await signed(NOTICE), { STRIPE_WEBHOOK_SECRET: '' })).status).toBe(404);
  });

  it('is posted, and nothing else', async () => {
    const request = new Request('https://celestia.test/payments/notice');
    const response = await takePaymentNotice(request, SHOP as unknown as Bindings);
    expect([response.status, response.headers.get('Allow')]).toEqual([405, 'POST']);
  });

  it('that cannot be looked at is told again', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const payload = JSON.stringify({
      data: { object: { id: 'ch_1', object: 'charge', payment_intent: 'pi_1' } },
    });
    // Without a database nobody knows whose it is.
    expect((await tell(payload, await signed(payload))).status).toBe(503);
    expect(error).toHaveBeenCalledTimes(1);
  });
});
