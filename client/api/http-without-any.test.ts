import { expect, test, vi } from 'vitest';

/** Safari 16.4 and Firefox 115 know no `AbortSignal.any`. It goes before the client and what it stands on are loaded. */
async function clientWithoutAny(fetch: typeof globalThis.fetch) {
  vi.resetModules();
  Reflect.deleteProperty(AbortSignal, 'any');
  const { createHttp } = await import('./http.ts');
  return createHttp({
    login: () => ({ isLoggedIn: false, userId: null }),
    onUnauthorized: () => {},
    onProfileUnauthorized: () => {},
    origin: () => 'https://site.test',
    fetch,
  });
}

test('a browser that has no AbortSignal.any sends a call and gets its answer', async () => {
  const http = await clientWithoutAny(async () => Response.json({ is: 'there' }));
  const response = await http.send('/api/a', { signal: new AbortController().signal });
  expect(await response.json()).toEqual({ is: 'there' });
});

test('a browser that has no AbortSignal.any lets the caller stop a call, with its own reason', async () => {
  const caller = new AbortController();
  const http = await clientWithoutAny((input) => {
    const { signal } = new Request(input);
    caller.abort('gone');
    return new Promise((_answer, stop) => {
      if (signal.aborted) stop(signal.reason);
      signal.addEventListener('abort', () => stop(signal.reason));
    });
  });
  await expect(http.send('/api/a', { signal: caller.signal })).rejects.toBe('gone');
  await expect(http.send('/api/a', { signal: caller.signal })).rejects.toBe('gone');
});
