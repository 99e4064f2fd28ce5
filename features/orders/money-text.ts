import type { Currency } from '../../contract/orders.ts';

/** Of every currency that is sold in. */
export const MINOR_UNITS = 100;

/** An amount in minor units as a language writes it. */
export function moneyText(amount: number, currency: Currency, tag: string): string {
  return new Intl.NumberFormat(tag, { style: 'currency', currency }).format(amount / MINOR_UNITS);
}
