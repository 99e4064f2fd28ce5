import { Hono } from 'hono';
import { beforeEach, expect, it, vi } from 'vitest';
import { AppError } from '../../../contract/app-error.ts';
import type { ErrorCode } from '../../../contract/error-codes.ts';
import { common } from '../../../locales/en/common.ts';
import { href } from '../../../routes/href.ts';
import type { AppEnv } from '../../env.ts';
import { failureScreen, notFoundScreen } from './screens.tsx';

// As on the day when the chat stands: until then nothing leads to it.
vi.mock('../../../routes/page-registry.ts', () => ({ isBuilt: () => true }));
const findPerson = vi.hoisted(() => vi.fn());
vi.mock('../visitor/find-person.ts', () => ({ findPerson }));

const CHAT = `href="${href('celestia-astrologer-chat', 'en')}"`;

/** The 404 of a visitor, whom a page may have let in before it found nothing to show. */
async function screenOf(isLetIn = false): Promise<string> {
  const app = new Hono<AppEnv>();
  app.get('*', async (c) => {
    c.set('url', new URL(c.req.url));
    c.set('nonce', 'nonce');
    c.set('person', isLetIn ? await findPerson(c) : null);
    return notFoundScreen(c, 'en', 'unmatched');
  });
  const response = await app.request('/en/nowhere', {}, { APP_DOWNLOAD_URL: '', SITE_ORIGIN: '' });
  expect(response.status).toBe(404);
  return response.text();
}

beforeEach(() => {
  findPerson.mockReset();
});

it('a 404 leads whoever is signed in to the chat, and nobody else', async () => {
  findPerson.mockResolvedValue({ user: { id: 'ada' } });
  expect(await screenOf()).toContain(CHAT);
  findPerson.mockResolvedValue(null);
  expect(await screenOf()).not.toContain(CHAT);
});

it('a 404 of a page that has let somebody in asks for nobody again', async () => {
  findPerson.mockResolvedValueOnce({ user: { id: 'ada' } }).mockResolvedValue(null);
  expect(await screenOf(true)).toContain(CHAT);
  expect(findPerson).toHaveBeenCalledOnce();
});

it('a 404 stands while the accounts are down, and leads nobody to the chat', async () => {
  findPerson.mockRejectedValue(new AppError('accounts_unavailable'));
  expect(await screenOf()).not.toContain(CHAT);
});

/** The screen of a failure at an address. */
async function failureOf(code: ErrorCode): Promise<string> {
  const app = new Hono<AppEnv>();
  app.get('*', (c) => {
    c.set('url', new URL(c.req.url));
    c.set('nonce', 'nonce');
    c.set('language', 'en');
    return failureScreen(c, new AppError(code));
  });
  const response = await app.request('/en/natal-chart', {}, { APP_DOWNLOAD_URL: '', SITE_ORIGIN: '' });
  return response.text();
}

const RETRY = `href="/en/natal-chart">${common.failure.retry}`;

it.each(['too_many_requests', 'broken_body', 'body_too_large', 'internal'] as const)(
  'who is told %s can try again from where it is said',
  async (code) => {
    expect(await failureOf(code)).toContain(RETRY);
  },
);

it('what an address does not take is not offered again', async () => {
  expect(await failureOf('method_not_allowed')).not.toContain(RETRY);
});

it('whoever is too fast is asked for a moment, not told that it does not work', async () => {
  const screen = await failureOf('too_many_requests');
  expect(screen).toContain(`<h1>${common.slowed.title}</h1>`);
  expect(screen).not.toContain(common.refused.title);
});
