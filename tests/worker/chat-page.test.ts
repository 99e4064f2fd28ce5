import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LANGUAGES, LOCALES } from '../../locales/locales.ts';
import { href } from '../../routes/href.ts';
import { request } from './request.ts';
import { cookiesOf, SESSION_COOKIE, serveKeys, signIn } from './sign-in.ts';

const PATH = href('celestia-astrologer-chat', 'en');
const BIRTH = {
  day: '10',
  month: '6',
  year: '1990',
  time: '14:30',
  place: 'İstanbul',
  placeId: '745044',
  placeFor: 'İstanbul',
};

beforeEach(() => {
  serveKeys();
});
afterEach(() => {
  vi.restoreAllMocks();
});

type Headers = Record<string, string>;

function post(fields: Record<string, string>, headers: Headers): Promise<Response> {
  return request(PATH, { method: 'POST', headers, body: new URLSearchParams(fields) });
}

async function read(headers: Headers, path = PATH): Promise<string> {
  const response = await request(path, { headers });
  expect(response.status).toBe(200);
  return response.text();
}

/** Somebody with a birth, who has agreed to what is kept. */
async function agreed(id: string): Promise<Headers> {
  const headers = await signIn({ id });
  const birth = new URLSearchParams({ task: 'birth', ...BIRTH });
  await request(href('profile', 'en'), { method: 'POST', headers, body: birth });
  expect((await post({ task: 'consent' }, headers)).status).toBe(303);
  return headers;
}

/** What of the page is text to be read: no props of islands. */
const shown = (html: string) => html.replaceAll(/data-props="[^"]*"/g, '');

const say = (text: string, headers: Headers, conversation = '') =>
  post({ task: 'say', message: crypto.randomUUID(), conversation, text }, headers);

