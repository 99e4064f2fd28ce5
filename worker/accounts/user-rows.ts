import type { D1Database } from '@cloudflare/workers-types';
import type { SettledBirth } from '../../contract/settled-birth.ts';
import { LOGIN_METHODS, type UserJson } from '../../contract/user.ts';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '../../locales/locales.ts';
import { accountsQuery } from './accounts-query.ts';
import { birthColumns, type KeptBirth, parseBirth } from './birth-columns.ts';

/** A person as the row keeps them: as they are told of themselves, but for the birth, and the moment in UTC milliseconds. */
export interface User extends Omit<UserJson, 'birth' | 'created'> {
  birth: KeptBirth | null;
  createdMs: number;
  /** Versions of the papers that the person agreed to; null for an account from before they were noted. */
  agreed: string | null;
}

/** A row of the table; what it has beside is not read. */
export interface UserRow {
  id: string;
  email: string | null;
  email_verified: number;
  name: string;
  language: string;
  marketing: number;
  login_method: string;
  birth: string | null;
  settled_birth: string | null;
  created_ms: number;
  agreed: string | null;
}

export function toUser(row: UserRow): User {
  return {
    id: row.id,
    email: row.email,
    emailVerified: row.email_verified === 1,
    name: row.name,
    language: isLanguage(row.language) ? row.language : DEFAULT_LANGUAGE,
    marketing: row.marketing === 1,
    loginMethod: LOGIN_METHODS.find((method) => method === row.login_method) ?? 'email',
    birth: row.birth === null ? null : parseBirth(row.birth, row.settled_birth),
    createdMs: row.created_ms,
    agreed: row.agreed,
  };
}

export const findUser = accountsQuery(async (db: D1Database, userId: string): Promise<User | null> => {
  const row = await db.prepare('SELECT * FROM user WHERE id = ?').bind(userId).first<UserRow>();
  return row && toUser(row);
});

/** What a person may change about themselves; what is absent stays. */
export interface UserChange {
  name?: string;
  language?: Language;
  marketing?: boolean;
  birth?: SettledBirth | null;
}

export const changeUser = accountsQuery(
  async (
    db: D1Database,
    userId: string,
    { name, language, marketing, birth }: UserChange,
    nowMs: number,
  ): Promise<User | null> => {
    const row = await db
      .prepare(
        `UPDATE user SET name = coalesce(?1, name), language = coalesce(?2, language),
         marketing = coalesce(?3, marketing), birth = CASE WHEN ?4 THEN ?5 ELSE birth END,
         settled_birth = CASE WHEN ?4 THEN ?6 ELSE settled_birth END, updated_ms = ?7
       WHERE id = ?8 RETURNING *`,
      )
      .bind(
        name ?? null,
        language ?? null,
        marketing === undefined ? null : Number(marketing),
        Number(birth !== undefined),
        ...(birth ? birthColumns({ fields: birth.fields, settled: birth }) : [null, null]),
        nowMs,
        userId,
      )
      .first<UserRow>();
    return row && toUser(row);
  },
);

/** Keeps what a birth was settled to, unless another has taken its place meanwhile. */
export const keepSettled = accountsQuery(
  async (db: D1Database, userId: string, before: KeptBirth, birth: SettledBirth): Promise<void> => {
    const [settledFrom] = birthColumns(before);
    const [fields, settled] = birthColumns({ fields: birth.fields, settled: birth });
    await db
      .prepare('UPDATE user SET birth = ?, settled_birth = ? WHERE id = ? AND birth = ?')
      .bind(fields, settled, userId, settledFrom)
      .run();
  },
);
