import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Miniflare } from 'miniflare';
import { migrateAccounts } from './local-accounts.ts';
import {
  bringObjectsBack,
  copyBucket,
  copyObjects,
  exportAccounts,
  fillBucket,
  importAccounts,
  stateIn,
} from './restore/backup.ts';
import { DrilledSite } from './restore/drilled-site.ts';

/**
 * `npm run restore:drill -- 12`: loses a site and brings it back (docs/operate.md). So many people keep charts, orders, books and
 * conversations; the site is backed up; one of them deletes the account; everything is lost; it is brought back from the backup, and
 * what was deleted since is deleted again. Every row, object and message is counted. Wants `npm run build:local` before. Environment:
 * DRILL_PORT (8816). The places are left out, so that the site’s look at itself finds them missing, and says so in its log.
 */

const PEOPLE = Number(process.argv[2] ?? 12);
const PORT = Number(process.env.DRILL_PORT ?? 8816);
/** Who leaves after the backup. */
const LEAVES = 1;
/** What runs of itself, and is not brought back. */
const FLEETING = new Set(['tally', 'watch', 'd1_migrations']);

/** How many there are, by what they are called. */
type Counts = Readonly<Record<string, number>>;

/** Of everything that a site keeps. */
type Whole = Counts & { 'files of books': number; messages: number };

async function countRows(miniflare: Miniflare): Promise<Counts> {
  const db = await miniflare.getD1Database('ACCOUNTS');
  const { results } = await db
    .prepare(
      "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT GLOB 'sqlite_*' AND name NOT GLOB '_cf_*'",
    )
    .all<{ name: string }>();
  const counts: Record<string, number> = {};
  for (const { name } of results.filter((table) => !FLEETING.has(table.name)))
    counts[name] = (await db.prepare(`SELECT count(*) AS n FROM ${name}`).first<number>('n')) ?? 0;
  const made = await db
    .prepare("SELECT count(*) AS n FROM sqlite_master WHERE type IN ('trigger', 'index')")
    .first<number>('n');
  return { ...counts, 'triggers and indexes': made ?? 0 };
}

async function countBooks(miniflare: Miniflare): Promise<number> {
  const { objects } = await (await miniflare.getR2Bucket('BOOKS')).list({ prefix: 'book-of-' });
  return objects.length;
}

async function countAll(miniflare: Miniflare, site: DrilledSite, people: readonly number[]): Promise<Whole> {
  let messages = 0;
  for (const person of people) messages += await site.spoken(person);
  return { ...(await countRows(miniflare)), 'files of books': await countBooks(miniflare), messages };
}

const faults: string[] = [];

function hold(what: string, found: Counts, wanted: Counts): void {
  for (const name of new Set([...Object.keys(found), ...Object.keys(wanted)]))
    if (found[name] !== wanted[name])
      faults.push(`${what}: ${name} is ${found[name] ?? 'missing'}, and was ${wanted[name] ?? 'missing'}`);
}

const home = mkdtempSync(join(tmpdir(), 'celestia-restore-'));
const stateDir = stateIn(home);
const backup = join(home, 'backup');
const sql = join(backup, 'accounts.sql');
const everybody = Array.from({ length: PEOPLE }, (_, person) => person);
const others = everybody.filter((person) => person !== LEAVES);

async function main(): Promise<void> {
  mkdirSync(backup, { recursive: true });
  const site = new DrilledSite(stateDir, PORT);

  let miniflare = await site.start();
  await site.fill(miniflare, PEOPLE);
  const before = await countAll(miniflare, site, everybody);
  await site.stop();
  exportAccounts(home, sql);
  copyObjects(stateDir, backup);

  miniflare = await site.start();
  await site.deleteAccount(LEAVES);
  const gone = await countRows(miniflare);
  // The bucket is copied more often than the database (docs/operate.md): the journal of deletions is in it.
  const copied = await copyBucket(miniflare, join(backup, 'bucket'));
  await site.stop();

  rmSync(stateDir, { recursive: true });

  mkdirSync(stateDir, { recursive: true });
  importAccounts(home, sql);
  bringObjectsBack(backup, stateDir);
  miniflare = await site.start();
  // Those that are newer than the backup: here there are none.
  await migrateAccounts(await miniflare.getD1Database('ACCOUNTS'));
  const laidBack = await fillBucket(miniflare, join(backup, 'bucket'));
  const after = await countAll(miniflare, site, everybody);
  hold('brought back', after, { ...before, 'files of books': before['files of books'] - 2 });

  const accounts = await miniflare.getD1Database('ACCOUNTS');
  await accounts
    .prepare("INSERT INTO removal (object_id, asked_ms, store) VALUES ('replay', 0, 'REPLAY')")
    .run();
  await site.tick();
  const { removal: _asked, closed_account: _hour, ...replayed } = await countRows(miniflare);
  const { removal: _waits, closed_account: _kept, ...deleted } = gone;
  hold('replayed', replayed, deleted);
  let messages = 0;
  for (const person of others) messages += await site.spoken(person);
  hold('the others', { messages }, { messages: before.messages - before.messages / PEOPLE });
  await site.stop();
  const told = Object.keys(before).map((name) => [
    name,
    { before: before[name], 'brought back': after[name], 'deleted again': replayed[name] },
  ]);
  console.table(Object.fromEntries(told));
  console.log(
    `${readdirSync(backup).length} parts of the backup, ${copied} objects copied, ${laidBack} laid back`,
  );
}

try {
  await main();
} finally {
  rmSync(home, { recursive: true, force: true });
}
for (const fault of faults) console.error(fault);
console.log(
  faults.length === 0 ? 'Nothing is missing, and who had left is gone again.' : `${faults.length} faults`,
);
process.exit(faults.length === 0 ? 0 : 1);
