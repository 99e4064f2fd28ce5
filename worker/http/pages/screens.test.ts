import { Hono } from 'hono';
import { beforeEach, expect, it, vi } from 'vitest';
import { AppError } from '../../../contract/app-error.ts';
import { href } from '../../../routes/href.ts';
import type { AppEnv } from '../../env.ts';
import { notFoundScreen } from './screens.tsx';

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
