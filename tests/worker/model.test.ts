import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AskAnswer } from '../../contract/chat.ts';
import {
  type BehaviourName,
  behave,
  type StubRequest,
  TRUE_LINES,
} from '../../scripts/model-stub/behaviours.ts';
import { createPurse } from '../../worker/celestia/models/purse.ts';
import { modelProvider } from '../../worker/celestia/models/read-model-settings.ts';
import { postJson } from './request.ts';

const MODEL_URL = 'https://model.test/v1';
const SETTINGS = {
  MODEL_URL,
  MODEL_NAME: 'good',
  MODEL_KEY: 'the-key',
  MODEL_PROVIDER: 'Example',
  MODEL_COUNTRY: 'IE',
  MODEL_INPUT_PRICE: '0.25',
  MODEL_OUTPUT_PRICE: '2',
  MODEL_DAILY_CEILING: '5',
};
const bindings = env as unknown as Record<string, string> & typeof env;

/** The tests' own chart: the stub's lines are true of it. */
const BIRTH = { date: '1990-05-15', time: '09:30', place: { id: 745044 } };
const QUESTION = 'What does my chart say about love? Write me at ada@example.com';

interface Sent extends StubRequest {
  model: string;
}

const asked: { url: string; body: string; authorization: string | null }[] = [];

function bodyOf(parts: Iterable<Uint8Array>): ReadableStream<Uint8Array> {
  const iterator = parts[Symbol.iterator]();
  return new ReadableStream({
    pull(controller) {
      const { done, value } = iterator.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
  });
}

/** The network has a model that behaves as it is called. */
function serveModel(): void {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const body = String(init?.body);
    asked.push({ url: String(input), body, authorization: new Headers(init?.headers).get('Authorization') });
    const { model, ...request } = JSON.parse(body) as Sent;
    const { status, headers, parts } = behave(model, request);
    return new Response(bodyOf(parts), { status, headers });
  });
}

function useModel(name: BehaviourName, settings: Partial<typeof SETTINGS> = {}): void {
  Object.assign(bindings, SETTINGS, { MODEL_NAME: name }, settings);
}

const lines: string[] = [];

beforeEach(async () => {
  asked.length = 0;
  lines.length = 0;
  serveModel();
  for (const method of ['log', 'info', 'warn', 'error'] as const) {
    vi.spyOn(console, method).mockImplementation((...words: unknown[]) => {
      lines.push(words.map(String).join(' '));
    });
  }
  await env.ACCOUNTS.batch([
    env.ACCOUNTS.prepare('DELETE FROM model_spending'),
    env.ACCOUNTS.prepare('DELETE FROM model_rest'),
    env.ACCOUNTS.prepare('DELETE FROM asked'),
  ]);
});
afterEach(() => {
  vi.restoreAllMocks();
  for (const name of Object.keys(SETTINGS)) bindings[name] = '';
});

async function ask(): Promise<AskAnswer['answer']> {
  const response = await postJson('/api/chat/ask', { question: QUESTION, language: 'en', birth: BIRTH });
  expect(response.status).toBe(200);
  return ((await response.json()) as AskAnswer).answer;
}

async function spent(): Promise<number> {
  const row = await env.ACCOUNTS.prepare('SELECT sum(millionths) AS all_of_it FROM model_spending').first<{
    all_of_it: number | null;
  }>();
  return row?.all_of_it ?? 0;
}

