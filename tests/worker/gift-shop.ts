import { env } from 'cloudflare:workers';
import { findGiftOf } from '../../worker/gifts/gift-rows.ts';
import { shopper } from './shop.ts';

/** Gifts, as somebody's browser orders them. */

export const DAY_MS = 86_400_000;
export const RECEIVER = 'receiver@example.com';
export const MESSAGE = 'Happy birthday! <b>https://example.com</b> 👨‍👩‍👧';

/** A day that is so many days away, in UTC. */
export const dayIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

/** The fields of a gift, for in five days. */
export const giftFields = (fields: Record<string, string> = {}): Record<string, string> => ({
  gift: '1',
  giftEmail: RECEIVER,
  giftMessage: MESSAGE,
  giftDay: dayIn(5),
  ...fields,
});

let people = 0;

/** Somebody who may give: their address is confirmed, unless told otherwise. */
export async function giver(visitor: { emailVerified?: boolean } = {}) {
  people += 1;
  const id = `giver-${people}`;
  return { id, email: `${id}@example.com`, ...(await shopper({ id, ...visitor })) };
}

export const giftState = async (id: string) => (await findGiftOf(env.ACCOUNTS, id))?.state;

/** The path that the mail of a gift leads to. @throws Error where there is none. */
export function linkIn(text: string | undefined): string {
  const link = /https:\/\/celestia\.test(\/\S+\?token=[\w.-]+)\n/.exec(text ?? '')?.[1];
  if (!link) throw new Error('no gift was mailed');
  return link;
}
