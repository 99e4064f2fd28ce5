import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LAST_REQUEST_MS, workOffRemovals } from '../../worker/removals/work-off-removals.ts';
import { postJson } from './request.ts';
import { idTokenOf, serveKeys, signIn } from './sign-in.ts';

let told: unknown[] = [];

beforeEach(() => {
  serveKeys();
  told = [];
  vi.spyOn(console, 'error').mockImplementation((line: string) => {
    told.push(JSON.parse(line));
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

const people = async () => {
  const { results } = await env.ACCOUNTS.prepare('SELECT id FROM user').all<{ id: string }>();
  return results.map(({ id }) => id);
};
interface Entry {
  key: string;
  uploaded: Date;
}

const journal = async (): Promise<Entry[]> => (await env.BOOKS.list({ prefix: 'deleted/' })).objects;
const askReplay = () =>
  env.ACCOUNTS.prepare(
    "INSERT INTO removal (object_id, asked_ms, store) VALUES ('replay', 0, 'REPLAY')",
  ).run();
const isAsked = async () =>
  (await env.ACCOUNTS.prepare("SELECT 1 FROM removal WHERE object_id = 'replay'").first()) !== null;

async function deleteAccount(id: string): Promise<void> {
  const answer = await postJson('/api/account/delete', { idToken: await idTokenOf({ id }) });
  expect(answer.status).toBe(200);
}

/** What a backup of before brings back: the row of somebody, made so long before now. */
const bringBack = (id: string, createdMs: number) =>
  env.ACCOUNTS.prepare(
    "INSERT INTO user (id, language, login_method, created_ms, updated_ms) VALUES (?1, 'en', 'email', ?2, ?2)",
  )
    .bind(id, createdMs)
    .run();

describe('the journal of deletions', () => {
  it('holds a hash of each that names nobody, and removes who comes back by a backup', async () => {
    await signIn({ id: 'leaves' });
    await signIn({ id: 'remains' });
    const before = new Set((await journal()).map(({ key }) => key));
    await deleteAccount('leaves');
    const noted = (await journal()).filter(({ key }) => !before.has(key));
    expect(noted).toHaveLength(1);
    expect(noted[0]?.key).toMatch(/^deleted\/[\w-]{43}$/);
    await bringBack('leaves', Date.now() - 3_600_000);
    await askReplay();
    const nowMs = Date.now();
    await workOffRemovals(env, nowMs);
    expect(await people()).toContain('remains');
    expect(await people()).not.toContain('leaves');
    expect(await isAsked()).toBe(true);
    await workOffRemovals(env, nowMs + LAST_REQUEST_MS);
    expect(await isAsked()).toBe(false);
  });

  it('leaves whoever made an account anew after the deletion', async () => {
    await signIn({ id: 'returns' });
    await deleteAccount('returns');
    await bringBack('returns', Date.now() + 60_000);
    await askReplay();
    await workOffRemovals(env, Date.now());
    expect(await people()).toContain('returns');
  });

  it('notes a second deletion of one who had come back', async () => {
    await signIn({ id: 'twice' });
    await deleteAccount('twice');
    const [first] = (await journal()).sort((a, b) => b.uploaded.getTime() - a.uploaded.getTime());
    await bringBack('twice', Date.now());
    await deleteAccount('twice');
    const again = await env.BOOKS.head(first?.key ?? '');
    expect(again?.uploaded.getTime()).toBeGreaterThan(first?.uploaded.getTime() ?? Number.POSITIVE_INFINITY);
  });

  it('is written by the clock where the bucket was down', async () => {
    await signIn({ id: 'waits' });
    const put = vi.spyOn(env.BOOKS, 'put').mockRejectedValueOnce(new Error('down'));
    const before = (await journal()).length;
    await deleteAccount('waits');
    expect(put).toHaveBeenCalled();
    expect(await journal()).toHaveLength(before);
    await workOffRemovals(env, Date.now());
    expect(await journal()).toHaveLength(before + 1);
  });
});

describe('a run that empties what was left', () => {
  const failure = (detail: string) => ({
    level: 'error',
    code: 'removal_failed',
    requestId: 'cron',
    detail: expect.stringContaining(detail),
  });
  const ask = (objectId: string, askedMs: number) =>
    env.ACCOUNTS.prepare("INSERT INTO removal (object_id, asked_ms, store) VALUES (?1, ?2, 'BOOKS')")
      .bind(objectId, askedMs)
      .run();
  const waiting = async () => {
    const { results } = await env.ACCOUNTS.prepare('SELECT object_id AS id FROM removal').all<{
      id: string;
    }>();
    return results.map(({ id }) => id);
  };
  beforeEach(async () => {
    await env.ACCOUNTS.prepare('DELETE FROM removal').run();
  });

  it('says in the log why one could not be removed, and removes those after it', async () => {
    await ask('first-book', 0);
    await ask('second-book', 1);
    vi.spyOn(env.BOOKS, 'list').mockRejectedValueOnce(new Error('the bucket is gone'));
    await workOffRemovals(env, Date.now());
    expect(told).toEqual([failure('the bucket is gone')]);
    expect(await waiting()).toEqual(['first-book']);
    await workOffRemovals(env, Date.now());
    expect(await waiting()).toEqual([]);
  });

  it('says in the log that it could not be told what to remove', async () => {
    await ask('first-book', 0);
    vi.spyOn(env.ACCOUNTS, 'prepare').mockImplementationOnce(() => {
      throw new Error('the accounts are gone');
    });
    await workOffRemovals(env, Date.now());
    expect(told).toEqual([failure('the database of accounts failed')]);
    expect(await waiting()).toEqual(['first-book']);
  });

  it('keeps an empty one until ten minutes after it was asked for', async () => {
    const nowMs = Date.now();
    await ask('first-book', nowMs);
    await workOffRemovals(env, nowMs + LAST_REQUEST_MS - 1);
    expect(await waiting()).toEqual(['first-book']);
    await workOffRemovals(env, nowMs + LAST_REQUEST_MS);
    expect(await waiting()).toEqual([]);
  });
});
