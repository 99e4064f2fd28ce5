import { describe, expect, it, vi } from 'vitest';
import { pageRequest } from '../../page-request.fixture.ts';
import type { FoundGift, GiftService } from '../../services/gift-service.ts';
import { UNASKED_SERVICES } from '../../services/unasked-services.fixture.ts';
import { loadGift } from './load.ts';

const CLOSED: FoundGift = { kind: 'closed', report: 'natal', giver: 'ada@example.com' };
const OPEN: FoundGift = {
  kind: 'open',
  report: 'natal',
  giver: 'ada@example.com',
  message: 'For you',
  state: 'ready',
  book: null,
  pdfPath: '/gift.pdf',
  endsMs: 0,
};
const DATE = { day: '10', month: '6', year: '1990' };
const PATH = '/en/gift?token=k%26y';

function load(
  gifts: Partial<GiftService>,
  form: Record<string, string> | null = null,
  query = 'token=k%26y',
) {
  return loadGift(pageRequest({ query, form, services: { gifts: { ...UNASKED_SERVICES.gifts, ...gifts } } }));
}

const finds = (found: FoundGift | null) => ({ find: vi.fn(async () => found) });

describe('the page of a gift', () => {
  it('without a link is everybody’s', async () => {
    const outcome = await load({}, null, '');
    expect(outcome).toEqual({ data: { kind: 'bare' } });
  });

  it.each([
    ['broken', null],
    ['gone', { kind: 'gone' }],
  ] as const)('says that its link leads to none: %s', async (kind, found) => {
    expect(await load(finds(found))).toEqual({ data: { kind }, status: 422, personal: true });
  });

  it('asks for the date of a birth first, and shows the open one to its receiver alone', async () => {
    const gifts = finds(CLOSED);
    expect(await load(gifts)).toEqual({
      data: { kind: 'closed', path: PATH, gift: CLOSED, code: null, values: {} },
      personal: true,
    });
    expect(gifts.find).toHaveBeenCalledWith('k&y');
    expect(await load(finds(OPEN))).toMatchObject({
      data: { kind: 'open', path: PATH, gift: OPEN },
      personal: true,
    });
  });
});

describe('a closed gift', () => {
  const unlock = vi.fn<GiftService['unlock']>();
  const gifts = { ...finds(CLOSED), unlock };

  it('is opened by the date of a birth in it', async () => {
    unlock.mockResolvedValueOnce({ path: '/en/gift?token=open' });
    expect(await load(gifts, DATE)).toEqual({ seeOther: '/en/gift?token=open' });
    expect(unlock).toHaveBeenCalledExactlyOnceWith('k&y', '1990-06-10');
  });

  it.each([
    ['wrong', 422],
    ['too_often', 429],
  ] as const)('stays closed, and keeps what was typed: %s', async (code, status) => {
    unlock.mockResolvedValueOnce({ code });
    expect(await load(gifts, DATE)).toEqual({
      data: { kind: 'closed', path: PATH, gift: CLOSED, code, values: DATE },
      status,
      personal: true,
    });
  });

  it('counts nothing that is no date as a try, and is gone where it went meanwhile', async () => {
    unlock.mockClear();
    expect(await load(gifts, { ...DATE, year: '90' })).toMatchObject({
      data: { code: 'wrong' },
      status: 422,
    });
    expect(unlock).not.toHaveBeenCalled();
    unlock.mockResolvedValueOnce(null);
    expect(await load(gifts, DATE)).toEqual({ data: { kind: 'gone' }, status: 422, personal: true });
  });

  it('is not opened by a form of another task', async () => {
    unlock.mockClear();
    expect(await load(gifts, { ...DATE, task: 'other' })).toMatchObject({
      data: { kind: 'closed', code: null },
    });
    expect(unlock).not.toHaveBeenCalled();
  });
});

describe('whoever got a gift', () => {
  const [refuse, remove] = [vi.fn(async () => true), vi.fn(async () => true)];
  const gifts = { ...finds(OPEN), refuse, remove };

  it('has no more mailed, or deletes it, each by its own word', async () => {
    expect(await load(gifts, { task: 'refuse' })).toEqual({ data: { kind: 'refused' }, personal: true });
    expect(remove).not.toHaveBeenCalled();
    expect(await load(gifts, { task: 'remove' })).toEqual({ data: { kind: 'removed' }, personal: true });
    expect([refuse.mock.calls, remove.mock.calls]).toEqual([[['k&y']], [['k&y']]]);
  });

  it('sees it still where nothing came of that', async () => {
    for (const task of ['refuse', 'remove', 'other']) {
      refuse.mockResolvedValueOnce(false);
      remove.mockResolvedValueOnce(false);
      expect(await load(gifts, { task }), task).toMatchObject({ data: { kind: 'open' } });
    }
  });

  it('has no more mailed by the link of a gift that is gone, too', async () => {
    refuse.mockReset().mockResolvedValueOnce(true);
    expect(await load({ ...finds({ kind: 'gone' }), refuse }, { task: 'refuse' })).toMatchObject({
      data: { kind: 'refused' },
    });
  });
});
