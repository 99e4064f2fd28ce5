import { exportPKCS8, generateKeyPair, jwtVerify } from 'jose';
import { describe, expect, it } from 'vitest';
import { createAccessTokens } from './service-account.ts';

const TOKEN_URL = 'https://oauth2.test/token';
const PURPOSE = { scope: 'https://scope.test/read', setting: 'THE_SETTING' };
const EMAIL = 'site@celestia.iam.gserviceaccount.com';
const NOW_MS = 1_800_000_000_500;

const pair = await generateKeyPair('RS256', { extractable: true });
const PEM = await exportPKCS8(pair.privateKey);
const keyFile = JSON.stringify({ client_email: EMAIL, private_key: PEM, private_key_id: 'key-1' });
const SIGNAL = new AbortController().signal;

/** Google, which gives a token for an hour by each proof, and a clock. */
function google(answer: (times: number) => Response = grant) {
  const clock = { nowMs: NOW_MS };
  const asked: { url: string; init: RequestInit }[] = [];
  const transport = {
    fetch: async (url: string, init: RequestInit) => {
      asked.push({ url, init });
      return answer(asked.length);
    },
    nowMs: () => clock.nowMs,
  };
  return { tokens: createAccessTokens(transport, PURPOSE), asked, clock };
}

function grant(times: number): Response {
  return Response.json({ access_token: `token-${times}`, expires_in: 3600 });
}

describe('an access token', () => {
  it('is asked for by what the account has signed, for one purpose and an hour', async () => {
    const { tokens, asked } = google();
    expect(await tokens.get({ keyFile, tokenUrl: TOKEN_URL }, SIGNAL)).toBe('token-1');
    expect(asked).toMatchObject([{ url: TOKEN_URL, init: { method: 'POST' } }]);
    expect(asked[0]?.init.signal).toBe(SIGNAL);
    const body = new URLSearchParams(String(asked[0]?.init.body));
    expect(body.get('grant_type')).toBe('urn:ietf:params:oauth:grant-type:jwt-bearer');
    const { payload, protectedHeader } = await jwtVerify(body.get('assertion') ?? '', pair.publicKey, {
      currentDate: new Date(NOW_MS),
    });
    expect(payload).toEqual({
      scope: PURPOSE.scope,
      iss: EMAIL,
      aud: TOKEN_URL,
      iat: 1_800_000_000,
      exp: 1_800_003_600,
    });
    expect(protectedHeader).toEqual({ alg: 'RS256', typ: 'JWT', kid: 'key-1' });
  });

  it('is kept until a minute before its end', async () => {
    const { tokens, clock } = google();
    const now = () => tokens.get({ keyFile, tokenUrl: TOKEN_URL }, SIGNAL);
    expect(await now()).toBe('token-1');
    clock.nowMs = NOW_MS + 3_539_999;
    expect(await now()).toBe('token-1');
    clock.nowMs = NOW_MS + 3_540_000;
    expect(await now()).toBe('token-2');
  });

  it('of another account, or one that was refused, is not used', async () => {
    const { tokens } = google();
    const other = JSON.stringify({ client_email: `new-${EMAIL}`, private_key: PEM });
    await tokens.get({ keyFile, tokenUrl: TOKEN_URL }, SIGNAL);
    expect(await tokens.get({ keyFile: other, tokenUrl: TOKEN_URL }, SIGNAL)).toBe('token-2');
    tokens.forget();
    expect(await tokens.get({ keyFile: other, tokenUrl: TOKEN_URL }, SIGNAL)).toBe('token-3');
  });

  it.each([
    ['refuses', () => Response.json({ access_token: 'no', expires_in: 3600 }, { status: 403 })],
    ['gives an empty one', () => Response.json({ access_token: '', expires_in: 3600 })],
    ['gives one without an end', () => Response.json({ access_token: 'no' })],
  ])('is none where Google %s, and the next who asks asks again', async (_, bad) => {
    const { tokens } = google((times) => (times === 1 ? bad() : grant(times)));
    await expect(tokens.get({ keyFile, tokenUrl: TOKEN_URL }, SIGNAL)).rejects.toThrow();
    expect(await tokens.get({ keyFile, tokenUrl: TOKEN_URL }, SIGNAL)).toBe('token-2');
  });
});

describe('the key file', () => {
  it.each([
    ['no JSON', 'not json'],
    ['without a key', JSON.stringify({ client_email: EMAIL })],
    ['without an address', JSON.stringify({ private_key: PEM })],
    ['whose address is none', JSON.stringify({ client_email: 'site', private_key: PEM })],
    [
      'of another kind of key',
      JSON.stringify({ client_email: EMAIL, private_key: PEM.replaceAll('PRIVATE', 'RSA PRIVATE') }),
    ],
    [
      'with a key that is cut',
      JSON.stringify({ client_email: EMAIL, private_key: '-----BEGIN PRIVATE KEY-----\nc2VjcmV0' }),
    ],
  ])('%s is told by the name of its setting, and nothing of it is', async (_, broken) => {
    const { tokens, asked } = google();
    const failure = await tokens
      .get({ keyFile: broken, tokenUrl: TOKEN_URL }, SIGNAL)
      .catch((error: unknown) => error);
    expect(failure).toMatchObject({ code: 'unavailable' });
    const told = failure instanceof Error ? `${failure.message} ${failure.cause ?? ''}` : '';
    expect(told).toContain('THE_SETTING');
    expect(told).not.toMatch(/PRIVATE KEY|c2VjcmV0|gserviceaccount/);
    expect(asked).toEqual([]);
  });
});
