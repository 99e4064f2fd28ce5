import type { D1Database } from '@cloudflare/workers-types';
import { AGREED_VERSION } from '../../contract/papers.ts';
import type { LoginMethod } from '../../contract/user.ts';
import type { Identity, SignInProvider } from '../identity/id-token.ts';
import { accountsQuery } from './accounts-query.ts';
import { forgetClosed } from './closed-accounts.ts';
import { type NewSession, openingStatements } from './session-rows.ts';
import { toUser, type User, type UserRow } from './user-rows.ts';

/** How the identity provider's names of the ways to sign in are called here. */
const LOGIN_METHODS = {
  password: 'email',
  'google.com': 'google',
  'facebook.com': 'facebook',
} as const satisfies Record<SignInProvider, LoginMethod>;

/** What is known of a sign-in beside its ID token. */
export interface Entry extends Pick<User, 'language' | 'marketing'> {
  /** From when on the identity provider takes proofs of this person, Unix seconds; 0 where it was not asked. */
  validSinceSeconds: number;
  /** Hashes under which a deletion of this account would be remembered. */
  closedHashes: readonly string[];
  session: Omit<NewSession, 'userId' | 'authTimeSeconds'>;
}

export interface Entered {
  user: User;
  sessionId: string;
  /** The first time. */
  isNew: boolean;
  /** The first time with an address that is confirmed. */
  isConfirmed: boolean;
}

/**
 * The person who has just signed in, and their session: the person is made on the first time, else brought up to date with
 * what the provider says of the address. Whoever signed in before the address was confirmed may have been somebody else: those
 * sessions end, as do those from before the provider's own bound. `marketing` is kept on the first time only. Null for a
 * person whose proof is older than the account takes, or than its deletion. All of it in one transaction.
 */
export const enterUser = accountsQuery(
  async (db: D1Database, identity: Identity, entry: Entry, nowMs: number): Promise<Entered | null> => {
    const { userId, email, emailVerified, name, provider, authTimeSeconds } = identity;
    const { language, marketing, validSinceSeconds, closedHashes, session } = entry;
    const method = LOGIN_METHODS[provider];
    const results = await db.batch<UserRow>([
      db.prepare('SELECT * FROM user WHERE id = ?').bind(userId),
      forgetClosed(db, nowMs),
      db
        .prepare(
          `INSERT INTO user (id, email, email_verified, name, language, marketing, login_method, created_ms, updated_ms, agreed)
         SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?8, ?11 WHERE NOT EXISTS (SELECT 1 FROM closed_account
           WHERE id_hash IN (SELECT value FROM json_each(?9)) AND closed_seconds >= ?10)
         ON CONFLICT (id) DO NOTHING`,
        )
        .bind(
          userId,
          email,
          Number(emailVerified),
          name ?? '',
          language,
          Number(marketing),
          method,
          nowMs,
          JSON.stringify(closedHashes),
          authTimeSeconds,
          AGREED_VERSION,
        ),
      db
        .prepare(
          `DELETE FROM session WHERE user_id = ?1 AND (auth_seconds < ?2 OR (auth_seconds < ?3
           AND EXISTS (SELECT 1 FROM user WHERE id = ?1 AND email_verified < ?4 AND valid_after <= ?3)))`,
        )
        .bind(userId, validSinceSeconds, authTimeSeconds, Number(emailVerified)),
      db
        .prepare(
          `UPDATE user SET email = ?1,
           email_verified = CASE WHEN email IS ?1 THEN max(email_verified, ?2) ELSE ?2 END,
           valid_after = max(valid_after, ?3, CASE WHEN email_verified < ?2 THEN ?4 ELSE 0 END),
           login_method = ?5, updated_ms = ?6
         WHERE id = ?7 AND (valid_after <= ?4
           OR EXISTS (SELECT 1 FROM session WHERE user_id = ?7 AND auth_seconds = ?4)) RETURNING *`,
        )
        .bind(email, Number(emailVerified), validSinceSeconds, authTimeSeconds, method, nowMs, userId),
      ...openingStatements(db, { ...session, userId, authTimeSeconds }, nowMs),
    ]);
    const [before, , , , current, opened] = results.map(({ results: rows }) => rows[0]);
    if (!current || !opened) return null;
    const isConfirmed = emailVerified && before?.email_verified !== 1;
    return { user: toUser(current), sessionId: opened.id, isNew: before === undefined, isConfirmed };
  },
);
