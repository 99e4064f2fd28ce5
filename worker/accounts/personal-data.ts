import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types';
import * as v from 'valibot';
import { ExportAnswer } from '../../contract/user.ts';
import type { Bindings } from '../bindings.ts';
import { exportRequests } from '../consulting/request-rows.ts';
import { listLetters } from '../contact/letter-rows.ts';
import { conversationsId, conversationsOf } from '../conversations/reach-conversations.ts';
import { exportGifts } from '../gifts/gift-rows.ts';
import { detachOrders, exportOrders } from '../orders/personal-orders.ts';
import { findLink } from '../own-calendar/link-rows.ts';
import { exportBrowsers } from '../push/push-rows.ts';
import { exportReports } from '../reports/personal-reports.ts';
import { exportTidings, listSent } from '../tidings/tiding-rows.ts';
import { chartJson, sessionJson, userJson } from './account-json.ts';
import { accountsQuery } from './accounts-query.ts';
import { listCharts } from './chart-rows.ts';
import { listSessions } from './session-rows.ts';
import { findUser, type User } from './user-rows.ts';

/**
 * Whatever holds something of a person. Removing an account, giving a person what is kept of them and counting it go by this
 * list alone, and a test holds the database and wrangler.toml against it: who adds a table, a bucket or an object adds its row.
 * The tables are emptied in one transaction, which writes down what is left to empty elsewhere (removals/work-off-removals.ts).
 */

/** Rows of a person, by the column that says whose a row is: what hangs on an order is of whoever the order is of. */
const WHOSE = {
  id: 'id = ?',
  user_id: 'user_id = ?',
  order_id: 'order_id IN (SELECT id FROM orders WHERE user_id = ?)',
} as const;

/** A table of the database of accounts that holds something of a person. */
interface PersonalTable {
  table: string;
  /** The column that says whose a row is. */
  whose: keyof typeof WHOSE;
  /** How a person's rows go, where they are not simply deleted. */
  remove?(db: D1Database, userId: string): D1PreparedStatement[];
  /** What the table gives to the export, by the name that it has there. */
  read(db: D1Database, userId: string): Promise<Partial<ExportAnswer>>;
}

/** In the order of removal: what hangs on a person goes before the person. */
export const PERSONAL_TABLES: readonly PersonalTable[] = [
  {
    table: 'push_token',
    whose: 'user_id',
    read: async (db, userId) => ({ pushed: await exportBrowsers(db, userId) }),
  },
  {
    table: 'session',
    whose: 'user_id',
    async read(db, userId) {
      const sessions = await listSessions(db, userId);
      // What a session is known by is worth something to others than its person.
      return { sessions: sessions.map(sessionJson).map(({ id: _id, ...session }) => session) };
    },
  },
  {
    table: 'chart',
    whose: 'user_id',
    async read(db, userId) {
      const charts = await listCharts(db, userId);
      return {
        charts: charts.map((chart) => ({ ...chartJson(chart), settledBirth: chart.birth.settled })),
      };
    },
  },
  {
    table: 'calendar_link',
    whose: 'user_id',
    async read(db, userId) {
      const link = await findLink(db, { userId });
      return {
        calendar: link && { language: link.language, created: new Date(link.createdMs).toISOString() },
      };
    },
  },
  {
    table: 'tiding_sent',
    whose: 'user_id',
    read: async (db, userId) => ({ told: await listSent(db, userId) }),
  },
  {
    table: 'tidings',
    whose: 'user_id',
    read: async (db, userId) => ({ tidings: await exportTidings(db, userId) }),
  },
  {
    table: 'letter',
    whose: 'user_id',
    read: async (db, userId) => ({ letters: await listLetters(db, userId) }),
  },
  {
    table: 'consulting_request',
    whose: 'user_id',
    read: async (db, userId) => ({ consulting: await exportRequests(db, userId) }),
  },
  {
    table: 'gift',
    whose: 'order_id',
    read: async (db, userId) => ({ gifts: await exportGifts(db, userId) }),
  },
  {
    table: 'report_order',
    whose: 'order_id',
    read: async (db, userId) => ({ reports: await exportReports(db, userId) }),
  },
  {
    table: 'orders',
    whose: 'user_id',
    remove: detachOrders,
    read: async (db, userId) => ({ orders: await exportOrders(db, userId) }),
  },
  {
    table: 'user',
    whose: 'id',
    async read(db, userId) {
      const user = await findUser(db, userId);
      if (!user) return {};
      return {
        profile: { ...userJson(user), settledBirth: user.birth?.settled ?? null, agreed: user.agreed },
      };
    },
  },
];

type ObjectBindings = Pick<Bindings, 'CONVERSATIONS' | 'CHAT_JURISDICTION'>;
type ObjectOwner = Pick<User, 'id' | 'createdMs'>;

/** Durable Objects that hold something of a person, one a person. */
interface PersonalObject {
  binding: 'CONVERSATIONS';
  /** The id of a person's, by which it is found once the person is gone. */
  idOf(env: ObjectBindings, owner: ObjectOwner): string;
  /** Rows in it. */
  count(env: ObjectBindings, owner: ObjectOwner): Promise<number>;
  read(env: ObjectBindings, owner: ObjectOwner): Promise<Partial<ExportAnswer>>;
}

