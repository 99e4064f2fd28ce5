import { describe, expect, it, vi } from 'vitest';
import { CLOCKS } from '../../../worker/civil-time/clocks.ts';
import { pageRequest } from '../../page-request.fixture.ts';
import type { AccountService } from '../../services/account-service.ts';
import type { ReportService } from '../../services/report-service.ts';
import { UNASKED_SERVICES } from '../../services/unasked-services.fixture.ts';
import { loadReport } from './load.ts';

const ACCOUNT = {
  user: { email: 'ada@example.com', birth: { year: '1990' } },
  charts: async () => [],
} as unknown as AccountService;
const FAILURE = { ok: false, fields: {}, folds: [], places: [], unknownWords: '' } as const;
const FORM = { bookLanguage: 'fr', a_name: 'Ada', a_year: '1990', email: 'guest@example.com' };
const GIFT = { gift: '1', giftEmail: 'b@example.com', giftMessage: 'For you', giftDay: '2026-12-24' };

interface Asked {
  report?: string;
  form?: Record<string, string>;
  account?: AccountService | null;
  order?: ReportService['order'];
  isOn?: boolean;
  market?: 'us' | null;
}

function asked({
  report = 'natal-book',
  form,
  account = null,
  order,
  isOn = true,
  market = 'us',
}: Asked = {}) {
  const ordered = vi.fn<ReportService['order']>(
    order ?? (async () => ({ kind: 'opened', path: '/en/order/1' })),
  );
  const check = vi.fn<ReportService['check']>(async () => [null]);
  const services = {
    account,
    clocks: CLOCKS,
    reports: { ...UNASKED_SERVICES.reports, order: ordered, check },
    gifts: { ...UNASKED_SERVICES.gifts, isMailed: true, mayGive: account !== null },
    shop: {
      ...UNASKED_SERVICES.shop,
      market: async () => ({ market, currency: 'USD' as const, isOn, isSettled: false }),
    },
  };
  const request = pageRequest({
    params: { report },
    form: form ?? null,
    visitorZone: 'America/New_York',
    services,
  });
  return { order: ordered, check, outcome: loadReport(request) };
}

describe('the page of a book', () => {
  it('is the same for every guest, in the language and the year that run', async () => {
    expect(await asked().outcome).toMatchObject({
      data: {
        id: 'natal',
        sale: { kind: 'open' },
        picture: 'https://celestia.test/cards/en/report-detail.png',
        isGuest: true,
        values: { bookLanguage: 'en', from: '2026' },
        gift: { kind: 'sign-in' },
        saved: [],
        years: [],
      },
      personal: false,
    });
    expect(await asked({ report: 'year-ahead' }).outcome).toMatchObject({
      data: { years: [2025, 2026, 2027] },
    });
    expect(await asked({ report: 'nothing' }).outcome).toEqual({ notFound: true });
  });

  it('offers whoever is signed in their births, on a page of their own', async () => {
    expect(await asked({ account: ACCOUNT }).outcome).toMatchObject({
      data: { isGuest: false, saved: [{ id: 'own' }], gift: { kind: 'open', giver: 'ada@example.com' } },
      personal: true,
    });
  });

  it.each([
    ['closed', { isOn: false }],
    ['elsewhere', { market: null }],
  ] as const)('offers and keeps nothing where nothing is sold: %s', async (kind, where) => {
    expect(await asked({ account: ACCOUNT, ...where }).outcome).toMatchObject({
      data: { sale: { kind }, gift: null, saved: [] },
    });
    const posted = asked({ account: ACCOUNT, form: FORM, ...where });
    const outcome = await posted.outcome;
    expect(outcome).toMatchObject({ data: { sale: { kind } }, status: 422, personal: true });
    expect(JSON.stringify(outcome)).not.toContain('guest@example.com');
    expect(posted.order).not.toHaveBeenCalled();
  });
});

describe('the form of a book', () => {
  it('opens an order by the address of a guest, and by no address of whoever is known', async () => {
    const guest = asked({ form: FORM });
    expect(await guest.outcome).toEqual({ seeOther: '/en/order/1' });
    const draft = { report: 'natal', names: ['Ada'], year: null, language: 'fr' };
    const births = [expect.objectContaining({ year: '1990' })];
    expect(guest.order).toHaveBeenCalledExactlyOnceWith({ draft, births, gift: null }, 'guest@example.com');
    const known = asked({ form: FORM, account: ACCOUNT });
    await known.outcome;
    expect(known.order).toHaveBeenCalledExactlyOnceWith({ draft, births, gift: null }, null);
  });

  it('sends a gift in the giver’s morning of its day', async () => {
    const { outcome, order } = asked({ form: { ...FORM, ...GIFT }, account: ACCOUNT });
    expect(await outcome).toEqual({ seeOther: '/en/order/1' });
    const gift = { email: 'b@example.com', message: 'For you', sendMs: Date.UTC(2026, 11, 24, 14) };
    expect(order.mock.calls[0]?.[0].gift).toMatchObject(gift);
  });

  it('tells every fault at once, orders nothing, and loses nothing', async () => {
    const form = { ...FORM, ...GIFT, email: 'x', giftEmail: 'y', a_chart: 'k9', bookLanguage: '' };
    const { outcome, order, check } = asked({ form });
    expect(await outcome).toMatchObject({
      data: {
        values: form,
        faults: { email: 'malformed', bookLanguage: 'required', a_chart: 'unknown' },
        giftFaults: { gift: 'account', giftEmail: 'malformed' },
      },
      status: 422,
      personal: true,
    });
    expect(order).not.toHaveBeenCalled();
    expect(check).toHaveBeenCalledExactlyOnceWith('natal', [{}]);
  });

  it.each([
    ['a gift alone', { ...GIFT, giftEmail: 'y' }],
    ['a kept birth alone', { a_chart: 'k9' }],
  ])('orders nothing where the fault is of %s', async (_, wrong) => {
    const { outcome, order } = asked({ form: { ...FORM, ...wrong }, account: ACCOUNT });
    expect(await outcome).toMatchObject({ status: 422 });
    expect(order).not.toHaveBeenCalled();
  });

  it.each([
    ['the visitor’s fault', [{ ...FAILURE, code: 'invalid_input' as const }], 422],
    ['a missing hour', ['no_hour' as const], 422],
    [
      'our fault',
      [
        { ...FAILURE, code: 'invalid_input' as const },
        { ...FAILURE, code: 'places_unavailable' as const },
      ],
      503,
    ],
  ])('comes back with births that are wrong: %s', async (_, births, status) => {
    const order = async () => ({ kind: 'faulty' as const, births });
    expect(await asked({ form: FORM, order }).outcome).toMatchObject({
      data: { births, values: FORM },
      status,
      personal: true,
    });
  });

  it('says that too many gifts were given, or that nothing is sold any more', async () => {
    const form = { ...FORM, ...GIFT };
    const often = asked({ form, account: ACCOUNT, order: async () => ({ kind: 'too_often' }) });
    expect(await often.outcome).toMatchObject({
      data: { giftFaults: { giftEmail: 'too_often' }, values: form },
      status: 422,
      personal: true,
    });
    const closed = asked({ form, account: ACCOUNT, order: async () => ({ kind: 'closed' }) });
    expect(await closed.outcome).toMatchObject({
      data: { sale: { kind: 'closed' } },
      status: 422,
      personal: true,
    });
  });
});
