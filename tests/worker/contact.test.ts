import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadWords } from '../../locales/index.ts';
import { LANGUAGES } from '../../locales/locales.ts';
import { href } from '../../routes/href.ts';
import { LETTER_KEPT_MS } from '../../worker/contact/letter-rows.ts';
import { workOffLetters } from '../../worker/contact/work-off-letters.ts';
import { VERIFY_URL } from '../../worker/human-check/verify-human.ts';
import { createLog } from '../../worker/log.ts';
import { request } from './request.ts';

interface SentMail {
  to: string;
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
}

const bindings = env as unknown as {
  MAIL: { send(mail: SentMail): Promise<unknown> };
  OPERATOR_MAIL: string;
  OPERATOR_NAME: string;
  OPERATOR_ADDRESS: string;
};

const PATH = '/en/contactus';
let sent: SentMail[] = [];
let network = 0;

beforeEach(async () => {
  sent = [];
  network += 1;
  bindings.OPERATOR_MAIL = 'desk@celestia.test';
  await env.ACCOUNTS.prepare('DELETE FROM letter').run();
  vi.spyOn(bindings.MAIL, 'send').mockImplementation(async (mail) => {
    sent.push(mail);
    return {};
  });
});
afterEach(() => {
  bindings.OPERATOR_MAIL = '';
  bindings.OPERATOR_NAME = '';
  bindings.OPERATOR_ADDRESS = '';
  vi.restoreAllMocks();
});

const LETTER = {
  name: 'Ada',
  email: 'ada@example.com',
  kind: 'mistake',
  message: 'The Moon of my chart looks wrong.\r\n\r\n<b>Please</b> look.',
};

function post(fields: Record<string, string>, path = PATH): Promise<Response> {
  return request(path, {
    method: 'POST',
    headers: { 'CF-Connecting-IP': `203.0.113.${network}` },
    body: new URLSearchParams(fields),
  });
}

async function rows(): Promise<Record<string, unknown>[]> {
  return (await env.ACCOUNTS.prepare('SELECT * FROM letter ORDER BY created_ms').all()).results;
}

const log = createLog(() => 'test');

describe('a letter', () => {
  it('is kept, mailed to the operator, and confirmed to its writer without a word of it', async () => {
    const response = await post(LETTER);
    expect(response.status).toBe(200);
    const [row] = await rows();
    expect(row).toMatchObject({
      user_id: null,
      email: 'ada@example.com',
      kind: 'mistake',
      language: 'en',
      told_operator: 1,
      told_writer: 1,
    });
    const reference = String(row?.reference);
    expect(reference).toMatch(/^[2-9A-Z]{10}$/);
    expect(await response.text()).toContain(reference);
    const operator = sent.find(({ to }) => to === 'desk@celestia.test');
    expect(operator?.subject).toBe(`[${reference}] Something is wrong on the site`);
    expect(operator?.replyTo).toBe('ada@example.com');
    expect(operator?.text).toContain('The Moon of my chart looks wrong.\n\n<b>Please</b> look.');
    expect(operator?.html).not.toContain('<b>Please');
    const writer = sent.find(({ to }) => to === 'ada@example.com');
    expect(writer?.text).toContain(reference);
    expect(JSON.stringify(writer)).not.toMatch(/Ada|Moon|Please/);
    expect(sent).toHaveLength(2);
  });

  it.each(LANGUAGES)('is confirmed in %s', async (language) => {
    expect(
      (await post({ ...LETTER, email: `${language}@example.com` }, href('contact', language))).status,
    ).toBe(200);
    const words = await loadWords(language, ['contact']);
    const [, rest = ''] = words.section('contact').writer.subject.split('{{reference}}');
    expect(sent.find(({ to }) => to === `${language}@example.com`)?.subject).toMatch(
      new RegExp(`^.{10,}[2-9A-Z]{10}${rest.replace(')', '\\)')}$`),
    );
  });

  it('that is sent twice is one', async () => {
    const [first, second] = [await post(LETTER), await post(LETTER)];
    const [row] = await rows();
    for (const response of [first, second]) expect(await response.text()).toContain(String(row?.reference));
    expect(await rows()).toHaveLength(1);
    expect(sent).toHaveLength(2);
  });

  it('with faults comes back as it was typed, each told by its field', async () => {
    const response = await post({ name: 'Ada "A" <b>', email: 'ada@', kind: '', message: 'short' });
    expect(response.status).toBe(422);
    expect(response.headers.get('Cache-Control')).toBe('private, no-store');
    const html = await response.text();
    expect(html).toContain('value="Ada &quot;A&quot; &lt;b&gt;"');
    expect(html).toContain('value="ada@"');
    expect(html).toMatch(/<textarea[^>]*>short<\/textarea>/);
    for (const field of ['email', 'kind', 'message']) {
      expect(html).toContain(`<a href="#contact-${field}">`);
      expect(html).toMatch(new RegExp(`id="contact-${field}"[^>]*aria-invalid="true"`));
      expect(html).toContain(`id="contact-${field}-error"`);
    }
    expect(html).not.toContain('contact-name-error');
    expect(await rows()).toEqual([]);
    expect(sent).toEqual([]);
  });
});

