import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types';
import * as v from 'valibot';
import { ReportOptions, type ReportState } from '../../contract/report-export.ts';
import { SettledBirth } from '../../contract/settled-birth.ts';
import type { ReportId } from '../../features/reports/report-kinds.ts';
import type { Language } from '../../locales/locales.ts';
import { accountsQuery } from '../accounts/accounts-query.ts';

/** A report that was ordered, as it is kept. Moments in UTC ms. */
export interface ReportOrder {
  orderId: string;
  report: ReportId;
  /** One, or two where the report is on two people; none once they are erased. */
  births: readonly SettledBirth[];
  /** Of births that are erased; null before. */
  dates: readonly string[] | null;
  options: ReportOptions;
  language: Language;
  /** Where in the bucket the book lies (read-book.ts). */
  key: string;
  state: ReportState;
  /** Of the book as it was made; null before. */
  wordsVersion: string | null;
  engineVersion: string | null;
  tries: number;
  madeAgain: boolean;
  createdMs: number;
  readyMs: number | null;
}

export type NewReportOrder = Pick<
  ReportOrder,
  'orderId' | 'report' | 'births' | 'options' | 'language' | 'createdMs'
>;

/** The dates of a book's births, `YYYY-MM-DD`: whoever knows one may open it. */
export function datesOf({ births, dates }: Pick<ReportOrder, 'births' | 'dates'>): readonly string[] {
  return dates ?? births.map(({ date }) => date);
}

interface Row extends Omit<ReportOrder, 'births' | 'dates' | 'options' | 'madeAgain'> {
  births: string;
  dates: string | null;
  options: string;
  madeAgain: number;
}

const COLUMNS = `order_id AS orderId, report, births, dates, options, language, key, state, words_version AS wordsVersion,
  engine_version AS engineVersion, tries, made_again AS madeAgain, created_ms AS createdMs, ready_ms AS readyMs`;

const KEY_BYTES = 24;

/** A key that nobody guesses, such as stands in an address. */
function makeKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}

function toReportOrder(row: Row): ReportOrder {
  return {
    ...row,
    births: v.parse(v.array(SettledBirth), JSON.parse(row.births)),
    dates: row.dates === null ? null : v.parse(v.array(v.string()), JSON.parse(row.dates)),
    options: v.parse(ReportOptions, JSON.parse(row.options)),
    madeAgain: row.madeAgain === 1,
  };
}

/** The statement that keeps what an order of a report asks for, written with the order; one that is there already stays. */
export function reportOrderRow(db: D1Database, order: NewReportOrder): D1PreparedStatement {
  const { orderId, report, births, options, language, createdMs } = order;
  return db
    .prepare(
      `INSERT INTO report_order (order_id, report, births, options, language, key, created_ms)
       VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (order_id) DO NOTHING`,
    )
    .bind(orderId, report, JSON.stringify(births), JSON.stringify(options), language, makeKey(), createdMs);
}

/** Null where there is none: its account was deleted. */
export const findReportOrder = accountsQuery(
  async (db: D1Database, orderId: string): Promise<ReportOrder | null> => {
    const row = await db
      .prepare(`SELECT ${COLUMNS} FROM report_order WHERE order_id = ?`)
      .bind(orderId)
      .first<Row>();
    return row && toReportOrder(row);
  },
);

/** Counts a beginning. */
export const beginReport = accountsQuery(async (db: D1Database, orderId: string): Promise<void> => {
  await db
    .prepare(
      `UPDATE report_order SET state = 'making', tries = tries + 1 WHERE order_id = ? AND state <> 'ready'`,
    )
    .bind(orderId)
    .run();
});

interface Made {
  orderId: string;
  /** That the book was put under: another has been given meanwhile where the births were corrected. */
  key: string;
  wordsVersion: string;
  engineVersion: string;
}

