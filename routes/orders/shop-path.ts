import { type ProductId, productOf } from '../../features/orders/catalogue.ts';
import type { Language } from '../../locales/locales.ts';
import { href } from '../href.ts';

/** Where more of a product's kind is to be had. */
export function shopPath(product: ProductId, language: Language): string {
  const { kind } = productOf(product);
  return href(kind === 'consulting' ? 'astrology-consulting' : 'message-packs', language);
}
