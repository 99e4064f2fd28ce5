import type { ConsultingRequest } from './request-rows.ts';

/**
 * How an agreed consultation is paid: the one place where consulting and orders meet. Null: payment is not open for it, and its page
 * says so. Whoever opens it opens the order of `consulting:<package>` here, for the request's reference, and has the order's maker move
 * the request by `pay`.
 */
export type SessionPayment = (request: ConsultingRequest) => Promise<{ path: string } | null>;

export const payForSession: SessionPayment = async () => null;
