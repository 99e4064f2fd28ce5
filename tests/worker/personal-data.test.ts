import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AGREED_VERSION } from '../../contract/papers.ts';
import type { SettledBirth } from '../../contract/settled-birth.ts';
import {
  countPersonalData,
  countPersonalObjects,
  IMPERSONAL_BINDINGS,
  IMPERSONAL_TABLES,
  objectIdsOf,
  PERSONAL_OBJECTS,
  PERSONAL_TABLES,
} from '../../worker/accounts/personal-data.ts';
import { findUser } from '../../worker/accounts/user-rows.ts';
import { keepRequest } from '../../worker/consulting/request-rows.ts';
import { conversationsOf } from '../../worker/conversations/reach-conversations.ts';
import { giftRow } from '../../worker/gifts/gift-rows.ts';
import worker from '../../worker/index.ts';
import { makeLink } from '../../worker/own-calendar/link-rows.ts';
import { keepToken } from '../../worker/push/push-rows.ts';
import { LAST_REQUEST_MS, workOffRemovals } from '../../worker/removals/work-off-removals.ts';
import { bookPath } from '../../worker/reports/read-book.ts';
import { findReportOrder, reportOrderRow } from '../../worker/reports/report-rows.ts';
import { beginPiece, keepTidings } from '../../worker/tidings/tiding-rows.ts';
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

  it.each(Object.entries({ ...IMPERSONAL_TABLES, ...IMPERSONAL_BINDINGS }))(
    'says why %s keeps nothing of anybody',
    (_, why) => {
      expect(why.split(' ').length).toBeGreaterThan(3);
    },
  );

  it('calls no table impersonal that has a column for its person', async () => {
    for (const table of Object.keys(IMPERSONAL_TABLES)) {
      const { results } = await env.ACCOUNTS.prepare(
        `SELECT name FROM pragma_table_info('${table}') UNION SELECT "table" FROM pragma_foreign_key_list('${table}')`,
      ).all<{ name: string }>();
      expect(results.filter(({ name }) => ['user', 'user_id', 'email'].includes(name))).toEqual([]);
    }
  });
});

const DOWN: typeof env.CONVERSATIONS = {
  idFromName: (name) => env.CONVERSATIONS.idFromName(name),
  idFromString: (id) => env.CONVERSATIONS.idFromString(id),
  jurisdiction: () => DOWN,
  get: () => {
    throw new Error('down');
  },
};

const scheduled = () => worker.scheduled(null, env);

const SETTLED: SettledBirth = {
  date: '1990-06-10',
  time: '14:30',
  window: null,
  place: {
    id: 745044,
    name: 'İstanbul',
    region: null,
    country: 'TR',
    latitude: 41.01,
    longitude: 28.95,
    timeZone: 'Europe/Istanbul',
  },
  fold: null,
  utcOffsetSeconds: null,
  houseSystem: 'placidus',
  zodiac: 'tropical',
  node: 'true',
  lilith: 'mean',
  orbs: 'standard',
  fields: BIRTH,
};

/** A report beside the order that a person has opened, and its book. */
async function orderReport(userId: string): Promise<void> {
  const order = await env.ACCOUNTS.prepare('SELECT id FROM orders WHERE user_id = ?')
    .bind(userId)
    .first<{ id: string }>();
  if (!order) throw new Error('there is no order');
  const options = { names: ['Ayşe'], year: null };
  const report = {
    orderId: order.id,
    report: 'natal',
    births: [SETTLED],
    options,
    language: 'tr',
    createdMs: 0,
  } as const;
  await reportOrderRow(env.ACCOUNTS, report).run();
  const gift = { email: 'given@example.com', emailHash: 'digest', message: 'For you', sendMs: 0 };
  await giftRow(env.ACCOUNTS, order.id, gift, 0).run();
  const { key } = (await findReportOrder(env.ACCOUNTS, order.id)) ?? {};
  for (const file of ['book.json', 'book.pdf'] as const)
    await env.BOOKS.put(bookPath(key ?? '', file), 'a book');
}

