import { expect, it } from 'vitest';
import { readCommand } from './order-commands.ts';

const ID = '0b9f2a4e-6d0c-4f0e-9a3b-2f4c8d1e7a55';

it('a command line names what is to be done, where and to which order', () => {
  expect(readCommand(['list'])).toMatchObject({ isRemote: false, reads: true });
  expect(readCommand(['show', ID, '--remote'])).toMatchObject({ isRemote: true, reads: true });
  expect(readCommand(['refund', ID])?.sql).toContain("'refund', ''");
  expect(readCommand(['refund', ID, '--all'])?.sql).toContain("'refund', 'all'");
  expect(readCommand(['remake', ID])?.sql).toContain("ELSE 'fulfil' END, ''");
});

it.each([
  [],
  ['sell', ID],
  ['show'],
  ['show', `${ID}' OR 1=1 --`],
  ['refund', ID, ID],
  ['list', '--all'],
  ['remake', ID, '--force'],
])('nothing comes of %j %j', (...args) => {
  expect(readCommand(args.filter((arg) => typeof arg === 'string'))).toBeNull();
});
