import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { watchedSource } from './build-watch.ts';

it('the prints and known figures are those of the tables as they stand', async () => {
  const standing = readFileSync(new URL('../../features/watch/watched.table.ts', import.meta.url), 'utf8');
  expect(standing).toBe(await watchedSource());
});
