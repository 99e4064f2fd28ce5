import type { Market } from '../../contract/orders.ts';
import { PAPERS, SALE_PAPERS } from '../../contract/papers.ts';
import { isMarketOn, MARKET_ROWS, type SaleTerms } from '../../features/orders/markets.ts';
import type { Bindings } from '../bindings.ts';
import { logGap } from '../log.ts';

/** A build for one's own machine, or for tests: every market may be tried, and nothing real is sold. */
const IS_TRIAL_BUILD = import.meta.env.MODE !== 'production';

/** What a receipt cannot do without: who sells, and the address that it is sent from. */
const SELLER = ['OPERATOR_NAME', 'OPERATOR_ADDRESS', 'OPERATOR_MAIL', 'MAIL_FROM'] as const;

export type SaleBindingNames = 'SALE_MARKETS' | (typeof SELLER)[number];
type SaleBindings = Pick<Bindings, SaleBindingNames>;

/** What the settings say of where is sold. */
function saleTerms({ SALE_MARKETS }: SaleBindings): SaleTerms {
  return { isTrial: IS_TRIAL_BUILD, switched: SALE_MARKETS };
}

/** Whether a buyer would learn who sells, and by which terms. What is missing is told in the log, once an isolate. */
export function isSellerKnown(
  env: SaleBindings,
  papers: Readonly<Record<keyof typeof PAPERS, { version: number }>> = PAPERS,
): boolean {
  const missing: string[] = SELLER.filter((name) => env[name].trim() === '');
  for (const paper of ['privacy', 'agreement'] as const)
    if (papers[paper].version < SALE_PAPERS[paper]) missing.push(`a newer ${paper} paper`);
  if (missing.length > 0) logGap('sale_left_out', `nothing is sold without ${missing.join(', ')}`);
  return missing.length === 0;
}

/** Whether anything is sold in a market just now: on one's own machine wherever it is switched on. */
export function isOnSale(market: Market, env: SaleBindings, rows = MARKET_ROWS): boolean {
  return isMarketOn(market, saleTerms(env), rows) && (IS_TRIAL_BUILD || isSellerKnown(env));
}
