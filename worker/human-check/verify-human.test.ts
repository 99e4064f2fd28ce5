import { describe, expect, it, vi } from 'vitest';
import { idempotencyKey } from './idempotency-key.ts';
import { VERIFY_URL, verifyHuman } from './verify-human.ts';

const PROOF = { token: 'from-the-browser', action: 'signup' } as const;
const GOOD = { success: true, action: 'signup', hostname: 'celestia.test', 'error-codes': [] };

function verify(answer: () => Response | Promise<Response>, secret = 'secret') {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => answer());
  const verdict = verifyHuman(PROOF, {
    secret,
    action: 'signup',
    hostname: 'celestia.test',
    idempotencyKey: 'once',
    fetch,
  });
  return { fetch, verdict };
}

describe('a proof of the human check', () => {
  it('is good for its action on its site', async () => {
    const { fetch, verdict } = verify(() => Response.json(GOOD));
    expect(await verdict).toBe('human');
    const [url, init] = fetch.mock.calls[0] ?? [];
    expect(url).toBe(VERIFY_URL);
    expect(JSON.parse(String(init?.body))).toEqual({
      secret: 'secret',
      response: 'from-the-browser',
      idempotency_key: 'once',
    });
  });

  it.each([
    ['another action', { ...GOOD, action: 'login' }],
    ['another site', { ...GOOD, hostname: 'evil.test' }],
    ['a site below this one', { ...GOOD, hostname: 'x.celestia.test' }],
    ['nothing, by its answer', { ...GOOD, success: false, 'error-codes': ['timeout-or-duplicate'] }],
    ['no success that is one', { ...GOOD, success: 'true' }],
    ['no action', { success: true, hostname: 'celestia.test' }],
  ])('that is for %s is refused', async (_, answer) => {
    expect(await verify(() => Response.json(answer)).verdict).toBe('refused');
  });

  it('by a key for trying things out is good anywhere', async () => {
    const answer = { success: true, hostname: 'example.com', 'error-codes': [] };
    const secret = '1x0000000000000000000000000000000AA';
    expect(await verify(() => Response.json(answer), secret).verdict).toBe('human');
    expect(await verify(() => Response.json(answer)).verdict).toBe('refused');
  });
});

describe('the key of a proof that is sent twice', () => {
  it('is a UUID, the same for the same proof and person and for no other', async () => {
    const key = await idempotencyKey('proof', 'ada');
    expect(key).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    expect(await idempotencyKey('proof', 'ada')).toBe(key);
    expect(await idempotencyKey('proof', 'eve')).not.toBe(key);
    expect(await idempotencyKey('proof 2', 'ada')).not.toBe(key);
  });
});

describe('nobody can tell', () => {
  it('without a secret, and nobody is asked', async () => {
    const { fetch, verdict } = verify(() => Response.json(GOOD), '');
    expect(await verdict).toBe('unknown');
    expect(fetch).not.toHaveBeenCalled();
  });

  it.each<[string, () => Response | Promise<Response>]>([
    ['is down', () => new Response('', { status: 503 })],
    ['does not answer', () => Promise.reject(new TypeError('network'))],
    ['answers what cannot be read', () => new Response('<html>')],
    ['answers nothing', () => Response.json(null)],
  ])('while the check %s', async (_, answer) => {
    expect(await verify(answer).verdict).toBe('unknown');
  });

  it('while the check is not set up, which is said in the log', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const answer = () => Response.json({ success: false, 'error-codes': ['invalid-input-secret'] });
    expect(await verify(answer).verdict).toBe('unknown');
    expect(error).toHaveBeenCalledWith('the human check is not set up', 'invalid-input-secret');
    error.mockRestore();
  });
});
