import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { STORED_NAMES } from '../../client/components/papers/kept-table.tsx';
import { IMPERSONAL_TABLES, PERSONAL_OBJECTS, PERSONAL_TABLES } from './personal-data.ts';

const CLAIMS = readFileSync('docs/privacy.md', 'utf8');
const ROWS = CLAIMS.split('\n').filter((line) => line.startsWith('|'));

function filesBelow(folder: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true, recursive: true });
  const files = entries.filter((entry) => entry.isFile() && /\.(?:tsx?|js)$/.test(entry.name));
  return files
    .filter(({ name }) => !/\.test\./.test(name))
    .map(({ parentPath, name }) => join(parentPath, name));
}

/** Every key that the client writes into a browser's storage, as its sources name it. */
function storageKeys(): string[] {
  const sources = filesBelow('client').map((file) => readFileSync(file, 'utf8'));
  const named = sources.flatMap((source) => [
    ...source.matchAll(/'(celestia\.(?:[\w-]+\.\d|auth-[\w-]+|reloadedAt))'/g),
  ]);
  return [...new Set(named.map(([, key = '']) => key))];
}

describe('the table of what the privacy page says', () => {
  it.each([...PERSONAL_TABLES.map(({ table }) => table), ...Object.keys(IMPERSONAL_TABLES)])(
    'has a row for the table %s',
    (table) => {
      expect(ROWS.filter((row) => row.includes(`D1 \`${table}\``))).toHaveLength(1);
    },
  );

  it.each(PERSONAL_OBJECTS.map(({ binding }) => binding))('has a row for the object %s', (binding) => {
    expect(ROWS.filter((row) => row.includes(`Durable Object \`${binding}\``))).toHaveLength(1);
  });

  it('has a row for every key of the browser’s storage, and so has the page', () => {
    const keys = storageKeys();
    const shown: readonly string[] = Object.values(STORED_NAMES).flat();
    expect(keys.length).toBeGreaterThan(8);
    for (const key of keys) {
      expect(
        ROWS.some((row) => row.includes(`\`${key}\``)),
        key,
      ).toBe(true);
      expect(shown, key).toContain(key);
    }
  });

  it('has a row for every name that the page shows', () => {
    for (const name of Object.values(STORED_NAMES).flat())
      expect(
        ROWS.some((row) => row.includes(`\`${name}\``)),
        name,
      ).toBe(true);
  });

  it('names files that there are', () => {
    const files = ROWS.flatMap((row) => [...row.matchAll(/`((?:worker|client)\/[\w./-]+)`/g)]);
    expect(files.length).toBeGreaterThan(20);
    for (const [, file = ''] of files) {
      const found = file.endsWith('/') ? readdirSync(file).length > 0 : readFileSync(file).length > 0;
      expect(found, file).toBe(true);
    }
  });
});
