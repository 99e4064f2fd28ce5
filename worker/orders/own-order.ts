import type { Bindings } from '../bindings.ts';
import { readSessionKeys } from '../identity/session-keys.ts';
import { opensOrder } from './order-link.ts';
import { findOrder, type Order } from './order-rows.ts';

/** Who asks for an order: whoever is signed in, or the key in a guest's mail (empty: none). */
export interface Claim {
  userId: string | null;
  token: string;
}

/** An order, for its buyer alone; null for anybody else, and where there is none. @throws AppError accounts_unavailable. */
export async function findOwnOrder(
  orderId: string,
  { userId, token }: Claim,
  { env, nowMs }: { env: Pick<Bindings, 'ACCOUNTS' | 'SESSION_KEYS'>; nowMs: number },
): Promise<Order | null> {
  const order = await findOrder(env.ACCOUNTS, orderId);
  if (!order) return null;
  if (userId !== null && order.userId === userId) return order;
  if (token === '') return null;
  return (await opensOrder(token, orderId, readSessionKeys(env.SESSION_KEYS), nowMs)) ? order : null;
}
