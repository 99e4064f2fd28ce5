import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { ModelFailure, type ModelPiece } from '../../../features/celestia/model/language-model.ts';
import { MODEL_LIMITS } from './model-limits.ts';
import { readStream, type TokensUsed } from './read-stream.ts';
import { Watch } from './watch.ts';
import { type AiBinding, workersAi } from './workers-ai.ts';

/** A stream of these bytes, cut where it is said. */
function streamOf(wire: string, cuts: readonly number[] = []): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder().encode(wire);
  const places = [0, ...cuts.map((cut) => cut % (bytes.length + 1)).toSorted((a, b) => a - b), bytes.length];
  return new ReadableStream({
    start(controller) {
      for (const [index, from] of places.entries()) {
        controller.enqueue(bytes.slice(from, places[index + 1] ?? bytes.length));
      }
      controller.close();
    },
  });
}

async function read(pieces: AsyncIterable<ModelPiece>): Promise<{ text: string; calls: unknown[] }> {
  let text = '';
  const calls: unknown[] = [];
  for await (const piece of pieces) {
    if (piece.is === 'text') text += piece.text;
    else calls.push(...piece.calls);
  }
  return { text, calls };
}

/** As developers.cloudflare.com/workers-ai documents the stream of its own text generation. */
const WORKERS_AI = [
  'data: {"response":"[] Dünya"}',
  'data: {"response":" döner","p":"abcdef"}',
  'data: {"response":"."}',
  'data: {"response":"","usage":{"prompt_tokens":26,"completion_tokens":7,"total_tokens":33}}',
  'data: [DONE]',
  '',
].join('\n\n');

/** Its older models give calls whole, with arguments as an object. */
const WORKERS_AI_CALL = [
  'data: {"response":null,"tool_calls":[{"name":"sky_on","arguments":{"date":"2026-12-24"}}]}',
  'data: {"response":"","tool_calls":[]}',
  'data: [DONE]',
  '',
].join('\n\n');

/** Its newer ones stream chat completions, and close a call with an empty part. */
const WORKERS_AI_CHAT = [
  'data: {"choices":[{"index":0,"delta":{"reasoning_content":"hm"}}]}',
  'data: {"choices":[{"index":0,"delta":{"tool_calls":[{"id":"a1","type":"function","index":0,"function":{"name":"sky_on"}}]}}]}',
  'data: {"choices":[{"index":0,"delta":{"tool_calls":[{"index":0,"function":{"arguments":"{\\"date\\":"}}]}}]}',
  'data: {"choices":[{"index":0,"delta":{"tool_calls":[{"index":0,"function":{"arguments":"\\"2026-12-24\\"}"}}]}}]}',
  'data: {"choices":[{"index":0,"delta":{"tool_calls":[{"id":null,"type":null,"index":1,"function":{"name":null,"arguments":""}}]},"finish_reason":"tool_calls"}]}',
  'data: [DONE]',
  '',
].join('\n\n');

function bindingOf(answer: unknown): AiBinding & { inputs: unknown[] } {
  const inputs: unknown[] = [];
  return {
    inputs,
    async run(_, given) {
      inputs.push(given);
      if (answer instanceof Error) throw answer;
      return answer;
    },
  };
}

const ROUND = { messages: [{ role: 'user' as const, content: 'Hello' }], tools: [] };

function byBinding(answer: unknown, limits = MODEL_LIMITS) {
  const used: TokensUsed[] = [];
  const ai = bindingOf(answer);
  const context = {
    limits,
    answerOver: new AbortController().signal,
    onUsed: (one: TokensUsed) => used.push(one),
  };
  return { used, ai, pieces: workersAi({ ai, model: '@cf/meta/llama' }, context).write(ROUND) };
}

async function failureOf(pieces: AsyncIterable<ModelPiece>): Promise<string> {
  try {
    await read(pieces);
    return 'none';
  } catch (failure) {
    return failure instanceof ModelFailure ? failure.code : 'another';
  }
}