describe('a question, where a model is set', () => {
  it('is answered by it, past the guard, and masked on its way', async () => {
    useModel('good');
    const { kind, text, citations } = await ask();
    expect(kind).toBe('reading');
    expect(text).toBe(TRUE_LINES.map((line) => line.replace(/^\[[^\]]*\] /, '')).join(' '));
    expect(citations.map(({ body }) => body)).toEqual(expect.arrayContaining(['sun', 'venus', 'mars']));
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({
      url: 'https://model.test/v1/chat/completions',
      authorization: 'Bearer the-key',
    });
    expect(asked[0]?.body).toContain('[mail]');
    expect(asked[0]?.body).not.toMatch(/ada@example|1990|stanbul|41\.0/);
  });

  it('costs what the model says that it has used', async () => {
    useModel('good');
    await ask();
    // 1,000 tokens in at 0.25 and 200 out at 2 a million.
    expect(await spent()).toBe(650);
  });

  it.each([
    ['MODEL_DAILY_CEILING', ''],
    ['MODEL_INPUT_PRICE', 'free'],
    ['MODEL_PROVIDER', ''],
    ['MODEL_URL', 'http://model.test/v1'],
  ])('reaches no model with %s set to %j', async (name, value) => {
    useModel('good', { [name]: value });
    expect((await ask()).kind).toBe('reading');
    expect(asked).toEqual([]);
  });

  it('names who reads it only where a model is asked', () => {
    expect(modelProvider({ ...bindings, ...SETTINGS })).toEqual({ name: 'Example', country: 'IE' });
    expect(modelProvider({ ...bindings, ...SETTINGS, MODEL_DAILY_CEILING: '' })).toBeNull();
    const ofCloudflare = {
      ...SETTINGS,
      MODEL_URL: '',
      MODEL_NAME: '@cf/meta/llama-3.3-70b-instruct-fp8-fast',
    };
    expect(modelProvider({ ...bindings, ...ofCloudflare })).toBeNull();
    const ai = { run: () => Promise.resolve(null) };
    expect(modelProvider({ ...bindings, ...ofCloudflare, AI: ai })?.name).toBe('Example');
  });

  it('is answered by the embedded Celestia beyond the day’s ceiling', async () => {
    useModel('good', { MODEL_DAILY_CEILING: '0.0001' });
    const { kind, text } = await ask();
    expect(kind).toBe('reading');
    expect(text.length).toBeGreaterThan(300);
    expect(asked).toEqual([]);
    expect(await spent()).toBe(0);
  });

  it('leaves a model alone that has too much to do', async () => {
    useModel('busy');
    const first = await ask();
    const second = await ask();
    expect([first.kind, second.kind]).toEqual(['reading', 'reading']);
    expect(asked).toHaveLength(1);
    const rest = await env.ACCOUNTS.prepare('SELECT until_ms FROM model_rest').first<{ until_ms: number }>();
    const restSeconds = ((rest?.until_ms ?? 0) - Date.now()) / 1000;
    expect(restSeconds).toBeGreaterThan(100);
    expect(restSeconds).toBeLessThanOrEqual(120);
    expect(lines.filter((line) => line.includes('model_failed'))).toHaveLength(1);
  });

  it.each([
    { breaks: 1, answers: 'the model', requests: 2 },
    { breaks: 2, answers: 'the embedded Celestia', requests: 2 },
  ])(
    'is asked once more where the line breaks before the headers: $breaks times, and $answers answers',
    async ({ breaks, answers, requests }) => {
      useModel('good');
      const serve = vi.mocked(globalThis.fetch).getMockImplementation();
      let left = breaks;
      const sent = vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
        left -= 1;
        return left >= 0 || !serve
          ? Promise.reject(new TypeError('Network connection lost.'))
          : serve(input, init);
      });
      const { kind, text } = await ask();
      expect(kind).toBe('reading');
      expect(sent).toHaveBeenCalledTimes(requests);
      expect(text.includes(TRUE_LINES[0]?.replace(/^\[[^\]]*\] /, '') ?? '')).toBe(answers === 'the model');
    },
  );

  it.each(['text/html', 'application/json', ''])(
    'is not answered by what comes as %j, whatever it holds',
    async (type) => {
      useModel('good');
      const serve = vi.mocked(globalThis.fetch).getMockImplementation();
      vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
        const response = await serve?.(input, init);
        return new Response(response?.body, { headers: { 'Content-Type': type } });
      });
      const { kind, text } = await ask();
      expect(kind).toBe('reading');
      expect(text).not.toContain(TRUE_LINES[0]?.replace(/^\[[^\]]*\] /, ''));
      expect(lines.join()).toContain('broken');
    },
  );

  it('of which nothing comes for a crisis: no model is asked', async () => {
    useModel('good');
    const crisis = { question: 'I want to kill myself', language: 'en', birth: BIRTH };
    await postJson('/api/chat/ask', crisis);
    expect(asked).toEqual([]);
  });

  it.each(['down', 'broken-sse', 'wrong-placements', 'not-a-stream', 'endless-tools', 'self-harm'] as const)(
    'leaves no word of itself in the logs of a model that is %s',
    async (name) => {
      useModel(name);
      await ask();
      expect(asked.length).toBeGreaterThan(0);
      const all = lines.join('\n');
      expect(all).not.toMatch(/love|chart say|ada@|1990|stanbul|745044|Taurus|Leo|kill|the-key|choices/i);
    },
  );

  it('tells a failure by its code', async () => {
    useModel('down');
    await ask();
    const told = lines.flatMap((line) =>
      line.startsWith('{') ? [JSON.parse(line) as Record<string, string>] : [],
    );
    expect(told).toMatchObject([{ level: 'error', code: 'model_failed', detail: 'unreachable' }]);
  });
});

describe('the purse', () => {
  const given = {
    db: env.ACCOUNTS,
    model: 'good',
    ceilingMillionths: 1000,
    nowMs: Date.UTC(2026, 10, 23, 12),
  };

  it('never gives more than the ceiling, however many ask at once', async () => {
    const takes = await Promise.all(Array.from({ length: 40 }, () => createPurse(given).take(70)));
    expect(takes.filter(Boolean)).toHaveLength(14);
    expect(await spent()).toBe(980);
  });

  it('gives back what was not spent, and starts anew with the day', async () => {
    const purse = createPurse(given);
    expect(await purse.take(1000)).toBe(true);
    expect(await purse.take(1)).toBe(false);
    await purse.settle(1000, 400);
    expect(await purse.take(600)).toBe(true);
    expect(await purse.take(1)).toBe(false);
    expect(await createPurse({ ...given, nowMs: given.nowMs + 86_400_000 }).take(1)).toBe(true);
    expect(await createPurse(given).take(1001)).toBe(false);
  });

  it('knows each model’s rest', async () => {
    await createPurse(given).rest(60_000);
    expect(await createPurse(given).take(1)).toBe(false);
    expect(await createPurse({ ...given, model: 'another' }).take(1)).toBe(true);
    expect(await createPurse({ ...given, nowMs: given.nowMs + 60_001 }).take(1)).toBe(true);
  });

  it('is closed where the database fails', async () => {
    const db = { prepare: () => ({ bind: () => ({ first: () => Promise.reject(new Error('down')) }) }) };
    const purse = createPurse({ ...given, db: db as unknown as typeof env.ACCOUNTS });
    expect(await purse.take(1)).toBe(false);
  });
});
