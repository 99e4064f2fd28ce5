import type { D1Database } from '@cloudflare/workers-types';
import {
  TIDING_KINDS,
  TIDING_RHYTHMS,
  type TidingKind,
  type TidingRhythm,
  type TidingsJson,
  type ToldJson,
} from '../../contract/tidings.ts';
import type { TidingTimes } from '../../features/tidings/next-due.ts';
import { accountsQuery } from '../accounts/accounts-query.ts';
import { toUser, type User, type UserRow } from '../accounts/user-rows.ts';

/** What a person chose to be told, when and by which ways. */
export interface TidingChoice extends TidingTimes {
  kinds: readonly TidingKind[];
  /** A zone of the tz database. */
  zone: string;
}

/** The same as it is kept. Moments in UTC ms. */
export interface KeptTidings extends TidingChoice {
  mailboxClosedMs: number | null;
}

interface TidingsRow {
  kinds: string;
  mail: string;
  push: string;
  hour: number;
  zone: string;
  mailbox_closed_ms: number | null;
}

function toRhythm(text: string): TidingRhythm {
  return TIDING_RHYTHMS.find((rhythm) => rhythm === text) ?? 'never';
}

function toKept({
  kinds,
  mail,
  push,
  hour,
  zone,
  mailbox_closed_ms: mailboxClosedMs,
}: TidingsRow): KeptTidings {
  const named = kinds.split(',');
  return {
    kinds: TIDING_KINDS.filter((kind) => named.includes(kind)),
    mail: toRhythm(mail),
    push: toRhythm(push),
    hour,
    zone,
    mailboxClosedMs,
  };
}

/** Null for a person who never chose. @throws AppError accounts_unavailable. */
export const findTidings = accountsQuery(
  async (db: D1Database, userId: string): Promise<KeptTidings | null> => {
    const row = await db
      .prepare('SELECT kinds, mail, push, hour, zone, mailbox_closed_ms FROM tidings WHERE user_id = ?')
      .bind(userId)
      .first<TidingsRow>();
    if (!row) return null;
    return toKept(row);
  },
);

/** Somebody, and what they chose. */
export interface ToldPerson {
  user: User;
  kept: KeptTidings;
}

/** Those of these people who are there and chose something. @throws AppError accounts_unavailable. */
export const findPeople = accountsQuery(
  async (db: D1Database, userIds: readonly string[]): Promise<ToldPerson[]> => {
    const { results } = await db
      .prepare(
        `SELECT user.*, kinds, mail, push, hour, zone, mailbox_closed_ms FROM tidings JOIN user ON user.id = user_id
         WHERE user_id IN (SELECT value FROM json_each(?))`,
      )
      .bind(JSON.stringify(userIds))
      .all<UserRow & TidingsRow>();
    return results.map((row) => ({ user: toUser(row), kept: toKept(row) }));
  },
);

/** The same for the export. @throws AppError accounts_unavailable. */
export async function exportTidings(db: D1Database, userId: string): Promise<TidingsJson | null> {
  const kept = await findTidings(db, userId);
  if (!kept) return null;
  const { kinds, mail, hour, zone, mailboxClosedMs } = kept;
  const mailboxClosed = mailboxClosedMs === null ? null : new Date(mailboxClosedMs).toISOString();
  return { kinds: [...kinds], mail, hour, zone, mailboxClosed };
}

/** Keeps what a person chose, and when something is due next; a mailbox that was closed is tried anew. @throws AppError accounts_unavailable. */
export const keepTidings = accountsQuery(
  async (
    db: D1Database,
    userId: string,
    { kinds, mail, push, hour, zone }: TidingChoice,
    { nextMs, nowMs }: { nextMs: number | null; nowMs: number },
  ): Promise<void> => {
    await db
      .prepare(
        `INSERT INTO tidings (user_id, kinds, mail, push, hour, zone, next_ms, changed_ms)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)
         ON CONFLICT (user_id) DO UPDATE SET kinds = ?2, mail = ?3, push = ?4, hour = ?5, zone = ?6, next_ms = ?7,
         mailbox_closed_ms = NULL, changed_ms = ?8`,
      )
      .bind(userId, kinds.join(','), mail, push, hour, zone, nextMs, nowMs)
      .run();
  },
);

