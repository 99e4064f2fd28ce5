import { describe, expect, it, vi } from 'vitest';
import { pageRequest } from '../../page-request.fixture.ts';
import type { GiftService } from '../../services/gift-service.ts';
import type { ReportService, ShownReport } from '../../services/report-service.ts';
import type { ShopService, ShownOrder } from '../../services/shop-service.ts';
import { UNASKED_SERVICES } from '../../services/unasked-services.fixture.ts';
import { loadOrder } from './load.ts';

const ID = '00000000-0000-4000-8000-000000000001';
const PACK: ShownOrder = {
  id: ID,
  product: 'pack-30',
  market: 'us',
  currency: 'USD',
  tax: 'exclusive',
  amount: 499,
  refunded: 0,
  returned: 0,
  payment: 'open',
  fulfilment: 'waiting',
  createdMs: 0,
  receipt: null,
  isMailed: false,
  ticks: [],
  withdrawableUntilMs: Date.UTC(2026, 11, 14),
  isWithdrawn: false,
  isUnsure: false,
};
const BOOK: ShownOrder = { ...PACK, product: 'report:natal', payment: 'paid', fulfilment: 'ready' };
const SHOWN: ShownReport = { report: 'natal', state: 'ready', correctableUntilMs: null };

interface Asked {
  order?: ShownOrder | null;
  shop?: Partial<ShopService>;
  reports?: Partial<ReportService>;
  gifts?: Partial<GiftService>;
  query?: string;
  form?: Record<string, string>;
}

function load({ order = PACK, shop, reports, gifts, query = '', form }: Asked = {}) {
  const services = {
    shop: { ...UNASKED_SERVICES.shop, isKnown: true, find: async () => order, ...shop },
    reports: { ...UNASKED_SERVICES.reports, shown: async () => SHOWN, ...reports },
    gifts: { ...UNASKED_SERVICES.gifts, ofOrder: async () => null, ...gifts },
  };
  return loadOrder(
    pageRequest({ params: { order: ID }, query, form: form ?? null, visitorZone: 'Europe/Paris', services }),
  );
}

describe('an order', () => {
  it('is its buyer’s alone, told by the clock of the visitor', async () => {
    expect(await load()).toMatchObject({
      data: {
        order: PACK,
        isKnown: true,
        token: '',
        timeZone: 'Europe/Paris',
        report: null,
        gift: null,
        giftTold: null,
        isBookGone: false,
        isSecondStep: false,
        isWithdrawnNow: false,
        missing: [],
        refused: null,
      },
      status: 200,
      personal: true,
    });
  });

  it('is asked for with the key of the mail', async () => {
    const find = vi.fn(async () => PACK);
    expect(await load({ shop: { isKnown: false, find }, query: 'token=k%26y' })).toMatchObject({
      data: { token: 'k&y', isKnown: false },
    });
    expect(find).toHaveBeenCalledExactlyOnceWith(ID, 'k&y');
  });

  it('of nobody who is known is not found, and sends a stranger without a key to sign in', async () => {
    expect(await load({ order: null })).toEqual({ notFound: true });
    expect(await load({ order: null, shop: { isKnown: false }, query: 'token=x' })).toEqual({
      notFound: true,
    });
    expect(await load({ order: null, shop: { isKnown: false } })).toEqual({
      seeOther: `/en/accounts/login?redirect=${encodeURIComponent(`/en/order/${ID}`)}`,
    });
  });
});

describe('a withdrawal', () => {
  const withdraw = vi.fn(async () => true);

  it('has a second step while it may be made, and is told of once it is', async () => {
    const over = { ...PACK, withdrawableUntilMs: null };
    expect(await load({ query: 'withdraw=1' })).toMatchObject({ data: { isSecondStep: true } });
    expect(await load({ query: 'withdraw=1', order: over })).toMatchObject({ data: { isSecondStep: false } });
    const query = 'done=withdrawn';
    const order = { ...PACK, isWithdrawn: true };
    expect(await load({ query, order })).toMatchObject({ data: { isWithdrawnNow: true } });
    expect(await load({ query })).toMatchObject({ data: { isWithdrawnNow: false } });
    expect(await load({ query: 'done=x', order })).toMatchObject({ data: { isWithdrawnNow: false } });
  });

  it('leads back to the order, with its key', async () => {
    const form = { task: 'withdraw' };
    expect(await load({ shop: { withdraw }, form })).toEqual({ seeOther: `/en/order/${ID}?done=withdrawn` });
    expect(await load({ shop: { withdraw, isKnown: false }, form, query: 'token=key' })).toEqual({
      seeOther: `/en/order/${ID}?token=key&done=withdrawn`,
    });
    expect(withdraw).toHaveBeenLastCalledWith(ID, 'key');
  });

  it('that is over is told of', async () => {
    withdraw.mockResolvedValueOnce(false);
    expect(await load({ shop: { withdraw }, form: { task: 'withdraw' } })).toMatchObject({
      data: { refused: 'withdrawal_over' },
      status: 422,
    });
  });
});

