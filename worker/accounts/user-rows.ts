import type { D1Database } from '@cloudflare/workers-types';
import { KEPT_FIELDS } from '../../contract/birth-fields.ts';
import { MAX_BIRTH_FIELD_LENGTH } from '../../contract/limits.ts';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '../../locales/locales.ts';
import { forgetClosed, rememberClosed } from './closed-accounts.ts';
import { guarded } from './guarded.ts';

export type LoginMethod = 'email' | 'google' | 'facebook';

/** Fields of the birth form, as a person keeps them. */
export type BirthFields = Readonly<Partial<Record<(typeof KEPT_FIELDS)[number], string>>>;

export interface User {
  id: string;
  email: string | null;
  emailVerified: boolean;
  name: string;
  language: Language;
  marketing: boolean;
  loginMethod: LoginMethod;
  birth: BirthFields | null;
  createdMs: number;
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
  created_ms: number;
}

function isLoginMethod(value: string): value is LoginMethod {
  return value === 'email' || value === 'google' || value === 'facebook';
}

/** Those of a record's entries that a birth form has; null for anything that is no record. */
export function readBirthFields(value: unknown): BirthFields | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const record = value as Readonly<Record<string, unknown>>;
  const entries = KEPT_FIELDS.map((name) => [name, record[name]] as const);
  return Object.fromEntries(
    entries.filter((entry): entry is [(typeof KEPT_FIELDS)[number], string] => {
      const [, text] = entry;
      return typeof text === 'string' && text !== '' && text.length <= MAX_BIRTH_FIELD_LENGTH;
    }),
  );
}

function parseBirth(text: string | null): BirthFields | null {
  if (text === null) return null;
  return readBirthFields(JSON.parse(text));
}

export function toUser(row: UserRow): User {
  return {
    id: row.id,
    email: row.email,
    emailVerified: row.email_verified === 1,
    name: row.name,
    language: isLanguage(row.language) ? row.language : DEFAULT_LANGUAGE,
    marketing: row.marketing === 1,
    loginMethod: isLoginMethod(row.login_method) ? row.login_method : 'email',
    birth: parseBirth(row.birth),
    createdMs: row.created_ms,
  };
}

export const findUser = guarded(async (db: D1Database, userId: string): Promise<User | null> => {
  const row = await db.prepare('SELECT * FROM user WHERE id = ?').bind(userId).first<UserRow>();
  return row && toUser(row);
});

/** What a person may change about themselves; what is absent stays. */
export interface UserChange {
  name?: string;
  language?: Language;
  marketing?: boolean;
  birth?: BirthFields | null;
}

export const changeUser = guarded(
  async (
    db: D1Database,
    userId: string,
    { name, language, marketing, birth }: UserChange,
    nowMs: number,
  ): Promise<User | null> => {
    const row = await db
      .prepare(
        `UPDATE user SET name = coalesce(?, name), language = coalesce(?, language),
         marketing = coalesce(?, marketing), birth = CASE WHEN ? THEN ? ELSE birth END, updated_ms = ?
       WHERE id = ? RETURNING *`,
      )
      .bind(
        name ?? null,
        language ?? null,
        marketing === undefined ? null : Number(marketing),
        Number(birth !== undefined),
        birth ? JSON.stringify(birth) : null,
        nowMs,
        userId,
      )
      .first<UserRow>();
    return row && toUser(row);
  },
);

/**
 * Removes a person and everything of theirs. What stays for an hour is a hash that only the site can make: a proof from before
 * the deletion shall not make the account anew.
 */
export const removeUser = guarded(
  async (db: D1Database, userId: string, closedHash: string, nowMs: number): Promise<void> => {
    await db.batch([
      db.prepare('DELETE FROM session WHERE user_id = ?').bind(userId),
      db.prepare('DELETE FROM chart WHERE user_id = ?').bind(userId),
      db.prepare('DELETE FROM user WHERE id = ?').bind(userId),
      forgetClosed(db, nowMs),
      rememberClosed(db, closedHash, nowMs),
    ]);
  },
);
