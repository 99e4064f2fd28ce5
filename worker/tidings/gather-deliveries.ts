import type { D1Database } from '@cloudflare/workers-types';
import type { Tiding } from '../../features/tidings/tiding.ts';
import { accountsQuery } from '../accounts/accounts-query.ts';

/** From one instant to before another, UTC ms. */
interface Stretch {
  fromMs: number;
  toMs: number;
}

/**
 * What became ready for a person over a stretch of time: an astrologer's answer, a report of their own (a gift is its receiver's).
 * @throws AppError accounts_unavailable.
 */
export const gatherDeliveries = accountsQuery(
  async (db: D1Database, userId: string, { fromMs, toMs }: Stretch): Promise<Tiding[]> => {
    const answer = db
      .prepare(
        `SELECT 'answer' AS kind FROM consulting_request WHERE user_id = ? AND state IN ('offered', 'declined')
         AND changed_ms >= ? AND changed_ms < ? LIMIT 1`,
      )
      .bind(userId, fromMs, toMs);
    const report = db
      .prepare(
        `SELECT 'report' AS kind FROM report_order JOIN orders ON orders.id = report_order.order_id
         WHERE orders.user_id = ? AND report_order.state = 'ready' AND ready_ms >= ? AND ready_ms < ?
         AND NOT EXISTS (SELECT 1 FROM gift WHERE gift.order_id = orders.id) LIMIT 1`,
      )
      .bind(userId, fromMs, toMs);
    const found = await db.batch<{ kind: 'answer' | 'report' }>([answer, report]);
    return found.flatMap(({ results }) => results);
  },
);
