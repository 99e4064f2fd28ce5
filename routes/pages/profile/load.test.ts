import { describe, expect, it, vi } from 'vitest';
import { CLOCKS } from '../../../worker/civil-time/clocks.ts';
import { pageRequest } from '../../page-request.fixture.ts';
import type { AccountService, AccountUser } from '../../services/account-service.ts';
import { loadProfile, proveAgainPath } from './load.ts';

const USER: AccountUser = {
  id: 'u1',
  email: 'ada@example.com',
  emailVerified: false,
  name: 'Ada',
  language: 'en',
  marketing: false,
  birth: null,
};
const FAILURE = { ok: false, fields: {}, folds: [], places: [], unknownWords: '' } as const;

function account(changes: Partial<AccountService> = {}) {
  return {
    user: USER,
    mayEndSessions: true,
    isConfirmedByNow: vi.fn(async () => false),
    charts: vi.fn(async () => []),
    sessions: vi.fn(async () => []),
    signs: vi.fn(async () => null),
    chart: vi.fn(async () => null),
    calendarUrl: vi.fn(async () => null),
    tidings: vi.fn(async () => null),
    change: vi.fn<AccountService['change']>(async () => null),
    renameChart: vi.fn(async () => undefined),
    removeChart: vi.fn(async () => undefined),
    linkCalendar: vi.fn(async () => undefined),
    chooseTidings: vi.fn(async () => undefined),
    endSession: vi.fn(async () => 'other' as const),
    signOut: vi.fn(async () => undefined),
    ...changes,
  } satisfies AccountService;
}

function load(of: AccountService | null, form: Record<string, string> | null = null, query = '') {
  return loadProfile(pageRequest({ language: 'tr', form, query, services: { account: of, clocks: CLOCKS } }));
}

const saved = (task: string) => ({ seeOther: `/tr/accounts/profile?saved=${task}` });

describe('the page of an account', () => {
  it('is there for whoever is signed in, and for nobody else', async () => {
    expect(await load(null)).toEqual({ notFound: true });
    expect(await load(null, { task: 'everywhere' })).toEqual({ notFound: true });
    expect(await load(account())).toMatchObject({
      data: { user: USER, saved: null, refused: null, next: null, mayEndSessions: true },
      status: 200,
      personal: true,
    });
  });

  it('says what was saved, and where a new account goes on, if that is on the site', async () => {
    const read = async (query: string) => {
      const outcome = await load(account(), null, query);
      return 'data' in outcome && [outcome.data.saved, outcome.data.next];
    };
    expect(await read('saved=birth&redirect=/tr/juno-hesaplama')).toEqual(['birth', '/tr/juno-hesaplama']);
    expect(await read('saved=x&redirect=//evil.test')).toEqual([null, null]);
  });

  it('says that the address is confirmed since, where it was not before', async () => {
    const isConfirmedByNow = async () => true;
    expect(await load(account({ isConfirmedByNow }))).toMatchObject({ data: { isConfirmedSince: true } });
    const user = { ...USER, emailVerified: true };
    expect(await load(account({ isConfirmedByNow, user }))).toMatchObject({
      data: { isConfirmedSince: false },
    });
    expect(await load(account())).toMatchObject({ data: { isConfirmedSince: false } });
  });

  it('does nothing for a form of no task', async () => {
    const mine = account();
    expect(await load(mine, { task: 'unheard-of', name: 'Eve' })).toMatchObject({
      data: { refused: null },
      status: 200,
    });
    for (const act of [mine.change, mine.signOut, mine.removeChart]) expect(act).not.toHaveBeenCalled();
  });
});