describe('Workers AI', () => {
  it('its documented stream is read, with what it has used', async () => {
    const { pieces, used, ai } = byBinding(streamOf(WORKERS_AI));
    expect(await read(pieces)).toEqual({ text: '[] Dünya döner.', calls: [] });
    expect(used).toEqual([{ inputTokens: 26, outputTokens: 7 }]);
    expect(ai.inputs).toEqual([{ messages: ROUND.messages, stream: true, max_tokens: 1200 }]);
  });

  it.each([
    ['whole', WORKERS_AI_CALL, { id: 'call_0', name: 'sky_on', arguments: '{"date":"2026-12-24"}' }],
    ['in parts', WORKERS_AI_CHAT, { id: 'a1', name: 'sky_on', arguments: '{"date":"2026-12-24"}' }],
  ])('a call is read, %s', async (_, wire, call) => {
    expect(await read(byBinding(streamOf(wire)).pieces)).toEqual({ text: '', calls: [call] });
  });

  it.each([
    [new Error('3036: You have used up your daily free allocation'), 'busy'],
    [new Error('3040: Capacity temporarily exceeded'), 'busy'],
    [new Error('5007: No such model'), 'refused'],
    [new Error('InferenceUpstreamError'), 'unreachable'],
    [{ response: 'whole' }, 'broken'],
    [streamOf('data: {"response":"cut'), 'broken'],
    [streamOf('data: {"error":{"message":"no"}}\n\n'), 'broken'],
  ])('%o is %s', async (answer, code) => {
    expect(await failureOf(byBinding(answer).pieces)).toBe(code);
  });

  it('silence is heard, also of what hears no signal', async () => {
    const limits = { ...MODEL_LIMITS, silenceMs: 20 };
    expect(await failureOf(byBinding(new ReadableStream(), limits).pieces)).toBe('too_slow');
  });
});

test.each([
  ['an event without end', `data: ${'x'.repeat(300_000)}`],
  ['more than anybody reads', ': still here\n'.repeat(200_000)],
  [
    'calls without number',
    Array.from(
      { length: 40 },
      (_, index) => `data: {"tool_calls":[{"index":${index},"name":"sky_on"}]}\n\n`,
    ).join(''),
  ],
])('%s is too long', async (_, wire) => {
  expect(await failureOf(byBinding(streamOf(wire)).pieces)).toBe('too_long');
});

test('as many calls as anybody may mean are read', async () => {
  const wire = Array.from(
    { length: 32 },
    (_, index) => `data: {"tool_calls":[{"index":${index},"name":"sky_on"}]}\n\n`,
  ).join('');
  expect((await read(byBinding(streamOf(`${wire}data: [DONE]\n\n`)).pieces)).calls).toHaveLength(32);
});

test('a stream that says why it ends is whole, one that only stops is not', async () => {
  const said = 'data: {"choices":[{"delta":{"content":"Still."},"finish_reason":"stop"}]}\n\n';
  expect((await read(byBinding(streamOf(said)).pieces)).text).toBe('Still.');
  const stopped = said.replace('"stop"', 'null');
  expect(await failureOf(byBinding(streamOf(stopped)).pieces)).toBe('broken');
});

test.each([
  [{ prompt_tokens: 0, completion_tokens: 0 }, 'none'],
  [{ prompt_tokens: 5, completion_tokens: -1 }, 'broken'],
  [{ prompt_tokens: -5, completion_tokens: 1 }, 'broken'],
  [{ prompt_tokens: 5 }, 'broken'],
  [{ prompt_tokens: '5', completion_tokens: 1 }, 'broken'],
])('a use of %j is %s: nobody is paid for asking', async (usage, code) => {
  const { pieces, used } = byBinding(streamOf(`data: ${JSON.stringify({ usage })}\n\ndata: [DONE]\n\n`));
  expect(await failureOf(pieces)).toBe(code);
  expect(used).toEqual(code === 'none' ? [{ inputTokens: 0, outputTokens: 0 }] : []);
});

test('however the bytes are cut, the text is the same', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat({ max: 2000 }), { maxLength: 12 }), async (cuts) => {
      const { pieces } = byBinding(streamOf(WORKERS_AI, cuts));
      expect((await read(pieces)).text).toBe('[] Dünya döner.');
    }),
  );
});

test('whatever bytes come, a model fails in its own words', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary' }), async (wire) => {
      const { pieces } = byBinding(streamOf(`data: ${wire}\n\ndata: {"choices":[{"delta":{}}]}\n\n`));
      expect(await failureOf(pieces)).not.toBe('another');
    }),
  );
});

test('who stops reading ends the stream', async () => {
  let isCancelled = false;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      controller.enqueue(new TextEncoder().encode('data: {"response":"x"}\n\n'));
    },
    cancel() {
      isCancelled = true;
    },
  });
  const watch = new Watch(MODEL_LIMITS, new AbortController().signal);
  for await (const piece of readStream(body, MODEL_LIMITS, watch, () => undefined)) {
    expect(piece.is).toBe('text');
    break;
  }
  expect(isCancelled).toBe(true);
});