describe('going to pay', () => {
  const pay = vi.fn<ShopService['pay']>();
  const form = { task: 'pay', 'tick-terms': '1', 'tick-start': '1', tick: '1', 'x-tick-no': '1' };

  it('leads to the provider with what was ticked', async () => {
    pay.mockResolvedValueOnce({ to: 'https://pay.test/1' });
    expect(await load({ shop: { pay }, form, query: 'token=key' })).toEqual({
      seeOther: 'https://pay.test/1',
    });
    expect(pay).toHaveBeenCalledExactlyOnceWith(ID, 'key', ['terms', 'start']);
  });

  it('says which ticks are missing, and keeps those that were set', async () => {
    const missing = ['terms'] as unknown as Extract<
      Awaited<ReturnType<ShopService['pay']>>,
      { missing: unknown }
    >['missing'];
    pay.mockResolvedValueOnce({ missing });
    expect(await load({ shop: { pay }, form: { task: 'pay', 'tick-start': '1' } })).toMatchObject({
      data: { missing, ticked: ['start'], refused: null },
      status: 422,
    });
  });

  it.each([
    ['not_for_sale', 422],
    ['over', 422],
    ['payments_unavailable', 503],
  ] as const)('that came to nothing shows the order as it is by now: %s', async (code, status) => {
    pay.mockResolvedValueOnce({ code });
    const paid = { ...PACK, payment: 'paid' } as const;
    const find = vi.fn<ShopService['find']>().mockResolvedValueOnce(PACK).mockResolvedValueOnce(paid);
    expect(await load({ shop: { pay, find }, form })).toMatchObject({
      data: { order: paid, refused: code, ticked: ['terms', 'start'] },
      status,
    });
  });

  it('is by its own form alone', async () => {
    pay.mockClear();
    expect(await load({ shop: { pay }, form: { 'tick-terms': '1' } })).toMatchObject({ status: 200 });
    expect(pay).not.toHaveBeenCalled();
  });
});

describe('an order of a book', () => {
  it('tells how far the book is once it is paid for', async () => {
    expect(await load({ order: BOOK })).toMatchObject({ data: { report: SHOWN, isBookGone: false } });
    const unpaid = { ...BOOK, payment: 'open', fulfilment: 'waiting' } as const;
    expect(await load({ order: unpaid })).toMatchObject({ data: { report: null, isBookGone: false } });
  });

  it('says that a book is gone which was there', async () => {
    const reports = { shown: async () => null };
    expect(await load({ order: BOOK, reports })).toMatchObject({ data: { report: null, isBookGone: true } });
    const pack = { ...PACK, payment: 'paid', fulfilment: 'ready' } as const;
    expect(await load({ order: pack, reports })).toMatchObject({ data: { isBookGone: false } });
    const making = { ...BOOK, fulfilment: 'making' } as const;
    expect(await load({ order: making, reports })).toMatchObject({ data: { isBookGone: false } });
  });

  it('says of one whose making failed that it is late, unless it is there after all', async () => {
    const failed = { ...BOOK, fulfilment: 'failed' } as const;
    const making = { shown: async () => ({ ...SHOWN, state: 'making' as const }) };
    expect(await load({ order: failed, reports: making })).toMatchObject({
      data: { report: { state: 'failed' } },
    });
    expect(await load({ order: failed })).toMatchObject({ data: { report: { state: 'ready' } } });
    expect(await load({ order: BOOK, reports: making })).toMatchObject({
      data: { report: { state: 'making' } },
    });
  });

  it('tells its giver, and no guest, of the gift', async () => {
    const gift = { state: 'waiting', email: 'b@example.com', message: '', sendMs: 0, sentMs: null } as const;
    const gifts = { ofOrder: async () => gift } as unknown as Partial<GiftService>;
    expect(await load({ order: BOOK, gifts })).toMatchObject({ data: { gift } });
    expect(await load({ order: BOOK, gifts, shop: { isKnown: false }, query: 'token=key' })).toMatchObject({
      data: { gift: null },
    });
  });

  it('takes its gift back, or says that it is too late', async () => {
    const recall = vi.fn(async () => true);
    const form = { task: 'recall' };
    expect(await load({ order: BOOK, gifts: { recall }, form })).toMatchObject({
      data: { giftTold: 'recalledNow' },
    });
    expect(recall).toHaveBeenCalledExactlyOnceWith(ID);
    recall.mockResolvedValueOnce(false);
    expect(await load({ order: BOOK, gifts: { recall }, form })).toMatchObject({
      data: { giftTold: 'late' },
    });
  });
});
