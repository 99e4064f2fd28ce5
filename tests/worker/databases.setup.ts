import { applyD1Migrations } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterAll, vi } from 'vitest';
import type { PlaceRows } from '../../scripts/places/place-rows.ts';
import { writePlaces } from '../../scripts/places/write-places.ts';
import type { PlacesDatabase } from '../../worker/places/database.ts';

/** What vitest.config.ts gives to the tests beside the worker's own bindings. */
interface TestBindings {
  PLACES: PlacesDatabase & Parameters<typeof applyD1Migrations>[0];
  ACCOUNTS: Parameters<typeof applyD1Migrations>[0];
  TEST_MIGRATIONS: Parameters<typeof applyD1Migrations>[1];
  ACCOUNT_MIGRATIONS: Parameters<typeof applyD1Migrations>[1];
  TEST_PLACE_ROWS: string;
}

const { PLACES, ACCOUNTS, TEST_MIGRATIONS, ACCOUNT_MIGRATIONS, TEST_PLACE_ROWS } =
  env as unknown as TestBindings;

await applyD1Migrations(PLACES, TEST_MIGRATIONS);
await applyD1Migrations(ACCOUNTS, ACCOUNT_MIGRATIONS);
/** The next file finds the same worker: what one has left broken or at another hour is mended, whatever became of its tests. */
afterAll(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

const filled = await PLACES.prepare('SELECT count(*) AS count FROM place').first<{ count: number }>();
if (filled?.count === 0) await writePlaces(PLACES, JSON.parse(TEST_PLACE_ROWS) as PlaceRows, () => {});
