import type { ProvidedSession } from '../../features/orders/settle-payment.ts';
import type { Order } from './order-rows.ts';

/** What a session is opened with. The sum and the currency are the order's. */
export interface CheckoutAsk {
  order: Order;
  /** What stands on the provider's page, in the buyer's language. */
  name: string;
  /** Addresses of ours that the browser comes back to. They prove nothing. */
  successUrl: string;
  cancelUrl: string;
  nowMs: number;
}

/** Whoever takes the payments. Everything that is true of one is asked here. */
export interface PaymentProvider {
  /** Opens a session, whose address the buyer is sent to. @throws AppError payments_unavailable. */
  create(ask: CheckoutAsk): Promise<{ sessionId: string; url: string }>;
  /** Closes a session, so that nobody pays by it; does nothing where it is over. @throws AppError payments_unavailable. */
  close(sessionId: string): Promise<void>;
  /** What is true of a session now. @throws AppError payments_unavailable. */
  fetch(sessionId: string): Promise<ProvidedSession>;
  /** The session that a payment came by; null for one that came by none. @throws AppError payments_unavailable. */
  findSession(paymentId: string): Promise<string | null>;
  /**
   * Gives back so many minor units; under the same key it happens once, however often it is asked.
   * @throws AppError payments_unavailable.
   */
  refund(paymentId: string, amount: number, key: string): Promise<void>;
}
