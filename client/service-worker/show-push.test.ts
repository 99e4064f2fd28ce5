import { describe, expect, it, vi } from 'vitest';
import { handlePush, handleTouch, readPushed } from './show-push.ts';

const TEXTS = {
  title: 'Full Moon in Gemini',
  body: 'What has been growing comes to light.',
  path: '/en/astrological-summary',
  tag: 'celestia-2026-11-24',
  lang: 'en',
};
const message = (value: unknown) => ({ json: () => value });

/** What is shown of a pushed message. */
async function push(value: unknown): Promise<unknown[]> {
  const shown: unknown[] = [];
  const waits: Promise<unknown>[] = [];
  const event = { data: message(value), waitUntil: (work: Promise<unknown>) => waits.push(work) };
  handlePush(event as unknown as Parameters<typeof handlePush>[0], {
    showNotification: async (title, options) => void shown.push({ title, ...options }),
  });
  await Promise.all(waits);
  return shown;
}

/** Where a touch leads, with these windows open. */
async function touch(data: unknown, open: readonly string[] = []): Promise<string[]> {
  const gone: string[] = [];
  const waits: Promise<unknown>[] = [];
  const event = {
    notification: { data, close: vi.fn() },
    waitUntil: (work: Promise<unknown>) => waits.push(work),
  };
  const clients = {
    matchAll: async () => open.map((url) => ({ url, focus: async () => gone.push(`focus ${url}`) })),
    openWindow: async (url: string) => gone.push(`open ${url}`),
  };
  handleTouch(
    event as unknown as Parameters<typeof handleTouch>[0],
    clients as unknown as Parameters<typeof handleTouch>[1],
    'https://celestia.test',
  );
  await Promise.all(waits);
  expect(event.notification.close).toHaveBeenCalledOnce();
  return gone;
}

describe('a pushed message', () => {
  it('is shown in its words, a second one of a day in the place of the first', async () => {
    const shown = await push({ from: '1', priority: 'normal', fcmMessageId: 'm', data: TEXTS });
    expect(shown).toEqual([
      {
        title: TEXTS.title,
        body: TEXTS.body,
        tag: TEXTS.tag,
        lang: 'en',
        icon: '/icon-192.png',
        data: { path: TEXTS.path },
      },
    ]);
  });

  it.each([null, {}, { data: null }, { data: { ...TEXTS, path: 7 } }, 'text'])(
    'that is none of ours shows nothing: %j',
    async (value) => {
      expect(await push(value)).toEqual([]);
    },
  );

  it('that is no JSON shows nothing', () => {
    const broken = {
      json: () => {
        throw new SyntaxError('no JSON');
      },
    };
    expect(readPushed(broken)).toBeNull();
    expect(readPushed(null)).toBeNull();
  });
});

describe('a touch on a notification', () => {
  it('leads to its page, in the window that shows it already or in a new one', async () => {
    const url = `https://celestia.test${TEXTS.path}`;
    expect(await touch({ path: TEXTS.path })).toEqual([`open ${url}`]);
    expect(await touch({ path: TEXTS.path }, ['https://celestia.test/en', url])).toEqual([`focus ${url}`]);
  });

  it.each([{ path: 'https://evil.test/' }, { path: '//evil.test/' }, { path: 'javascript:alert(1)' }, null])(
    'never leads to another site: %j',
    async (data) => {
      expect(await touch(data)).toEqual(['open https://celestia.test/']);
    },
  );
});
