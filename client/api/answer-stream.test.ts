import { expect, test } from 'vitest';
import { type AnswerEvent, followAnswer, NothingToFollow } from './answer-stream.ts';
import type { HttpOptions } from './http.ts';

const sentence = (seq: number) =>
  `id: a:${seq}\nevent: sentence\ndata: {"answerId":"a","seq":${seq},"text":"${seq}","paragraph":0,"play":false,"citations":[]}\n\n`;
const END =
  'event: end\ndata: {"answerId":"a","state":"whole","kind":"reading","language":"en","card":null}\n\n';

/** A line that says these chunks and then closes, or breaks where the last is an error. */
function line(...chunks: (string | Error)[]): Response {
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const chunk = chunks.shift();
      if (chunk === undefined) controller.close();
      else if (chunk instanceof Error) controller.error(chunk);
      else controller.enqueue(new TextEncoder().encode(chunk));
    },
  });
  return new Response(body, { headers: { 'Content-Type': 'text/event-stream' } });
}

/** Follows over lines that come one after another; what was asked, heard and told. */
async function follow(lines: (Response | Error)[], after: string | null = null) {
  const asked: (HttpOptions & { path: string })[] = [];
  const heard: AnswerEvent[] = [];
  const told: boolean[] = [];
  const end = await followAnswer({
    http: {
      send: async (path, options = {}) => {
        asked.push({ path, ...options });
        const next = lines.shift() ?? new Error('no more lines');
        if (next instanceof Error) throw next;
        return next;
      },
    },
    conversationId: 'conversation 1',
    after,
    signal: new AbortController().signal,
    onEvent: (event) => heard.push(event),
    onLine: (isThere) => told.push(isThere),
    sleep: async () => undefined,
    random: () => 0.5,
  }).catch((error: unknown) => error);
  const lastIds = asked.map(({ headers }) => new Headers(headers).get('Last-Event-ID'));
  const seqs = heard.map((event) => (event.name === 'sentence' ? event.data.seq : event.name));
  return { asked, lastIds, seqs, told, end };
}

test('an answer is followed to its end on one line, outside of the circuit breaker and without a limit', async () => {
  const { asked, seqs, told, end } = await follow([line(sentence(1), sentence(2) + END)]);
  expect(seqs).toEqual([1, 2, 'end']);
  expect(told).toEqual([true]);
  expect(end).toBeUndefined();
  expect(asked).toMatchObject([
    { path: '/api/chat/conversations/conversation%201/events', stream: true, isUncounted: true },
  ]);
});

test('events come whole however the bytes are cut', async () => {
  const text = sentence(1) + END;
  const { seqs } = await follow([line(text.slice(0, 3), text.slice(3, 40), text.slice(40))]);
  expect(seqs).toEqual([1, 'end']);
});

test('a line that breaks goes on behind the last sentence that was heard', async () => {
  const { lastIds, seqs, told } = await follow(
    [line(sentence(3), new TypeError('gone')), new TypeError('still'), line(sentence(4)), line(END)],
    'a:2',
  );
  expect(lastIds).toEqual(['a:2', 'a:3', 'a:3', 'a:4']);
  expect(seqs).toEqual([3, 4, 'end']);
  expect(told).toEqual([true, false, false, true, false, true]);
});

test.each([401, 404])('a refusal (%i) ends it at once', async (status) => {
  const { asked, end } = await follow([line(sentence(1)), new Response('{}', { status }), line(END)]);
  expect(end).toBeInstanceOf(NothingToFollow);
  expect(asked).toHaveLength(2);
});

test('lines that say nothing one after another are given up in the end', async () => {
  const { asked, end } = await follow(Array.from({ length: 20 }, () => line()));
  expect(end).toBeInstanceOf(NothingToFollow);
  expect(asked).toHaveLength(7);
});

test('where nothing is being made it ends, and says so', async () => {
  const { seqs, end } = await follow([line('event: idle\ndata: {}\n\n')]);
  expect(seqs).toEqual(['idle']);
  expect(end).toBeUndefined();
});
