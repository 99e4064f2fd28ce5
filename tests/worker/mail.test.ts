import { env, exports } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadWords } from '../../locales/index.ts';
import { LANGUAGES } from '../../locales/locales.ts';
import { href } from '../../routes/href.ts';
import { readSessionKeys } from '../../worker/identity/session-keys.ts';
import { signSession } from '../../worker/identity/session-token.ts';
import { composeMail, type MailFacts } from '../../worker/mail/compose-mail.ts';
import { readMailChoice, signMailChoice } from '../../worker/mail/mail-choice.ts';
import { eventually } from './eventually.ts';
import { ORIGIN, postJson, request } from './request.ts';
import { idTokenOf, serveKeys, signIn } from './sign-in.ts';

interface SentMail {
  to: string;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
}

const bindings = env as unknown as {
  MAIL: { send(mail: SentMail): Promise<unknown> };
  SESSION_KEYS: string;
  SITE_ORIGIN: string;
};
const { MAIL, SESSION_KEYS } = bindings;
const KEYS = readSessionKeys(SESSION_KEYS);

let sent: SentMail[] = [];

beforeEach(() => {
  sent = [];
  bindings.SITE_ORIGIN = ORIGIN;
  serveKeys();
  vi.spyOn(MAIL, 'send').mockImplementation(async (mail) => {
    sent.push(mail);
    return {};
  });
});
afterEach(() => {
  bindings.SITE_ORIGIN = '';
  vi.restoreAllMocks();
});

const FACTS: MailFacts = {
  name: '<b>Ada</b>',
  email: 'ada@example.com',
  site: 'celestia.test',
  actionUrl: 'https://celestia.test/en/natal-chart?a=1&b=2',
  unsubscribeUrl: 'https://celestia.test/en/unsubscribe?token=x',
};

describe.each(LANGUAGES)('the mails in %s', (language) => {
  it.each(['welcome', 'deleted'] as const)(
    'say %s in text and in HTML alike, and no markup of the reader’s',
    async (kind) => {
      const { subject, text, html, headers } = composeMail(kind, FACTS, await loadWords(language, ['mail']));
      expect(subject.length).toBeGreaterThan(5);
      for (const part of [subject, text, html]) expect(part).not.toMatch(/\{\{|undefined/);
      expect(text).toContain('<b>Ada</b>');
      expect(html).not.toContain('<b>Ada</b>');
      expect(html).not.toMatch(/<img|<script|<link|url\(/);
      expect(text.includes('natal-chart')).toBe(kind === 'welcome');
      expect(headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    },
  );
});

describe('the welcome', () => {
  it('comes once, in the language of the page, to an address that is confirmed', async () => {
    await postJson(
      '/api/account/session',
      { idToken: await idTokenOf({ id: 'welcomed', name: 'Ada' }), marketing: true },
      { Cookie: 'lastLang=tr' },
    );
    await signIn({ id: 'welcomed' });
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      to: 'welcomed@example.com',
      subject: (await loadWords('tr', ['mail'])).t('mail.welcome.subject'),
    });
    expect(sent[0]?.headers['List-Unsubscribe']).toMatch(
      /^<https:\/\/celestia\.test\/tr\/unsubscribe\?token=/,
    );
  });

  it('leads to the configured host, whichever the request names', async () => {
    await enterAt('https://evil.test', 'led');
    expect(sent).toHaveLength(1);
    expect(JSON.stringify(sent)).not.toContain('evil.test');
    expect(sent[0]?.html).toContain('https://celestia.test/');
  });

  it('is not sent where no host is configured: the request’s own may be anyone’s', async () => {
    bindings.SITE_ORIGIN = '';
    await enterAt('https://evil.test', 'hostless');
    await enterAt('http://localhost:8787', 'at-home');
    expect(sent.map(({ to }) => to)).toEqual(['at-home@example.com']);
    expect(sent[0]?.html).toContain('http://localhost:8787/');
  });

  it('that fails stops nobody from signing in', async () => {
    vi.spyOn(MAIL, 'send').mockRejectedValue(new Error('the post is closed'));
    expect(await signIn({ id: 'unlucky' })).toBeTruthy();
  });

  it('that fails leaves no address in the log', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.spyOn(MAIL, 'send').mockRejectedValue(new RangeError('cannot send to logged@example.com'));
    await signIn({ id: 'logged' });
    await eventually(() => expect(error).toHaveBeenCalled());
    const lines = error.mock.calls.join(' ');
    expect(lines).toContain('mail_failed');
    expect(lines).toContain('RangeError');
    expect(lines).not.toContain('logged@example.com');
  });
});

/** A sign-in at another host than the site's. */
async function enterAt(origin: string, id: string): Promise<void> {
  const response = await exports.default.fetch(
    new Request(`${origin}/api/account/session`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ idToken: await idTokenOf({ id }), marketing: true }),
    }),
  );
  expect(response.status).toBe(200);
}

describe('the link that stops the news', () => {
  async function reader(id: string): Promise<string> {
    await postJson('/api/account/session', { idToken: await idTokenOf({ id }), marketing: true });
    return (await signMailChoice(id, KEYS, Date.now())) ?? '';
  }
  async function marketingOf(id: string): Promise<unknown> {
    const answer = await request('/api/user/v3/get-detail', { headers: await signIn({ id }) });
    return ((await answer.json()) as { response: { marketing: boolean } }).response.marketing;
  }

  it.each(LANGUAGES)('shows on GET and acts on POST alone, in %s', async (language) => {
    const id = `reader-${language}`;
    const path = `${href('unsubscribe', language)}?${new URLSearchParams({ token: await reader(id) })}`;
    const shown = await request(path);
    expect(shown.status).toBe(200);
    expect(await shown.text()).toContain(`${id}@example.com`);
    expect(await marketingOf(id)).toBe(true);
    const done = await request(path, { method: 'POST', body: new URLSearchParams() });
    expect(await done.text()).toContain('role="status"');
    expect(await marketingOf(id)).toBe(false);
  });

  it('acts for a mail program that posts in one click', async () => {
    const token = await reader('one-click');
    const response = await request(`/en/unsubscribe?${new URLSearchParams({ token })}`, {
      method: 'POST',
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    });
    expect(response.status).toBe(200);
    expect(await marketingOf('one-click')).toBe(false);
  });

  it('that is forged, too old or another’s token does nothing', async () => {
    const token = await reader('untouched');
    const session = await signSession(
      { id: 'A'.repeat(22), userId: 'untouched', authTimeSeconds: 1 },
      'session',
      KEYS,
      Date.now(),
    );
    for (const forged of ['x', `${token}x`, session]) {
      const response = await request(`/en/unsubscribe?${new URLSearchParams({ token: forged })}`, {
        method: 'POST',
        body: new URLSearchParams(),
      });
      expect(response.status).toBe(422);
      expect(await response.text()).toContain('role="alert"');
    }
    expect(await readMailChoice(token, KEYS, Date.now() + 370 * 86_400_000)).toBeNull();
    expect(await marketingOf('untouched')).toBe(true);
  });
});
