import type { PackageId } from '../../contract/consulting.ts';
import type { Currency } from '../../contract/orders.ts';
import { consultingProduct, priceOf } from '../../features/orders/catalogue.ts';
import { MARKET_ROWS } from '../../features/orders/markets.ts';
import { moneyText } from '../../features/orders/money-text.ts';
import type { ShopService } from '../services/shop-service.ts';

/** Whether conversations can be asked for: nobody takes requests, nothing is sold where the visitor is, or they can, at prices. */
export type Booking =
  | { kind: 'closed' | 'elsewhere' }
  | { kind: 'open'; currency: Currency; tax: 'inclusive' | 'exclusive' };

/** @param isBookable whether anybody that it is about takes requests. @throws AppError accounts_unavailable. */
export async function bookingOf(isBookable: boolean, shop: Pick<ShopService, 'market'>): Promise<Booking> {
  if (!isBookable) return { kind: 'closed' };
  const { market, currency, isOn } = await shop.market(null);
  if (!market || !currency || !isOn) return { kind: 'elsewhere' };
  return { kind: 'open', currency, tax: MARKET_ROWS[market].tax };
}

/** What a conversation costs there; null where it is not sold. */
export function priceText(id: PackageId, booking: Booking, tag: string): string | null {
  if (booking.kind !== 'open') return null;
  const price = priceOf(consultingProduct(id), booking.currency);
  return price === null ? null : moneyText(price, booking.currency, tag);
}
