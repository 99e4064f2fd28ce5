import type { D1Database } from '@cloudflare/workers-types';
import type { SettledBirth } from '../../contract/settled-birth.ts';
import { REPORTS, type ReportId } from '../../features/reports/report-kinds.ts';
import type { Language } from '../../locales/locales.ts';

/** What a paid order of a book is made of, written past the shop: for what measures or breaks off the making. */
export interface PaidOrder {
  /** Of the order, and of its book in the bucket. */
  id: string;
  report: ReportId;
  language: Language;
  /** Another for each, or the same book is made again. */
  birth: number;
  /** UTC ms. */
  createdMs: number;
}

/** A birth that was made up; each number has its own. */
function birthOf(index: number): SettledBirth {
  return {
    date: `${1960 + index}-0${1 + (index % 9)}-15`,
    time: '14:30',
    window: null,
    place: {
      id: 745044,
      name: 'İstanbul',
      region: null,
      country: 'TR',
      latitude: 41.01,
      longitude: 28.95,
      timeZone: 'Europe/Istanbul',
    },
    fold: null,
    utcOffsetSeconds: null,
    houseSystem: 'placidus',
    zodiac: 'tropical',
    node: 'true',
    lilith: 'mean',
    orbs: 'standard',
    fields: {},
  };
}

/** Writes the order and what it asks for, as if it had been paid just then. */
export async function writePaidOrder(
  accounts: D1Database,
  { id, report, language, birth, createdMs }: PaidOrder,
): Promise<void> {
  const births = Array.from({ length: REPORTS[report].births }, (_, other) => birthOf(birth + other));
  const year = REPORTS[report].asks === 'year' ? new Date(createdMs).getUTCFullYear() : null;
  const options = { names: births.map((_, other) => ['Ayşe', 'Łukasz'][other] ?? null), year };
  await accounts.batch([
    accounts
      .prepare(
        `INSERT INTO orders (id, language, market, currency, product, amount, tax, price_version, law_version, payment, created_ms, paid_ms)
         VALUES (?1, ?2, 'eu', 'EUR', ?3, 0, 'inclusive', '', '', 'paid', ?4, ?4)`,
      )
      .bind(id, language, `report:${report}`, createdMs),
    accounts
      .prepare(
        `INSERT INTO report_order (order_id, report, births, options, language, key, created_ms)
         VALUES (?1, ?2, ?3, ?4, ?5, ?1, ?6)`,
      )
      .bind(id, report, JSON.stringify(births), JSON.stringify(options), language, createdMs),
  ]);
}