/** Notes that the book lies there. False where another is to be made meanwhile, or none. */
export const finishReport = accountsQuery(
  async (
    db: D1Database,
    { orderId, key, wordsVersion, engineVersion }: Made,
    nowMs: number,
  ): Promise<boolean> => {
    const { meta } = await db
      .prepare(
        `UPDATE report_order SET state = 'ready', words_version = ?, engine_version = ?, ready_ms = ?
         WHERE order_id = ? AND key = ?`,
      )
      .bind(wordsVersion, engineVersion, nowMs, orderId, key)
      .run();
    return meta.changes > 0;
  },
);

/** Gives the making of a book up, until somebody asks for it again. @returns false where it is made, or was given up before. */
export const failReport = accountsQuery(async (db: D1Database, orderId: string): Promise<boolean> => {
  const { meta } = await db
    .prepare(
      `UPDATE report_order SET state = 'failed' WHERE order_id = ? AND state NOT IN ('ready', 'failed')`,
    )
    .bind(orderId)
    .run();
  return meta.changes > 0;
});

/** Lets a book that was given up wait for its making again. */
export const reviveReport = accountsQuery(async (db: D1Database, orderId: string): Promise<void> => {
  await db
    .prepare(`UPDATE report_order SET state = 'waiting', tries = 0 WHERE order_id = ? AND state = 'failed'`)
    .bind(orderId)
    .run();
});

/** How long a birth that was typed wrong may be put right. */
export const CORRECTION_MS = 14 * 86_400_000;

/** Until when a book's births may be put right, UTC ms; null where they may not (any more). */
export function correctableUntilMs(
  { state, births, madeAgain, readyMs }: Pick<ReportOrder, 'state' | 'births' | 'madeAgain' | 'readyMs'>,
  nowMs: number,
): number | null {
  if (state !== 'ready' || madeAgain || readyMs === null || births.length === 0) return null;
  const untilMs = readyMs + CORRECTION_MS;
  return untilMs > nowMs ? untilMs : null;
}

/**
 * Puts other births in the place of those that a book was made of; it is made anew under another key, and what lay under the old one goes.
 * Once, within 14 days of the first making.
 * @returns false where it may not be.
 */
export const correctReport = accountsQuery(
  async (
    db: D1Database,
    orderId: string,
    births: readonly SettledBirth[],
    nowMs: number,
  ): Promise<boolean> => {
    const { meta } = await db
      .prepare(
        `UPDATE report_order SET births = ?, key = ?, state = 'waiting', tries = 0, made_again = 1, ready_ms = NULL
         WHERE order_id = ? AND made_again = 0 AND state = 'ready' AND births <> '[]' AND ready_ms > ?`,
      )
      .bind(JSON.stringify(births), makeKey(), orderId, nowMs - CORRECTION_MS)
      .run();
    return meta.changes > 0;
  },
);

const DAY_MS = 86_400_000;

/**
 * Counts a try to open a book by its birth date, before it is looked at: whoever tries all dates is told nothing.
 * @returns false where there were `most` of them within a day.
 */
export const countGuess = accountsQuery(
  async (db: D1Database, orderId: string, most: number, nowMs: number): Promise<boolean> => {
    const { meta } = await db
      .prepare(
        `UPDATE report_order SET guesses = CASE WHEN guessed_ms > ?2 THEN guesses + 1 ELSE 1 END,
           guessed_ms = CASE WHEN guessed_ms > ?2 THEN guessed_ms ELSE ?3 END
         WHERE order_id = ?1 AND (guesses < ?4 OR guessed_ms <= ?2)`,
      )
      .bind(orderId, nowMs - DAY_MS, nowMs, most)
      .run();
    return meta.changes > 0;
  },
);

/** Reports of a person's orders, the oldest first. */
export const listReportOrders = accountsQuery(
  async (db: D1Database, userId: string): Promise<ReportOrder[]> => {
    const { results } = await db
      .prepare(
        `SELECT ${COLUMNS} FROM report_order WHERE order_id IN (SELECT id FROM orders WHERE user_id = ?)
         ORDER BY created_ms, order_id`,
      )
      .bind(userId)
      .all<Row>();
    return results.map(toReportOrder);
  },
);
