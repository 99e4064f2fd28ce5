import type { ConsultingRequest } from './request-rows.ts';
import type { TellGiven } from './tell-parties.ts';

/**
 * How an agreed consultation is paid: the one place where consulting and orders meet. Null: payment is not open for it, and its page
 * says so. Whoever opens it opens the order of `consulting:<package>` here, for the request's reference, and has the order's maker move
 * the request by `pay`. It is asked whenever the request is looked at: the same request is one order.
 */
export type SessionPayment = (
  request: ConsultingRequest,
  given: TellGiven,
) => Promise<{ path: string } | null>;

export const payForSession: SessionPayment = async () => null;