export const PERSONAL_OBJECTS: readonly PersonalObject[] = [
  {
    binding: 'CONVERSATIONS',
    idOf: conversationsId,
    count: async (env, owner) => conversationsOf(env, owner).count(),
    read: async (env, owner) => ({ chat: await conversationsOf(env, owner).export() }),
  },
];

/**
 * Buckets that hold something of a person, and the table whose rows hold the keys: a row that goes, however it goes, leaves its key among
 * the removals (migration 0014).
 */
export const PERSONAL_BUCKETS = { BOOKS: 'report_order' } as const satisfies Partial<
  Record<keyof Bindings, string>
>;

/** Tables of the database of accounts that hold nothing of anybody, and why that is so. */
export const IMPERSONAL_TABLES: Readonly<Record<string, string>> = {
  closed_account: 'a hash that only the site can make, for an hour: it outlives its person, and names nobody',
  asked:
    'how often an address has asked on a day, as a hash that only the site can make and that goes with the day',
  consulting_link:
    'hashes of the links in mails about requests for a consultation; they go with their request',
  gift_refusal: 'addresses that no gift is mailed to any more, each as a hash that is read back by nobody',
  model_spending: 'what a model has cost on a day, by all',
  model_rest: 'until when a model that failed is left alone',
  watch: 'what the site last found when it looked at itself: of its tables, and of nobody',
  tally: 'how often the log told of an event of security or a failure on a day, by its code: numbers alone',
  visit:
    'how often a landing was opened on a day, by campaign, and how many accounts came of it: numbers alone',
  order_event: 'what became of an order and when: whose it is stands in the order, as long as it does',
  payment: 'which payments came for an order, by the provider’s ids: whose it is stands in the order',
  receipt:
    'a number, a sum and a day: the law of taxes wants them kept when the person is gone from the order',
  outbox: 'what is still to be done for an order',
  removal: 'which objects and books are still to be emptied, by ids and keys that name nobody',
  d1_migrations: 'which migrations have run',
};

/** The bindings that keep nothing of anybody, and why that is so. All others hold what stands in the list above. */
export const IMPERSONAL_BINDINGS: Readonly<Partial<Record<keyof Bindings, string>>> = {
  ASSETS: 'files of the build',
  PLACES: 'names of places; what is looked for is not written',
  MAIL: 'passes mails on and keeps none',
  TIDINGS: 'carries ids of people who are to be told something; one who is gone is passed over',
  BOOK_ORDERS: 'carries ids of orders; one whose row is gone is dropped',
  AI: 'answers and keeps none; what it is given is said on the page',
  PLACES_LIMIT: 'counts addresses for a minute',
  API_LIMIT: 'counts addresses for a minute',
  CHARTS_LIMIT: 'counts addresses for a minute',
  LOGIN_LIMIT: 'counts addresses for a minute',
  NEWCOMER_LIMIT: 'counts addresses for a minute',
  ACCOUNT_LIMIT: 'counts addresses for a minute',
};

/** The statements that remove all of a person's rows, for one transaction. */
export function removalOf(db: D1Database, userId: string): D1PreparedStatement[] {
  return PERSONAL_TABLES.flatMap(
    ({ table, whose, remove }) =>
      remove?.(db, userId) ?? [db.prepare(`DELETE FROM ${table} WHERE ${WHOSE[whose]}`).bind(userId)],
  );
}

/** How many rows there are of a person, by table. */
export const countPersonalData = accountsQuery(
  async (db: D1Database, userId: string): Promise<Record<string, number>> => {
    const counts = await db.batch<{ count: number }>(
      PERSONAL_TABLES.map(({ table, whose }) =>
        db.prepare(`SELECT count(*) AS count FROM ${table} WHERE ${WHOSE[whose]}`).bind(userId),
      ),
    );
    return Object.fromEntries(
      PERSONAL_TABLES.map(({ table }, index) => [table, counts[index]?.results[0]?.count ?? 0]),
    );
  },
);

/** How many rows there are in a person's objects, by binding. */
export async function countPersonalObjects(
  env: ObjectBindings,
  owner: ObjectOwner,
): Promise<Record<string, number>> {
  const counts = PERSONAL_OBJECTS.map(async ({ binding, count }) => [binding, await count(env, owner)]);
  return Object.fromEntries(await Promise.all(counts));
}

/** The objects of a person, by their ids. */
export function objectIdsOf(env: ObjectBindings, owner: ObjectOwner): string[] {
  return PERSONAL_OBJECTS.map(({ idOf }) => idOf(env, owner));
}

/** Everything that is kept of a person who is there. @throws AppError accounts_unavailable. */
export async function exportPersonalData(
  env: ObjectBindings & Pick<Bindings, 'ACCOUNTS'>,
  owner: ObjectOwner,
): Promise<ExportAnswer> {
  const parts = await Promise.all([
    ...PERSONAL_TABLES.map(({ read }) => read(env.ACCOUNTS, owner.id)),
    ...PERSONAL_OBJECTS.map(({ read }) => read(env, owner)),
  ]);
  // The parts make a whole only where no table is left out.
  return v.parse(ExportAnswer, Object.assign({}, ...parts));
}
