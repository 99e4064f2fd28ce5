import type { D1Database } from '@cloudflare/workers-types';
import { base64url } from 'jose';
import type { Language } from '../../locales/locales.ts';
import { accountsQuery } from '../accounts/accounts-query.ts';

const TOKEN_BYTES = 16;

/** The link of a person's own calendar. */
export interface CalendarLink {
  userId: string;
  token: string;
  language: Language;
  createdMs: number;
}

interface LinkRow {
  user_id: string;
  token: string;
  language: Language;
  created_ms: number;
}

function toLink({ user_id: userId, token, language, created_ms: createdMs }: LinkRow): CalendarLink {
  return { userId, token, language, createdMs };
}

/** The link that a person has, or whose it is; null where there is none. @throws AppError accounts_unavailable. */
export const findLink = accountsQuery(
  async (db: D1Database, by: { userId: string } | { token: string }): Promise<CalendarLink | null> => {
    const [column, value] = 'userId' in by ? ['user_id', by.userId] : ['token', by.token];
    const row = await db
      .prepare(`SELECT user_id, token, language, created_ms FROM calendar_link WHERE ${column} = ?`)
      .bind(value)
      .first<LinkRow>();
    return row && toLink(row);
  },
);

/** Makes a link, in place of one that there was. @throws AppError accounts_unavailable. */
export const makeLink = accountsQuery(
  async (
    db: D1Database,
    { userId, language }: Pick<CalendarLink, 'userId' | 'language'>,
    nowMs: number,
  ): Promise<void> => {
    const token = base64url.encode(crypto.getRandomValues(new Uint8Array(TOKEN_BYTES)));
    await db
      .prepare(
        `INSERT INTO calendar_link (user_id, token, language, created_ms) VALUES (?1, ?2, ?3, ?4)
         ON CONFLICT (user_id) DO UPDATE SET token = ?2, language = ?3, created_ms = ?4`,
      )
      .bind(userId, token, language, nowMs)
      .run();
  },
);

/** Takes a person's link back: it leads nowhere from now on. @throws AppError accounts_unavailable. */
export const removeLink = accountsQuery(async (db: D1Database, userId: string): Promise<void> => {
  await db.prepare('DELETE FROM calendar_link WHERE user_id = ?').bind(userId).run();
});
