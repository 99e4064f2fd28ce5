import { exportPKCS8, generateKeyPair, SignJWT } from 'jose';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createPushSender } from '../../worker/push/push-sender.ts';
import { createPushStub, type PushStub } from './push-stub.ts';

/** The stub is worth what it refuses: whoever is let in here would be let in by the service. */

const HOST = 'https://push.test';
const EMAIL = 'push@celestia-test.iam.gserviceaccount.com';
const SCOPE = 'https://www.googleapis.com/auth/firebase.messaging';
const NOW_MS = Date.UTC(2026, 10, 24, 6);
const own = await generateKeyPair('RS256', { extractable: true });
const another = await generateKeyPair('RS256', { extractable: true });

let stub: PushStub;
beforeEach(() => {
  stub = createPushStub({
    projectId: 'celestia-test',
    apiKey: 'public-key',
    appId: '1:1:web:1',
    vapidKey: 'BPublicKey',
    clientEmail: EMAIL,
    publicKey: own.publicKey,
    tokenUrl: `${HOST}/token`,
    nowMs: () => NOW_MS,
  });
});

interface Claims {
  issuer?: string;
  audience?: string;
  scope?: string;
  seconds?: number;
  key?: CryptoKey;
  grant?: string;
}

/** Asks for an access token by an assertion that is right but for what is given. */
async function grantFor({
  issuer = EMAIL,
  audience = `${HOST}/token`,
  scope = SCOPE,
  seconds = 3600,
  key = own.privateKey,
  grant = 'urn:ietf:params:oauth:grant-type:jwt-bearer',
}: Claims): Promise<number> {
  const now = NOW_MS / 1000;
  const assertion = await new SignJWT({ scope })
    .setProtectedHeader({ alg: 'RS256' })
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt(now)
    .setExpirationTime(now + seconds)
    .sign(key);
  const body = new URLSearchParams({ grant_type: grant, assertion });
  return (await stub.fetch(new Request(`${HOST}/token`, { method: 'POST', body }))).status;
}

describe('the right to send', () => {
  it('is given for the service account’s own signature', async () => {
    expect(await grantFor({})).toBe(200);
    expect(stub.granted).toEqual(['right-1']);
  });

  it.each<[string, Claims]>([
    ['of another key', { key: another.privateKey }],
    ['of another account', { issuer: 'other@celestia-test.iam.gserviceaccount.com' }],
    ['for another service', { audience: 'https://elsewhere.test/token' }],
    ['for another scope', { scope: 'https://www.googleapis.com/auth/identitytoolkit' }],
    ['that is good for longer than an hour', { seconds: 3601 }],
    ['that has ended', { seconds: -1 }],
    ['of another kind', { grant: 'client_credentials' }],
  ])('is not given for a signature %s', async (_, claims) => {
    expect(await grantFor(claims)).toBe(400);
    expect(stub.granted).toEqual([]);
  });

  it('is wanted for each message', async () => {
    const init = { method: 'POST', headers: { Authorization: 'Bearer right-1' }, body: '{}' };
    const answer = await stub.fetch(new Request(`${HOST}/v1/projects/celestia-test/messages:send`, init));
    expect(answer.status).toBe(401);
  });

  it('is borne as a bearer’s', async () => {
    await grantFor({});
    const statusFor = async (Authorization: string) => {
      const init = { method: 'POST', headers: { Authorization }, body: '{}' };
      return (await stub.fetch(new Request(`${HOST}/v1/projects/celestia-test/messages:send`, init))).status;
    };
    expect([await statusFor('right-1'), await statusFor('Bearer right-1')]).toEqual([401, 400]);
  });
});

describe('the worker’s sender', () => {
  it('is let in, and its message is taken as it is', async () => {
    const sender = createPushSender({
      fetch: (url, init) => stub.fetch(new Request(url, init)),
      nowMs: () => NOW_MS,
    });
    const keyFile = JSON.stringify({ client_email: EMAIL, private_key: await exportPKCS8(own.privateKey) });
    const texts = { title: 'Full Moon', body: 'It comes to light.', path: '/en', tag: 't', lang: 'en' };
    const log = { error: vi.fn(), security: vi.fn() };
    const door = {
      projectId: 'celestia-test',
      sendUrl: HOST,
      account: { keyFile, tokenUrl: `${HOST}/token` },
    };
    const fate = await sender.send('browser:1', { texts, seconds: 14_399.6 }, { door, log });
    expect(fate).toEqual({ kind: 'sent' });
    expect(log.error).not.toHaveBeenCalled();
    expect(stub.sent).toEqual([
      { token: 'browser:1', data: texts, webpush: { headers: { TTL: '14399', Urgency: 'normal' } } },
    ]);
  });
});
