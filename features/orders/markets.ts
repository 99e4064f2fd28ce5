import { CURRENCIES, type Currency, MARKETS, type Market } from '../../contract/orders.ts';
import type { Language } from '../../locales/locales.ts';

/** Where the site sells, in which currency, and since when counsel says that it may (docs/operate.md). */
interface MarketRow {
  currency: Currency;
  /** Whether prices hold the tax. */
  tax: 'inclusive' | 'exclusive';
  /** ISO 3166 codes. */
  countries: readonly string[];
  /** The day (YYYY-MM-DD) on which counsel confirmed the sale there; null: nobody has yet, and nothing is sold. */
  counsel: string | null;
}

const EU = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ');

export const MARKET_ROWS: Readonly<Record<Market, MarketRow>> = {
  tr: { currency: 'TRY', tax: 'inclusive', countries: ['TR'], counsel: null },
  us: { currency: 'USD', tax: 'exclusive', countries: ['US'], counsel: null },
  eu: { currency: 'EUR', tax: 'inclusive', countries: EU, counsel: null },
  br: { currency: 'BRL', tax: 'inclusive', countries: ['BR'], counsel: null },
  mx: { currency: 'MXN', tax: 'inclusive', countries: ['MX'], counsel: null },
};

/** Where most readers of a language are, for a country that is not known. */
const BY_LANGUAGE: Readonly<Record<Language, Market>> = { tr: 'tr', en: 'us', es: 'mx', fr: 'eu', pt: 'br' };

/** The currency of a code; null for one in which nothing is priced. */
export function currencyOf(code: string | null | undefined): Currency | null {
  return CURRENCIES.find((currency) => currency === code) ?? null;
}

/**
 * The market of a visitor, whose law holds: nobody chooses it. Null in a country where nothing is sold.
 * @param country ISO 3166; null where it is not known: then the language tells.
 */
export function marketOf(country: string | null, language: Language): Market | null {
  if (country === null) return BY_LANGUAGE[language];
  return MARKETS.find((market) => MARKET_ROWS[market].countries.includes(country)) ?? null;
}

export interface SaleTerms {
  /** Whether this is a build for one's own machine, where counsel is not waited for. */
  isTrial: boolean;
  /** The setting: markets that are switched on, with commas between; empty: all that may be. */
  switched: string;
}

/** Whether a market is on: switched on, and confirmed by counsel unless it is a trial. */
export function isMarketOn(
  market: Market,
  { isTrial, switched }: SaleTerms,
  rows: Readonly<Record<Market, Pick<MarketRow, 'counsel'>>> = MARKET_ROWS,
): boolean {
  const names = switched.split(',').map((name) => name.trim());
  if (switched.trim() !== '' && !names.includes(market)) return false;
  return isTrial || rows[market].counsel !== null;
}
