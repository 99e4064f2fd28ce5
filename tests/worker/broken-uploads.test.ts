import { createExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { href } from '../../routes/href.ts';
import type { Bindings } from '../../worker/bindings.ts';
import worker from '../../worker/index.ts';
import { ORIGIN } from './request.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

/** An upload that breaks off after so many bytes. */
function broken(bytes: number): ReadableStream<Uint8Array> {
  let sent = 0;
  return new ReadableStream({
    pull(controller) {
      if (sent >= bytes) return controller.error(new Error('the line is cut'));
      const chunk = new Uint8Array(Math.min(4096, bytes - sent)).fill(0x61);
      sent += chunk.length;
      controller.enqueue(chunk);
    },
  });
}

/** Past the door that requests come in by: it would end a broken body as if it were whole. */
async function upload(
  path: string,
  type: string,
  body: ReadableStream,
  headers: object = {},
): Promise<Response> {
  const init = { method: 'POST', headers: { 'Content-Type': type, ...headers }, body, duplex: 'half' };
  const request = new Request(ORIGIN + path, init as RequestInit);
  return worker.fetch(request, env as unknown as Bindings, createExecutionContext());
}

const FORM = 'application/x-www-form-urlencoded';
const NATAL = href('natal-chart', 'tr');

describe('an upload that breaks off', () => {
  it.each([
    ['/api/account/session', 'application/json', {}],
    ['/api/astrology/natal-chart', 'application/json', {}],
    // Said to be longer than what comes: the body is then read by the handler itself.
    ['/api/account/session', 'application/json', { 'Content-Length': '60000' }],
  ])('at %s as %s %j is told as that, with nothing in the log', async (path, type, headers) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const response = await upload(path, type, broken(10_000), headers);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: { code: 'broken_body' } });
    expect(log).not.toHaveBeenCalled();
  });

  it('of a form has its screen, in the page’s language', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const response = await upload(NATAL, FORM, broken(10_000));
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('Gönderim tamamlanmadan kesildi.');
    expect(log).not.toHaveBeenCalled();
  });

  it('of a form whose length was told is no better', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const response = await upload(NATAL, FORM, broken(10_000), { 'Content-Length': '60000' });
    expect(response.status).toBe(400);
    expect(log).not.toHaveBeenCalled();
  });

  it('beyond the limit has gone too far before it broke', async () => {
    expect((await upload('/api/account/session', 'application/json', broken(70_000))).status).toBe(413);
  });
});
