/**
 * What Cloudflare charges on its paid plan beyond what is included, in US dollars, without taxes. From its pricing pages as they were
 * quoted on 3 August 2026; they could not be read live here. Whoever reckons with them looks them up first, and sets the date.
 */
export const PRICES_OF = '2026-08-03';

/** By what is counted; a million of each unless said otherwise. */
export const PRICES = {
  /** Of the worker; what is served beside it, files of the build, costs nothing. */
  requests: 0.3,
  cpuMs: 0.02,
  rowsRead: 0.001,
  rowsWritten: 1,
  objectRequests: 0.15,
  /** GB-seconds: an object counts 128 MB while it is at work. */
  objectGbSeconds: 12.5,
  queueOperations: 0.4,
  bucketWrites: 4.5,
  bucketReads: 0.36,
  /** Of a month: a million GB for a month. */
  bucketGbMonths: 15_000,
} as const;

export type Priced = keyof typeof PRICES;

/** Of each month, whatever it is used for. */
export const BASE_PRICE = 5;

/** In the base price, of a month. */
export const INCLUDED: Readonly<Partial<Record<Priced, number>>> = {
  requests: 10_000_000,
  cpuMs: 30_000_000,
  rowsRead: 25_000_000_000,
  rowsWritten: 50_000_000,
  objectRequests: 1_000_000,
  objectGbSeconds: 400_000,
  queueOperations: 1_000_000,
  bucketWrites: 1_000_000,
  bucketReads: 10_000_000,
  bucketGbMonths: 10,
};
