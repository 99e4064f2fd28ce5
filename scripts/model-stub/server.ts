import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as v from 'valibot';
import { behave, type StubAnswer } from './behaviours.ts';

/** A server on loopback that answers POST /v1/chat/completions as the model that is asked for behaves. */

const Body = v.looseObject({
  model: v.string(),
  stream: v.literal(true),
  messages: v.array(v.looseObject({ role: v.string(), content: v.nullish(v.string()) })),
  tools: v.optional(v.array(v.unknown()), []),
});

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

/** The same bytes, an event a piece. */
function* inEvents(parts: Iterable<Uint8Array>): Generator<Uint8Array> {
  for (const part of parts) {
    const events = Buffer.from(part)
      .toString('latin1')
      .split(/(?<=\n\n)/);
    for (const event of events) yield Buffer.from(event, 'latin1');
  }
}

async function send(
  response: ServerResponse,
  { status, headers, parts, isSilent }: StubAnswer,
  pauseMs: number,
): Promise<void> {
  if (status === 0) return;
  response.writeHead(status, headers);
  for (const part of pauseMs > 0 ? inEvents(parts) : parts) {
    if (response.destroyed) return;
    if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs));
    if (!response.write(part))
      await new Promise((resolve) => response.once('drain', resolve).once('close', resolve));
  }
  if (!isSilent) response.end();
}

export interface RunningStub {
  /** Up to and with the version. */
  url: string;
  /** Bodies of the requests so far, as they came. */
  readonly asked: readonly string[];
  stop(): Promise<void>;
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { asked, pauseMs }: { asked: string[]; pauseMs: number },
): Promise<void> {
  const body = await bodyOf(request);
  asked.push(body);
  const read = v.safeParse(Body, JSON.parse(body));
  const isKnown = request.method === 'POST' && request.url === '/v1/chat/completions';
  if (!isKnown || !read.success) {
    response.writeHead(isKnown ? 400 : 404).end();
    return;
  }
  const { model, messages, tools } = read.output;
  const plain = messages.map(({ role, content }) => ({ role, content: content ?? null }));
  await send(response, behave(model, { messages: plain, tools: tools.length }), pauseMs);
}

function close(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}

/** Starts the stub; port 0 is any that is free. With a pause it waits so long before each event, as a model does that thinks. */
export async function startModelStub(port = 0, pauseMs = 0): Promise<RunningStub> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    answer(request, response, { asked, pauseMs }).catch(() => response.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  const { port: taken } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${taken}/v1`, asked, stop: () => close(server) };
}
