import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Miniflare } from 'miniflare';

/** A backup as docs/operate.md says it is made, of a site on one's own machine. */

/** Where the state lies that wrangler finds from a folder with its settings. */
export function stateIn(home: string): string {
  return join(home, '.wrangler/state/v3');
}

function d1(home: string, ...args: string[]): void {
  cpSync('wrangler.toml', join(home, 'wrangler.toml'));
  const { status, stdout, stderr } = spawnSync('wrangler', ['d1', ...args, '--local'], {
    cwd: home,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr || stdout);
}

/** The site must be stopped: two processes cannot have the database open. */
export function exportAccounts(home: string, file: string): void {
  d1(home, 'export', 'ACCOUNTS', '--output', file);
}

/** Into a database in which nothing stands. */
export function importAccounts(home: string, file: string): void {
  d1(home, 'execute', 'ACCOUNTS', '--yes', '--file', file);
}

/** Everything in the bucket as files, as `rclone copy` lays it down. */
export async function copyBucket(miniflare: Miniflare, folder: string): Promise<number> {
  const bucket = await miniflare.getR2Bucket('BOOKS');
  let copied = 0;
  let cursor: string | undefined;
  do {
    const page = await bucket.list({ ...(cursor !== undefined && { cursor }) });
    for (const { key } of page.objects) {
      const object = await bucket.get(key);
      const file = join(folder, key);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, Buffer.from((await object?.arrayBuffer()) ?? new ArrayBuffer(0)));
      copied += 1;
    }
    cursor = page.truncated ? page.cursor : undefined;
  } while (cursor !== undefined);
  return copied;
}

/** Lays files back into the bucket. */
export async function fillBucket(miniflare: Miniflare, folder: string): Promise<number> {
  const bucket = await miniflare.getR2Bucket('BOOKS');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  for (const { parentPath, name } of files) {
    const file = join(parentPath, name);
    await bucket.put(relative(folder, file), readFileSync(file));
  }
  return files.length;
}

const OBJECTS = 'do';

/** Conversations, in the place of the platform's own copies of the last thirty days. */
export function copyObjects(stateDir: string, folder: string): void {
  cpSync(join(stateDir, OBJECTS), join(folder, OBJECTS), { recursive: true });
}

export function bringObjectsBack(folder: string, stateDir: string): void {
  cpSync(join(folder, OBJECTS), join(stateDir, OBJECTS), { recursive: true });
}
