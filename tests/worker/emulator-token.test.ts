import { SignJWT, UnsecuredJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { readEmulatorToken } from '../../worker/identity/emulator-token.ts';
import { issuerOf } from '../../worker/identity/id-token.ts';
import { verifyVisitor } from '../../worker/identity/verify-visitor.ts';
import { postJson } from './request.ts';

const PROJECT = 'demo-celestia';
const NOW_MS = Date.UTC(2026, 10, 20, 12);
const NOW = NOW_MS / 1000;

function unsigned(claims: Record<string, unknown> = {}, project = PROJECT): string {
  return new UnsecuredJWT({
    iss: issuerOf(project),
    aud: project,
    sub: 'user-1',
    iat: NOW - 5,
    exp: NOW + 3600,
    auth_time: NOW - 5,
    email: 'ada@example.com',
    firebase: { sign_in_provider: 'password' },
    ...claims,
  }).encode();
}

const read = (token: string, project = PROJECT) => readEmulatorToken(token, project, NOW_MS);

describe('a token of the emulator', () => {
  it('says who somebody is, for a demo project', () => {
    expect(read(unsigned())).toMatchObject({ userId: 'user-1', provider: 'password' });
  });

  it.each([
    ['another project', unsigned({}, 'demo-other')],
    ['an end past', unsigned({ exp: NOW - 10 })],
    ['an issue in the future', unsigned({ iat: NOW + 60 })],
    ['no sign-in', unsigned({ auth_time: undefined })],
    ['no subject', unsigned({ sub: undefined })],
    ['a signature after all', `${unsigned()}abc`],
    ['nothing', ''],
  ])('with %s proves nothing', (_, token) => {
    expect(() => read(token)).toThrow();
  });

  it('signed by anybody is none', async () => {
    const token = await new SignJWT({}).setProtectedHeader({ alg: 'HS256' }).sign(new Uint8Array(32));
    expect(() => read(token)).toThrow();
  });

  it('is nothing to a real project', () => {
    expect(() => read(unsigned({}, 'celestia'), 'celestia')).toThrow('for this project');
  });

  it('is refused by every build that is not made for it, on a demo project too', async () => {
    const now = Math.floor(Date.now() / 1000);
    const token = unsigned({ iat: now - 5, exp: now + 3600, auth_time: now - 5 });
    expect(readEmulatorToken(token, PROJECT, now * 1000)).toMatchObject({ userId: 'user-1' });
    const demo = { env: { FIREBASE_PROJECT_ID: PROJECT }, nowMs: now * 1000 };
    await expect(verifyVisitor(token, demo)).rejects.toMatchObject({ code: 'invalid_token' });
  });

  it('opens no session on a real project', async () => {
    const now = Math.floor(Date.now() / 1000);
    const times = { iat: now - 5, exp: now + 3600, auth_time: now - 5 };
    const response = await postJson('/api/account/session', { idToken: unsigned(times, 'celestia-test') });
    expect(response.status).toBe(401);
  });
});
