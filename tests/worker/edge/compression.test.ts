import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { serveKeys } from '../sign-in.ts';
import { putCase } from './put-case.ts';
import { ROUTE_CASES } from './route-table.ts';

beforeEach(() => {
  serveKeys();
});
afterEach(() => {
  vi.restoreAllMocks();
});

const ON = { COMPRESS: '1' };

async function encodingOf(
  asked: (typeof ROUTE_CASES)[number]['asked'],
  accepted: Record<string, string>,
  settings = ON,
): Promise<(string | null)[]> {
  const { response } = await putCase(asked, { headers: accepted }, settings);
  const { headers } = response;
  await response.body?.cancel();
  return [headers.get('Content-Encoding'), headers.get('Vary')];
}

/** Everything that the worker writes is text. */
const WRITTEN = ROUTE_CASES.filter(({ asked }) => asked.headers['content-type']);

describe.each(WRITTEN)('$title', ({ asked }) => {
  it('is compressed where it is asked for, as best as its visitor can', async () => {
    const vary = [asked.headers.vary, 'Accept-Encoding'].filter(Boolean).join(', ');
    expect(await encodingOf(asked, { 'Accept-Encoding': 'gzip, br' })).toEqual(['br', vary]);
  });
});

describe('compression', () => {
  const [natal] = WRITTEN.filter(({ asked }) => asked.path === '/en/natal-chart');
  const asked = natal?.asked ?? { method: 'GET', path: '', status: 0, limit: null, headers: {} };

  it.each([
    ['gzip', 'gzip'],
    ['GZIP;q=0.5', 'gzip'],
    ['gzip, br;q=0', 'gzip'],
    ['identity', null],
    ['zstd', null],
    ['', null],
  ])('of who accepts %j is %j, and varies by that', async (accepted, encoding) => {
    expect(await encodingOf(asked, { 'Accept-Encoding': accepted })).toEqual([encoding, 'Accept-Encoding']);
  });

  it('is left to the edge where nothing is set', async () => {
    for (const COMPRESS of ['', '0'])
      expect(await encodingOf(asked, { 'Accept-Encoding': 'br' }, { COMPRESS })).toEqual([null, null]);
  });

  it('is not done of a redirect, which has nothing to compress', async () => {
    const faq = ROUTE_CASES.find(({ row }) => row.route === '/faq');
    expect(faq && (await encodingOf(faq.asked, { 'Accept-Encoding': 'br' }))).toEqual([null, null]);
  });
});