describe('the post that is closed', () => {
  const said: unknown[] = [];

  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation((...line) => void said.push(...line));
    vi.spyOn(bindings.MAIL, 'send').mockRejectedValue(new RangeError('no way to ada@example.com'));
  });

  it('loses no letter, and the writer is told to note the number', async () => {
    const response = await post(LETTER);
    expect(response.status).toBe(200);
    const html = await response.text();
    expect(html).toContain((await loadWords('en', ['contact'])).t('contact.sent.unmailed').slice(0, 30));
    const [row] = await rows();
    expect(html).toContain(String(row?.reference));
    expect(row).toMatchObject({ told_operator: 0, told_writer: 0 });
    expect(said.join(' ')).toContain('mail_failed');
    expect(said.join(' ')).not.toContain('ada@example.com');
  });

  it('is tried again by the cron until it opens', async () => {
    await post(LETTER);
    await workOffLetters({ env, nowMs: Date.now(), log });
    expect(await rows()).toMatchObject([{ told_operator: 0 }]);
    vi.spyOn(bindings.MAIL, 'send').mockImplementation(async (mail) => {
      sent.push(mail);
      return {};
    });
    await workOffLetters({ env, nowMs: Date.now(), log });
    await workOffLetters({ env, nowMs: Date.now(), log });
    expect(sent.map(({ to }) => to)).toEqual(['desk@celestia.test']);
    expect(await rows()).toMatchObject([{ told_operator: 1 }]);
  });
});

it('a letter is no loss where nobody is named to read it', async () => {
  bindings.OPERATOR_MAIL = '';
  await post(LETTER);
  expect(sent.map(({ to }) => to)).toEqual(['ada@example.com']);
  expect(await rows()).toMatchObject([{ told_operator: 0 }]);
});

it('a letter is forgotten after 180 days, and not a day sooner', async () => {
  await post(LETTER);
  await workOffLetters({ env, nowMs: Date.now() + LETTER_KEPT_MS - 60_000, log });
  expect(await rows()).toHaveLength(1);
  await workOffLetters({ env, nowMs: Date.now() + LETTER_KEPT_MS + 60_000, log });
  expect(await rows()).toEqual([]);
});

describe('too many letters', () => {
  const message = (count: number) => `This is letter number ${count}.`;

  it('of one network without a human check are refused, and what was typed is kept', async () => {
    for (const count of [1, 2, 3]) {
      const fields = { ...LETTER, email: `n${count}@example.com`, message: message(count) };
      expect((await post(fields)).status).toBe(200);
    }
    const refused = await post({ ...LETTER, email: 'n4@example.com', message: message(4) });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(await refused.text()).toContain(message(4));
    expect(await rows()).toHaveLength(3);
  });

  it('of one address are refused, whoever vouches for them', async () => {
    vi.spyOn(globalThis, 'fetch').mockImplementation(async () =>
      Response.json({ success: true, action: 'contact', hostname: 'celestia.test' }),
    );
    for (const count of [1, 2, 3, 4, 5])
      expect((await post({ ...LETTER, human: 'proof', message: message(count) })).status).toBe(200);
    expect((await post({ ...LETTER, human: 'proof', message: message(6) })).status).toBe(429);
  });
});

describe('the human check', () => {
  it('is asked about the proof for this very action', async () => {
    const fetch = vi
      .spyOn(globalThis, 'fetch')
      .mockImplementation(async () =>
        Response.json({ success: true, action: 'signup', hostname: 'celestia.test' }),
      );
    const response = await post({ ...LETTER, human: 'proof' });
    expect(fetch.mock.calls.map(([url]) => url)).toEqual([VERIFY_URL]);
    expect(response.status).toBe(422);
    const html = await response.text();
    expect(html).toContain('The Moon of my chart looks wrong.');
    expect(html).toContain('role="alert"');
    expect(await rows()).toEqual([]);
  });
});

describe('who runs the site', () => {
  it('is a plain gap where the settings do not say it, and else stands there', async () => {
    const fields = { email: 'nobody' };
    expect((await (await post(fields)).text()).match(/<mark>/g)).toHaveLength(2);
    bindings.OPERATOR_NAME = 'Ada & Co';
    bindings.OPERATOR_ADDRESS = 'Bir Sokak 1; 34000 İstanbul';
    const html = await (await post(fields)).text();
    expect(html).not.toContain('<mark>');
    expect(html).toContain('Ada &amp; Co');
    expect(html).toContain('<span class="imprint__line">34000 İstanbul</span>');
  });
});
