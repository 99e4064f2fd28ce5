import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import type { AppEnv } from '../../env.ts';
import { compress } from './compress.ts';

const TEXT = 'the moon '.repeat(40);

async function headersOf(
  answered: Record<string, string>,
  asked: Record<string, string> = { 'Accept-Encoding': 'gzip' },
  cf?: object,
): Promise<Record<string, string | null>> {
  const app = new Hono<AppEnv>();
  app.use(compress());
  app.get('/', () => new Response(TEXT, { headers: answered }));
  const request = Object.assign(new Request('https://celestia.test/', { headers: asked }), { cf });
  const { headers } = await app.request(request, undefined, { COMPRESS: '1' });
  return {
    encoding: headers.get('Content-Encoding'),
    vary: headers.get('Vary'),
    length: headers.get('Content-Length'),
  };
}

describe('an answer behind no edge', () => {
  const HTML = { 'Content-Type': 'text/html', 'Content-Length': String(TEXT.length) };

  it('loses the length that it had before it was compressed', async () => {
    expect(await headersOf(HTML)).toEqual({ encoding: 'gzip', vary: 'Accept-Encoding', length: null });
    expect((await headersOf(HTML, {})).length).toBe(String(TEXT.length));
  });

  it('is encoded as its visitor can read, whatever the edge has made of their header', async () => {
    const asked = { 'Accept-Encoding': 'br, gzip' };
    expect((await headersOf(HTML, asked, { clientAcceptEncoding: 'gzip' })).encoding).toBe('gzip');
    expect((await headersOf(HTML, asked, { clientAcceptEncoding: '' })).encoding).toBeNull();
    expect((await headersOf(HTML, asked, {})).encoding).toBe('br');
  });

  it('that is encoded already, or is a picture or a paper, is sent as it is', async () => {
    expect(await headersOf({ ...HTML, 'Content-Encoding': 'br' })).toMatchObject({
      encoding: 'br',
      vary: null,
    });
    for (const type of ['image/png', 'application/pdf', ''])
      expect(await headersOf({ ...HTML, 'Content-Type': type }), type).toMatchObject({
        encoding: null,
        vary: null,
      });
  });
});