/** Stops a person's letters at once; `closedMs` where it is their mailbox that wants none. @throws AppError accounts_unavailable. */
export const stopLetters = accountsQuery(
  async (db: D1Database, userId: string, closedMs: number | null = null): Promise<void> => {
    await db
      .prepare(`UPDATE tidings SET mail = 'never', mailbox_closed_ms = ? WHERE user_id = ?`)
      .bind(closedMs, userId)
      .run();
  },
);

/**
 * Takes people who are due, the longest waiting first, and puts each off to `againMs`: who is not told by then is taken anew.
 * @throws AppError accounts_unavailable.
 */
export const takeDue = accountsQuery(
  async (
    db: D1Database,
    { nowMs, againMs, most }: { nowMs: number; againMs: number; most: number },
  ): Promise<string[]> => {
    const { results } = await db
      .prepare(
        `UPDATE tidings SET next_ms = ? WHERE user_id IN
         (SELECT user_id FROM tidings WHERE next_ms <= ? ORDER BY next_ms LIMIT ?) RETURNING user_id`,
      )
      .bind(againMs, nowMs, most)
      .all<{ user_id: string }>();
    return results.map(({ user_id: userId }) => userId);
  },
);

/** When something is due next; a choice that was made after `nowMs` has noted its own. */
interface NextDue {
  userId: string;
  nextMs: number | null;
  nowMs: number;
}

function nextNote(db: D1Database, { userId, nextMs, nowMs }: NextDue) {
  return db
    .prepare('UPDATE tidings SET next_ms = ? WHERE user_id = ? AND changed_ms <= ?')
    .bind(nextMs, userId, nowMs);
}

/** @throws AppError accounts_unavailable. */
export const noteNext = accountsQuery(async (db: D1Database, next: NextDue): Promise<void> => {
  await nextNote(db, next).run();
});

/** A day of a person's, by their clock, the way that its piece goes, and when the next is due. */
export interface BegunPiece extends NextDue {
  day: string;
  way: 'mail' | 'push';
}

/**
 * Writes down that a day's piece is sent, before it is, and when the next is due; false where that day had one, or its way was switched
 * off meanwhile: then nothing may be sent. @throws AppError accounts_unavailable.
 */
export const beginPiece = accountsQuery(
  async (db: D1Database, { day, way, ...next }: BegunPiece): Promise<boolean> => {
    const begun = db
      .prepare(
        `INSERT INTO tiding_sent (user_id, day, way, sent_ms) SELECT user_id, ?2, ?3, ?4 FROM tidings
         WHERE user_id = ?1 AND CASE ?3 WHEN 'mail' THEN mail ELSE push END <> 'never'
         ON CONFLICT (user_id, day) DO NOTHING`,
      )
      .bind(next.userId, day, way, next.nowMs);
    const [result] = await db.batch([begun, nextNote(db, next)]);
    return result?.meta.changes === 1;
  },
);

/** Takes that back where it is certain that nothing went, to be tried again at `nextMs`. @throws AppError accounts_unavailable. */
export const takeBackPiece = accountsQuery(
  async (db: D1Database, { day, ...next }: Omit<BegunPiece, 'way'>): Promise<void> => {
    const gone = db.prepare('DELETE FROM tiding_sent WHERE user_id = ? AND day = ?').bind(next.userId, day);
    await db.batch([gone, nextNote(db, next)]);
  },
);

/** The days that are noted of a person, the newest first. @throws AppError accounts_unavailable. */
export const listSent = accountsQuery(async (db: D1Database, userId: string): Promise<ToldJson[]> => {
  const { results } = await db
    .prepare('SELECT day, way FROM tiding_sent WHERE user_id = ? ORDER BY day DESC')
    .bind(userId)
    .all<ToldJson>();
  return results;
});

/** Forgets what was sent before a moment: its day can come no more. @throws AppError accounts_unavailable. */
export const forgetSent = accountsQuery(async (db: D1Database, beforeMs: number): Promise<void> => {
  await db.prepare('DELETE FROM tiding_sent WHERE sent_ms < ?').bind(beforeMs).run();
});
