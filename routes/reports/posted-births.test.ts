import { expect, it } from 'vitest';
import type { AccountService } from '../services/account-service.ts';
import { postedBirths, typedBirth } from './posted-births.ts';

const FORM = {
  bookLanguage: 'en',
  a_name: 'Ada',
  a_day: '10',
  a_year: '1990',
  a_hour: '14',
  a_minute: '30',
  b_name: 'Deniz',
  b_year: '1985',
};

const ACCOUNT = {
  user: { birth: { year: '1970' } },
  charts: async () => [{ id: 'k1', name: 'Cem', kind: null, fields: { year: '2001' } }],
} as unknown as AccountService;

it('a typed birth is what stands under its prefix, without the name on the cover and the choice', () => {
  const { time, ...first } = typedBirth({ ...FORM, a_chart: '' }, 'a_') as Record<string, string>;
  expect(time).toBe('14:30');
  expect(first).toMatchObject({ day: '10', year: '1990' });
  for (const name of ['name', 'chart', 'bookLanguage', 'a_day', 'b_year'])
    expect(first).not.toHaveProperty(name);
  expect(typedBirth(FORM, 'b_')).toMatchObject({ year: '1985' });
});

it('a book is made of as many births as it asks for, each kept or typed', async () => {
  const chosen = { ...FORM, a_chart: 'own' };
  const couple = await postedBirths(chosen, 'relationship', ACCOUNT);
  expect(couple).toMatchObject({ births: [{ year: '1970' }, { year: '1985' }], faults: {} });
  const both = await postedBirths({ ...chosen, b_chart: 'k1' }, 'relationship', ACCOUNT);
  expect(both.births).toEqual([{ year: '1970' }, { year: '2001' }]);
  const one = await postedBirths(FORM, 'natal', ACCOUNT);
  expect(one.births).toHaveLength(1);
  expect(one).toMatchObject({ births: [{ year: '1990' }], faults: {} });
});

it('a kept birth that is gone is a fault of its own field, and is not made up of what was typed', async () => {
  const gone = await postedBirths({ ...FORM, b_chart: 'k9' }, 'relationship', ACCOUNT);
  expect(gone.faults).toEqual({ b_chart: 'unknown' });
  expect(gone.births[1]).toEqual({});
  const guest = await postedBirths({ ...FORM, a_chart: 'own' }, 'natal', null);
  expect(guest).toEqual({ births: [{}], faults: { a_chart: 'unknown' } });
});
