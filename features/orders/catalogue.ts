import type { PackageId } from '../../contract/consulting.ts';
import type { Currency } from '../../contract/orders.ts';

/** What is sold. Data only: a price of an order is the one that stood here when the order was opened. */

/** By what an order of it is fulfilled. */
export type ProductKind = 'pack' | 'consulting' | 'report';

/** What the law calls it: a service that is used up over time, or digital content that is had at once. */
export type Supply = 'service' | 'content';

interface ProductRow {
  kind: ProductKind;
  supply: Supply;
  /** Whether it is sold at all, wherever. */
  on: boolean;
  /** Whether it is for accounts alone: it is had in one. */
  needsAccount: boolean;
  /** Messages with Celestia that it adds to an account, which do not lapse. */
  messages?: number;
  /** Minor units, taxes as the market has them (markets.ts); absent where nothing is asked yet. */
  prices?: Readonly<Record<Currency, number>>;
}

const pack = { kind: 'pack', supply: 'service', on: true, needsAccount: true } as const;
const consulting = { kind: 'consulting', supply: 'service', on: true, needsAccount: false } as const;
const report = { kind: 'report', supply: 'content', on: true, needsAccount: false } as const;

export const PRODUCTS = {
  'pack-30': {
    ...pack,
    messages: 30,
    prices: { TRY: 14_990, USD: 499, EUR: 499, BRL: 1990, MXN: 7900 },
  },
  'pack-100': {
    ...pack,
    messages: 100,
    prices: { TRY: 39_990, USD: 1299, EUR: 1299, BRL: 4990, MXN: 21_900 },
  },
  // What the premium pop-up offers: one payment, and nothing that renews itself.
  premium: {
    ...pack,
    messages: 300,
    prices: { TRY: 89_990, USD: 2999, EUR: 2999, BRL: 11_990, MXN: 49_900 },
  },
  'consulting:question': {
    ...consulting,
    prices: { TRY: 119_000, USD: 3900, EUR: 3900, BRL: 14_900, MXN: 64_900 },
  },
  'consulting:natal': {
    ...consulting,
    prices: { TRY: 269_000, USD: 8900, EUR: 8900, BRL: 34_900, MXN: 149_000 },
  },
  'consulting:relationship': {
    ...consulting,
    prices: { TRY: 299_000, USD: 9900, EUR: 9900, BRL: 38_900, MXN: 164_000 },
  },
  'consulting:year': {
    ...consulting,
    prices: { TRY: 299_000, USD: 9900, EUR: 9900, BRL: 38_900, MXN: 164_000 },
  },
  'report:natal': {
    ...report,
    prices: { TRY: 74_900, USD: 2490, EUR: 2490, BRL: 9990, MXN: 42_900 },
  },
  'report:year': {
    ...report,
    prices: { TRY: 74_900, USD: 2490, EUR: 2490, BRL: 9990, MXN: 42_900 },
  },
  'report:relationship': {
    ...report,
    prices: { TRY: 74_900, USD: 2490, EUR: 2490, BRL: 9990, MXN: 42_900 },
  },
  'report:vocation': {
    ...report,
    prices: { TRY: 59_900, USD: 1990, EUR: 1990, BRL: 7990, MXN: 34_900 },
  },
  'report:juno': {
    ...report,
    prices: { TRY: 29_900, USD: 990, EUR: 990, BRL: 3990, MXN: 17_900 },
  },
  'report:child': {
    ...report,
    prices: { TRY: 59_900, USD: 1990, EUR: 1990, BRL: 7990, MXN: 34_900 },
  },
} as const satisfies Record<string, ProductRow>;

export type ProductId = keyof typeof PRODUCTS;

export const PRODUCT_IDS = Object.keys(PRODUCTS) as ProductId[];

/** Those that an account buys messages with, the smallest first. */
export const PACK_IDS = ['pack-30', 'pack-100', 'premium'] as const satisfies readonly ProductId[];
export type PackId = (typeof PACK_IDS)[number];

/** What a conversation is sold as. */
export function consultingProduct(id: PackageId): ProductId {
  return `consulting:${id}`;
}

/** Names the prices above. Whoever changes one puts a new day here. */
export const PRICE_VERSION = '2026-11-28';

/** Versions at whose prices a payment that comes late is still taken; any other is sent back. */
export const STANDING_PRICES: readonly string[] = [PRICE_VERSION, '2026-11-24'];

/** Widens a row to the shape that every row shares. */
export function productOf(id: ProductId): ProductRow {
  return PRODUCTS[id];
}

export function isProductId(text: string | undefined): text is ProductId {
  return text !== undefined && Object.hasOwn(PRODUCTS, text);
}

/** Minor units; null for what is not sold. */
export function priceOf(id: ProductId, currency: Currency): number | null {
  const { on, prices } = productOf(id);
  return on && prices ? prices[currency] : null;
}
