import { describe, expect, it } from 'vitest';
import { PRODUCTS } from '../../features/orders/catalogue.ts';
import { REPORT_IDS, REPORTS } from '../../features/reports/report-kinds.ts';
import { loadWords } from '../../locales/index.ts';
import type { ShownMarket } from '../services/shop-service.ts';
import { chapterNames, closedText, reportJsonLd, reportPrice, type Sale, saleOf } from './shelf.ts';

const shop = (market: Partial<ShownMarket>) => ({
  market: async (): Promise<ShownMarket> => ({
    market: 'us',
    currency: 'USD',
    isOn: true,
    isSettled: false,
    ...market,
  }),
});
const OPEN: Sale = { kind: 'open', currency: 'USD', tax: 'exclusive' };
const words = await loadWords('en', ['bookshop', 'book']);

describe('books', () => {
  it('are sold in a market that is switched on, by its currency and its tax', async () => {
    expect(await saleOf(shop({}))).toEqual(OPEN);
    expect(await saleOf(shop({ market: 'tr', currency: 'TRY' }))).toEqual({
      kind: 'open',
      currency: 'TRY',
      tax: 'inclusive',
    });
    expect(await saleOf(shop({ isOn: false }))).toEqual({ kind: 'closed' });
    expect(await saleOf(shop({ market: null, isOn: false }))).toEqual({ kind: 'elsewhere' });
    expect(await saleOf(shop({ currency: null }))).toEqual({ kind: 'elsewhere' });
  });

  it('cost what the catalogue says, and have no price where they are not sold', () => {
    for (const id of REPORT_IDS) {
      const { prices } = PRODUCTS[REPORTS[id].product];
      expect(reportPrice(id, OPEN, 'en')).toBe(`$${(prices.USD / 100).toFixed(2)}`);
      expect(reportPrice(id, { kind: 'closed' }, 'en')).toBeNull();
      expect(reportPrice(id, { kind: 'elsewhere' }, 'en')).toBeNull();
    }
  });

  it('say why they are not sold, and nothing where they are', () => {
    const texts = words.section('bookshop');
    expect(closedText(OPEN, texts)).toBeNull();
    expect(closedText({ kind: 'closed' }, texts)).toBe(texts.closed);
    expect(closedText({ kind: 'elsewhere' }, texts)).toBe(texts.elsewhere);
  });

  it('are products to search engines where they are sold alone', () => {
    const named = { name: 'Book', text: 'About you.' };
    expect(reportJsonLd('natal', named, OPEN, 'https://celestia.test/a.png')).toEqual([
      expect.objectContaining({
        '@type': 'Product',
        name: 'Book',
        description: 'About you.',
        image: 'https://celestia.test/a.png',
        offers: expect.objectContaining({
          price: (PRODUCTS['report:natal'].prices.USD / 100).toFixed(2),
          priceCurrency: 'USD',
        }),
      }),
    ]);
    expect(reportJsonLd('natal', named, { kind: 'closed' }, '')).toEqual([]);
  });

  it('are told by their chapters, the table last', () => {
    const { chapters } = words.section('book');
    for (const id of REPORT_IDS) {
      const names = chapterNames(id, { chapters });
      expect(names.length).toBeGreaterThan(2);
      expect(names.at(-1)).toBe(chapters.table.title);
      expect(new Set(names).size).toBe(names.length);
    }
  });
});
