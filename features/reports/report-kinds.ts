import type { ProductId } from '../orders/catalogue.ts';

/** The reports that are sold, as data: whose chart each asks for, and what it needs to be made. */

export const REPORT_IDS = ['natal', 'year', 'relationship', 'vocation', 'juno', 'child'] as const;
export type ReportId = (typeof REPORT_IDS)[number];

interface ReportRow {
  product: ProductId;
  /** How many births it is made from. */
  births: 1 | 2;
  /** Whether a birth whose hour is unknown will do. */
  withoutHour: boolean;
  /** What else is asked: the birthday from which the year runs; the word of a parent. */
  asks: 'year' | 'parent' | null;
}

export const REPORTS: Readonly<Record<ReportId, ReportRow>> = {
  natal: { product: 'report:natal', births: 1, withoutHour: true, asks: null },
  year: { product: 'report:year', births: 1, withoutHour: false, asks: 'year' },
  relationship: { product: 'report:relationship', births: 2, withoutHour: true, asks: null },
  vocation: { product: 'report:vocation', births: 1, withoutHour: false, asks: null },
  // Without the hour neither her house nor her ruler's is known, which is most of what it tells.
  juno: { product: 'report:juno', births: 1, withoutHour: false, asks: null },
  child: { product: 'report:child', births: 1, withoutHour: true, asks: 'parent' },
};
