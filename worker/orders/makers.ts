import type { ProductKind } from '../../features/orders/catalogue.ts';
import type { Maker } from './maker.ts';

/** By the product's kind; null where nobody makes it yet, and its orders wait. Read once an order of the kind is there. */
export const MAKERS: Readonly<Record<ProductKind, (() => Promise<Maker>) | null>> = {
  pack: async () => (await import('./pack-maker.ts')).packMaker,
  consulting: async () => (await import('../consulting/session-maker.ts')).sessionMaker,
  report: async () => (await import('../reports/report-maker.ts')).reportMaker,
};
