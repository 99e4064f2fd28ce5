import { describe, expect, it, vi } from 'vitest';
import type { BirthChart } from '../../../features/births/birth-chart.ts';
import type { BirthFormOutcome } from '../../../features/births/birth-form-outcome.ts';
import { CLOCKS } from '../../../worker/civil-time/clocks.ts';
import { pageRequest } from '../../page-request.fixture.ts';
import type { AccountService } from '../../services/account-service.ts';
import type { ConsultingService } from '../../services/consulting-service.ts';
import { UNASKED_SERVICES } from '../../services/unasked-services.fixture.ts';
import { load } from './load.ts';

const FORM = {
  package: 'year',
  astrologer: 'nora-whitfield',
  zone: 'America/New_York',
  wish1: '2026-12-20T10:00',
  question: 'What does the year bring me?',
  name: 'Ada',
  email: 'ada@example.com',
  consent: '1',
  birth: 'typed',
  day: '10',
  year: '1990',
  hour: '14',
  minute: '30',
  human: 'token',
};
const ACCOUNT = {
  user: { name: 'Eve', email: 'eve@example.com', birth: { year: '1970' } },
  charts: async () => [],
} as unknown as AccountService;
const CAST: BirthFormOutcome = { ok: true, chart: {} as BirthChart, guess: null };
const FAILURE = { ok: false, fields: {}, folds: [], places: [], unknownWords: '' } as const;

interface Asked {
  form?: Record<string, string>;
  query?: string;
  account?: AccountService | null;
  send?: ConsultingService['send'];
  cast?: BirthFormOutcome;
  mayBookSamples?: boolean;
  isOn?: boolean;
}

function asked({
  form,
  query,
  account = null,
  send,
  cast = CAST,
  mayBookSamples = true,
  isOn = true,
}: Asked = {}) {
  const sent = vi.fn<ConsultingService['send']>(send ?? (async () => ({ kind: 'taken', reference: 'r&1' })));
  const casts = vi.fn(async () => cast);
  const services = {
    account,
    clocks: CLOCKS,
    births: { cast: casts },
    consulting: { ...UNASKED_SERVICES.consulting, siteKey: 'key', mayBookSamples, send: sent },
    shop: {
      ...UNASKED_SERVICES.shop,
      market: async () => ({ market: 'us' as const, currency: 'USD' as const, isOn, isSettled: false }),
    },
  };
  const request = pageRequest({
    form: form ?? null,
    visitorZone: 'Europe/Paris',
    services,
    ...(query && { query }),
  });
  return { send: sent, cast: casts, outcome: load(request) };
}

describe('the form for a consultation', () => {
  it('begins with what was chosen on the way, and with whoever is signed in', async () => {
    expect(await asked({ query: 'package=year&astrologer=nora-whitfield' }).outcome).toMatchObject({
      data: {
        siteKey: 'key',
        booking: { kind: 'open', currency: 'USD' },
        values: { package: 'year', astrologer: 'nora-whitfield', zone: 'Europe/Paris', name: '', email: '' },
        saved: [],
      },
      personal: false,
    });
    expect(await asked({ query: 'package=x&astrologer=y', account: ACCOUNT }).outcome).toMatchObject({
      data: {
        values: { package: '', astrologer: '', name: 'Eve', email: 'eve@example.com' },
        saved: [{ id: 'own' }],
      },
      personal: true,
    });
  });

  it.each([
    ['closed', { mayBookSamples: false }],
    ['elsewhere', { isOn: false }],
  ] as const)('takes nothing where nobody is to be had, and says why: %s', async (kind, where) => {
    expect(await asked({ account: ACCOUNT, ...where }).outcome).toMatchObject({
      data: { booking: { kind }, saved: [] },
    });
    const posted = asked({ form: FORM, ...where });
    expect(await posted.outcome).toEqual({
      seeOther: `/en/astrology-consulting/form-error?why=${kind}`,
    });
    expect(posted.send).not.toHaveBeenCalled();
  });

  it('passes on the request with the birth alone of what belongs to the birth', async () => {
    const { outcome, send, cast } = asked({ form: FORM });
    expect(await outcome).toEqual({ seeOther: '/en/astrology-consulting/form-success?token=r%261' });
    const [draft, birth, human] = send.mock.calls[0] ?? [];
    expect(draft).toMatchObject({
      package: 'year',
      astrologer: 'nora-whitfield',
      wishes: [Date.UTC(2026, 11, 20, 15)],
      name: 'Ada',
      email: 'ada@example.com',
    });
    expect(human).toBe('token');
    expect(birth).toMatchObject({ day: '10', year: '1990', time: '14:30' });
    for (const name of ['email', 'name', 'question', 'human', 'consent', 'wish1', 'zone'])
      expect(birth, name).not.toHaveProperty(name);
    expect(cast).toHaveBeenCalledExactlyOnceWith(birth);
  });

  it('takes a kept birth of the account, and no other', async () => {
    const { outcome, send, cast } = asked({
      form: { ...FORM, birth: 'saved', chart: 'own' },
      account: ACCOUNT,
    });
    expect(await outcome).toHaveProperty('seeOther');
    expect(send.mock.calls[0]?.[1]).toEqual({ year: '1970' });
    expect(cast).not.toHaveBeenCalled();
    for (const [chart, account] of [
      ['k9', ACCOUNT],
      ['own', null],
    ] as const) {
      const gone = asked({ form: { ...FORM, birth: 'saved', chart }, account });
      expect(await gone.outcome).toMatchObject({
        data: { faults: { birth: 'unknown' } },
        status: 422,
        personal: true,
      });
      expect(gone.send).not.toHaveBeenCalled();
    }
  });

  it('sends no birth where none is wanted', async () => {
    const { outcome, send } = asked({ form: { ...FORM, package: 'question', birth: 'none' } });
    expect(await outcome).toHaveProperty('seeOther');
    expect(send.mock.calls[0]?.[1]).toBeNull();
  });

  it.each([
    ['invalid_input', 422],
    ['places_unavailable', 503],
  ] as const)('comes back where the birth is wrong, with all that was typed: %s', async (code, status) => {
    const failure = { ...FAILURE, code };
    const { outcome, send } = asked({ form: FORM, cast: failure });
    expect(await outcome).toMatchObject({
      data: { values: FORM, birth: failure, refused: null },
      status,
      personal: true,
    });
    expect(send).not.toHaveBeenCalled();
  });

  it('comes back where a field is wrong, which the birth is looked at beside', async () => {
    const form = { ...FORM, email: 'x' };
    const { outcome, send, cast } = asked({ form });
    expect(await outcome).toMatchObject({
      data: { values: form, faults: { email: 'malformed' } },
      status: 422,
    });
    expect(cast).toHaveBeenCalledOnce();
    expect(send).not.toHaveBeenCalled();
  });

  it.each([
    ['human_check_failed', undefined, 422],
    ['too_many_requests', 60, 429],
    ['accounts_unavailable', undefined, 503],
  ] as const)('keeps what was not taken: %s', async (code, retryAfterSeconds, status) => {
    const send = async () => ({ kind: 'refused' as const, code, retryAfterSeconds });
    const outcome = await asked({ form: FORM, send }).outcome;
    expect(outcome).toMatchObject({ data: { values: FORM, refused: code }, status, personal: true });
    expect('retryAfterSeconds' in outcome ? outcome.retryAfterSeconds : undefined).toBe(retryAfterSeconds);
  });
});
