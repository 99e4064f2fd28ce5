import { isProductId, productOf } from '../../../features/orders/catalogue.ts';
import { currencyOf } from '../../../features/orders/markets.ts';
import { href } from '../../href.ts';
import type { PageOutcome, ServedRequest } from '../../page.ts';
import type { ShownMarket } from '../../services/shop-service.ts';
import { socialCardPath } from '../../social-card.ts';

export const CURRENCY_PARAMETER = 'currency';

export interface PacksData extends ShownMarket {
  isKnown: boolean;
  /** Address of the page's picture. */
  picture: string;
  /** The order that was asked for was not opened: what it was for is not sold. */
  isRefused: boolean;
}

/** The packs at the prices of the visitor's currency; or, once one is chosen, the way to its order. */
export async function loadPacks({
  form,
  query,
  language,
  services: { shop, origin },
}: ServedRequest<'shop' | 'origin'>): Promise<PageOutcome<PacksData>> {
  const asked = form?.[CURRENCY_PARAMETER] ?? query.get(CURRENCY_PARAMETER);
  const shown = await shop.market(asked);
  const base = {
    ...shown,
    isKnown: shop.isKnown,
    picture: origin + socialCardPath('message-packs', {}, language),
  };
  const isAsked = query.has(CURRENCY_PARAMETER);
  if (!form) return { data: { ...base, isRefused: false }, personal: isAsked };
  const path = href('message-packs', language);
  if (!shop.isKnown) {
    const currency = currencyOf(asked);
    const redirect = currency ? `${path}?${new URLSearchParams({ [CURRENCY_PARAMETER]: currency })}` : path;
    return { seeOther: `${href('login', language)}?${new URLSearchParams({ redirect })}` };
  }
  const { product } = form;
  const isPack = isProductId(product) && productOf(product).kind === 'pack';
  const opened = isPack ? await shop.open(product, asked) : null;
  if (opened) return { seeOther: opened };
  return { data: { ...base, isRefused: true }, status: 422, personal: true };
}
