import type { Currency } from '../../contract/orders.ts';
import { priceOf } from '../../features/orders/catalogue.ts';
import { MARKET_ROWS } from '../../features/orders/markets.ts';
import { moneyText } from '../../features/orders/money-text.ts';
import { REPORTS, type ReportId } from '../../features/reports/report-kinds.ts';
import type { BookWords } from '../../locales/en/book.ts';
import type { BookshopWords } from '../../locales/en/bookshop.ts';
import { productJsonLd } from '../orders/product-json-ld.ts';
import type { ShopService } from '../services/shop-service.ts';

/** Whether books are sold to the visitor, and in what: nothing is yet, nothing in their country, or they are, at prices. */
export type Sale =
  | { kind: 'closed' | 'elsewhere' }
  | { kind: 'open'; currency: Currency; tax: 'inclusive' | 'exclusive' };

/** @throws AppError accounts_unavailable. */
export async function saleOf(shop: Pick<ShopService, 'market'>): Promise<Sale> {
  const { market, currency, isOn } = await shop.market(null);
  if (!market || !currency) return { kind: 'elsewhere' };
  return isOn ? { kind: 'open', currency, tax: MARKET_ROWS[market].tax } : { kind: 'closed' };
}

/** What is said where nothing is sold; null where it is. */
export function closedText(sale: Sale, words: BookshopWords): string | null {
  return sale.kind === 'open' ? null : words[sale.kind];
}

/** What a book costs; null where it is not sold. */
export function reportPrice(id: ReportId, sale: Sale, tag: string): string | null {
  const price = sale.kind === 'open' ? priceOf(REPORTS[id].product, sale.currency) : null;
  return sale.kind === 'open' && price !== null ? moneyText(price, sale.currency, tag) : null;
}

/** The chapters of a book by name, in order. */
export function chapterNames(id: ReportId, { chapters }: Pick<BookWords, 'chapters'>): string[] {
  return [...Object.values(chapters[id]), chapters.table].map(({ title }) => title);
}

/** A book as a search engine reads it, by its picture's address: no product where it is not sold. */
export function reportJsonLd(
  id: ReportId,
  { name, text }: { name: string; text: string },
  sale: Sale,
  picture: string,
): Readonly<Record<string, unknown>>[] {
  const price = sale.kind === 'open' ? priceOf(REPORTS[id].product, sale.currency) : null;
  if (sale.kind !== 'open' || price === null) return [];
  return [productJsonLd({ name, text, price, currency: sale.currency, picture })];
}