describe('the forms of an account', () => {
  it.each([
    [
      { name: ' Eve ', language: 'fr', marketing: 'on' },
      { name: 'Eve', language: 'fr', marketing: true },
    ],
    [
      { name: '', language: 'xx' },
      { name: '', marketing: false },
    ],
    [{}, { name: '', marketing: false }],
  ])('keep the details as they were given: %j', async (fields, kept) => {
    const mine = account();
    expect(await load(mine, { task: 'details', ...fields })).toEqual(saved('details'));
    expect(mine.change).toHaveBeenCalledExactlyOnceWith(kept);
  });

  it('refuse a name that is too long, and lose nothing', async () => {
    const mine = account();
    const form = { task: 'details', name: 'x'.repeat(500) };
    expect(await load(mine, form, 'saved=details')).toMatchObject({
      data: { refused: { task: 'details', values: form }, saved: null },
      status: 422,
      personal: true,
    });
    expect(mine.change).not.toHaveBeenCalled();
  });

  it('keep a birth, and lead on to where it was wanted, if that is on the site', async () => {
    const form = { task: 'birth', year: '1990' };
    const mine = account();
    expect(await load(mine, form)).toEqual(saved('birth'));
    expect(mine.change).toHaveBeenCalledExactlyOnceWith({ birth: { year: '1990' } });
    expect(await load(mine, form, 'redirect=/tr/juno-hesaplama')).toEqual({ seeOther: '/tr/juno-hesaplama' });
    expect(await load(mine, form, 'redirect=https://evil.test')).toEqual(saved('birth'));
    expect(await load(mine, { task: 'details' }, 'redirect=/tr/juno-hesaplama')).toEqual(saved('details'));
  });

  it.each([
    ['invalid_input', 422],
    ['places_unavailable', 503],
  ] as const)('refuse a birth that is wrong, and lose nothing: %s', async (code, status) => {
    const failure = { ...FAILURE, code };
    expect(await load(account({ change: async () => failure }), { task: 'birth', year: '90' })).toMatchObject(
      {
        data: { refused: { task: 'birth', values: { year: '90' }, failure } },
        status,
      },
    );
  });

  it('rename a chart, and say whose it is where that was asked', async () => {
    const mine = account();
    expect(await load(mine, { task: 'rename', chart: 'k1', name: ' Ece ' })).toEqual(saved('rename'));
    expect(mine.renameChart).toHaveBeenLastCalledWith({ id: 'k1', name: 'Ece' });
    await load(mine, { task: 'rename', chart: 'k1', name: 'Ece', kind: 'child' });
    expect(mine.renameChart).toHaveBeenLastCalledWith({ id: 'k1', name: 'Ece', kind: 'child' });
    await load(mine, { task: 'rename', chart: 'k1', name: 'Ece', kind: '' });
    expect(mine.renameChart).toHaveBeenLastCalledWith({ id: 'k1', name: 'Ece', kind: null });
    const other = account();
    for (const name of ['', ' ', 'x'.repeat(500)])
      expect(await load(other, { task: 'rename', chart: 'k1', name })).toMatchObject({ status: 422 });
    expect(other.renameChart).not.toHaveBeenCalled();
  });

  it('remove the chart that was named', async () => {
    const mine = account();
    expect(await load(mine, { task: 'remove', chart: 'k1' })).toEqual(saved('remove'));
    expect(mine.removeChart).toHaveBeenCalledExactlyOnceWith('k1');
  });

  it('make a link to the calendar in the page’s language, and take it back', async () => {
    const mine = account();
    expect(await load(mine, { task: 'calendar' })).toEqual(saved('calendar'));
    expect(mine.linkCalendar).toHaveBeenLastCalledWith('tr');
    expect(await load(mine, { task: 'uncalendar' })).toEqual(saved('uncalendar'));
    expect(mine.linkCalendar).toHaveBeenLastCalledWith(null);
  });

  it('choose tidings by a zone’s clock, or say what is wrong', async () => {
    const mine = account();
    expect(await load(mine, { task: 'tidings', zone: 'Europe/Paris', mail: 'never' })).toEqual(
      saved('tidings'),
    );
    expect(mine.chooseTidings).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ zone: 'Europe/Paris', mail: 'never' }),
    );
    const form = { task: 'tidings', zone: 'Mars/Olympus', mail: 'never' };
    expect(await load(mine, form)).toMatchObject({
      data: { refused: { task: 'tidings', values: form, fault: 'zone' } },
      status: 422,
    });
    expect(mine.chooseTidings).toHaveBeenCalledOnce();
  });

  it('sign out here, or everywhere, and lead home', async () => {
    const mine = account();
    expect(await load(mine, { task: 'logout' })).toEqual({ seeOther: '/tr' });
    expect(mine.signOut).toHaveBeenLastCalledWith(false);
    expect(await load(mine, { task: 'everywhere' })).toEqual({ seeOther: '/tr' });
    expect(mine.signOut).toHaveBeenLastCalledWith(true);
  });

  it('end one session for whoever has signed in just now', async () => {
    const mine = account();
    expect(await load(mine, { task: 'end', session: 's1' })).toEqual(saved('end'));
    expect(mine.endSession).toHaveBeenCalledExactlyOnceWith('s1');
    const own = account({ endSession: async () => 'own' });
    expect(await load(own, { task: 'end', session: 's1' })).toEqual({ seeOther: '/tr' });
  });

  it('ask whoever has not to prove anew who they are, and end nothing', async () => {
    const mine = account({ mayEndSessions: false });
    expect(await load(mine, { task: 'end', session: 's1' })).toEqual({ seeOther: proveAgainPath('tr') });
    expect(proveAgainPath('tr')).toBe('/tr/accounts/login?again=1&redirect=%2Ftr%2Faccounts%2Fprofile');
    expect(mine.endSession).not.toHaveBeenCalled();
  });
});
