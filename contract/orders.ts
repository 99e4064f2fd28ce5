/** Where the law of a sale is known: the United States, the European Union, and three countries. */
export const MARKETS = ['tr', 'us', 'eu', 'br', 'mx'] as const;
export type Market = (typeof MARKETS)[number];

/** ISO 4217; each has a hundred minor units. */
export const CURRENCIES = ['TRY', 'USD', 'EUR', 'BRL', 'MXN'] as const;
export type Currency = (typeof CURRENCIES)[number];

export const PAYMENT_STATES = [
  'open',
  'pending',
  'paid',
  'partly_refunded',
  'refunded',
  'disputed',
  'won',
  'lost',
  'expired',
] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

export const FULFILMENT_STATES = ['waiting', 'making', 'ready', 'failed'] as const;
export type FulfilmentState = (typeof FULFILMENT_STATES)[number];

/** An order's id: a random UUID. */
export const ORDER_ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
