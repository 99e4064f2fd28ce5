import { describe, expect, it } from 'vitest';
import { createPageStore, freshness, lifetimeOf, stampNonce } from './page-store.ts';

const AGE = { madeAtMs: 1_000_000, freshSeconds: 60, staleSeconds: 600 };
const PIECES = ['<style nonce="', '">şık</style><script nonce="', '"></script>'];

/** A cache of responses like a data centre's. */
function createCache() {
  const entries = new Map<string, Response>();
  return {
    entries,
    match: async (url: string) => entries.get(url)?.clone(),
    put: async (url: string, response: Response) => void entries.set(url, response),
  };
}

function htmlOf(parts: readonly Uint8Array[], nonce: string): string {
  return new TextDecoder().decode(stampNonce(parts, nonce));
}

describe('stored pages', () => {
  it('come back from memory with the nonce of each serving', async () => {
    const pages = createPageStore(() => undefined, 'build');
    await pages.put('tr home', PIECES, AGE);
    const kept = await pages.get('tr home');
    expect(htmlOf(kept?.parts() ?? [], 'one')).toBe(PIECES.join('one'));
    expect(htmlOf(kept?.parts() ?? [], 'another')).toBe(PIECES.join('another'));
  });

  it('come back from the data centre to an isolate that has never seen them', async () => {
    const cache = createCache();
    await createPageStore(() => cache, 'build').put('tr home', PIECES, AGE);
    const kept = await createPageStore(() => cache, 'build').get('tr home');
    expect(htmlOf(kept?.parts() ?? [], 'n')).toBe(PIECES.join('n'));
    expect(kept).toMatchObject(AGE);
  });

  it('expire when what they say ceases to be so, however fresh', async () => {
    const age = { ...AGE, holdsUntilMs: AGE.madeAtMs + 30_000 };
    const cache = createCache();
    await createPageStore(() => cache, 'build').put('eclipse', PIECES, age);
    const kept = await createPageStore(() => cache, 'build').get('eclipse');
    if (!kept) throw new Error('not kept');
    expect(freshness(kept, age.holdsUntilMs - 1)).toBe('fresh');
    expect(freshness(kept, age.holdsUntilMs)).toBe('expired');
    expect(lifetimeOf(age, age.holdsUntilMs - 10_500)).toEqual({ freshSeconds: 10, staleSeconds: 0 });
    expect(lifetimeOf({ ...age, freshSeconds: 5 }, age.madeAtMs)).toEqual({
      freshSeconds: 5,
      staleSeconds: 25,
    });
    expect(lifetimeOf(AGE, age.holdsUntilMs)).toEqual({ freshSeconds: 60, staleSeconds: 600 });
  });

  it('of another build are not served', async () => {
    const cache = createCache();
    await createPageStore(() => cache, 'old').put('tr home', PIECES, AGE);
    expect(await createPageStore(() => cache, 'new').get('tr home')).toBeUndefined();
  });

  it('make room for the most recent', async () => {
    const pages = createPageStore(() => undefined, 'build');
    for (let index = 0; index < 100; index++) await pages.put(`page ${index}`, PIECES, AGE);
    expect(await pages.get('page 0')).toBeUndefined();
    expect(htmlOf((await pages.get('page 99'))?.parts() ?? [], 'n')).toBe(PIECES.join('n'));
  });

  it.each([
    // Another machine's clock may be a little ahead; one that is far ahead made a page of another day.
    [939_999, 'expired'],
    [940_000, 'fresh'],
    [1_000_000, 'fresh'],
    [1_059_999, 'fresh'],
    [1_060_000, 'stale'],
    [1_659_999, 'stale'],
    [1_660_000, 'expired'],
  ] as const)('at %i are %s', (nowMs, expected) => {
    expect(freshness({ ...AGE, parts: () => [] }, nowMs)).toBe(expected);
  });
});
