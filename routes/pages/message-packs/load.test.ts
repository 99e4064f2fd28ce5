import { describe, expect, it, vi } from 'vitest';
import { pageRequest } from '../../page-request.fixture.ts';
import type { ShopService } from '../../services/shop-service.ts';
import { UNASKED_SERVICES } from '../../services/unasked-services.fixture.ts';
import { loadPacks } from './load.ts';

const MARKET = { market: 'us', currency: 'EUR', isOn: true, isSettled: false } as const;

function asked(shop: Partial<ShopService>, query = '', form: Record<string, string> | null = null) {
  const market = vi.fn(async () => MARKET);
  const services = { shop: { ...UNASKED_SERVICES.shop, market, ...shop } };
  return { market, outcome: loadPacks(pageRequest({ language: 'tr', query, form, services })) };
}

describe('packs of messages', () => {
  it('are shown to all at the prices of their market, and to whoever chose a currency in that', async () => {
    const all = asked({});
    expect(await all.outcome).toEqual({
      data: {
        ...MARKET,
        isKnown: false,
        picture: 'https://celestia.test/cards/tr/message-packs.png',
        isRefused: false,
      },
      personal: false,
    });
    expect(all.market).toHaveBeenCalledWith(null);
    const chosen = asked({}, 'currency=EUR');
    expect(await chosen.outcome).toMatchObject({ personal: true });
    expect(chosen.market).toHaveBeenCalledWith('EUR');
  });

  it('lead a guest to sign in, and back to the currency that was chosen, if it is one', async () => {
    const open = vi.fn();
    const form = { product: 'pack-30', currency: 'EUR' };
    expect(await asked({ open }, '', form).outcome).toEqual({
      seeOther: '/tr/accounts/login?redirect=%2Ftr%2Fcelestia-mesajlari%3Fcurrency%3DEUR',
    });
    expect(await asked({ open }, '', { ...form, currency: '//evil' }).outcome).toEqual({
      seeOther: '/tr/accounts/login?redirect=%2Ftr%2Fcelestia-mesajlari',
    });
    expect(open).not.toHaveBeenCalled();
  });

  it('lead whoever is known to the order, in the currency of the form before that of the address', async () => {
    const open = vi.fn(async () => '/tr/siparis/1');
    const form = { product: 'pack-100', currency: 'EUR' };
    const ordered = asked({ isKnown: true, open }, 'currency=USD', form);
    expect(await ordered.outcome).toEqual({ seeOther: '/tr/siparis/1' });
    expect(open).toHaveBeenCalledExactlyOnceWith('pack-100', 'EUR');
    expect(ordered.market).toHaveBeenCalledWith('EUR');
  });

  it.each(['report:natal', 'consulting:natal', 'pack-31', '', undefined])(
    'are not ordered of something that is none: %s',
    async (product) => {
      const open = vi.fn();
      const form = product === undefined ? {} : { product };
      expect(await asked({ isKnown: true, open }, '', form).outcome).toMatchObject({
        data: { isRefused: true },
        status: 422,
        personal: true,
      });
      expect(open).not.toHaveBeenCalled();
    },
  );

  it('that are not for sale are refused', async () => {
    const open = vi.fn(async () => null);
    expect(await asked({ isKnown: true, open }, '', { product: 'pack-30' }).outcome).toMatchObject({
      data: { isRefused: true },
      status: 422,
    });
  });
});
