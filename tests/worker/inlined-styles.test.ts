import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { href } from '../../routes/href.ts';
import { BARE, BIRTH, STATES, UNSURE } from './page-states.ts';
import { postForm, request } from './request.ts';
import { serveKeys, signIn } from './sign-in.ts';

/** Every style sheet of the site, as pages inline them. */
const SHEETS = import.meta.glob<string>('../../{client,routes}/**/*.css', {
  query: '?inline',
  import: 'default',
  eager: true,
});

beforeEach(() => {
  serveKeys();
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** Set by scripts alone, each of which brings the style with it. */
const WAITING = '[aria-busy]';

/** Classes that a sheet has rules for, as the server sends them. */
function classesOf(sheet: string): Set<string> {
  const heads = [...sheet.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/([^{};]+)\{/g)].map(
    ([, head = '']) => head,
  );
  const names = heads
    .filter((head) => !head.includes(WAITING))
    .flatMap((head) => [...head.matchAll(/\.([a-z][\w-]*)/gi)]);
  return new Set(names.map(([, name = '']) => name));
}

const STYLED = new Set(Object.values(SHEETS).flatMap((sheet) => [...classesOf(sheet)]));

/** Classes of a page's markup that have rules, none of which is inlined in it. */
function unstyledClasses(html: string): string[] {
  const inlined = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text]) => text).join('');
  const here = classesOf(inlined);
  const used = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/));
  return [...new Set(used)].filter((name) => STYLED.has(name) && !here.has(name));
}

it('the sheets are whole in tests, as pages inline them', () => {
  const lengths = Object.values(SHEETS).map((sheet) => sheet.length);
  expect(lengths.length).toBeGreaterThan(30);
  expect(Math.min(...lengths)).toBeGreaterThan(50);
});

describe('a page inlines the style of every class that it shows', () => {
  it.each(BARE)('%s', async (path) => {
    const response = await request(path);
    expect(response.headers.get('Content-Type')).toContain('text/html');
    expect(unstyledClasses(await response.text())).toEqual([]);
  });

  it.each(STATES)('$path with $form', async ({ path, form }) => {
    const response = form ? await postForm(path, form) : await request(path);
    const html = await response.text();
    expect(html).toContain('<style');
    expect(unstyledClasses(html)).toEqual([]);
  });

  it('of an account, with a birth and without', async () => {
    const headers = await signIn({ id: 'styled-person' });
    const path = href('profile', 'en');
    const bare = await (await request(path, { headers })).text();
    const body = new URLSearchParams({ task: 'birth', ...BIRTH });
    await request(path, { method: 'POST', headers, body });
    const kept = await (await request(path, { headers })).text();
    const refused = new URLSearchParams({ task: 'birth', ...UNSURE });
    const asked = await (await request(path, { method: 'POST', headers, body: refused })).text();
    const security = await (await request(href('account-security', 'en'), { headers })).text();
    for (const html of [bare, kept, asked, security]) {
      expect(html).toContain('<style');
      expect(unstyledClasses(html)).toEqual([]);
    }
  });
});
