import { expect, it } from 'vitest';
import { countSeen, giftDays, readGiftAsk } from './read-gift-ask.ts';

const TODAY = Date.UTC(2026, 10, 28);
const GIFT = { gift: '1', giftEmail: 'ada@example.com', giftMessage: 'For you', giftDay: '2026-12-24' };
const read = (fields: Record<string, string>, mayGive = true) =>
  readGiftAsk({ ...GIFT, ...fields }, { todayMs: TODAY, mayGive });

it('nothing is read where no gift is asked for', () => {
  expect(readGiftAsk({ giftEmail: 'no', giftDay: 'no' }, { todayMs: TODAY, mayGive: false })).toEqual({
    gift: null,
    faults: {},
  });
});

it('a gift has an address, a day and what its giver wrote', () => {
  expect(read({}).gift).toEqual({ email: 'ada@example.com', message: 'For you', day: '2026-12-24' });
  expect(read({ giftMessage: '' }).gift?.message).toBe('');
});

it('it may be sent from today to a year ahead', () => {
  const { first, last } = giftDays(TODAY);
  expect([first, last]).toEqual(['2026-11-28', '2027-11-28']);
  for (const giftDay of [first, last]) expect(read({ giftDay }).faults).toEqual({});
  for (const giftDay of ['2026-11-27', '2027-11-29'])
    expect(read({ giftDay }).faults).toEqual({ giftDay: 'out_of_range' });
  for (const giftDay of ['2027-02-30', 'soon', '20270101'])
    expect(read({ giftDay }).faults).toEqual({ giftDay: 'malformed' });
});

it('a message is counted as a reader counts', () => {
  expect([countSeen('👨‍👩‍👧'), countSeen('e\u0301'), countSeen('Ж李ł')]).toEqual([1, 1, 3]);
  expect(read({ giftMessage: '👨‍👩‍👧'.repeat(300) }).faults).toEqual({});
  expect(read({ giftMessage: '👨‍👩‍👧'.repeat(301) }).faults).toEqual({ giftMessage: 'too_long' });
  expect(read({ giftMessage: `e${'\u0301'.repeat(4000)}` }).faults).toEqual({ giftMessage: 'too_long' });
});

it('a message is plain: no controls, and nothing that turns what stands after it', () => {
  expect(read({ giftMessage: 'one\r\ntwo\u0007\u202e three' }).gift?.message).toBe('one\ntwo three');
});

it('whoever is not known by a confirmed address gives nothing, and is told so with the rest', () => {
  expect(read({ giftEmail: 'no', giftDay: '' }, false)).toEqual({
    gift: null,
    faults: { gift: 'account', giftEmail: 'malformed', giftDay: 'required' },
  });
});
