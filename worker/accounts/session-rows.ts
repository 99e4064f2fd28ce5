import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types';
import { accountsQuery } from './accounts-query.ts';
import { toUser, type User, type UserRow } from './user-rows.ts';

/** What may be told of the browser that a session lives in. */
export interface SeenFrom {
  /** A name such as Firefox; null where it is none that is known. */
  browser: string | null;
  /** A name such as Windows. */
  system: string | null;
  /** ISO 3166 code. */
  country: string | null;
}

/** A browser that is signed in. Milliseconds since 1970. */
export interface LiveSession extends SeenFrom {
  id: string;
  createdMs: number;
  /** To the hour. */
  seenMs: number;
}

/** The moments that decide what a request with a session has to do beside. */
export interface SessionTimes {
  seenMs: number;
  /** When the identity provider was last asked; 0: never. */
  checkedMs: number;
}

interface SessionRow {
  id: string;
  created_ms: number;
  seen_ms: number;
  browser: string | null;
  system: string | null;
  country: string | null;
}

const MAX_SESSIONS = 50;
/** A row outlives the token that it belongs to by no more than a coarse hour. */
const UNSEEN_MS = 31 * 24 * 3600 * 1000;
/** One sign-in sweeps a little, whatever has gathered. */
const MAX_SWEPT = 100;

/** The person of a session that lives, and its times; null for one that has ended. One round trip. */
export const findSession = accountsQuery(
  async (
    db: D1Database,
    { id, userId }: { id: string; userId: string },
  ): Promise<{ user: User; times: SessionTimes } | null> => {
    const row = await db
      .prepare(
        `SELECT user.*, session.seen_ms, session.checked_ms FROM session JOIN user ON user.id = session.user_id
       WHERE session.id = ? AND session.user_id = ?`,
      )
      .bind(id, userId)
      .first<UserRow & { seen_ms: number; checked_ms: number }>();
    return row && { user: toUser(row), times: { seenMs: row.seen_ms, checkedMs: row.checked_ms } };
  },
);

/** What opens a session once its person's row stands; `id` is for a new one. */
export interface NewSession extends SeenFrom {
  id: string;
  userId: string;
  authTimeSeconds: number;
  /** Whether the identity provider was asked. */
  isChecked: boolean;
  /** The session that this browser had until now; it ends. */
  replaced: { id: string; userId: string } | null;
}

/**
 * Opens a session where the proof still counts, or finds the one that the same proof has opened: its id is the first
 * statement's row. The oldest above what a person may have, and rows that nothing can use any more, go.
 */
export function openingStatements(
  db: D1Database,
  { id, userId, authTimeSeconds, isChecked, replaced, browser, system, country }: NewSession,
  nowMs: number,
): D1PreparedStatement[] {
  return [
    db
      .prepare(
        `INSERT INTO session (id, user_id, auth_seconds, created_ms, seen_ms, checked_ms, browser, system, country)
       SELECT ?1, id, ?3, ?4, ?4, ?5, ?6, ?7, ?8 FROM user WHERE id = ?2 AND (valid_after <= ?3
         OR EXISTS (SELECT 1 FROM session WHERE user_id = ?2 AND auth_seconds = ?3))
       ON CONFLICT (user_id, auth_seconds) DO UPDATE SET seen_ms = excluded.seen_ms RETURNING id`,
      )
      .bind(id, userId, authTimeSeconds, nowMs, isChecked ? nowMs : 0, browser, system, country),
    // A browser that proves anew whose it is goes on being told by notifications.
    db
      .prepare(
        `UPDATE OR IGNORE push_token SET session_id = (SELECT id FROM session WHERE user_id = ?2 AND auth_seconds = ?3)
         WHERE session_id = ?1 AND user_id = ?2 AND EXISTS (SELECT 1 FROM session WHERE user_id = ?2 AND auth_seconds = ?3)`,
      )
      .bind(replaced?.id ?? '', userId, authTimeSeconds),
    db
      .prepare(
        `DELETE FROM session WHERE id = ?1 AND user_id = ?2 AND NOT (user_id = ?3 AND auth_seconds = ?4)
         AND EXISTS (SELECT 1 FROM session WHERE user_id = ?3 AND auth_seconds = ?4)`,
      )
      .bind(replaced?.id ?? '', replaced?.userId ?? '', userId, authTimeSeconds),
    db
      .prepare(
        `DELETE FROM session WHERE id IN (SELECT id FROM session WHERE user_id = ?1 AND auth_seconds <> ?2
         ORDER BY seen_ms DESC, created_ms DESC LIMIT -1 OFFSET ?3)`,
      )
      .bind(userId, authTimeSeconds, MAX_SESSIONS - 1),
    db
      .prepare('DELETE FROM session WHERE id IN (SELECT id FROM session WHERE seen_ms < ? LIMIT ?)')
      .bind(nowMs - UNSEEN_MS, MAX_SWEPT),
  ];
}

