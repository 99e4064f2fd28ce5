import { readFileSync } from 'node:fs';
import OpenAI from 'openai';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerReading } from '../../features/celestia/asking/answer-reading.ts';
import { NOW_MS, SELF } from '../../features/celestia/facts/known-charts.fixture.ts';
import type { AnswerEnd } from '../../features/celestia/model/talk.ts';
import { chatEndpoint } from '../../worker/celestia/models/chat-endpoint.ts';
import { MODEL_LIMITS } from '../../worker/celestia/models/model-limits.ts';
import { BEHAVIOURS, type BehaviourName, TRUE_LINES } from './behaviours.ts';
import { type RunningStub, startModelStub } from './server.ts';

let stub: RunningStub;
beforeAll(async () => {
  stub = await startModelStub();
});
afterAll(() => stub.stop());

const QUESTION = 'What does my chart say about love?';

/** Short for the silent ones, so that they are found in no time. */
const SHORT_SILENCE_MS = 100;
const SILENT: ReadonlySet<BehaviourName> = new Set(['silence', 'silence-midway', 'no-answer']);

/** Asks Celestia with a model that behaves so. */
async function ask(model: BehaviourName, answerOver = AbortSignal.timeout(MODEL_LIMITS.answerMs)) {
  const before = stub.asked.length;
  let end: AnswerEnd | null = null;
  const limits = SILENT.has(model) ? { ...MODEL_LIMITS, silenceMs: SHORT_SILENCE_MS } : MODEL_LIMITS;
  const context = { limits, answerOver, onUsed: () => undefined, fetch: globalThis.fetch };
  const answer = await answerReading(
    {
      text: QUESTION,
      language: 'en',
      chart: SELF,
      nowMs: NOW_MS,
      timeZone: 'UTC',
      offsetMs: 0,
    },
    {
      model: chatEndpoint({ url: stub.url, key: 'secret', model }, context),
      country: 'US',
      onEnd: (told) => {
        end = told;
      },
    },
  );
  const told = end as AnswerEnd | null;
  const text = answer.paragraphs.join('\n');
  return {
    answer,
    text,
    failure: told?.failure ?? null,
    held: told?.held ?? 0,
    rounds: stub.asked.length - before,
  };
}

function textOf(line: string): string {
  return line.replace(/^\[[^\]]*\] /, '');
}

const [SUN, VENUS, WEEK, MARS, PULL] = TRUE_LINES.map(textOf);

const embedded = await answerReading({
  text: QUESTION,
  language: 'en',
  chart: SELF,
  nowMs: NOW_MS,
  timeZone: 'UTC',
  offsetMs: 0,
});
const EMBEDDED = embedded.paragraphs.join('\n');

/** One right outcome each. */
interface Outcome {
  /** Why the model was given up; null where its answer was taken. */
  failure: string | null;
  /** Rounds that were asked. */
  rounds: number;
  /** Said, in this order. */
  says?: readonly (string | undefined)[];
  /** Nowhere in the answer. */
  never?: RegExp;
  /** The embedded Celestia's answer, whole. */
  isEmbedded?: boolean;
  kind?: string;
}

const TRUE_REST = [SUN, VENUS, MARS, PULL];

