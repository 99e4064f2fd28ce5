import type { Context } from 'hono';
import { AppError } from '../../../contract/app-error.ts';
import type { Language } from '../../../locales/locales.ts';
import type { ShopService } from '../../../routes/services/shop-service.ts';
import type { AppEnv } from '../../env.ts';
import type { Buying } from '../../orders/buying.ts';
import { givenBy } from '../given-by.ts';
import { siteOrigin } from '../origin.ts';
import { countryOf } from '../visitor/seen-from.ts';

/** What a page may do in the shop for its visitor. Nothing of it is read before it is asked. */
export function giveShop(c: Context<AppEnv>, language: Language): ShopService {
  const user = c.get('person')?.user ?? null;
  const buying = async (): Promise<Buying> => {
    const { buyingOf } = await import('../../orders/buying.ts');
    const visitor = { user, language, country: countryOf(c), origin: siteOrigin(c) };
    return buyingOf(visitor, givenBy(c));
  };
  return {
    isKnown: user !== null,
    market: async (asked) => (await buying()).market(asked),
    open: async (product, market) => (await buying()).open(product, market),
    find: async (orderId, token) => (await buying()).find(orderId, token),
    async pay(orderId, token, ticked) {
      try {
        return await (await buying()).pay(orderId, token, ticked);
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        const { code } = error;
        if (code !== 'not_for_sale' && code !== 'payments_unavailable') throw error;
        givenBy(c).log.error(code, error);
        return { code };
      }
    },
    withdraw: async (orderId, token) => (await buying()).withdraw(orderId, token),
    list: async () => (await buying()).list(),
    messagesLeft: async () => (await buying()).messagesLeft(),
  };
}
