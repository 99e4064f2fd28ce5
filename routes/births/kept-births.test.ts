import { expect, it } from 'vitest';
import type { AccountService, AccountUser } from '../services/account-service.ts';
import { keptBirth, keptBirths } from './kept-births.ts';

const OWN = { day: '10', month: '6', year: '1990', place: 'Paris' };
const CHARTS = [
  { id: 'k1', name: 'Ada', kind: 'child', fields: { year: '2020' } },
  { id: 'k2', name: 'Deniz', kind: null, fields: { year: '1985' } },
] as const;

function accountOf(birth: AccountUser['birth']): AccountService {
  return { user: { birth }, charts: async () => CHARTS } as unknown as AccountService;
}

it('a guest has no kept births, and none to choose', async () => {
  expect(await keptBirths(null)).toEqual([]);
  expect(await keptBirth('own', null)).toBeNull();
  expect(await keptBirth('k1', null)).toBeNull();
});

it('the person’s own birth stands before the kept ones, which are told by name and not by date', async () => {
  const kept = [
    { id: 'k1', name: 'Ada', kind: 'child' },
    { id: 'k2', name: 'Deniz', kind: null },
  ];
  expect(await keptBirths(accountOf(OWN))).toEqual([{ id: 'own', name: '', kind: 'mine' }, ...kept]);
  expect(await keptBirths(accountOf(null))).toEqual(kept);
});

it('a choice brings the birth that was chosen, and a kept one of nobody brings none', async () => {
  const account = accountOf(OWN);
  expect(await keptBirth('own', account)).toEqual(OWN);
  expect(await keptBirth('k1', account)).toEqual({ year: '2020' });
  expect(await keptBirth('k2', account)).toEqual({ year: '1985' });
  expect(await keptBirth('k3', account)).toBeNull();
  expect(await keptBirth('own', accountOf(null))).toBeNull();
});