const OUTCOMES: Record<BehaviourName, Outcome> = {
  good: { failure: null, rounds: 1, says: [SUN, VENUS, WEEK, MARS, PULL] },
  'with-a-tool': { failure: null, rounds: 2, says: ['The next full Moon is on November 24', SUN, PULL] },
  'wrong-placements': { failure: null, rounds: 2, says: TRUE_REST, never: /Leo/ },
  'mended-placements': {
    failure: null,
    rounds: 2,
    says: [SUN, 'Your Jupiter is in Cancer', VENUS],
    never: /Leo/,
  },
  'unknown-id': { failure: null, rounds: 2, says: TRUE_REST, never: /never rests/ },
  'another-language': { failure: null, rounds: 2, says: TRUE_REST, never: /Herz/ },
  'system-text': { failure: 'nonsense', rounds: 2, isEmbedded: true, never: /FORM|FACTS|square brackets/ },
  html: { failure: null, rounds: 2, says: TRUE_REST, never: /<|script/ },
  links: { failure: null, rounds: 2, says: TRUE_REST, never: /example|https?:/ },
  images: { failure: null, rounds: 2, says: TRUE_REST, never: /!\[|example/ },
  markdown: { failure: null, rounds: 1, says: [SUN, VENUS, WEEK, MARS, PULL], never: /\*/ },
  'no-form': { failure: 'nonsense', rounds: 2, isEmbedded: true, never: /lovely|bright/ },
  'endless-tools': { failure: 'nonsense', rounds: 4, isEmbedded: true },
  'unknown-tool': { failure: null, rounds: 2, says: [SUN, VENUS, WEEK, MARS, PULL] },
  'endless-text': { failure: null, rounds: 1, says: ['count to 1,', 'count to 16,'], never: /count to 17/ },
  'broken-sse': { failure: 'broken', rounds: 1, isEmbedded: true },
  'cut-off': { failure: 'broken', rounds: 1, says: [SUN], never: /[^.?!…”"]$/ },
  'half-characters': { failure: null, rounds: 1, says: [SUN, VENUS, WEEK, MARS, PULL], never: /\uFFFD/ },
  'not-a-stream': { failure: 'broken', rounds: 1, isEmbedded: true },
  silence: { failure: 'too_slow', rounds: 1, isEmbedded: true },
  'silence-midway': { failure: 'too_slow', rounds: 1, says: [SUN] },
  'no-answer': { failure: 'too_slow', rounds: 1, isEmbedded: true },
  busy: { failure: 'busy', rounds: 1, isEmbedded: true },
  down: { failure: 'unreachable', rounds: 1, isEmbedded: true },
  'wrong-key': { failure: 'refused', rounds: 1, isEmbedded: true },
  redirect: { failure: 'refused', rounds: 1, isEmbedded: true },
  'ten-megabytes': { failure: 'too_long', rounds: 1, isEmbedded: true, never: /xxxx/ },
  'self-harm': { failure: null, rounds: 1, kind: 'crisis', never: /kill yourself|Taurus/ },
  'phone-number': { failure: null, rounds: 2, says: TRUE_REST, never: /0850/ },
};

describe('a model that misbehaves', () => {
  it.each(Object.keys(BEHAVIOURS) as BehaviourName[])('%s has one right outcome', async (name) => {
    const outcome = OUTCOMES[name];
    const { answer, text, failure, rounds } = await ask(name);
    expect({ failure, rounds, kind: answer.kind }).toEqual({
      failure: outcome.failure,
      rounds: outcome.rounds,
      kind: outcome.kind ?? 'reading',
    });
    let at = -1;
    for (const said of outcome.says ?? []) {
      const next = text.indexOf(said ?? '\u0000', at + 1);
      expect(next, `${said} in: ${text}`).toBeGreaterThan(at);
      at = next;
    }
    if (outcome.never) expect(text).not.toMatch(outcome.never);
    if (outcome.isEmbedded) expect(text).toBe(EMBEDDED);
    else expect(text).not.toBe(EMBEDDED);
  });

  it('what replaces a held sentence is the embedded Celestia’s own', async () => {
    const { text } = await ask('wrong-placements');
    const added = text
      .replace(SUN ?? '', '')
      .replace([VENUS, MARS, PULL].join(' '), '')
      .trim();
    expect(added).not.toBe('');
    for (const sentence of added.split(/(?<=[.!?]) /)) expect(EMBEDDED).toContain(sentence);
  });

  it('a crisis in its words ends the answer with care’s, and the lines of the country', async () => {
    const { answer } = await ask('self-harm');
    expect(answer.citations).toEqual([]);
    expect(answer.card?.lines.some(({ call }) => call === '988')).toBe(true);
  });

  it('an answer’s time covers all of its rounds', async () => {
    const { failure, text } = await ask('good', AbortSignal.abort());
    expect(failure).toBe('too_slow');
    expect(text).toBe(EMBEDDED);
  });

  it('what rests on facts cites them', async () => {
    const { answer } = await ask('good');
    expect(answer.citations.slice(0, 3).map(({ body, sign }) => `${body} ${sign}`)).toEqual([
      'sun taurus',
      'venus aries',
      'mars pisces',
    ]);
  });
});

it('what each behaviour leads to stands in docs/chat.md', () => {
  const page = readFileSync('docs/chat.md', 'utf8');
  for (const name of Object.keys(BEHAVIOURS)) expect(page).toContain(`\`${name}\``);
});

describe('the stub speaks the wire', () => {
  it('a stream is read by the client of the wire’s makers', async () => {
    const client = new OpenAI({ baseURL: stub.url, apiKey: 'none', maxRetries: 0 });
    const stream = client.chat.completions.stream({
      model: 'good',
      messages: [{ role: 'user', content: 'Hello' }],
      stream_options: { include_usage: true },
    });
    const { choices, usage } = await stream.finalChatCompletion();
    expect(choices[0]?.message.content).toBe(TRUE_LINES.join('\n'));
    expect(choices[0]?.finish_reason).toBe('stop');
    expect(usage?.total_tokens).toBe(1200);
  });

  it('so are calls of tools', async () => {
    const client = new OpenAI({ baseURL: stub.url, apiKey: 'none', maxRetries: 0 });
    const stream = client.chat.completions.stream({
      model: 'with-a-tool',
      messages: [{ role: 'user', content: 'Hello' }],
      tools: [{ type: 'function', function: { name: 'next_event', parameters: {} } }],
    });
    const { choices } = await stream.finalChatCompletion();
    expect(choices[0]?.message.tool_calls).toMatchObject([
      { type: 'function', function: { name: 'next_event', arguments: '{"kind":"fullMoon"}' } },
    ]);
  });

  it('and errors with what they ask for', async () => {
    const client = new OpenAI({ baseURL: stub.url, apiKey: 'none', maxRetries: 0 });
    const asked = client.chat.completions.create({ model: 'busy', messages: [], stream: true });
    const failure = await asked.then(
      () => null,
      (error: unknown) => error,
    );
    expect(failure).toBeInstanceOf(OpenAI.RateLimitError);
    expect((failure as InstanceType<typeof OpenAI.APIError>).headers?.get('Retry-After')).toBe('120');
  });
});
