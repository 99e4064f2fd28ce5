import { describe, expect, it } from 'vitest';
import { ModelFailure, type Round } from '../../../features/celestia/model/language-model.ts';
import { chatEndpoint } from './chat-endpoint.ts';
import { MODEL_LIMITS } from './model-limits.ts';
import type { TokensUsed } from './read-stream.ts';

const CALL = { id: 'call-1', name: 'sky_on', arguments: '{"date":"2026-12-24"}' };
const OFFER = { name: 'sky_on', description: 'The sky of a day', parameters: { type: 'object' } };
const ROUND: Round = {
  messages: [
    { role: 'system', content: 'You are Celestia.' },
    { role: 'user', content: 'What of Christmas Eve?' },
    { role: 'assistant', content: '', calls: [CALL] },
    { role: 'tool', callId: 'call-1', content: '[]' },
    { role: 'assistant', content: 'I look.', calls: [CALL] },
    { role: 'assistant', content: 'It is still.', calls: [] },
  ],
  tools: [OFFER],
};

const WIRE = [
  'data: {"choices":[{"delta":{"content":"Still."}}]}',
  'data: {"choices":[],"usage":{"prompt_tokens":26,"completion_tokens":7}}',
  'data: [DONE]',
  '',
].join('\n\n');
const streamed = () =>
  new Response(WIRE, { headers: { 'Content-Type': 'text/event-stream; charset=utf-8' } });

interface Asked {
  url: string;
  init: RequestInit;
}

/** Asks an endpoint, which gives these answers one after the other. */
async function ask(
  answers: (Response | Error)[],
  {
    url = 'https://model.test/v1',
    key = 'the-key',
    round = ROUND,
    answerOver = new AbortController().signal,
  } = {},
) {
  const asked: Asked[] = [];
  const used: TokensUsed[] = [];
  const context = {
    limits: MODEL_LIMITS,
    answerOver,
    onUsed: (one: TokensUsed) => used.push(one),
    fetch: async (input: RequestInfo | URL, init: RequestInit = {}) => {
      asked.push({ url: String(input), init });
      const answer = answers.shift() ?? new TypeError('nothing more');
      if (answer instanceof Error) throw answer;
      return answer;
    },
  };
  let text = '';
  try {
    for await (const piece of chatEndpoint({ url, key, model: 'good' }, context).write(round))
      if (piece.is === 'text') text += piece.text;
    return { asked, used, text, failure: null };
  } catch (failure) {
    return { asked, used, text, failure: failure instanceof ModelFailure ? failure : null };
  }
}

const bodyOf = ({ init }: Asked) => JSON.parse(String(init.body)) as Record<string, unknown>;

describe('a round of chat completions', () => {
  it('is asked for on the wire that they have', async () => {
    const { asked, used, text } = await ask([streamed()]);
    expect([text, used]).toEqual(['Still.', [{ inputTokens: 26, outputTokens: 7 }]]);
    const call = {
      id: 'call-1',
      type: 'function',
      function: { name: 'sky_on', arguments: '{"date":"2026-12-24"}' },
    };
    expect(asked.map(bodyOf)).toEqual([
      {
        model: 'good',
        messages: [
          { role: 'system', content: 'You are Celestia.' },
          { role: 'user', content: 'What of Christmas Eve?' },
          { role: 'assistant', content: null, tool_calls: [call] },
          { role: 'tool', tool_call_id: 'call-1', content: '[]' },
          { role: 'assistant', content: 'I look.', tool_calls: [call] },
          { role: 'assistant', content: 'It is still.' },
        ],
        tools: [{ type: 'function', function: OFFER }],
        max_tokens: 1200,
        stream: true,
        stream_options: { include_usage: true },
      },
    ]);
  });

  it('takes the key to the host that was named, and to no other that it points to', async () => {
    const { asked } = await ask([streamed()]);
    const [{ url, init } = { url: '', init: {} as RequestInit }] = asked;
    expect([url, init.method, init.redirect]).toEqual([
      'https://model.test/v1/chat/completions',
      'POST',
      'manual',
    ]);
    expect(init.headers).toEqual({
      'Content-Type': 'application/json',
      Accept: 'text/event-stream',
      Authorization: 'Bearer the-key',
    });
    const moved = await ask([
      new Response(null, { status: 302, headers: { Location: 'https://evil.test' } }),
    ]);
    expect([moved.asked.length, moved.failure?.code]).toEqual([1, 'refused']);
  });

  it('names no key and no tools where there are none, and one slash is enough', async () => {
    const { asked } = await ask([streamed()], {
      key: '',
      url: 'https://model.test/v1//',
      round: { ...ROUND, tools: [] },
    });
    expect(asked[0]?.url).toBe('https://model.test/v1/chat/completions');
    expect(asked[0]?.init.headers).not.toHaveProperty('Authorization');
    expect(asked.map(bodyOf)[0]).not.toHaveProperty('tools');
  });

  it('is limited by the name that its host knows', async () => {
    const { asked } = await ask([streamed()], { url: 'https://api.openai.com/v1' });
    expect(asked.map(bodyOf)[0]).toMatchObject({ max_completion_tokens: 1200 });
    expect(asked.map(bodyOf)[0]).not.toHaveProperty('max_tokens');
  });
});

describe('an endpoint that fails', () => {
  const answer = (status: number, headers: Record<string, string> = {}) =>
    new Response('data: [DONE]\n\n', { status, headers });
  const STREAM = { 'Content-Type': 'text/event-stream' };

  it.each([
    ['a wrong key', answer(401), 'refused', null],
    ['too much to do', answer(429), 'busy', null],
    ['too much to do for a while', answer(429, { 'Retry-After': '120' }), 'busy', 120_000],
    ['a fault', answer(500), 'unreachable', null],
    ['a fault in a stream', answer(503, { ...STREAM, 'Retry-After': '9' }), 'unreachable', 9000],
    ['a refusal in a stream', answer(400, STREAM), 'refused', null],
    ['what is no stream', answer(200, { 'Content-Type': 'application/json' }), 'broken', null],
    ['a stream that says nothing of itself', answer(200), 'broken', null],
    ['bytes that say nothing of themselves', new Response(new Uint8Array([100])), 'broken', null],
    ['a stream of nothing', new Response(null, { headers: STREAM }), 'broken', null],
  ] as const)('with %s fails by its own code', async (_, response, code, retryAfterMs) => {
    const { asked, failure } = await ask([response]);
    expect([failure?.code, failure?.retryAfterMs]).toEqual([code, retryAfterMs]);
    expect(asked).toHaveLength(1);
  });

  it('on the line is asked once more, and no more than that', async () => {
    const lost = new TypeError('Network connection lost');
    expect(await ask([lost, streamed()])).toMatchObject({ text: 'Still.', failure: null });
    const gone = await ask([lost, lost, streamed()]);
    expect([gone.asked.length, gone.failure?.code]).toEqual([2, 'unreachable']);
  });

  it('is not asked once more when the time is over', async () => {
    const over = AbortSignal.abort();
    const late = await ask([new TypeError('aborted'), streamed()], { answerOver: over });
    expect([late.asked.length, late.failure?.code]).toEqual([1, 'too_slow']);
  });

  it('has what it still says closed', async () => {
    let isClosed = false;
    const body = new ReadableStream({
      cancel() {
        isClosed = true;
      },
    });
    await ask([new Response(body, { status: 500 })]);
    expect(isClosed).toBe(true);
  });
});
