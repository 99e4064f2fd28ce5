import { describe, expect, it } from 'vitest';
import { fetchWordsFile } from '../../worker/words-assets.ts';
import { request } from './request.ts';

const LAID = 'https://assets.invalid/words/fr/natal.json';

/** Assets that hold one file and answer anything else with a status. */
function assets(status: number) {
  return {
    fetch: async (address: string) =>
      address === LAID ? Response.json({ natal: { title: 'Thème' } }) : new Response('', { status }),
  };
}

describe('a file of words', () => {
  it('is read from beside the worker', async () => {
    expect(await fetchWordsFile(assets(404), 'fr/natal')).toEqual({ natal: { title: 'Thème' } });
  });

  it('that is not there is none', async () => {
    expect(await fetchWordsFile(assets(404), 'fr/nothing')).toBeNull();
  });

  it('that cannot be reached is a failure, not a page without words', async () => {
    await expect(fetchWordsFile(assets(500), 'fr/moon')).rejects.toThrow('words fr/moon: 500');
  });
});

describe('the folder of words', () => {
  it.each(['/words/fr/natal.json', '/words/', '/words/en/interpretations/sun.json'])(
    'answers nobody outside: %s',
    async (path) => {
      expect((await request(path)).status).toBe(404);
    },
  );
});
