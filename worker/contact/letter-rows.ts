import type { D1Database } from '@cloudflare/workers-types';
import { LETTER_KINDS, type LetterKind } from '../../contract/contact.ts';
import type { LetterJson } from '../../contract/user.ts';
import type { Letter } from '../../features/contact/read-letter.ts';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '../../locales/locales.ts';
import { accountsQuery } from '../accounts/accounts-query.ts';

/** How long a letter is kept. */
export const LETTER_KEPT_MS = 180 * 24 * 3600 * 1000;

/** A letter as it is kept. */
export interface KeptLetter extends Letter {
  reference: string;
  language: Language;
  toldOperator: boolean;
  toldWriter: boolean;
  createdMs: number;
}

interface LetterRow {
  reference: string;
  name: string;
  email: string;
  kind: string;
  language: string;
  text: string;
  told_operator: number;
  told_writer: number;
  created_ms: number;
}

function kindOf(text: string): LetterKind {
  return LETTER_KINDS.find((kind) => kind === text) ?? 'other';
}

function toLetter(row: LetterRow): KeptLetter {
  return {
    reference: row.reference,
    name: row.name,
    email: row.email,
    kind: kindOf(row.kind),
    language: isLanguage(row.language) ? row.language : DEFAULT_LANGUAGE,
    text: row.text,
    toldOperator: row.told_operator === 1,
    toldWriter: row.told_writer === 1,
    createdMs: row.created_ms,
  };
}

/** The letter that the same form has made before; null: none. */
export const findLetter = accountsQuery(
  async (db: D1Database, digest: string): Promise<KeptLetter | null> => {
    const row = await db.prepare('SELECT * FROM letter WHERE digest = ?').bind(digest).first<LetterRow>();
    return row && toLetter(row);
  },
);

/** Letters that came from an address since a moment. */
export const countLetters = accountsQuery(
  async (db: D1Database, email: string, sinceMs: number): Promise<number> => {
    const row = await db
      .prepare('SELECT count(*) AS count FROM letter WHERE created_ms > ? AND lower(email) = lower(?)')
      .bind(sinceMs, email)
      .first<{ count: number }>();
    return row?.count ?? 0;
  },
);

interface NewLetter extends Letter {
  reference: string;
  digest: string;
  userId: string | null;
  language: Language;
}

/** Keeps a letter, or finds the one that the same form has made meanwhile. */
export const keepLetter = accountsQuery(
  async (
    db: D1Database,
    { reference, digest, userId, name, email, kind, language, text }: NewLetter,
    nowMs: number,
  ): Promise<KeptLetter> => {
    const row = await db
      .prepare(
        `INSERT INTO letter (reference, digest, user_id, name, email, kind, language, text, created_ms)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (digest) DO UPDATE SET digest = excluded.digest RETURNING *`,
      )
      .bind(reference, digest, userId, name, email, kind, language, text, nowMs)
      .first<LetterRow>();
    if (!row) throw new Error('a letter was not kept');
    return toLetter(row);
  },
);

/** Notes which of a letter's mails went out. */
export const noteTold = accountsQuery(
  async (
    db: D1Database,
    { reference, toldOperator, toldWriter }: Pick<KeptLetter, 'reference' | 'toldOperator' | 'toldWriter'>,
  ): Promise<void> => {
    await db
      .prepare('UPDATE letter SET told_operator = ?, told_writer = ? WHERE reference = ?')
      .bind(Number(toldOperator), Number(toldWriter), reference)
      .run();
  },
);

/** The oldest letters that the operator has not been sent yet. */
export const listUntold = accountsQuery(async (db: D1Database, most: number): Promise<KeptLetter[]> => {
  const { results } = await db
    .prepare('SELECT * FROM letter WHERE told_operator = 0 ORDER BY created_ms LIMIT ?')
    .bind(most)
    .all<LetterRow>();
  return results.map(toLetter);
});

/** Removes what is older than it may become. */
export const forgetLetters = accountsQuery(async (db: D1Database, nowMs: number): Promise<void> => {
  await db
    .prepare('DELETE FROM letter WHERE created_ms < ?')
    .bind(nowMs - LETTER_KEPT_MS)
    .run();
});

/** What a person has written while signed in, as the export has it. */
export const listLetters = accountsQuery(async (db: D1Database, userId: string): Promise<LetterJson[]> => {
  const { results } = await db
    .prepare('SELECT * FROM letter WHERE user_id = ? ORDER BY created_ms')
    .bind(userId)
    .all<LetterRow>();
  return results.map(toLetter).map(({ reference, name, email, kind, language, text, createdMs }) => ({
    reference,
    name,
    email,
    kind,
    language,
    text,
    created: new Date(createdMs).toISOString(),
  }));
});
