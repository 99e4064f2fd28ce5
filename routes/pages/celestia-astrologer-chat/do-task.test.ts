import { describe, expect, it } from 'vitest';
import { AppError } from '../../../contract/app-error.ts';
import { CONSENT_VERSION } from '../../../contract/chat-settings.ts';
import type { ChatService } from '../../services/chat-service.ts';
import { doTask } from './do-task.ts';

const TALK = '3f2b8c1e-5d4a-4b6c-8e7f-9a0b1c2d3e4f';
const SAID = '7c9e6679-7425-40de-944b-e07fc1f90ae7';
const ANSWER = '1b4e28ba-2fa1-41d2-883f-0016d3cca427';

/** A service that does nothing and tells what it was asked, in order; some of it otherwise. */
function service(other: Partial<ChatService> = {}): { chat: ChatService; asked: unknown[][] } {
  const asked: unknown[][] = [];
  const results: Partial<Record<string, unknown>> = {
    open: { id: 'opened' },
    say: { answerId: ANSWER, care: null },
  };
  const chat = new Proxy(other, {
    get:
      (own, name: keyof ChatService) =>
      (...args: unknown[]) => {
        asked.push([name, ...args]);
        const act = own[name] as ((...args: unknown[]) => unknown) | undefined;
        return act ? act(...args) : Promise.resolve(results[name]);
      },
  }) as ChatService;
  return { chat, asked };
}

async function done(form: Readonly<Record<string, string>>, other?: Partial<ChatService>) {
  const { chat, asked } = service(other);
  return { result: await doTask(form, chat, 'en'), asked };
}

const HERE = `?c=${TALK}`;
const AT_ANSWER = `${HERE}#m-${ANSWER}`;

describe('a form of the chat', () => {
  it.each([
    [{ task: 'stop' }, [['stop', TALK]], HERE],
    [{ task: 'rename', title: 'Work' }, [['rename', TALK, 'Work']], HERE],
    [{ task: 'rename', title: '' }, [], HERE],
    [{ task: 'remove' }, [['remove', TALK]], ''],
    [{ task: 'removeAll' }, [['removeAll']], ''],
    [
      { task: 'feedback', message: ANSWER, feedback: 'up' },
      [['giveFeedback', TALK, ANSWER, 'up']],
      AT_ANSWER,
    ],
    [
      { task: 'feedback', message: ANSWER, feedback: 'down' },
      [['giveFeedback', TALK, ANSWER, 'down']],
      AT_ANSWER,
    ],
    [{ task: 'feedback', message: ANSWER, feedback: '' }, [['giveFeedback', TALK, ANSWER, null]], AT_ANSWER],
    [
      { task: 'again', message: ANSWER },
      [
        ['again', TALK, ANSWER],
        ['answered', TALK],
      ],
      AT_ANSWER,
    ],
    [{ task: 'consent' }, [['settle', { consent: { version: CONSENT_VERSION } }]], HERE],
    [{ task: 'withdraw' }, [['settle', { consent: null }]], HERE],
    [
      { task: 'settings', zone: 'Europe/Istanbul', country: 'TR' },
      [['settle', { zone: 'Europe/Istanbul', country: 'TR' }]],
      `${HERE}#chat-list`,
    ],
    [{ task: 'settings', zone: '', country: '' }, [['settle', { country: null }]], `${HERE}#chat-list`],
    [{ task: 'dance' }, [], HERE],
  ] as const)('%j', async (form, calls, next) => {
    const { result, asked } = await done({ conversation: TALK, ...form });
    expect(asked).toEqual(calls);
    expect(result).toEqual({ next });
  });

  it('leads to the page itself where it names no conversation', async () => {
    expect((await done({ task: 'dance' })).result).toEqual({ next: '' });
  });
});

describe('what was written', () => {
  const form = { task: 'say', conversation: TALK, message: SAID, text: 'And in love?' };

  it('is sent, and its answer waited for', async () => {
    const { result, asked } = await done(form);
    expect(asked).toEqual([
      ['say', TALK, { id: SAID, text: 'And in love?', language: 'en' }],
      ['answered', TALK],
    ]);
    expect(result).toEqual({ next: `${HERE}#m-${SAID}` });
  });

  it('opens a conversation of its own id where there is none', async () => {
    const { result, asked } = await done({ ...form, conversation: '' });
    expect(asked[0]).toEqual(['open', { id: SAID, persona: 'celestia' }]);
    expect(asked[1]?.[1]).toBe('opened');
    expect(result).toEqual({ next: `?c=opened#m-${SAID}` });
  });

  it('anew takes the place of what it names', async () => {
    const { result, asked } = await done({ ...form, task: 'edit' });
    const [, , sent] = asked[0] as [string, string, { id: string; edits: string }];
    expect(sent).toMatchObject({ edits: SAID, text: 'And in love?' });
    expect(sent.id).not.toBe(SAID);
    expect(result).toEqual({ next: `${HERE}#m-${sent.id}` });
  });

  it.each([
    [TALK, TALK],
    ['', 'new'],
  ])(
    'stands in the field again where it cannot be read, of %j on the page of %s',
    async (conversation, page) => {
      const { result, asked } = await done({ ...form, conversation, message: 'no id' });
      expect(asked).toEqual([]);
      expect(result).toEqual({ conversation: page, text: 'And in love?', code: 'invalid_input', care: null });
    },
  );

  it('by somebody who may be in danger is answered at once', async () => {
    const care = { verdict: 'danger' };
    const say = async () => ({ answerId: null, care }) as unknown as Awaited<ReturnType<ChatService['say']>>;
    const { result, asked } = await done(form, { say });
    expect(asked.map(([name]) => name)).toEqual(['say']);
    expect(result).toEqual({ conversation: TALK, text: '', code: null, care });
  });
});

describe('what is refused', () => {
  const refusing = (error: unknown) => ({
    say: () => Promise.reject(error),
    settle: () => Promise.reject(error),
  });

  it('says why and when to come back, and keeps what was written', async () => {
    const refused = new AppError('too_many_requests', undefined, { retryAfterSeconds: 60 });
    const { result } = await done(
      { task: 'say', conversation: '', message: SAID, text: 'Hi' },
      { ...refusing(refused) },
    );
    expect(result).toEqual({
      conversation: 'new',
      text: 'Hi',
      isOfSettings: false,
      code: 'too_many_requests',
      retryAfterSeconds: 60,
      care: null,
    });
  });

  it('of the settings is told beside them', async () => {
    const { result } = await done({ task: 'settings', conversation: TALK, country: 'TURKEY' });
    expect(result).toMatchObject({ conversation: TALK, text: '', isOfSettings: true, code: 'invalid_input' });
  });

  it.each([new AppError('not_found'), new AppError('internal'), new TypeError('of a kind of its own')])(
    'is nobody’s own doing and goes on: %s',
    async (error) => {
      await expect(done({ task: 'consent' }, refusing(error))).rejects.toBe(error);
    },
  );
});
