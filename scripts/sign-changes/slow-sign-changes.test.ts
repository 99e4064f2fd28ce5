import { expect, test } from 'vitest';
import { SLOW_SIGN_CHANGES_SECONDS } from '../../astrology/tables/slow-sign-changes.table.ts';
import { slowSignChanges } from './slow-sign-changes.ts';

test('the table of the slow planets’ sign changes is what the tables of positions give', () => {
  expect(SLOW_SIGN_CHANGES_SECONDS).toEqual(Object.fromEntries(slowSignChanges()));
});
