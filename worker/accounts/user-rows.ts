import type { D1Database } from '@cloudflare/workers-types';
import { KEPT_FIELDS } from '../../client/state/kept-charts.ts';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '../../locales/locales.ts';
import type { Identity } from '../identity/id-token.ts';
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
  generation: number;
  birth: BirthFields | null;
  createdMs: number;
}

interface UserRow {
  id: string;
  email: string | null;
  email_verified: number;
  name: string;
  language: string;
  marketing: number;
  login_method: string;
  generation: number;
  birth: string | null;
  created_ms: number;
}

const LOGIN_METHODS: Readonly<Record<string, LoginMethod>> = {
  password: 'email',
  'google.com': 'google',
  'facebook.com': 'facebook',
};

/** How the identity provider's name of a way to sign in is called here. */
export function loginMethodOf(provider: string): LoginMethod {
  return Object.hasOwn(LOGIN_METHODS, provider) ? (LOGIN_METHODS[provider] ?? 'email') : 'email';
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
      return typeof text === 'string' && text !== '' && text.length <= LONGEST_FIELD;
    }),
  );
}

const LONGEST_FIELD = 200;

function parseBirth(text: string | null): BirthFields | null {
  if (text === null) return null;
  return readBirthFields(JSON.parse(text));
}

function toUser(row: UserRow): User {
  return {
    id: row.id,
    email: row.email,
    emailVerified: row.email_verified === 1,
    name: row.name,
    language: isLanguage(row.language) ? row.language : DEFAULT_LANGUAGE,
    marketing: row.marketing === 1,
    loginMethod: isLoginMethod(row.login_method) ? row.login_method : 'email',
    generation: row.generation,
    birth: parseBirth(row.birth),
    createdMs: row.created_ms,
  };
}

export const findUser = guarded(async (db: D1Database, userId: string): Promise<User | null> => {
  const row = await db.prepare('SELECT * FROM user WHERE id = ?').bind(userId).first<UserRow>();
  return row && toUser(row);
});

/**
 * The person who has just signed in: made on the first time, else brought up to date with what the provider says of the
 * address. `isNew` tells the first time, `isConfirmed` the first time with an address that is confirmed: whoever signed in
 * before that may have been somebody else, and has to prove who they are anew. `marketing` is kept on the first time only.
 * Null for a person whose proof is older than the account takes.
 */
export const enterUser = guarded(
  async (
    db: D1Database,
    identity: Identity,
    { language, marketing }: Pick<User, 'language' | 'marketing'>,
    nowMs: number,
  ): Promise<{ user: User; isNew: boolean; isConfirmed: boolean } | null> => {
    const { userId, email, emailVerified, name, provider, authTimeSeconds } = identity;
    const nowSeconds = Math.floor(nowMs / 1000);
    const results = await db.batch<UserRow>([
      db.prepare('SELECT * FROM user WHERE id = ?').bind(userId),
      db
        .prepare(
          `INSERT INTO user (id, email, email_verified, name, language, marketing, login_method, generation, created_ms, updated_ms)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING`,
        )
        .bind(
          userId,
          email,
          Number(emailVerified),
          name ?? '',
          language,
          Number(marketing),
          loginMethodOf(provider),
          // Not one that an account of the same person had before it was deleted: its sessions shall not come to life again.
          nowSeconds,
          nowMs,
          nowMs,
        ),
      db
        .prepare(
          `UPDATE user SET email = ?1,
           email_verified = CASE WHEN email IS ?1 THEN max(email_verified, ?2) ELSE ?2 END,
           generation = generation + (email_verified < ?2),
           valid_after = CASE WHEN email_verified < ?2 THEN max(valid_after, ?3) ELSE valid_after END,
           login_method = ?4, updated_ms = ?5
         WHERE id = ?6 AND valid_after <= ?7 RETURNING *`,
        )
        .bind(
          email,
          Number(emailVerified),
          Math.floor(authTimeSeconds),
          loginMethodOf(provider),
          nowMs,
          userId,
          Math.floor(authTimeSeconds),
        ),
    ]);
    const [before, , current] = results.map(({ results: rows }) => rows[0]);
    if (!current) return null;
    const isConfirmed = emailVerified && before?.email_verified !== 1;
    return { user: toUser(current), isNew: before === undefined, isConfirmed };
  },
);

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

/** Signs a person out everywhere: every token made until now is of an older generation, every proof too old. */
export const endSessions = guarded(async (db: D1Database, userId: string, nowMs: number): Promise<void> => {
  await db
    .prepare('UPDATE user SET generation = generation + 1, valid_after = max(valid_after, ?) WHERE id = ?')
    .bind(Math.floor(nowMs / 1000), userId)
    .run();
});

/** Removes a person and everything of theirs. */
export const removeUser = guarded(async (db: D1Database, userId: string): Promise<void> => {
  await db.batch([
    db.prepare('DELETE FROM chart WHERE user_id = ?').bind(userId),
    db.prepare('DELETE FROM user WHERE id = ?').bind(userId),
  ]);
});
