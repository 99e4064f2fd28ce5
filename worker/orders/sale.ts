import type { Market } from '../../contract/orders.ts';
import { isMarketOn, type SaleTerms } from '../../features/orders/markets.ts';
import type { Bindings } from '../bindings.ts';

/** A build for one's own machine, or for tests: every market may be tried, and nothing real is sold. */
const IS_TRIAL_BUILD = import.meta.env.MODE !== 'production';

/** What the settings say of where is sold. */
export function saleTerms({ SALE_MARKETS }: Pick<Bindings, 'SALE_MARKETS'>): SaleTerms {
  return { isTrial: IS_TRIAL_BUILD, switched: SALE_MARKETS };
}

/** Whether anything is sold in a market just now. */
export function isOnSale(market: Market, env: Pick<Bindings, 'SALE_MARKETS'>): boolean {
  return isMarketOn(market, saleTerms(env));
}
