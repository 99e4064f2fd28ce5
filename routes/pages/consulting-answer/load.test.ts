import { describe, expect, it, vi } from 'vitest';
import { CLOCKS } from '../../../worker/civil-time/clocks.ts';
import { pageRequest } from '../../page-request.fixture.ts';
import type { RequestLink, ShownRequest } from '../../services/consulting-service.ts';
import { UNASKED_SERVICES } from '../../services/unasked-services.fixture.ts';
import { load } from './load.ts';

const NOW_MS = Date.UTC(2026, 10, 30, 12);
const WISHES = [Date.UTC(2026, 11, 10, 9), Date.UTC(2026, 10, 30, 11)];
const REQUEST: ShownRequest = {
  reference: 'r1',
  state: 'asked',
  turn: 1,
  package: 'year',
  astrologer: null,
  name: 'Ada',
  email: 'ada@example.com',
  zone: 'America/New_York',
  wishes: WISHES,
  question: 'What now?',
  birth: null,
  offeredMs: null,
};
const AFTER: ShownRequest = { ...REQUEST, state: 'offered' };

function linkOf(changes: Partial<RequestLink> = {}) {
  return {
    party: 'operator' as const,
    request: REQUEST,
    isFresh: true,
    offer: vi.fn<RequestLink['offer']>(async () => AFTER),
    decline: vi.fn<RequestLink['decline']>(async () => AFTER),
    answer: vi.fn<RequestLink['answer']>(async () => AFTER),
    paymentPath: vi.fn<RequestLink['paymentPath']>(async () => null),
    ...changes,
  };
}

function open(
  link: RequestLink | null,
  form: Record<string, string> | null = null,
  query = 'token=t',
  after = link,
) {
  const find = vi
    .fn<(token: string) => Promise<RequestLink | null>>()
    .mockResolvedValueOnce(link)
    .mockResolvedValue(after);
  const consulting = { ...UNASKED_SERVICES.consulting, link: find };
  const request = pageRequest({ nowMs: NOW_MS, form, query, services: { consulting, clocks: CLOCKS } });
  return { find, outcome: load(request) };
}

describe('the link of a request', () => {
  it('that is none shows nothing: everybody’s page without one, and refused with one', async () => {
    const bare = open(null, null, '');
    expect(await bare.outcome).toEqual({ data: { link: null }, status: 200, personal: false });
    expect(bare.find).not.toHaveBeenCalled();
    expect(await open(null).outcome).toEqual({ data: { link: null }, status: 422, personal: true });
  });

  it('opened shows the request and changes nothing, whatever the address asks', async () => {
    const link = linkOf();
    expect(await open(link, null, 'token=t&answer=decline').outcome).toMatchObject({
      data: {
        link: { token: 't', party: 'operator', isFresh: true, isDone: false, values: { answer: 'decline' } },
      },
      personal: true,
    });
    for (const act of [link.offer, link.decline, link.answer]) expect(act).not.toHaveBeenCalled();
  });

  it('that was used acts no more', async () => {
    const link = linkOf({ isFresh: false });
    expect(await open(link, { answer: 'decline' }).outcome).toMatchObject({
      data: { link: { isFresh: false, isDone: false } },
    });
    expect(link.decline).not.toHaveBeenCalled();
  });

  it('tells how the request stands after it acted, and where it is paid', async () => {
    const after = linkOf({
      request: { ...REQUEST, state: 'agreed' },
      paymentPath: async () => '/en/order/1',
    });
    expect(await open(linkOf(), { answer: 'decline' }, 'token=t', after).outcome).toMatchObject({
      data: {
        link: { request: { state: 'agreed' }, paymentPath: '/en/order/1', isDone: true, isFresh: false },
      },
      personal: true,
    });
    expect(await open(linkOf(), { answer: 'decline' }, 'token=t', null).outcome).toMatchObject({
      data: { link: { request: { state: 'offered' }, paymentPath: null, isDone: true } },
    });
  });

  it('that somebody else was quicker than has done nothing', async () => {
    const link = linkOf({ decline: async () => null });
    expect(await open(link, { answer: 'decline' }).outcome).toMatchObject({
      data: { link: { isDone: false, isFresh: false, request: REQUEST } },
    });
  });
});

