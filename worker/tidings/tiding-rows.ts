import type { D1Database } from '@cloudflare/workers-types';
import {
  TIDING_KINDS,
  TIDING_RHYTHMS,
  type TidingKind,
  type TidingRhythm,
  type TidingsJson,
  type ToldJson,
} from '../../contract/tidings.ts';
import type { TidingChoice } from '../../features/tidings/tiding-choice.ts';
import { accountsQuery } from '../accounts/accounts-query.ts';
import { toUser, type User, type UserRow } from '../accounts/user-rows.ts';

/** What a person chose, as it is kept. Moments in UTC ms. */
export interface KeptTidings extends TidingChoice {
  mailboxClosedMs: number | null;
}

interface TidingsRow {
  kinds: string;
  mail: string;
  push: string;
  push_kinds: string;
  hour: number;
  zone: string;
  mailbox_closed_ms: number | null;
}

const COLUMNS = 'kinds, mail, push, push_kinds, hour, zone, mailbox_closed_ms';

function toRhythm(text: string): TidingRhythm {
  return TIDING_RHYTHMS.find((rhythm) => rhythm === text) ?? 'never';
}

function toKinds(text: string): TidingKind[] {
  const named = text.split(',');
  return TIDING_KINDS.filter((kind) => named.includes(kind));
}

function toKept({
  kinds,
  mail,
  push,
  push_kinds: pushKinds,
  hour,
  zone,
  mailbox_closed_ms: mailboxClosedMs,
}: TidingsRow): KeptTidings {
  return {
    kinds: toKinds(kinds),
    pushKinds: toKinds(pushKinds),
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
      .prepare(`SELECT ${COLUMNS} FROM tidings WHERE user_id = ?`)
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
  /** Since when a piece has been due; null where none was taken up. UTC ms. */
  dueMs: number | null;
  /** Browsers of theirs that are told by notifications. */
  browsers: number;
}

/** Those of these people who are there and chose something. @throws AppError accounts_unavailable. */
export const findPeople = accountsQuery(
  async (db: D1Database, userIds: readonly string[]): Promise<ToldPerson[]> => {
    const { results } = await db
      .prepare(
        `SELECT user.*, ${COLUMNS}, due_ms, (SELECT count(*) FROM push_token WHERE push_token.user_id = user.id) AS browsers
         FROM tidings JOIN user ON user.id = tidings.user_id WHERE tidings.user_id IN (SELECT value FROM json_each(?))`,
      )
      .bind(JSON.stringify(userIds))
      .all<UserRow & TidingsRow & { due_ms: number | null; browsers: number }>();
    return results.map((row) => ({
      user: toUser(row),
      kept: toKept(row),
      dueMs: row.due_ms,
      browsers: row.browsers,
    }));
  },
);

/** The same for the export. @throws AppError accounts_unavailable. */
export async function exportTidings(db: D1Database, userId: string): Promise<TidingsJson | null> {
  const kept = await findTidings(db, userId);
  if (!kept) return null;
  const { kinds, pushKinds, mailboxClosedMs, ...choice } = kept;
  const mailboxClosed = mailboxClosedMs === null ? null : new Date(mailboxClosedMs).toISOString();
  return { ...choice, kinds: [...kinds], pushKinds: [...pushKinds], mailboxClosed };
}

/** Keeps what a person chose, and when something is due next. @throws AppError accounts_unavailable. */
export const keepTidings = accountsQuery(
  async (
    db: D1Database,
    userId: string,
    { kinds, pushKinds, mail, push, hour, zone, mailboxClosedMs }: KeptTidings,
    { nextMs, nowMs }: { nextMs: number | null; nowMs: number },
  ): Promise<void> => {
    await db
      .prepare(
        `INSERT INTO tidings (user_id, kinds, mail, push, push_kinds, hour, zone, mailbox_closed_ms, next_ms, changed_ms)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)
         ON CONFLICT (user_id) DO UPDATE SET kinds = ?2, mail = ?3, push = ?4, push_kinds = ?5, hour = ?6, zone = ?7,
         mailbox_closed_ms = ?8, next_ms = ?9, due_ms = NULL, changed_ms = ?10`,
      )
      .bind(
        userId,
        kinds.join(','),
        mail,
        push,
        pushKinds.join(','),
        hour,
        zone,
        mailboxClosedMs,
        nextMs,
        nowMs,
      )
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
 * Takes people who are due, the longest waiting first, and puts each off to `againMs`: who is not told by then is taken anew. Since when
 * each has been due is noted.
 * @throws AppError accounts_unavailable.
 */
export const takeDue = accountsQuery(
  async (
    db: D1Database,
    { nowMs, againMs, most }: { nowMs: number; againMs: number; most: number },
  ): Promise<string[]> => {
    const { results } = await db
      .prepare(
        `UPDATE tidings SET due_ms = coalesce(due_ms, next_ms), next_ms = ? WHERE user_id IN
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
  /** Since when that has been due already; left out for what is due then first. */
  dueMs?: number;
}

function nextNote(db: D1Database, { userId, nextMs, nowMs, dueMs }: NextDue) {
  return db
    .prepare('UPDATE tidings SET next_ms = ?, due_ms = ? WHERE user_id = ? AND changed_ms <= ?')
    .bind(nextMs, dueMs ?? null, userId, nowMs);
}

/** @throws AppError accounts_unavailable. */
export const noteNext = accountsQuery(async (db: D1Database, next: NextDue): Promise<void> => {
  await nextNote(db, next).run();
});

/** A day of a person's, by their clock, the way that its piece goes, and when the next is due. */
export interface BegunPiece extends Omit<NextDue, 'dueMs'> {
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
         AND (?3 = 'mail' OR EXISTS (SELECT 1 FROM push_token WHERE push_token.user_id = ?1))
         ON CONFLICT (user_id, day) DO NOTHING`,
      )
      .bind(next.userId, day, way, next.nowMs);
    const [result] = await db.batch([begun, nextNote(db, next)]);
    return result?.meta.changes === 1;
  },
);

/** The same, due since an instant and still. */
type TakenBackPiece = Omit<BegunPiece, 'way'> & Required<Pick<NextDue, 'dueMs'>>;

/** Takes that back where it is certain that nothing went, to be tried again at `nextMs`. @throws AppError accounts_unavailable. */
export const takeBackPiece = accountsQuery(
  async (db: D1Database, { day, ...next }: TakenBackPiece): Promise<void> => {
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