describe('the page of conversations', () => {
  it.each(LANGUAGES)(
    'asks for consent and birth first, and says that she is an AI, in %s',
    async (language) => {
      const html = await read(
        await signIn({ id: `newcomer-${language}` }),
        href('celestia-astrologer-chat', language),
      );
      expect(html).toContain('id="consent-heading"');
      expect(html).toContain('id="birth-heading"');
      expect(html).toMatch(/<b>Celestia<\/b>(?:<!-- -->)?, [^<]*(yapay zekâ|AI|IA)/);
      expect(html).toContain('interactive-widget=resizes-content');
      expect(shown(html)).not.toContain('{{');
    },
  );

  it('streams its starters, made of the person’s chart, and the wheel', async () => {
    const html = await read(await agreed('starter'));
    expect(html).toContain('Looking at your sky…');
    expect(html).toMatch(/<button[^>]*value="What is \w+ doing in my chart right now\?"[^>]*name="text"/);
    expect(html).toContain('class="wheel__sky"');
    expect(html).not.toContain('id="consent-heading"');
  });

  it('answers without a script: a whole page, which leads to the message', async () => {
    const headers = await agreed('scriptless');
    const response = await say('What does my chart say about love?', headers);
    expect(response.status).toBe(303);
    const next = response.headers.get('Location') ?? '';
    expect(next).toMatch(/^\/en\/celestia-astrologer-chat\?c=[\w-]+#m-[\w-]+$/);
    const html = shown(await read(headers, next.split('#')[0]));
    expect(html).toContain('What does my chart say about love?');
    expect(html).toMatch(/<a class="chip" href="#wheel-venus"/);
    expect(html).not.toContain('data-part="starters"');
    // The last conversation is the one that the page opens with.
    expect(shown(await read(headers))).toContain('What does my chart say about love?');
  });

  it('has the question of the door that one came by, and nothing that stands in an address', async () => {
    const headers = await agreed('by-a-door');
    const fieldAt = async (query: string) =>
      /<textarea[^>]*name="text"[^>]*>([^<]*)</.exec(
        shown(await read(headers, `${PATH}?c=new&${query}`)),
      )?.[1];
    expect(await fieldAt('about=chart')).toBe('What stands out in my chart?');
    expect(await fieldAt('about=venus')).toBe('What does my Venus say about me?');
    expect(await fieldAt('about=constructor')).toBe('');
    expect(await fieldAt('about=Send+me+money')).toBe('');
  });

  it('takes one’s word for the age where no birth is kept, and goes by the birth where one is', async () => {
    const word = /by agreeing you also tell us that you are/;
    expect(shown(await read(await signIn({ id: 'ageless' })))).toMatch(word);
    const headers = await signIn({ id: 'aged' });
    const birth = new URLSearchParams({ task: 'birth', ...BIRTH });
    await request(href('profile', 'en'), { method: 'POST', headers, body: birth });
    expect(shown(await read(headers))).not.toMatch(word);
  });

  it('takes a message that is sent twice for one', async () => {
    const headers = await agreed('impatient');
    const fields = { task: 'say', message: crypto.randomUUID(), conversation: '', text: 'How is today?' };
    await post(fields, headers);
    await post(fields, headers);
    const html = shown(await read(headers));
    expect(html.match(/class="turn"/g)).toHaveLength(1);
    expect(html.match(/class="chat-list__link"/g)).toHaveLength(1);
  });

  it('keeps what was written where it is not taken, and says why', async () => {
    const headers = await signIn({ id: 'unasked' });
    const response = await say('Hello there', headers);
    expect(response.status).toBe(422);
    const html = shown(await response.text());
    expect(html).toMatch(/<textarea[^>]*>Hello there<\/textarea>/);
    expect(html).toMatch(/role="alert"[^>]*>[^<]+/);
  });

  it('answers somebody in danger though nothing was agreed to', async () => {
    const response = await say('I want to kill myself tonight', await signIn({ id: 'in-danger' }));
    const html = shown(await response.text());
    expect(html).toContain('help-card--whole');
    expect(html).not.toContain('kill myself');
  });

  it('renames, rates and deletes', async () => {
    const headers = await agreed('tidy');
    const next = (await say('How is today?', headers)).headers.get('Location') ?? '';
    const conversation = /c=([\w-]+)/.exec(next)?.[1] ?? '';
    const message = /#m-([\w-]+)/.exec(next)?.[1] ?? '';
    await post({ task: 'rename', conversation, title: 'A good day' }, headers);
    await post({ task: 'feedback', conversation, message, feedback: 'up' }, headers);
    const html = shown(await read(headers));
    expect(html).toContain('A good day');
    expect(html).toMatch(/aria-pressed="true"[^>]*>This helped/);
    expect((await post({ task: 'remove', conversation }, headers)).headers.get('Location')).toBe(PATH);
    expect(shown(await read(headers))).not.toContain('A good day');
  });

  describe('its settings', () => {
    const chosenIn = (html: string, name: string) => {
      const [, options = ''] = new RegExp(`<select[^>]*name="${name}"[^>]*>(.*?)</select>`).exec(html) ?? [];
      return /<option value="([^"]*)" selected="">([^<]*)/.exec(options)?.slice(1) ?? [];
    };

    it.each(LANGUAGES)('stand beside the list, and change by a form, in %s', async (language) => {
      const headers = await agreed(`settles-${language}`);
      const path = href('celestia-astrologer-chat', language);
      const before = shown(await read(headers, path));
      expect(before).toContain('id="settings-zone"');
      expect(chosenIn(before, 'country')[0]).toBe('');
      const body = new URLSearchParams({ task: 'settings', zone: 'America/Bogota', country: 'CO' });
      const changed = await request(path, { method: 'POST', headers, body });
      expect([changed.status, changed.headers.get('Location')]).toEqual([303, `${path}#chat-list`]);
      const after = shown(await read(headers, path));
      expect(chosenIn(after, 'zone')).toEqual(['America/Bogota', expect.stringMatching(/^Bogot[aá]$/)]);
      expect(chosenIn(after, 'country')).toEqual([
        'CO',
        new Intl.DisplayNames(LOCALES[language].tag, { type: 'region' }).of('CO'),
      ]);
      expect(after).not.toContain('{{');
    });

    it('tell at the zone why it cannot be changed again, and take the country back', async () => {
      const headers = await agreed('moves');
      const change = (zone: string, country: string) => post({ task: 'settings', zone, country }, headers);
      await change('Europe/Istanbul', 'TR');
      await change('Europe/Madrid', '');
      const html = shown(await read(headers));
      expect(chosenIn(html, 'zone')[0]).toBe('Europe/Madrid');
      expect(chosenIn(html, 'country')[0]).toBe('');
      // Until then it is not to be chosen, and it is said until when.
      expect(html).toMatch(/<select[^>]*id="settings-zone"[^>]*disabled=""/);
      expect(html).toMatch(/id="settings-zone-note"[^>]*>You changed it not long ago/);
      const again = await change('Asia/Tokyo', 'TR');
      expect(again.status).toBe(422);
      const refused = shown(await again.text());
      expect(refused).toMatch(/<details[^>]*class="chat-choices"[^>]*open=""/);
      expect(refused).toMatch(/id="settings-remark"[^>]*>[^<]*The time zone can be changed once a day/);
      expect(refused).not.toMatch(/class="write__problem">[^<]/);
      // Nothing of a change that is refused is done.
      expect(chosenIn(shown(await read(headers)), 'country')[0]).toBe('');
    });

    it('refuse a zone and a country that are none', async () => {
      const headers = await agreed('invents');
      expect((await post({ task: 'settings', zone: 'Mars/Olympus', country: '' }, headers)).status).toBe(422);
      expect((await post({ task: 'settings', zone: 'UTC', country: 'Mars' }, headers)).status).toBe(422);
    });

    it('offer the visitor’s own zone, and one that was settled elsewhere', async () => {
      const headers = await agreed('far-away');
      await post({ task: 'settings', zone: 'Pacific/Chatham', country: '' }, headers);
      const html = shown(await read(headers, href('celestia-astrologer-chat', 'tr')));
      expect(html).toContain('<option value="Pacific/Chatham" selected="">');
      expect(html).toContain('<option value="Europe/Istanbul">İstanbul</option>');
    });
  });

  it('deletes all conversations at once, and says first what goes', async () => {
    const headers = await agreed('clean');
    expect(shown(await read(headers))).not.toContain('value="removeAll"');
    await say('How is today?', headers);
    await say('And what of love?', headers);
    const html = shown(await read(headers));
    expect(html.match(/class="chat-list__link"/g)).toHaveLength(2);
    expect(html).toMatch(/<summary[^>]*>Delete all conversations<\/summary>/);
    expect(html).toContain('nobody can bring them back');
    const done = await post({ task: 'removeAll' }, headers);
    expect([done.status, done.headers.get('Location')]).toEqual([303, PATH]);
    const left = shown(await read(headers));
    expect(left).not.toContain('class="chat-list__link"');
    expect(left).not.toContain('How is today?');
  });

  it('leads away from a conversation that is somebody else’s', async () => {
    const next = (await say('How is today?', await agreed('owner'))).headers.get('Location') ?? '';
    const other = await request(next.split('#')[0] ?? '', { headers: await agreed('stranger') });
    expect(other.status).toBe(303);
    expect(other.headers.get('Location')).toBe(PATH);
  });
});

describe('whose profile cannot be had', () => {
  it('is led to login by 303 where there is none any more, and the session ends: no loop', async () => {
    const headers = await signIn({ id: 'gone' });
    await env.ACCOUNTS.prepare('DELETE FROM user WHERE email = ?').bind('gone@example.com').run();
    const response = await request(PATH, { headers });
    expect(response.status).toBe(303);
    const login = response.headers.get('Location') ?? '';
    expect(login).toBe(`${href('login', 'en')}?redirect=${encodeURIComponent(PATH)}`);
    expect(cookiesOf(response).get(SESSION_COOKIE)).toBe('');
    expect((await request(login)).status).toBe(200);
  });

  it('is told to come back, and stays signed in, where it cannot be read', async () => {
    const headers = await signIn({ id: 'unread' });
    vi.spyOn(env.ACCOUNTS, 'prepare').mockImplementation(() => {
      throw new Error('the database is down');
    });
    const response = await request(PATH, { headers });
    expect(response.status).toBe(503);
    expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(cookiesOf(response).has(SESSION_COOKIE)).toBe(false);
  });
});
