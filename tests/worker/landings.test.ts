import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import { loadWords } from '../../locales/index.ts';
import { LANGUAGES } from '../../locales/locales.ts';
import { href } from '../../routes/href.ts';
import { postForm, postJson, request } from './request.ts';
import { idTokenOf, serveKeys } from './sign-in.ts';

const shops = env as unknown as Record<'APP_STORE_URL' | 'PLAY_STORE_URL', string>;
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)';
const ANDROID = 'Mozilla/5.0 (Linux; Android 15; Pixel 9)';

beforeEach(async () => {
  shops.APP_STORE_URL = '';
  shops.PLAY_STORE_URL = '';
  await env.ACCOUNTS.prepare('DELETE FROM visit').run();
});

function mainOf(html: string): string {
  return html.slice(html.indexOf('<main'), html.indexOf('</main>'));
}

async function visits(): Promise<[string, string, number][]> {
  const { results } = await env.ACCOUNTS.prepare(
    'SELECT page, campaign, times FROM visit ORDER BY page, campaign',
  ).all<{ page: string; campaign: string; times: number }>();
  return results.map(({ page, campaign, times }) => [page, campaign, times]);
}

describe.each(LANGUAGES)('the landing of short videos in %s', (language) => {
  const path = href('tik-tok', language);

  it('has one field, and answers it with sign, line, picture and the way to the chart', async () => {
    const asked = mainOf(await (await request(path)).text());
    expect(asked.match(/<input/g)).toHaveLength(1);
    const response = await postForm(path, { date: '1990-06-10' });
    expect(response.status).toBe(200);
    expect(response.headers.get('Cache-Control')).toBe('private, no-store');
    const shown = mainOf(await response.text());
    const { signs } = (await loadWords(language, ['astro'])).section('astro');
    expect(shown).toMatch(new RegExp(`<h1[^>]*>.*${signs.gemini}.*</h1>`));
    expect(/<p class="landing__today">(.*?)<\/p>/.exec(shown)?.[1]?.length).toBeGreaterThan(20);
    const picture = /<img[^>]*src="([^"]*)"/.exec(shown)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const file = await request(picture);
    expect(file.headers.get('Content-Type')).toContain('image/svg+xml');
    expect(shown).toContain(`href="${href('natal-chart', language)}"`);
    expect(shown).not.toContain('1990');
  });

  it.each(['', '1990-02-30', '2090-01-01'])('tells what is wrong with %j beside it', async (date) => {
    const response = await postForm(path, { date });
    expect(response.status).toBe(422);
    const shown = mainOf(await response.text());
    expect(shown).toMatch(/aria-invalid="true"/);
    expect(/id="landing-error"[^>]*>([^<]{10,})</.test(shown)).toBe(true);
    expect(shown).toContain(`value="${date}"`);
  });

  it('shows both signs of a day on which the Sun changed', async () => {
    const shown = mainOf(await (await postForm(path, { date: '1990-06-21' })).text());
    expect(shown.match(/class="landing__today"/g)).toHaveLength(2);
  });

  it('the story of the year has three dates', async () => {
    const story = href('the-universe-has-a-plan-for-you', language);
    const shown = mainOf(await (await postForm(story, { date: '1990-06-10' })).text());
    expect(shown.match(/<time/g)).toHaveLength(3);
    expect(shown).not.toMatch(/\{\{|undefined/);
  });
});

describe('the link of the app', () => {
  const lead = (agent: string, query = '') =>
    request(`/en/onelink-tiktok${query}`, { headers: { 'User-Agent': agent } });

  it('leads everybody to the landing where there is no app, the campaign with them', async () => {
    for (const agent of [IPHONE, ANDROID, 'a computer']) {
      const response = await lead(agent, '?utm_campaign=spring&fbclid=x');
      expect([response.status, response.headers.get('Location')]).toEqual([
        303,
        '/en/tik-tok?utm_campaign=spring',
      ]);
    }
  });

  it('leads a phone to its shop, and shows a computer what there is', async () => {
    shops.APP_STORE_URL = 'https://apps.apple.com/app/id1';
    expect((await lead(IPHONE)).headers.get('Location')).toBe('https://apps.apple.com/app/id1');
    for (const agent of [ANDROID, 'a computer']) {
      const response = await lead(agent);
      expect(response.status).toBe(200);
      const html = await response.text();
      expect(html).toContain('href="https://apps.apple.com/app/id1"');
      expect(html).not.toContain('Google Play');
      expect(html).toContain('href="/en/tik-tok"');
    }
  });

  it('takes a setting that is no address over https for none', async () => {
    shops.APP_STORE_URL = 'javascript:alert(1)';
    expect((await lead(IPHONE)).headers.get('Location')).toBe('/en/tik-tok');
  });
});

describe('the count of landings', () => {
  it('is of openings by day, page and campaign, and of nobody', async () => {
    await request('/en/tik-tok');
    await request('/en/tik-tok?utm_campaign=Spring');
    await request('/tr/tik-tok?utm_source=spring');
    await request('/en/tik-tok?utm_campaign=ada@example.com');
    await request('/en/tik-tok', { method: 'HEAD' });
    await request('/en/tik-tok', { headers: { 'Sec-Purpose': 'prefetch' } });
    await request('/en/natal-chart?utm_campaign=spring');
    await expect.poll(visits).toEqual([
      ['tik-tok', '', 2],
      ['tik-tok', 'spring', 2],
    ]);
  });

  it('is filled by nobody who makes names up', async () => {
    const day = new Date().toISOString().slice(0, 10);
    await env.ACCOUNTS.prepare(
      `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 200)
       INSERT INTO visit SELECT ?, 'tik-tok', 'made-up-' || i, 1 FROM n`,
    )
      .bind(day)
      .run();
    await request('/en/tik-tok?utm_campaign=one-more');
    await request('/en/tik-tok?utm_campaign=made-up-7');
    await expect
      .poll(async () => (await visits()).filter(([, , times]) => times > 1))
      .toEqual([['tik-tok', 'made-up-7', 2]]);
    expect((await visits()).filter(([, campaign]) => !campaign.startsWith('made-up'))).toEqual([
      ['tik-tok', 'others', 1],
    ]);
  });

  it('tells which campaign an account came of, once', async () => {
    serveKeys();
    const idToken = await idTokenOf({ id: 'came-by-a-video' });
    for (const _ of [1, 2]) await postJson('/api/account/session', { idToken, campaign: 'spring' });
    expect(await visits()).toEqual([['signup', 'spring', 1]]);
    expect((await postJson('/api/account/session', { idToken, campaign: 'Ada Lovelace' })).status).toBe(422);
  });
});
