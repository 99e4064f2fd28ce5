import type { Market } from '../../contract/orders.ts';
import type { Supply } from './catalogue.ts';

/** What the law of a market asks of a sale, as far as it is known here; counsel confirms each row (docs/operate.md). */

/**
 * What a buyer ticks before paying. `begin`: the service is to begin at once, and what was used of it is paid for; `content`: the
 * same of content, whose withdrawal ends with it; `preliminary`, `contract`: Turkey's two papers were read.
 */
export const TICKS = ['begin', 'content', 'preliminary', 'contract'] as const;
export type Tick = (typeof TICKS)[number];

interface MarketLaw {
  ticks: Readonly<Record<Supply, readonly Tick[]>>;
  withdrawal: {
    /** Days after the payment. */
    days: number;
    /** What comes back: everything, or the part that was not used. */
    returns: 'all' | 'unspent';
  };
}

/** Names the rows below in an order. Whoever changes one puts a new day here. */
export const LAW_VERSION = '2026-11-24';

const NONE = { service: [], content: [] } as const;

export const MARKET_LAW: Readonly<Record<Market, MarketLaw>> = {
  // Directive 2011/83/EU, articles 7(3), 8(8), 14(3) and 16(m).
  eu: {
    ticks: { service: ['begin'], content: ['content'] },
    withdrawal: { days: 14, returns: 'unspent' },
  },
  // Mesafeli Sözleşmeler Yönetmeliği, articles 5, 6, 9 and 15.
  tr: {
    ticks: {
      service: ['preliminary', 'contract', 'begin'],
      content: ['preliminary', 'contract', 'content'],
    },
    withdrawal: { days: 14, returns: 'unspent' },
  },
  // Código de Defesa do Consumidor, article 49: the whole price, whatever was used.
  br: { ticks: NONE, withdrawal: { days: 7, returns: 'all' } },
  // No law gives a right here that is as wide: the site's own promise (Mexico: Ley Federal de Protección al Consumidor, article 56).
  mx: { ticks: NONE, withdrawal: { days: 14, returns: 'unspent' } },
  us: { ticks: NONE, withdrawal: { days: 14, returns: 'unspent' } },
};

export function ticksOf(market: Market, supply: Supply): readonly Tick[] {
  return MARKET_LAW[market].ticks[supply];
}
