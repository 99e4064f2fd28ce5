import Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { isSigned, readNotice } from '../../worker/orders/stripe-notice.ts';

/** What the worker takes for signed is what the provider's own library does. */
const library = new Stripe('sk_test_library');
const SECRET = 'whsec_test_secret';
const NOW_MS = 1_800_000_000_000;
const NOW = NOW_MS / 1000;
const BODY = JSON.stringify({ id: 'evt_1', object: 'event', data: { object: { id: 'cs_1' } } });

const signed = (changes: { payload?: string; secret?: string; timestamp?: number } = {}) =>
  library.webhooks.generateTestHeaderStringAsync({
    payload: BODY,
    secret: SECRET,
    timestamp: NOW,
    ...changes,
  });

async function libraryTakes(body: string, header: string): Promise<boolean> {
  try {
    await library.webhooks.constructEventAsync(body, header, SECRET, 300, undefined, NOW_MS);
    return true;
  } catch {
    return false;
  }
}

const good = await signed();
const [, signature = ''] = good.split('v1=');

const SIGNATURES = [
  ['of now', good, true],
  ['of four minutes ago', await signed({ timestamp: NOW - 240 }), true],
  ['of six minutes ago', await signed({ timestamp: NOW - 360 }), false],
  ['by another secret', await signed({ secret: 'whsec_other' }), false],
  ['of another body', await signed({ payload: '{}' }), false],
  ['with another moment', good.replace(String(NOW), String(NOW + 1)), false],
  ['beside that of an old secret', `${await signed({ secret: 'old' })},v1=${signature}`, true],
  ['without a moment', `v1=${signature}`, false],
  ['of another scheme', good.replace('v1=', 'v0='), false],
  ['that is cut', good.slice(0, -2), false],
  ['that is none', '', false],
  ['that is no hexadecimal', `t=${NOW},v1=${'zz'.repeat(32)}`, false],
] as const;

describe('a signature', () => {
  it.each(SIGNATURES)('%s is taken as the library takes it', async (_, header, isGood) => {
    expect(await libraryTakes(BODY, header)).toBe(isGood);
    expect(await isSigned(BODY, header, SECRET, NOW_MS)).toBe(isGood);
  });

  it('from the future is refused, and so is every one where no secret is set', async () => {
    expect(await isSigned(BODY, await signed({ timestamp: NOW + 360 }), SECRET, NOW_MS)).toBe(false);
    expect(await isSigned(BODY, good, '', NOW_MS)).toBe(false);
  });
});

describe('a notice', () => {
  const of = (object: object) => readNotice(JSON.stringify({ data: { object } }));

  it('is about a session, or about a payment', () => {
    expect(of({ id: 'cs_1', object: 'checkout.session', payment_intent: 'pi_1' })).toEqual({
      sessionId: 'cs_1',
    });
    expect(of({ id: 'ch_1', object: 'charge', payment_intent: 'pi_1' })).toEqual({ paymentId: 'pi_1' });
    expect(of({ id: 'dp_1', object: 'dispute', payment_intent: 'pi_1' })).toEqual({ paymentId: 'pi_1' });
  });

  it('about anything else is none', () => {
    expect(of({ id: 'cus_1', object: 'customer' })).toBeNull();
    expect(of({ id: 'ch_1', object: 'charge', payment_intent: null })).toBeNull();
    for (const body of ['', '{', '[]', 'null', '{"data":{}}']) expect(readNotice(body)).toBeNull();
  });
});
