import { describe, expect, it } from 'vitest';
import { MAX_BODY_BYTES } from '../../../contract/limits.ts';
import { ORIGIN } from '../request.ts';
import { ask, type Settings } from './counting-worker.ts';
import { UNSAFE_METHODS } from './route-case.ts';
import { STANDING_ROWS } from './route-table.ts';

const REFUSED = 403;
const TOO_LARGE = 413;

const EVIL = { Origin: 'https://evil.test' };
const CROSS_SITE = { 'Sec-Fetch-Site': 'cross-site' };

interface Write {
  path: string;
  method: string;
}

async function statusOf(
  { path, method }: Write,
  headers: Record<string, string>,
  { bytes = 2, ...settings }: Settings & { bytes?: number } = {},
): Promise<number> {
  const init = {
    method,
    headers: { 'Content-Type': 'application/json', ...headers },
    body: ' '.repeat(bytes),
  };
  const { response, spent } = await ask(path, init, settings);
  if (response.status === REFUSED || response.status === TOO_LARGE) expect(spent).toEqual([]);
  return response.status;
}

it('a body may have 64 KiB', () => {
  expect(MAX_BODY_BYTES).toBe(65_536);
});

// Every unsafe method, whether the route takes it or not: what refuses a write stands before what answers it.
describe.each(STANDING_ROWS)('$route', ({ path, origin }) => {
  it.each(UNSAFE_METHODS)('takes no body by %s that is longer', async (method) => {
    expect(await statusOf({ path, method }, {}, { bytes: MAX_BODY_BYTES + 1 })).toBe(TOO_LARGE);
  });

  it.each(UNSAFE_METHODS)('is written by %s from the origins that its row names', async (method) => {
    const isForeign = origin === 'own';
    expect((await statusOf({ path, method }, EVIL)) === REFUSED).toBe(isForeign);
    expect((await statusOf({ path, method }, CROSS_SITE)) === REFUSED).toBe(isForeign);
  });
});

describe.each(['/en/natal-chart', '/api/account/logout'])('a write to %s', (path) => {
  const write = { path, method: 'POST' };

  it('may be as long as a body may be', async () => {
    expect(await statusOf(write, {}, { bytes: MAX_BODY_BYTES })).not.toBe(TOO_LARGE);
  });

  it.each([
    { Origin: ORIGIN, 'Sec-Fetch-Site': 'same-origin' },
    { Origin: ORIGIN },
    { 'Sec-Fetch-Site': 'none' },
    {},
  ])('is taken from the site itself, and from who is no browser: %j', async (headers) => {
    expect(await statusOf(write, headers)).not.toBe(REFUSED);
  });

  it.each([
    { Origin: 'null' },
    { Origin: 'http://celestia.test' },
    { Origin: `${ORIGIN}.evil.test` },
    { 'Sec-Fetch-Site': 'same-site' },
    { Origin: ORIGIN, 'Sec-Fetch-Site': 'cross-site' },
  ])('is refused from elsewhere: %j', async (headers) => {
    expect(await statusOf(write, headers)).toBe(REFUSED);
  });

  it('is taken from the origin that is configured, and from no other beside the own', async () => {
    const settings = { SITE_ORIGIN: 'https://www.celestia.test' };
    const configured = { Origin: 'https://www.celestia.test', 'Sec-Fetch-Site': 'same-site' };
    expect(await statusOf(write, configured, settings)).not.toBe(REFUSED);
    expect(await statusOf(write, { Origin: ORIGIN }, settings)).not.toBe(REFUSED);
    expect(await statusOf(write, EVIL, settings)).toBe(REFUSED);
  });
});
