import type { D1Database } from '@cloudflare/workers-types';
import type { ReportJson } from '../../contract/report-export.ts';
import { accountsQuery } from '../accounts/accounts-query.ts';
import type { Given } from '../given.ts';
import { CORRECTION_MS, listReportOrders, type ReportOrder } from './report-rows.ts';

/** A person's reports, as the export has them. */
export async function exportReports(db: D1Database, userId: string): Promise<ReportJson[]> {
  const reports = await listReportOrders(db, userId);
  return reports.map(({ orderId, report, language, births, options, state, readyMs }) => ({
    order: orderId,
    report,
    language,
    births: [...births],
    options,
    state,
    ready: readyMs === null ? null : new Date(readyMs).toISOString(),
  }));
}

/** How long births stay after they can no longer be put right: should the book be lost, it is made again. */
const SPARE_MS = 30 * 86_400_000;

/** When the births of a made book are erased by themselves, UTC ms; null where they are already, or it is not made. */
export function birthsUntilMs({ births, readyMs }: Pick<ReportOrder, 'births' | 'readyMs'>): number | null {
  return births.length === 0 || readyMs === null ? null : readyMs + CORRECTION_MS + SPARE_MS;
}

/** What stays of births is their dates: the book is opened by one. The names on the cover go with them. */
const ERASED = `dates = (SELECT json_group_array(json_extract(value, '$.date')) FROM json_each(births)), births = '[]',
  options = json_set(options, '$.names', json('[]'))`;

/** Erases the births that a made book was made of, on its reader's word; the book stays as it is. */
export const eraseBirths = accountsQuery(async (db: D1Database, orderId: string): Promise<void> => {
  await db
    .prepare(`UPDATE report_order SET ${ERASED} WHERE order_id = ? AND state = 'ready' AND births <> '[]'`)
    .bind(orderId)
    .run();
});

/** Deletes a made book, with what it was made of; what lies in the bucket follows (migration 0014). */
export const deleteReport = accountsQuery(async (db: D1Database, orderId: string): Promise<void> => {
  await db.prepare(`DELETE FROM report_order WHERE order_id = ? AND state = 'ready'`).bind(orderId).run();
});

/** The clock's part: erases the births of books that were made long enough ago. Never rejects: what fails is tried at the next run. */
export async function eraseOldBirths({ env, nowMs, log }: Given<'ACCOUNTS'>): Promise<void> {
  try {
    await env.ACCOUNTS.prepare(
      `UPDATE report_order SET ${ERASED} WHERE state = 'ready' AND births <> '[]' AND ready_ms < ?`,
    )
      .bind(nowMs - CORRECTION_MS - SPARE_MS)
      .run();
  } catch (failure) {
    log.error('births_not_erased', failure);
  }
}
