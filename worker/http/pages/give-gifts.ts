import type { Context } from 'hono';
import type { Language } from '../../../locales/locales.ts';
import type { GiftService } from '../../../routes/services/gift-service.ts';
import type { AppEnv } from '../../env.ts';
import { givenBy } from '../given-by.ts';

/** Gifts as a page gives, opens and deletes them for its visitor. Nothing of it is read before it is asked. */
export function giveGifts(c: Context<AppEnv>, language: Language): GiftService {
  const user = c.get('person')?.user ?? null;
  // The clock sends them, which knows no request's host.
  const isMailed = c.env.MAIL_FROM !== '' && c.env.SITE_ORIGIN !== '';
  const desk = async () => {
    const { giftDesk } = await import('../../gifts/gift-desk.ts');
    return giftDesk({ userId: user?.id ?? null, language }, givenBy(c));
  };
  return {
    isMailed,
    mayGive: isMailed && user?.emailVerified === true && user.email !== null,
    ofOrder: async (orderId) => (await desk()).ofOrder(orderId),
    recall: async (orderId) => (await desk()).recall(orderId),
    find: async (token) => (await desk()).find(token),
    unlock: async (token, date) => (await desk()).unlock(token, date),
    remove: async (token) => (await desk()).remove(token),
    refuse: async (token) => (await desk()).refuse(token),
  };
}