describe('the operator', () => {
  it.each([
    ['a wished time', { answer: 'wish1', who: 'nora-whitfield' }, WISHES[0]],
    [
      'another, by the clock of the person',
      { answer: 'other', who: 'nora-whitfield', time: '2026-12-11T10:00' },
      Date.UTC(2026, 11, 11, 15),
    ],
  ])('offers %s', async (_, form, offeredMs) => {
    const link = linkOf();
    expect(await open(link, form).outcome).toMatchObject({ data: { link: { isDone: true } } });
    expect(link.offer).toHaveBeenCalledExactlyOnceWith('nora-whitfield', offeredMs);
    expect(link.decline).not.toHaveBeenCalled();
  });

  it('offers whom the person chose, whoever the form names', async () => {
    const link = linkOf({ request: { ...REQUEST, astrologer: 'ximena-robles' } });
    await open(link, { answer: 'wish1', who: 'nora-whitfield' }).outcome;
    expect(link.offer).toHaveBeenCalledExactlyOnceWith('ximena-robles', WISHES[0]);
  });

  it.each([
    ['no answer', {}, ['answer']],
    ['an answer that is none', { answer: 'accept' }, ['answer']],
    ['nobody', { answer: 'wish1' }, ['who']],
    ['somebody who does not offer it', { answer: 'wish1', who: 'defne-aksoy' }, ['who']],
    ['a time that has come', { answer: 'wish2', who: 'nora-whitfield' }, ['time']],
    ['a time that was not wished for', { answer: 'wish3', who: 'nora-whitfield' }, ['time']],
    ['a time that is none', { answer: 'other', who: 'nora-whitfield', time: 'noon' }, ['time']],
    ['nobody at no time', { answer: 'other' }, ['who', 'time']],
  ])('is told what is wrong with %s', async (_, form, operatorFaults) => {
    const link = linkOf();
    expect(await open(link, form).outcome).toMatchObject({
      data: { link: { operatorFaults, wishFaults: {}, isDone: false, isFresh: true, values: form } },
      status: 422,
      personal: true,
    });
    expect(link.offer).not.toHaveBeenCalled();
  });
});

describe('the person', () => {
  const mine = () => linkOf({ party: 'person' });

  it.each(['accept', 'withdraw'] as const)(
    'answers %s, and does nothing of the operator’s',
    async (answer) => {
      const link = mine();
      await open(link, { answer, who: 'nora-whitfield' }).outcome;
      expect(link.answer).toHaveBeenCalledExactlyOnceWith(answer);
      const other = mine();
      expect(await open(other, { answer: 'decline' }).outcome).toMatchObject({ status: 422 });
      for (const act of [other.decline, other.answer]) expect(act).not.toHaveBeenCalled();
    },
  );

  it('wishes for other times by the own clock', async () => {
    const link = mine();
    await open(link, { answer: 'another', wish1: '2026-12-20T10:00', wish2: '2026-12-21T10:00' }).outcome;
    expect(link.answer).toHaveBeenCalledExactlyOnceWith('another', [
      Date.UTC(2026, 11, 20, 15),
      Date.UTC(2026, 11, 21, 15),
    ]);
  });

  it('is told which of them cannot be', async () => {
    const link = mine();
    const form = { answer: 'another', wish1: '2026-12-01T10:00' };
    expect(await open(link, form).outcome).toMatchObject({
      data: { link: { wishFaults: { wish1: 'too_soon' }, operatorFaults: [], values: form } },
      status: 422,
    });
    expect(link.answer).not.toHaveBeenCalled();
  });
});
