import { describe, expect, it } from 'vitest';
import { CURRENCIES, MARKETS } from '../../contract/orders.ts';
import { LANGUAGES } from '../../locales/locales.ts';
import { PACK_IDS, PRICE_VERSION, PRODUCT_IDS, priceOf, productOf, STANDING_PRICES } from './catalogue.ts';
import { isMarketOn, MARKET_ROWS, marketOf } from './markets.ts';
import { moneyText } from './money-text.ts';
import { refundDue } from './refund-due.ts';

describe('the catalogue', () => {
  it('has a whole price in every currency for what is sold, and none for what is not', () => {
    for (const id of PRODUCT_IDS) {
      for (const currency of CURRENCIES) {
        const price = priceOf(id, currency);
        if (productOf(id).on)
          expect(Number.isInteger(price) && Number(price) > 0, `${id} ${currency}`).toBe(true);
        else expect(price, id).toBeNull();
      }
    }
  });

  it('makes a message cheaper the more are bought', () => {
    for (const currency of CURRENCIES) {
      const each = PACK_IDS.map((id) => Number(priceOf(id, currency)) / Number(productOf(id).messages));
      expect(each).toEqual(each.toSorted((a, b) => b - a));
    }
  });

  it('sells packs to accounts alone, at prices that stand', () => {
    for (const id of PACK_IDS) expect(productOf(id).needsAccount).toBe(true);
    expect(STANDING_PRICES).toContain(PRICE_VERSION);
  });
});

describe('a market', () => {
  it.each([
    ['TR', 'en', 'tr'],
    ['FR', 'en', 'eu'],
    ['PT', 'pt', 'eu'],
    ['BR', 'pt', 'br'],
    ['MX', 'es', 'mx'],
    ['US', 'tr', 'us'],
    ['AR', 'es', null],
    ['GB', 'en', null],
    [null, 'tr', 'tr'],
    [null, 'es', 'mx'],
    [null, 'pt', 'br'],
    [null, 'fr', 'eu'],
  ] as const)('of somebody in %s who reads %s is %s', (country, language, market) => {
    expect(marketOf(country, language)).toBe(market);
  });

  it('has one currency, and no country is in two', () => {
    const countries = MARKETS.flatMap((market) => MARKET_ROWS[market].countries);
    expect(new Set(countries).size).toBe(countries.length);
    expect(MARKETS.map((market) => MARKET_ROWS[market].currency).toSorted()).toEqual(CURRENCIES.toSorted());
    expect(LANGUAGES.map((language) => marketOf(null, language))).not.toContain(null);
  });

  it('is off in production as long as counsel has not looked, whatever the setting says', () => {
    for (const market of MARKETS) {
      expect(MARKET_ROWS[market].counsel).toBeNull();
      for (const switched of ['', market])
        expect(isMarketOn(market, { isTrial: false, switched })).toBe(false);
      expect(isMarketOn(market, { isTrial: true, switched: '' })).toBe(true);
    }
  });

  it('is on in production once counsel has, where it is switched on', () => {
    const rows = { ...MARKET_ROWS, eu: { counsel: '2027-01-10' } };
    const terms = (switched: string) => ({ isTrial: false, switched });
    expect(isMarketOn('eu', terms(''), rows)).toBe(true);
    expect(isMarketOn('eu', terms('tr, eu'), rows)).toBe(true);
    expect(isMarketOn('eu', terms('tr'), rows)).toBe(false);
    expect(isMarketOn('tr', terms('tr, eu'), rows)).toBe(false);
    expect(isMarketOn('tr', { isTrial: true, switched: 'eu' }, rows)).toBe(false);
  });
});

describe('a withdrawal', () => {
  it('brings back the part that was not used, rounded for the buyer', () => {
    expect(refundDue('eu', { amount: 499, bought: 30, unspent: 30 })).toBe(499);
    expect(refundDue('eu', { amount: 499, bought: 30, unspent: 29 })).toBe(483);
    expect(refundDue('eu', { amount: 499, bought: 30, unspent: 0 })).toBe(0);
  });

  it('brings back the whole price in Brazil', () => {
    expect(refundDue('br', { amount: 1990, bought: 30, unspent: 3 })).toBe(1990);
  });

  it('is never below zero or above the price', () => {
    expect(refundDue('tr', { amount: 100, bought: 30, unspent: -5 })).toBe(0);
    expect(refundDue('tr', { amount: 100, bought: 30, unspent: 50 })).toBe(100);
  });
});

it('an amount is written as its language writes money', () => {
  expect(moneyText(1299, 'USD', 'en')).toBe('$12.99');
  expect(moneyText(39_990, 'TRY', 'tr')).toBe('₺399,90');
  expect(moneyText(1299, 'EUR', 'fr')).toBe('12,99\u00a0€');
});
