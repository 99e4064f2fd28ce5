import type { D1Database } from '@cloudflare/workers-types';
import type { PushedBrowserJson } from '../../contract/tidings.ts';
import { accountsQuery } from '../accounts/accounts-query.ts';

/** Browsers of one person that are told of a thing: those that named themselves last. */
const MOST_BROWSERS = 10;

/** A browser as it is signed in. */
interface Browser {
  sessionId: string;
  userId: string;
}

/**
 * Notes that a browser is to be told, by what the messaging service knows it by; whoever was told there before is no more. Nothing
 * is noted where the session has ended meanwhile. @throws AppError accounts_unavailable.
 */
export const keepToken = accountsQuery(
  async (
    db: D1Database,
    { sessionId, userId, token }: Browser & { token: string },
    nowMs: number,
  ): Promise<void> => {
    await db.batch([
      db.prepare('DELETE FROM push_token WHERE token = ? AND session_id <> ?').bind(token, sessionId),
      db
        .prepare(
          `INSERT INTO push_token (session_id, user_id, token, kept_ms)
           SELECT id, user_id, ?3, ?4 FROM session WHERE id = ?1 AND user_id = ?2
           ON CONFLICT (session_id) DO UPDATE SET token = ?3, kept_ms = ?4`,
        )
        .bind(sessionId, userId, token, nowMs),
    ]);
  },
);

/** Whether a browser is told, and when it last named itself: null where it is not. @throws AppError accounts_unavailable. */
export const tokenKeptMs = accountsQuery(
  async (db: D1Database, { sessionId, userId }: Browser): Promise<number | null> => {
    const row = await db
      .prepare('SELECT kept_ms FROM push_token WHERE session_id = ? AND user_id = ?')
      .bind(sessionId, userId)
      .first<{ kept_ms: number }>();
    return row?.kept_ms ?? null;
  },
);

/** Has a browser told nothing any more. @throws AppError accounts_unavailable. */
export const dropToken = accountsQuery(
  async (db: D1Database, { sessionId, userId }: Browser): Promise<void> => {
    await db
      .prepare('DELETE FROM push_token WHERE session_id = ? AND user_id = ?')
      .bind(sessionId, userId)
      .run();
  },
);

/** What the messaging service knows a person's browsers by. @throws AppError accounts_unavailable. */
export const tokensOf = accountsQuery(async (db: D1Database, userId: string): Promise<string[]> => {
  const { results } = await db
    .prepare('SELECT token FROM push_token WHERE user_id = ? ORDER BY kept_ms DESC LIMIT ?')
    .bind(userId, MOST_BROWSERS)
    .all<{ token: string }>();
  return results.map(({ token }) => token);
});

/** Removes what reaches no browser any more. @throws AppError accounts_unavailable. */
export const removeTokens = accountsQuery(
  async (db: D1Database, tokens: readonly string[]): Promise<void> => {
    await db
      .prepare('DELETE FROM push_token WHERE token IN (SELECT value FROM json_each(?))')
      .bind(JSON.stringify(tokens))
      .run();
  },
);

/** A person's browsers for the export. @throws AppError accounts_unavailable. */
export const exportBrowsers = accountsQuery(
  async (db: D1Database, userId: string): Promise<PushedBrowserJson[]> => {
    const { results } = await db
      .prepare('SELECT kept_ms FROM push_token WHERE user_id = ? ORDER BY kept_ms')
      .bind(userId)
      .all<{ kept_ms: number }>();
    return results.map(({ kept_ms: keptMs }) => ({ kept: new Date(keptMs).toISOString() }));
  },
);
