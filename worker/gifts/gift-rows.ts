import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types';
import type { GiftJson, GiftState } from '../../contract/gifts.ts';
import { accountsQuery } from '../accounts/accounts-query.ts';
import { digestText } from '../reference.ts';

/** A book that is given to somebody, as it is kept. Moments in UTC ms. */
export interface Gift {
  id: string;
  orderId: string;
  /** Null once the mail has gone, or will not go. */
  email: string | null;
  emailHash: string;
  message: string;
  state: GiftState;
  sendMs: number;
  sentMs: number | null;
  /** When its link ends; null until it is sent. */
  endsMs: number | null;
  createdMs: number;
}

const COLUMNS = `id, order_id AS orderId, email, email_hash AS emailHash, message, state, send_ms AS sendMs,
  sent_ms AS sentMs, ends_ms AS endsMs, created_ms AS createdMs`;

/** What an address is counted and left alone by. */
export function addressHash(email: string): Promise<string> {
  return digestText(`gift:${email.trim().toLowerCase()}`);
}

/** A gift before it is kept. */
export type NewGift = Pick<Gift, 'emailHash' | 'message' | 'sendMs'> & { email: string };

/** The statement that keeps a gift, written with its order. */
export function giftRow(db: D1Database, orderId: string, gift: NewGift, nowMs: number): D1PreparedStatement {
  const { email, emailHash, message, sendMs } = gift;
  return db
    .prepare(
      `INSERT INTO gift (id, order_id, email, email_hash, message, send_ms, created_ms) VALUES (?, ?, ?, ?, ?, ?, ?)
       ON CONFLICT (order_id) DO NOTHING`,
    )
    .bind(crypto.randomUUID(), orderId, email, emailHash, message, sendMs, nowMs);
}

/** The statement that has a gift mailed on its day, once its book is there; nothing where the order is no gift. */
export function giftTask(db: D1Database, orderId: string, nowMs: number): D1PreparedStatement {
  return db
    .prepare(
      `INSERT INTO outbox (order_id, task, subject, due_ms)
       SELECT order_id, 'mail_gift', '', max(send_ms, ?) FROM gift WHERE order_id = ? AND state = 'waiting'
       ON CONFLICT (order_id, task, subject) DO NOTHING`,
    )
    .bind(nowMs, orderId);
}

export const findGiftOf = accountsQuery(
  (db: D1Database, orderId: string): Promise<Gift | null> =>
    db.prepare(`SELECT ${COLUMNS} FROM gift WHERE order_id = ?`).bind(orderId).first<Gift>(),
);

export const findGift = accountsQuery(
  (db: D1Database, id: string): Promise<Gift | null> =>
    db.prepare(`SELECT ${COLUMNS} FROM gift WHERE id = ?`).bind(id).first<Gift>(),
);

/**
 * Moves a gift from one of some states to another; what was written and whom it is for go where it ends.
 * @returns false where it stands otherwise by now.
 */
export const moveGift = accountsQuery(
  async (db: D1Database, id: string, from: readonly GiftState[], to: GiftState): Promise<boolean> => {
    const isOver = to === 'recalled' || to === 'refused' || to === 'deleted';
    const { meta } = await db
      .prepare(
        `UPDATE gift SET state = ?${isOver ? ", email = NULL, message = ''" : ''}
         WHERE id = ? AND state IN (${from.map(() => '?').join(', ')})`,
      )
      .bind(to, id, ...from)
      .run();
    return meta.changes > 0;
  },
);

/** Notes that the mail has gone: the address goes with it. */
export const noteSent = accountsQuery(
  async (
    db: D1Database,
    id: string,
    { sentMs, endsMs }: { sentMs: number; endsMs: number },
  ): Promise<void> => {
    await db
      .prepare(
        `UPDATE gift SET state = 'sent', email = NULL, sent_ms = ?, ends_ms = ? WHERE id = ? AND state = 'sending'`,
      )
      .bind(sentMs, endsMs, id)
      .run();
  },
);

/** Removes a gift with its book, on its receiver's word; the giver's order stays, and says no more than that. */
export const deleteGift = accountsQuery(async (db: D1Database, { id, orderId }: Gift): Promise<void> => {
  await db.batch([
    db.prepare(`UPDATE gift SET state = 'deleted', email = NULL, message = '' WHERE id = ?`).bind(id),
    db.prepare('DELETE FROM report_order WHERE order_id = ?').bind(orderId),
  ]);
});

/** Leaves an address alone from now on. */
export const refuseGifts = accountsQuery(
  async (db: D1Database, hash: string, nowMs: number): Promise<void> => {
    await db
      .prepare('INSERT INTO gift_refusal (address_hash, refused_ms) VALUES (?, ?) ON CONFLICT DO NOTHING')
      .bind(hash, nowMs)
      .run();
  },
);

export const isRefused = accountsQuery(
  async (db: D1Database, hash: string): Promise<boolean> =>
    (await db.prepare('SELECT 1 FROM gift_refusal WHERE address_hash = ?').bind(hash).first()) !== null,
);

const DAY_MS = 86_400_000;
/** Gifts that a person may order within a day, and those paid for that an address may get within a month. */
const MOST_OF_GIVER = 5;
const MOST_TO_ADDRESS = 3;

/** Whether a person gives too often, or an address gets too many. */
export const isTooOften = accountsQuery(
  async (db: D1Database, userId: string, hash: string, nowMs: number): Promise<boolean> => {
    const row = await db
      .prepare(
        `SELECT
           (SELECT count(*) FROM gift JOIN orders ON orders.id = order_id WHERE user_id = ?1 AND gift.created_ms > ?2) AS given,
           (SELECT count(*) FROM gift JOIN orders ON orders.id = order_id
            WHERE email_hash = ?3 AND gift.created_ms > ?4 AND paid_ms IS NOT NULL) AS got`,
      )
      .bind(userId, nowMs - DAY_MS, hash, nowMs - 30 * DAY_MS)
      .first<{ given: number; got: number }>();
    return row !== null && (row.given >= MOST_OF_GIVER || row.got >= MOST_TO_ADDRESS);
  },
);

/** Takes back the gifts whose orders were paid back, and removes those whose link has ended. */
export const forgetGifts = accountsQuery(async (db: D1Database, nowMs: number): Promise<void> => {
  await db.batch([
    db.prepare(
      `UPDATE gift SET state = 'recalled', email = NULL, message = ''
       WHERE state IN ('waiting', 'sending', 'sent')
         AND order_id IN (SELECT id FROM orders WHERE payment IN ('refunded', 'lost'))`,
    ),
    db.prepare('DELETE FROM gift WHERE ends_ms < ?').bind(nowMs),
  ]);
});

/** A person's gifts, as the export has them. */
export async function exportGifts(db: D1Database, userId: string): Promise<GiftJson[]> {
  const { results } = await db
    .prepare(
      `SELECT ${COLUMNS} FROM gift WHERE order_id IN (SELECT id FROM orders WHERE user_id = ?) ORDER BY created_ms, id`,
    )
    .bind(userId)
    .all<Gift>();
  return results.map(({ orderId, email, message, state, sendMs }) => ({
    order: orderId,
    email,
    message,
    state,
    send: new Date(sendMs).toISOString(),
  }));
}
