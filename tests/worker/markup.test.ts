import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { href } from '../../routes/href.ts';
import { linesBeside, mainOf, markupShape } from './markup-shape.ts';
import { BARE, BIRTH, SKY_MOMENTS, SKY_PATHS, STATES, UNSURE } from './page-states.ts';
import { postForm, request } from './request.ts';
import { serveKeys, signIn } from './sign-in.ts';

/**
 * The elements of every page with what they say beside their words (addresses, fields, roles, names for those who hear the page),
 * held against how it was when somebody last looked. Whoever changes a page looks at the difference and keeps it: `vitest -u` with
 * this file.
 */

afterAll(() => {
  vi.useRealTimers();
});
beforeEach(() => {
  vi.setSystemTime('2026-11-20T12:00:00Z');
  serveKeys();
});
afterEach(() => {
  vi.restoreAllMocks();
});

async function shapeOf(response: Response | Promise<Response>): Promise<string> {
  return markupShape(mainOf(await (await response).text()));
}

describe('a page', () => {
  it('stands in a frame', async () => {
    const html = await (await request('/en')).text();
    expect(markupShape(html.replace(mainOf(html), ''))).toMatchSnapshot();
  });

  it.each(BARE)('%s', async (path) => {
    expect(await shapeOf(request(path))).toMatchSnapshot();
  });

  it.each(STATES)('$path with $form', async ({ path, form }) => {
    const bare = await shapeOf(request(path.replace(/\?.*/, '')));
    const shape = await shapeOf(form ? postForm(path, form) : request(path));
    expect(linesBeside(shape, bare)).toMatchSnapshot();
  });
});

describe.each(SKY_MOMENTS)('a page of the sky $moment', ({ at }) => {
  it.each(SKY_PATHS)('%s', async (path) => {
    const usual = await shapeOf(request(path));
    vi.setSystemTime(at);
    expect(linesBeside(await shapeOf(request(path)), usual)).toMatchSnapshot();
  });
});

describe('a page of an account', () => {
  it('shows a birth, asks for one, and for what was not to be read', async () => {
    const headers = await signIn({ id: 'shaped-person' });
    const path = href('profile', 'en');
    const posted = (fields: Readonly<Record<string, string>>) =>
      request(path, { method: 'POST', headers, body: new URLSearchParams({ task: 'birth', ...fields }) });
    const bare = await shapeOf(request(path, { headers }));
    expect(bare).toMatchSnapshot('bare');
    await posted(BIRTH);
    expect(linesBeside(await shapeOf(request(path, { headers })), bare)).toMatchSnapshot('kept');
    expect(linesBeside(await shapeOf(posted(UNSURE)), bare)).toMatchSnapshot('asked');
  });

  it.each([
    'account-security',
    'account-consulting',
    'orders',
    'message-packs',
    'delete-user',
    'celestia-astrologer-chat',
    'chat-with-your-lover',
  ] as const)('%s', async (id) => {
    const headers = await signIn({ id: 'shaped-person' });
    expect(await shapeOf(request(href(id, 'en'), { headers }))).toMatchSnapshot();
  });
});
