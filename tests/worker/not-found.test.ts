import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LANGUAGES } from '../../locales/locales.ts';
import { mainMenu, yearOf } from '../../routes/navigation.ts';
import { request } from './request.ts';
import { cookiesOf, serveKeys, signIn } from './sign-in.ts';

const { ACCOUNTS } = env as unknown as { ACCOUNTS: { prepare(query: string): unknown } };

async function nowhere(headers: Record<string, string> = {}, language = 'en'): Promise<Response> {
  const response = await request(`/${language}/nowhere`, { headers });
  expect(response.status).toBe(404);
  expect(response.headers.get('Cache-Control')).toBe('private, no-store');
  return response;
}

beforeEach(() => {
  serveKeys();
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('the 404 screen', () => {
  it('asks who is signed in of a session, and no database without one', async () => {
    const headers = await signIn({ id: 'lost' });
    const asked = vi.spyOn(ACCOUNTS, 'prepare');
    await nowhere();
    expect(asked).not.toHaveBeenCalled();
    await nowhere(headers);
    expect(asked).toHaveBeenCalled();
  });

  it('stands while the database is down, and signs nobody out', async () => {
    const headers = await signIn({ id: 'lost' });
    const down = vi.spyOn(ACCOUNTS, 'prepare').mockImplementation(() => {
      throw new Error('the database is down');
    });
    const response = await nowhere(headers);
    expect(down).toHaveBeenCalled();
    expect([...cookiesOf(response).keys()]).not.toContain('authToken');
  });
});

describe('the error layout', () => {
  it.each(LANGUAGES)(
    'has brand, language switch, ways on and stars, and no more, in %s',
    async (language) => {
      const html = await (await nowhere({}, language)).text();
      expect(html).toContain(`class="head__brand" href="/${language}"`);
      for (const other of LANGUAGES)
        expect(html).toMatch(new RegExp(`<a href="/${other}"[^>]*hrefLang`, 'i'));
      for (const { path } of mainMenu(language, yearOf(Date.now()))) expect(html).toContain(`href="${path}"`);
      expect(html).toContain('class="stars"');
      expect(html).not.toMatch(/id="menu"|class="foot"|data-account/);
    },
  );

  it('stands around a failure as well', async () => {
    const response = await request('/en/aboutus', { method: 'DELETE' });
    expect(response.status).toBe(405);
    const html = await response.text();
    expect(html).toContain('class="stars"');
    expect(html).not.toMatch(/id="menu"|class="foot"/);
  });
});
