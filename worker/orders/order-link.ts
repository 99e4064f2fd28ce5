import { href } from '../../routes/href.ts';
import { IdentityError } from '../identity/identity-error.ts';
import type { SessionKeys } from '../identity/session-keys.ts';
import { signSiteToken, verifySiteToken } from '../identity/site-token.ts';
import type { Order } from './order-rows.ts';

/** The signed part of a link by which a guest reaches an order. */
const AUDIENCE = 'order';
/** As long as an order may be asked about: a withdrawal, a receipt, a hearing that was put off. */
const LIFETIME_SECONDS = 400 * 24 * 3600;

/** The path of an order; a guest's carries a key to it. */
export async function orderPath(
  { id, userId, language }: Pick<Order, 'id' | 'userId' | 'language'>,
  keys: SessionKeys,
  nowMs: number,
): Promise<string> {
  const path = href('order', language, { order: id });
  if (userId !== null) return path;
  const endSeconds = Math.floor(nowMs / 1000) + LIFETIME_SECONDS;
  const token = await signSiteToken({}, { userId: id, audience: AUDIENCE, endSeconds }, keys, nowMs);
  return `${path}?${new URLSearchParams({ token })}`;
}

/** Whether a key opens an order. */
export async function opensOrder(
  token: string,
  orderId: string,
  keys: SessionKeys,
  nowMs: number,
): Promise<boolean> {
  try {
    return (await verifySiteToken(token, AUDIENCE, keys, nowMs)).userId === orderId;
  } catch (error) {
    if (error instanceof IdentityError) return false;
    throw error;
  }
}
