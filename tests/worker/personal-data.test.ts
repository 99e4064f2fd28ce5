import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  countPersonalData,
  IMPERSONAL_TABLES,
  PERSONAL_TABLES,
} from '../../worker/accounts/personal-data.ts';
import { postJson, request } from './request.ts';
import { idTokenOf, serveKeys, signIn } from './sign-in.ts';

const BIRTH = { day: '10', month: '6', year: '1990', time: '14:30', place: 'İstanbul', placeId: '745044' };

beforeEach(() => {
  serveKeys();
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** Tables of a database, but for those of the database program itself. */
async function tablesOf(db: typeof env.ACCOUNTS): Promise<string[]> {
  const { results } = await db
    .prepare(
      `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'
       AND name NOT LIKE '\\_cf\\_%' ESCAPE '\\' ORDER BY name`,
    )
    .all<{ name: string }>();
  return results.map(({ name }) => name);
}

/** What the list leaves out, or names although there is none of it. */
function unlisted(found: readonly string[], listed: readonly string[]): string[] {
  const there = new Set(found);
  const known = new Set(listed);
  return [...there.symmetricDifference(known)].toSorted();
}

const LISTED_TABLES = [...PERSONAL_TABLES.map(({ table }) => table), ...Object.keys(IMPERSONAL_TABLES)];

describe('the list of the holders of personal data', () => {
  it('names every table of the database of accounts', async () => {
    expect(unlisted(await tablesOf(env.ACCOUNTS), LISTED_TABLES)).toEqual([]);
    await env.ACCOUNTS.prepare('CREATE TABLE diary (user_id TEXT)').run();
    expect(unlisted(await tablesOf(env.ACCOUNTS), LISTED_TABLES)).toEqual(['diary']);
    await env.ACCOUNTS.prepare('DROP TABLE diary').run();
  });

  it('calls no table impersonal that has a column for its person', async () => {
    for (const table of Object.keys(IMPERSONAL_TABLES)) {
      const { results } = await env.ACCOUNTS.prepare(
        `SELECT name FROM pragma_table_info('${table}') UNION SELECT "table" FROM pragma_foreign_key_list('${table}')`,
      ).all<{ name: string }>();
      expect(results.filter(({ name }) => ['user', 'user_id', 'email'].includes(name))).toEqual([]);
    }
  });
});

describe('what is kept of somebody', () => {
  async function keepSomething(id: string): Promise<{ Cookie: string }> {
    const headers = await signIn({ id });
    const put = (path: string, body: unknown) =>
      request(path, {
        method: 'PUT',
        headers: { 'Content-Type': 'application/json', ...headers },
        body: JSON.stringify(body),
      });
    await put('/api/user/profile', { birth: BIRTH });
    await put('/api/user/charts/chart-0001', { name: 'Mother', fields: BIRTH });
    return headers;
  }

  it('stands in the export, from every table that holds something', async () => {
    const headers = await keepSomething('exports');
    const counts = await countPersonalData(env.ACCOUNTS, 'exports');
    expect(counts).toEqual({ session: 1, chart: 1, user: 1 });
    const file = await (await request('/api/user/export', { headers })).json();
    expect(file).toMatchObject({
      profile: { id: 'exports', birth: BIRTH, settledBirth: { place: { id: 745044 } } },
      charts: [{ name: 'Mother', fields: BIRTH, settledBirth: { place: { id: 745044 } } }],
      sessions: [{ created: expect.any(String) }],
    });
    expect(Object.keys(file as object)).toHaveLength(PERSONAL_TABLES.length);
  });

  it('is gone from every table once the account is, and nothing of anybody else', async () => {
    await keepSomething('goes');
    await keepSomething('stays');
    const idToken = await idTokenOf({ id: 'goes' });
    expect((await postJson('/api/account/delete', { idToken })).status).toBe(200);
    expect(await countPersonalData(env.ACCOUNTS, 'goes')).toEqual({ session: 0, chart: 0, user: 0 });
    expect(await countPersonalData(env.ACCOUNTS, 'stays')).toEqual({ session: 1, chart: 1, user: 1 });
  });
});
