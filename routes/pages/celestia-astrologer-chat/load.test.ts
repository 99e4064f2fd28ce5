import { describe, expect, it } from 'vitest';
import { AppError } from '../../../contract/app-error.ts';
import type { ChatSettingsAnswer } from '../../../contract/chat-settings.ts';
import type { ConversationJson, MessageJson } from '../../../contract/conversations.ts';
import { pageRequest } from '../../page-request.fixture.ts';
import type { AccountService } from '../../services/account-service.ts';
import type { ChatService } from '../../services/chat-service.ts';
import { loadChat } from './load.ts';

const [FIRST, SECOND] = [{ id: 'c1' }, { id: 'c2' }] as unknown as [ConversationJson, ConversationJson];
const MESSAGES = [{ id: 'm1' }] as unknown as MessageJson[];
const PATH = '/en/celestia-astrologer-chat';

function account(
  birth: AccountService['user']['birth'] = null,
  chart: AccountService['chart'] = async () => null,
) {
  return { user: { id: 'u1', birth }, chart } as unknown as AccountService;
}

interface Asked {
  of?: AccountService | null;
  chat?: Partial<ChatService> | null;
  query?: string;
  form?: Record<string, string>;
  zone?: string | null;
}

function load({ of = account(), chat = {}, query = '', form, zone = null }: Asked = {}) {
  const service = chat && {
    list: async () => [FIRST, SECOND],
    messages: async (id: string) => ({ conversation: id === 'c1' ? FIRST : SECOND, messages: MESSAGES }),
    settings: async () => ({ zone }) as ChatSettingsAnswer,
    ...chat,
  };
  return loadChat(
    pageRequest({
      query,
      form: form ?? null,
      visitorZone: 'Europe/Paris',
      services: { account: of, chat: service as ChatService | null },
    }),
  );
}

async function shown(asked: Asked) {
  const outcome = await load(asked);
  if (!('data' in outcome)) throw new Error('Nothing is shown');
  return outcome;
}

describe('the conversations’ page', () => {
  it('is there for whoever is signed in and may talk', async () => {
    expect(await load({ of: null })).toEqual({ notFound: true });
    expect(await load({ chat: null })).toEqual({ notFound: true });
    expect(await load()).toMatchObject({
      data: { userId: 'u1', hasBirth: false },
      status: 200,
      personal: true,
    });
    expect(await load({ of: account({ year: '1990' }) })).toMatchObject({ data: { hasBirth: true } });
  });

  it('shows the one that was talked in last, or the one that is asked for, or none yet', async () => {
    expect(await load()).toMatchObject({ data: { conversation: FIRST, messages: MESSAGES, starters: null } });
    expect(await load({ query: 'c=c2' })).toMatchObject({ data: { conversation: SECOND } });
    const none = await shown({ query: 'c=new' });
    expect([none.data.conversation, none.data.messages]).toEqual([null, []]);
    expect(await none.data.starters).not.toBeNull();
    expect((await shown({ chat: { list: async () => [] } })).data.conversation).toBeNull();
  });

  it('leads away from one that the person does not have', async () => {
    expect(await load({ query: 'c=c9' })).toEqual({ seeOther: PATH });
  });

  it('goes by the zone that was settled, else by the visitor’s', async () => {
    expect(await load({ zone: 'Asia/Tokyo' })).toMatchObject({
      data: { timeZone: 'Asia/Tokyo', visitorZone: 'Europe/Paris' },
    });
    expect(await load()).toMatchObject({ data: { timeZone: 'Europe/Paris' } });
  });

  it('goes on without a wheel where the chart cannot be had', async () => {
    const away = account({ year: '1990' }, () => Promise.reject(new Error('The list of places is down')));
    const { data, status } = await shown({ of: away, query: 'c=new' });
    expect([status, await data.sky]).toEqual([200, null]);
    expect(await data.starters).toMatchObject({ touched: null });
  });

  it('has the door’s subject, and a new name for each next message', async () => {
    const [one, other] = [await shown({ query: 'about=venus' }), await shown({})];
    expect([one.data.about, other.data.about]).toEqual(['venus', null]);
    expect(one.data.nextId).not.toBe(other.data.nextId);
  });
});

describe('a form of the conversations’ page', () => {
  it('that has done its work leads back to the conversation', async () => {
    const chat = { stop: async () => undefined };
    expect(await load({ chat, form: { task: 'stop', conversation: 'c2' } })).toEqual({
      seeOther: `${PATH}?c=c2`,
    });
  });

  it.each([
    ['too_many_requests', 429, 60],
    ['consent_required', 422, undefined],
  ] as const)(
    'keeps what was written in its conversation where it is not taken: %s',
    async (code, status, after) => {
      const say = () =>
        Promise.reject(
          new AppError(code, code, { ...(after !== undefined && { retryAfterSeconds: after }) }),
        );
      const message = '7c9e6679-7425-40de-944b-e07fc1f90ae7';
      const form = { task: 'say', conversation: 'c2', message, text: 'Why?' };
      const outcome = await shown({ chat: { say }, form, query: 'c=c1' });
      expect(outcome).toMatchObject({
        data: { conversation: SECOND, refused: { text: 'Why?', isOfSettings: false, code } },
        status,
        personal: true,
      });
      expect(outcome.retryAfterSeconds).toBe(after);
    },
  );
});
