import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CHAT_TASKS } from '../../../client/components/chat/chat-props.ts';
import { href } from '../../../routes/href.ts';
import { serveKeys, signIn } from '../sign-in.ts';
import { ask } from './counting-worker.ts';

beforeEach(() => {
  serveKeys();
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('a form of the page of conversations', () => {
  it.each(CHAT_TASKS)('is counted as its API is, and says when to come back: %s', async (task) => {
    const headers = await signIn({ id: `counted-${task}` });
    const text = 'And Venus?';
    const sent = { task, conversation: '', message: 'message-1', title: 'Mine', text, zone: 'UTC' };
    const init = { method: 'POST', headers, body: new URLSearchParams(sent) };
    const { response, spent } = await ask(href('celestia-astrologer-chat', 'en'), init, {
      exhausted: ['ACCOUNT_LIMIT'],
    });
    expect(response.status).toBe(429);
    expect(response.headers.get('Retry-After')).toBe('60');
    expect(spent.map(({ limit }) => limit)).toEqual(['ACCOUNT_LIMIT']);
    expect((await response.text()).includes(`>${text}</textarea>`)).toBe(task === 'say');
  });
});
