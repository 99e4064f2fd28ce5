import { type ProductId, type ProductKind, productOf } from '../../features/orders/catalogue.ts';
import type { Language } from '../../locales/locales.ts';
import { href } from '../href.ts';
import type { PageId } from '../table.ts';

const SHOPS = {
  pack: 'message-packs',
  consulting: 'astrology-consulting',
  report: 'astrology-reports',
} as const satisfies Record<ProductKind, PageId>;

/** Where more of a product's kind is to be had. */
export function shopPath(product: ProductId, language: Language): string {
  return href(SHOPS[productOf(product).kind], language);
}
