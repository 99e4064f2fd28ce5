import { describe, expect, it } from 'vitest';
import { CLOCKS } from '../../worker/civil-time/clocks.ts';
import { pageRequest } from '../page-request.fixture.ts';
import type { AccountService } from '../services/account-service.ts';
import { UNASKED_SERVICES } from '../services/unasked-services.fixture.ts';
import { giftOffer, giverToday, sendMsOf } from './gift-offer.ts';

function requestFrom(visitorZone: string, nowMs = Date.UTC(2026, 10, 30, 12)) {
  return pageRequest({ visitorZone, nowMs, services: { clocks: CLOCKS } });
}

describe('the day of a gift', () => {
  it.each([
    ['Europe/Istanbul', '2026-12-24', '2026-12-24T06:00'],
    ['America/New_York', '2026-12-24', '2026-12-24T14:00'],
    ['America/New_York', '2027-07-04', '2027-07-04T13:00'],
    // The clocks go forward in the night before, and back in the other.
    ['Europe/Paris', '2027-03-28', '2027-03-28T07:00'],
    ['Europe/Paris', '2027-10-31', '2027-10-31T08:00'],
    ['Pacific/Auckland', '2026-12-24', '2026-12-23T20:00'],
    ['Asia/Kolkata', '2027-11-30', '2027-11-30T03:30'],
  ])('is sent at nine in the morning of its giver: %s, %s', (zone, day, sent) => {
    expect(sendMsOf(day, requestFrom(zone))).toBe(Date.parse(`${sent}:00Z`));
  });

  it('is today by the calendar of its giver, and then it goes at once', () => {
    const nowMs = Date.UTC(2026, 10, 30, 12);
    expect(sendMsOf('2026-11-30', requestFrom('UTC', nowMs))).toBe(nowMs);
    expect(sendMsOf('2026-12-01', requestFrom('Pacific/Auckland', nowMs))).toBe(nowMs);
    expect(giverToday(requestFrom('Pacific/Auckland', nowMs))).toBe(Date.UTC(2026, 11, 1));
    expect(sendMsOf('2026-12-01', requestFrom('UTC', nowMs))).toBe(Date.UTC(2026, 11, 1, 9));
  });
});

describe('who may give', () => {
  const account = (email: string | null) => ({ user: { email } }) as AccountService;
  const offer = (changes: { isMailed?: boolean; mayGive?: boolean; account?: AccountService | null }) => {
    const { account: giver = account('ada@example.com'), ...can } = changes;
    const gifts = { ...UNASKED_SERVICES.gifts, isMailed: true, mayGive: true, ...can };
    const services = { clocks: CLOCKS, account: giver, gifts };
    return giftOffer(pageRequest({ language: 'tr', services }), 'child');
  };

  it('is whoever is known by a confirmed address, for a year', () => {
    expect(offer({})).toEqual({
      kind: 'open',
      giver: 'ada@example.com',
      first: '2026-11-30',
      last: '2027-11-30',
    });
  });

  it('is nobody where no mail is sent', () => {
    expect(offer({ isMailed: false })).toBeNull();
    expect(offer({ isMailed: false, account: null })).toBeNull();
  });

  it('is not yet whoever has no confirmed address', () => {
    expect(offer({ mayGive: false })).toEqual({ kind: 'confirm' });
    expect(offer({ account: account(null) })).toEqual({ kind: 'confirm' });
  });

  it('is not yet a guest, whom signing in leads back to the book', () => {
    expect(offer({ account: null })).toEqual({
      kind: 'sign-in',
      loginPath: '/tr/accounts/login?redirect=%2Ftr%2Freport-detail%2Fcocugun-haritasi',
    });
  });
});
