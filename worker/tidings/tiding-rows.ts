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

/** Null for a person who never chose. @throws AppError accounts_unavailable. */
export const findTidings = accountsQuery(
  async (db: D1Database, userId: string): Promise<KeptTidings | null> => {
    const row = await db
      .prepare('SELECT kinds, mail, push, hour, zone, mailbox_closed_ms FROM tidings WHERE user_id = ?')
      .bind(userId)
      .first<TidingsRow>();
    if (!row) return null;
    const { hour, zone, mailbox_closed_ms: mailboxClosedMs } = row;
    const named = row.kinds.split(',');
    const kinds = TIDING_KINDS.filter((kind) => named.includes(kind));
    return { kinds, mail: toRhythm(row.mail), push: toRhythm(row.push), hour, zone, mailboxClosedMs };
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

/** Notes when something is due next; a choice that was made meanwhile has noted its own. @throws AppError accounts_unavailable. */
export const noteNext = accountsQuery(
  async (db: D1Database, userId: string, nextMs: number | null, nowMs: number): Promise<void> => {
    await db
      .prepare('UPDATE tidings SET next_ms = ? WHERE user_id = ? AND changed_ms <= ?')
      .bind(nextMs, userId, nowMs)
      .run();
  },
);

/** A day of a person's, by their clock, and the way that its piece goes. */
export interface SentDay {
  userId: string;
  day: string;
  way: 'mail' | 'push';
}

/**
 * Writes down that a day's piece is sent, before it is; false where that day had one, or its way was switched off meanwhile: then
 * nothing may be sent. @throws AppError accounts_unavailable.
 */
export const beginPiece = accountsQuery(
  async (db: D1Database, { userId, day, way }: SentDay, nowMs: number): Promise<boolean> => {
    const { meta } = await db
      .prepare(
        `INSERT INTO tiding_sent (user_id, day, way, sent_ms) SELECT user_id, ?2, ?3, ?4 FROM tidings
         WHERE user_id = ?1 AND CASE ?3 WHEN 'mail' THEN mail ELSE push END <> 'never'
         ON CONFLICT (user_id, day) DO NOTHING`,
      )
      .bind(userId, day, way, nowMs)
      .run();
    return meta.changes === 1;
  },
);

/** Takes that back where it is certain that nothing went. @throws AppError accounts_unavailable. */
export const takeBackPiece = accountsQuery(
  async (db: D1Database, { userId, day }: Pick<SentDay, 'userId' | 'day'>): Promise<void> => {
    await db.prepare('DELETE FROM tiding_sent WHERE user_id = ? AND day = ?').bind(userId, day).run();
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
