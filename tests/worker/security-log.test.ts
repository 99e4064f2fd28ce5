import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { href } from '../../routes/href.ts';
import { VERIFY_URL } from '../../worker/human-check/verify-human.ts';
import { postJson, request } from './request.ts';
import { idTokenOf, SESSION_COOKIE, serveKeys, signIn } from './sign-in.ts';

const bindings = env as unknown as {
  LOGIN_LIMIT: { limit(options: { key: string }): Promise<{ success: boolean }> };
};

let lines: string[] = [];

beforeEach(() => {
  lines = [];
  serveKeys();
  vi.spyOn(console, 'info').mockImplementation((line: string) => {
    lines.push(line);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** Events of security told since the last time, each with its code. */
function told(): string[] {
  const events = lines.map((line) => JSON.parse(line) as Record<string, string>);
  lines = [];
  for (const event of events) {
    expect(Object.keys(event)).toEqual(['level', 'event', 'code', 'requestId']);
    expect(event.level).toBe('security');
    expect(event.requestId).toMatch(/^[\da-f]{12}$/);
  }
  return events.map(({ event, code }) => `${event} ${code}`);
}

async function isTold(work: () => Promise<unknown>, ...events: string[]): Promise<void> {
  told();
  await work();
  expect(told()).toEqual(events);
}

describe('the log of security', () => {
  it('tells of who comes in and goes, and of what ends', async () => {
    const first = { id: 'logged-one', signedInSecondsAgo: 60 };
    await isTold(() => signIn(first), 'sign_in new');
    const there = await signIn({ ...first, signedInSecondsAgo: 30 });
    await isTold(() => signIn({ ...first, signedInSecondsAgo: 20 }), 'sign_in known');
    const here = await signIn({ ...first, signedInSecondsAgo: 5 });
    const answer = await request('/api/account/sessions', { headers: here });
    const { sessions } = (await answer.json()) as { sessions: { id: string; isCurrent: boolean }[] };
    const [other, another] = sessions.filter(({ isCurrent }) => !isCurrent).map(({ id }) => id);
    const end = () => request(`/api/account/sessions/${other}`, { method: 'DELETE', headers: here });
    await isTold(end, 'session_ended asked');
    await isTold(end);
    const form = new URLSearchParams({ task: 'end', session: another ?? '' });
    const post = { method: 'POST', headers: here, body: form };
    await isTold(() => request(href('profile', 'en'), post), 'session_ended asked');
    await isTold(() => postJson('/api/account/logout', {}, here), 'sign_out asked');
    await isTold(() => request('/api/user/charts', { headers: here }), 'session_refused ended');
    const everywhere = () => postJson('/api/account/logout', { everywhere: true }, there);
    await signIn({ ...first, signedInSecondsAgo: 2 });
    const last = await signIn({ ...first, signedInSecondsAgo: 0 });
    await isTold(
      () => postJson('/api/account/logout', { everywhere: true }, last),
      'sign_out_everywhere asked',
    );
    await isTold(everywhere, 'session_refused ended');
    const idToken = await idTokenOf({ id: 'logged-one', signedInSecondsAgo: 0 });
    await isTold(() => postJson('/api/account/delete', { idToken }), 'account_deleted asked');
  });

  it('tells of what is refused, by its code', async () => {
    await isTold(
      () => postJson('/api/account/session', { idToken: 'forged' }),
      'sign_in_refused invalid_token',
    );
    await isTold(
      () => postJson('/api/account/session', {}, { Origin: 'https://evil.test' }),
      'origin_refused forbidden_origin',
    );
    const forged = { Cookie: `${SESSION_COOKIE}=forged` };
    await isTold(() => request('/api/user/charts', { headers: forged }), 'session_refused invalid');
    const old = await idTokenOf({ id: 'logged-two', signedInSecondsAgo: 600 });
    await isTold(
      () => postJson('/api/account/delete', { idToken: old }),
      'action_refused recent_login_required',
    );
    serveKeys({ [VERIFY_URL]: { success: false, 'error-codes': ['missing-input-response'] } });
    await isTold(
      () => postJson('/api/account/session', { idToken: old }),
      'human_refused human_check_failed',
    );
    vi.spyOn(bindings.LOGIN_LIMIT, 'limit').mockResolvedValue({ success: false });
    await isTold(() => postJson('/api/account/session', { idToken: old }), 'rate_limited too_many_requests');
  });

  it('names nobody, and holds nothing of the request', async () => {
    const headers = await signIn({ id: 'nameless-person', name: 'Ada' });
    await request('/api/user/charts?secret=question', {
      headers: { ...headers, Authorization: 'Bearer aGVsbG8' },
    });
    await postJson('/api/account/logout', {}, { ...headers, 'User-Agent': 'Mozilla' });
    expect(lines.length).toBeGreaterThan(2);
    expect(lines.join()).not.toMatch(/nameless|Ada|example\.com|secret|eyJ|aGVsbG8|Mozilla/);
    told();
  });
});
