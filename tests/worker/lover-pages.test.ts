import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LANGUAGES } from '../../locales/locales.ts';
import { href } from '../../routes/href.ts';
import { request } from './request.ts';
import { serveKeys, signIn } from './sign-in.ts';

const IDS = ['chat-with-your-lover', 'chat-with-your-lover-lp'] as const;
const PATH = href('chat-with-your-lover', 'en');
const ADULT = { day: '2', month: '8', year: '1991', time: '15:40', place: 'İzmir' };
const FIRST = { name: 'Leo', persona: 'lover', text: 'What do you need from me?' };

beforeEach(() => {
  serveKeys();
});
afterEach(() => {
  vi.restoreAllMocks();
});

function post(fields: Record<string, string>, headers: Record<string, string> = {}, path = PATH) {
  return request(path, { method: 'POST', headers, body: new URLSearchParams(fields) });
}

/** Somebody who keeps a birth. */
async function grownUp(id: string): Promise<Record<string, string>> {
  const headers = await signIn({ id });
  const birth = { task: 'birth', day: '10', month: '6', year: '1990', time: '14:30', place: 'İstanbul' };
  await request(href('profile', 'en'), { method: 'POST', headers, body: new URLSearchParams(birth) });
  return headers;
}

const shown = (html: string) => html.replaceAll(/data-props="[^"]*"/g, '');

describe.each(IDS)('%s', (id) => {
  it.each(LANGUAGES)(
    'shows a sample of two charts and the form to whoever is not signed in, in %s',
    async (language) => {
      const response = await request(href(id, language));
      expect(response.status).toBe(200);
      const html = shown(await response.text());
      expect(html).toContain('id="lover-form"');
      expect(html.match(/class="lover__signs"/g)).toHaveLength(2);
      expect(html).toMatch(/class="said"[^>]*><p><span>/);
      expect(html).not.toContain('{{');
      expect(html).not.toContain('noindex');
    },
  );

  it('stands bare behind a token, says nothing of who is signed in, and lets nobody else in', async () => {
    const path = `/en/${id}/first-token`;
    const headers = await signIn({ id: `framed-${id}`, name: 'Framed Person' });
    const response = await request(path, { headers });
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Security-Policy')).toContain('frame-ancestors https://app.test');
    const html = await response.text();
    expect(html).not.toContain('class="head"');
    expect(html).toContain('target="_top"');
    // Signed in, what is kept would have to be agreed to.
    expect(html).not.toContain('name="agree"');
    expect((await request(`/en/${id}/other-token`)).status).toBe(404);
    const bare = await request(`/${id}/first-token`, { redirect: 'manual' });
    expect([bare.status, bare.headers.get('Location')]).toEqual([301, `/en/${id}/first-token`]);
  });
});

describe('the first message', () => {
  it('asks whoever is not signed in to sign in, and back', async () => {
    const response = await post({ ...FIRST, ...ADULT });
    expect(response.status).toBe(303);
    expect(response.headers.get('Location')).toBe(
      `${href('login', 'en')}?redirect=${encodeURIComponent(PATH)}`,
    );
  });

  it('answers somebody in danger, signed in or not', async () => {
    const html = shown(await (await post({ ...FIRST, text: 'I want to kill myself tonight' })).text());
    expect(html).toContain('help-card--whole');
    expect(html).not.toContain('id="lover-form"');
  });

  it('begins a conversation in which the other’s chart speaks, marked as play', async () => {
    const headers = await grownUp('lover-1');
    const refused = await post({ ...FIRST, ...ADULT }, headers);
    expect(refused.status).toBe(422);
    const begun = await post({ ...FIRST, ...ADULT, agree: '1' }, headers);
    expect(begun.status).toBe(303);
    const next = begun.headers.get('Location') ?? '';
    expect(next).toMatch(/^\/en\/celestia-astrologer-chat\?c=/);
    const html = shown(await (await request(next.split('#')[0] ?? '', { headers })).text());
    expect(html).toContain('What do you need from me?');
    expect(html).toContain('Leo’s chart');
    expect(html).toContain('This is play');
  });

  it('says under each answer whose a placement is, and links none of the other’s to one’s own wheel', async () => {
    const headers = await grownUp('lover-6');
    const begun = await post({ ...FIRST, ...ADULT, text: 'How do you love?', agree: '1' }, headers);
    const next = begun.headers.get('Location') ?? '';
    const html = shown(await (await request(next.split('#')[0] ?? '', { headers })).text());
    const chips = Array.from(html.matchAll(/<(?:a|span) class="chip"[^>]*>/g), ({ index }) =>
      html.slice(index, html.indexOf('</li>', index)),
    );
    const theirs = chips.filter((chip) => /[A-Z][a-z]+ \(Leo\)/.test(chip) && !chip.includes('(you)'));
    expect(theirs.length).toBeGreaterThan(0);
    for (const chip of theirs) expect(chip).not.toContain('#wheel-');
    const between = chips.filter((chip) => chip.includes('(you)'));
    expect(between.length).toBeGreaterThan(0);
    for (const chip of between) {
      const [, body = ''] = /([A-Z][a-z]+) \(you\) – [A-Z][a-z]+ \(Leo\)/.exec(chip) ?? [];
      expect(chip).toContain(`href="#wheel-${body.toLowerCase()}"`);
    }
  });

  it('names what is missing, and keeps what was typed', async () => {
    const headers = await grownUp('lover-2');
    const response = await post({ ...FIRST, ...ADULT, name: ' ', month: '13', agree: '1' }, headers);
    expect(response.status).toBe(422);
    const html = await response.text();
    expect(html).toContain('href="#birth-name">Give them a name');
    expect(html).toContain('id="birth-name-error"');
    expect(html).toContain('id="birth-date-error"');
    expect(html).toContain('What do you need from me?</textarea>');
  });

  it('asks for one’s own birth where none is kept, and begins nothing before', async () => {
    const headers = await signIn({ id: 'lover-4' });
    const form = shown(await (await request(PATH, { headers })).text());
    expect(form).toContain('id="own-heading"');
    expect(form).toContain(`${href('profile', 'en')}?redirect=${encodeURIComponent(PATH)}#birth`);
    const refused = await post({ ...FIRST, ...ADULT, agree: '1' }, headers);
    expect(refused.status).toBe(422);
    const html = shown(await refused.text());
    expect(html).toContain('id="own-heading"');
    expect(html).toContain('What do you need from me?</textarea>');
    expect(shown(await (await request(PATH, { headers: await grownUp('lover-5') })).text())).not.toContain(
      'id="own-heading"',
    );
  });

  it('refuses a chart of somebody under 18', async () => {
    const headers = await grownUp('lover-3');
    const year = String(new Date().getUTCFullYear() - 15);
    const response = await post({ ...FIRST, ...ADULT, year, agree: '1' }, headers);
    expect(response.status).toBe(422);
    expect(await response.text()).toMatch(/role="alert">By the date of birth/);
  });
});
