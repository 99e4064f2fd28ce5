import {
  type LanguageModel,
  ModelFailure,
  type ModelPiece,
  type Round,
} from '../../../features/celestia/model/language-model.ts';
import { retryAfterMs } from '../../retry-after.ts';
import type { ModelLimits } from './model-limits.ts';
import { readStream, type TokensUsed } from './read-stream.ts';
import { Watch } from './watch.ts';
import { wireMessages, wireTools } from './wire-messages.ts';

/** Where a model is asked that speaks OpenAI's chat completions. */
export interface ChatEndpoint {
  /** Up to and with the version: `https://api.openai.com/v1`. */
  url: string;
  /** Empty: none is sent. */
  key: string;
  model: string;
}

/** What every adapter works with. */
export interface ModelContext {
  limits: ModelLimits;
  /** Aborts when the answer's time is over. */
  answerOver: AbortSignal;
  /** Told what each round has used, where the model tells. */
  onUsed(used: TokensUsed): void;
}

/** OpenAI's own newer models refuse the old name of the setting; most others know that one alone. */
function tokenLimit({ url }: ChatEndpoint, tokens: number): Record<string, number> {
  return new URL(url).hostname === 'api.openai.com'
    ? { max_completion_tokens: tokens }
    : { max_tokens: tokens };
}

function failureOf(response: Response): ModelFailure {
  const { status } = response;
  if (status === 429) return new ModelFailure('busy', retryAfterMs(response, Date.now()));
  if (status >= 500) return new ModelFailure('unreachable', retryAfterMs(response, Date.now()));
  return new ModelFailure(response.ok ? 'broken' : 'refused');
}

function bodyOf(endpoint: ChatEndpoint, { messages, tools }: Round, { roundTokens }: ModelLimits): string {
  return JSON.stringify({
    model: endpoint.model,
    messages: wireMessages(messages),
    ...wireTools(tools),
    ...tokenLimit(endpoint, roundTokens),
    stream: true,
    stream_options: { include_usage: true },
  });
}

/** A line that breaks before an answer's headers has said nothing yet: it is tried once more, while there is time. */
function askOnceMore(failure: unknown, ask: () => Promise<Response>, { signal }: Watch): Promise<Response> {
  if (signal.aborted) throw failure;
  return ask();
}

async function streamFrom(
  endpoint: ChatEndpoint,
  round: Round,
  { fetch, limits }: { fetch: typeof globalThis.fetch; limits: ModelLimits },
  watch: Watch,
): Promise<ReadableStream<Uint8Array>> {
  const request: RequestInit = {
    method: 'POST',
    // A key is for the host that was named, and for no other that it may point to.
    redirect: 'manual',
    headers: {
      'Content-Type': 'application/json',
      Accept: 'text/event-stream',
      ...(endpoint.key !== '' && { Authorization: `Bearer ${endpoint.key}` }),
    },
    body: bodyOf(endpoint, round, limits),
    signal: watch.signal,
  };
  const ask = () => fetch(`${endpoint.url.replace(/\/+$/, '')}/chat/completions`, request);
  const response = await watch.within(ask().catch((failure: unknown) => askOnceMore(failure, ask, watch)));
  const isStream = response.headers.get('Content-Type')?.includes('text/event-stream') ?? false;
  if (response.ok && isStream && response.body) return response.body;
  response.body?.cancel().catch(() => undefined);
  throw failureOf(response);
}

/** A model behind an endpoint of chat completions. */
export function chatEndpoint(
  endpoint: ChatEndpoint,
  context: ModelContext & { fetch: typeof globalThis.fetch },
): LanguageModel {
  return {
    async *write(round: Round): AsyncGenerator<ModelPiece> {
      const watch = new Watch(context.limits, context.answerOver);
      const body = await streamFrom(endpoint, round, context, watch);
      yield* readStream(body, context.limits, watch, context.onUsed);
    },
  };
}