const booksOf = async (key: string) => (await env.BOOKS.list({ prefix: `${key}/` })).objects.length;

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
    await makeLink(env.ACCOUNTS, { userId: id, language: 'en' }, Date.now());
    const session = await env.ACCOUNTS.prepare('SELECT id FROM session WHERE user_id = ?')
      .bind(id)
      .first<{ id: string }>();
    const browser = { userId: id, sessionId: session?.id ?? '', token: `token-of-${id}` };
    await keepToken(env.ACCOUNTS, browser, Date.now());
    const choice = {
      kinds: ['moon'],
      pushKinds: ['eclipse'],
      mail: 'weekly',
      push: 'never',
      hour: 9,
      zone: 'UTC',
      mailboxClosedMs: null,
    } as const;
    await keepTidings(env.ACCOUNTS, id, choice, { nextMs: null, nowMs: Date.now() });
    await beginPiece(env.ACCOUNTS, {
      userId: id,
      day: '2026-11-23',
      way: 'mail',
      nextMs: null,
      nowMs: Date.now(),
    });
    await request('/en/contactus', {
      method: 'POST',
      headers,
      body: new URLSearchParams({
        email: `${id}@example.com`,
        kind: 'data',
        message: `What do you keep of ${id}?`,
      }),
    });
    await keepRequest(
      env.ACCOUNTS,
      {
        package: 'question',
        astrologer: null,
        name: '',
        email: `${id}@example.com`,
        language: 'en',
        zone: 'UTC',
        wishes: [Date.UTC(2027, 0, 1)],
        question: `What will ${id} ask?`,
        birth: BIRTH,
      },
      { reference: `REF-${id}`, digest: id, userId: id },
      Date.now(),
    );
    await request('/en/celestia-messages', {
      method: 'POST',
      headers,
      body: new URLSearchParams({ product: 'pack-30', currency: 'EUR' }),
    });
    await orderReport(id);
    await put('/api/chat/settings', { consent: { version: 1 } });
    await postJson('/api/chat/conversations', { id: 'talk-0001', persona: 'celestia' }, headers);
    const message = { id: 'message-1', text: 'What about my Venus?' };
    await postJson('/api/chat/conversations/talk-0001/messages', message, headers);
    await (await request('/api/chat/conversations/talk-0001/events', { headers })).text();
    return headers;
  }

  async function ownerOf(id: string) {
    const user = await findUser(env.ACCOUNTS, id);
    if (!user) throw new Error('nobody of that name');
    return user;
  }

  const rowsOf = (owner: Awaited<ReturnType<typeof ownerOf>>) => countPersonalObjects(env, owner);

  it('stands in the export, from every table that holds something', async () => {
    const headers = await keepSomething('exports');
    const counts = await countPersonalData(env.ACCOUNTS, 'exports');
    expect(counts).toEqual({
      push_token: 1,
      session: 1,
      chart: 1,
      calendar_link: 1,
      tiding_sent: 1,
      tidings: 1,
      letter: 1,
      consulting_request: 1,
      gift: 1,
      report_order: 1,
      orders: 1,
      user: 1,
    });
    const file = await (await request('/api/user/export', { headers })).json();
    expect(file).toMatchObject({
      profile: {
        id: 'exports',
        birth: BIRTH,
        settledBirth: { place: { id: 745044 } },
        agreed: AGREED_VERSION,
      },
      charts: [{ name: 'Mother', fields: BIRTH, settledBirth: { place: { id: 745044 } } }],
      sessions: [{ created: expect.any(String) }],
      gifts: [{ email: 'given@example.com', message: 'For you', state: 'waiting' }],
      reports: [
        { report: 'natal', births: [{ date: '1990-06-10' }], options: { names: ['Ayşe'] }, state: 'waiting' },
      ],
      orders: [{ product: 'pack-30', currency: 'EUR', amount: 499, payment: 'open', receipt: null }],
      calendar: { language: 'en', created: expect.any(String) },
      tidings: { kinds: ['moon'], pushKinds: ['eclipse'], mail: 'weekly', zone: 'UTC' },
      pushed: [{ kept: expect.any(String) }],
      told: [{ day: '2026-11-23', way: 'mail' }],
      letters: [{ kind: 'data', text: 'What do you keep of exports?', email: 'exports@example.com' }],
      consulting: [
        { question: 'What will exports ask?', birth: BIRTH, wishes: ['2027-01-01T00:00:00.000Z'] },
      ],
      chat: {
        settings: { consent: { version: 1 } },
        conversations: [
          { id: 'talk-0001', messages: [{ text: 'What about my Venus?', answer: { state: 'whole' } }] },
        ],
      },
    });
    expect(Object.keys(file as object)).toHaveLength(PERSONAL_TABLES.length + PERSONAL_OBJECTS.length);
  });

  it('is gone from every table once the account is, and nothing of anybody else', async () => {
    await keepSomething('goes');
    await keepSomething('stays');
    const [gone, there] = [await ownerOf('goes'), await ownerOf('stays')];
    expect((await rowsOf(gone)).CONVERSATIONS).toBeGreaterThan(5);
    const idToken = await idTokenOf({ id: 'goes' });
    expect((await postJson('/api/account/delete', { idToken })).status).toBe(200);
    expect(await countPersonalData(env.ACCOUNTS, 'goes')).toEqual({
      push_token: 0,
      session: 0,
      chart: 0,
      calendar_link: 0,
      tiding_sent: 0,
      tidings: 0,
      letter: 0,
      consulting_request: 0,
      gift: 0,
      report_order: 0,
      orders: 0,
      user: 0,
    });
    expect(await countPersonalData(env.ACCOUNTS, 'stays')).toEqual({
      push_token: 1,
      session: 1,
      chart: 1,
      calendar_link: 1,
      tiding_sent: 1,
      tidings: 1,
      letter: 1,
      consulting_request: 1,
      gift: 1,
      report_order: 1,
      orders: 1,
      user: 1,
    });
    expect(await rowsOf(gone)).toEqual({ CONVERSATIONS: 0 });
    expect((await rowsOf(there)).CONVERSATIONS).toBeGreaterThan(5);
  });

  it('and so is a book, however its order goes, also one that is laid down on the way out', async () => {
    await keepSomething('reads');
    const order = await env.ACCOUNTS.prepare(
      'SELECT key FROM report_order WHERE order_id IN (SELECT id FROM orders WHERE user_id = ?)',
    )
      .bind('reads')
      .first<{ key: string }>();
    const key = order?.key ?? '';
    expect(await booksOf(key)).toBe(2);
    await postJson('/api/account/delete', { idToken: await idTokenOf({ id: 'reads' }) });
    const removedMs = Date.now();
    expect(await booksOf(key)).toBe(0);
    await env.BOOKS.put(bookPath(key, 'book.pdf'), 'a late book');
    await workOffRemovals(env, removedMs + LAST_REQUEST_MS + 1000);
    expect(await booksOf(key)).toBe(0);
    await workOffRemovals(env, removedMs + LAST_REQUEST_MS + 2000);
    const row = env.ACCOUNTS.prepare('SELECT 1 FROM removal WHERE object_id = ?').bind(key);
    expect(await row.first()).toBeNull();
  });

  const waiting = async (owner: Awaited<ReturnType<typeof ownerOf>>) => {
    const [objectId = ''] = objectIdsOf(env, owner);
    return env.ACCOUNTS.prepare('SELECT 1 FROM removal WHERE object_id = ?').bind(objectId).first();
  };

  it('is looked for until every holder says that it is empty, also what was written on the way out', async () => {
    await keepSomething('late');
    const owner = await ownerOf('late');
    await postJson('/api/account/delete', { idToken: await idTokenOf({ id: 'late' }) });
    const removedMs = Date.now();
    // A request that was let in before the account went.
    await conversationsOf(env, owner).open('talk-0002', 'celestia', null);
    await workOffRemovals(env, removedMs + LAST_REQUEST_MS + 1000);
    expect(await waiting(owner)).not.toBeNull();
    expect(await rowsOf(owner)).toEqual({ CONVERSATIONS: 0 });
    await workOffRemovals(env, removedMs + 1000);
    expect(await waiting(owner)).not.toBeNull();
    await workOffRemovals(env, removedMs + LAST_REQUEST_MS + 2000);
    expect(await waiting(owner)).toBeNull();
  });

  it('is removed by the clock where it could not be at once, and the row says nothing of whose it is', async () => {
    await keepSomething('stuck');
    const owner = await ownerOf('stuck');
    const failing = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await env.ACCOUNTS.prepare('INSERT INTO removal (object_id, asked_ms) VALUES (?, 0)')
      .bind(objectIdsOf(env, owner)[0])
      .run();
    await workOffRemovals({ ...env, CONVERSATIONS: DOWN }, Date.now());
    expect(failing.mock.calls.join()).toContain('removal_failed');
    expect((await rowsOf(owner)).CONVERSATIONS).toBeGreaterThan(5);
    const rows = JSON.stringify((await env.ACCOUNTS.prepare('SELECT * FROM removal').all()).results);
    expect(rows).not.toContain('stuck');
    await scheduled();
    expect(await rowsOf(owner)).toEqual({ CONVERSATIONS: 0 });
    await scheduled();
    expect(await waiting(owner)).toBeNull();
  });

  it('of somebody who was removed and comes back is another object', async () => {
    const before = { id: 'returns', createdMs: 1 };
    expect(objectIdsOf(env, before)).not.toEqual(objectIdsOf(env, { ...before, createdMs: 2 }));
  });
});