/** A person's sessions, the one seen last first. */
export const listSessions = accountsQuery(async (db: D1Database, userId: string): Promise<LiveSession[]> => {
  const { results } = await db
    .prepare(
      `SELECT id, created_ms, seen_ms, browser, system, country FROM session WHERE user_id = ?
       ORDER BY seen_ms DESC, created_ms DESC, id`,
    )
    .bind(userId)
    .all<SessionRow>();
  return results.map(({ created_ms: createdMs, seen_ms: seenMs, ...row }) => ({ ...row, createdMs, seenMs }));
});

/** Notes that a session is in use, and where. */
export const touchSession = accountsQuery(
  async (
    db: D1Database,
    id: string,
    { browser, system, country }: SeenFrom,
    nowMs: number,
  ): Promise<void> => {
    await db
      .prepare('UPDATE session SET seen_ms = ?, browser = ?, system = ?, country = ? WHERE id = ?')
      .bind(nowMs, browser, system, country, id)
      .run();
  },
);

/** What the identity provider says of an address. */
export interface ProviderAddress {
  email: string | null;
  emailVerified: boolean;
}

/**
 * Notes that the identity provider lets the person be. A changed address is taken over, but never its confirmation: that
 * ends the sessions from before it, and waits for a new sign-in.
 */
export const passCheck = accountsQuery(
  async (
    db: D1Database,
    { id, userId }: { id: string; userId: string },
    { email, emailVerified }: ProviderAddress,
    nowMs: number,
  ): Promise<void> => {
    await db.batch([
      db.prepare('UPDATE session SET checked_ms = ? WHERE id = ?').bind(nowMs, id),
      db
        .prepare(
          `UPDATE user SET email = ?1, email_verified = CASE WHEN email IS ?1 THEN min(email_verified, ?2) ELSE 0 END
         WHERE id = ?3 AND (email IS NOT ?1 OR email_verified > ?2)`,
        )
        .bind(email, Number(emailVerified), userId),
    ]);
  },
);

/**
 * Ends one of a person's sessions, and with it the proof that opened it: the same ID token opens no second one. False
 * where the person has no such session.
 */
export const endSession = accountsQuery(
  async (db: D1Database, { id, userId }: { id: string; userId: string }): Promise<boolean> => {
    const [, ended] = await db.batch([
      db
        .prepare(
          `UPDATE user SET valid_after = max(valid_after, (SELECT auth_seconds + 1 FROM session WHERE id = ?1))
         WHERE id = ?2 AND EXISTS (SELECT 1 FROM session WHERE id = ?1 AND user_id = ?2)`,
        )
        .bind(id, userId),
      db.prepare('DELETE FROM session WHERE id = ? AND user_id = ?').bind(id, userId),
    ]);
    return (ended?.meta.changes ?? 0) > 0;
  },
);

/** Ends every session of a person, and every proof from before `nowMs`. */
export const endSessions = accountsQuery(
  async (db: D1Database, userId: string, nowMs: number): Promise<void> => {
    await db.batch([
      db
        .prepare('UPDATE user SET valid_after = max(valid_after, ?) WHERE id = ?')
        .bind(Math.floor(nowMs / 1000), userId),
      db.prepare('DELETE FROM session WHERE user_id = ?').bind(userId),
    ]);
  },
);

/** Ends those of a person's sessions, and those proofs, that are older than a moment; Unix seconds. */
export const endSessionsBefore = accountsQuery(
  async (db: D1Database, userId: string, seconds: number): Promise<void> => {
    await db.batch([
      db.prepare('UPDATE user SET valid_after = max(valid_after, ?) WHERE id = ?').bind(seconds, userId),
      db.prepare('DELETE FROM session WHERE user_id = ? AND auth_seconds < ?').bind(userId, seconds),
    ]);
  },
);
