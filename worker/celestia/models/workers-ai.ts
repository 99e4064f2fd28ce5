import {
  type LanguageModel,
  ModelFailure,
  type ModelPiece,
  type Round,
} from '../../../features/celestia/model/language-model.ts';
import type { ModelContext } from './chat-endpoint.ts';
import { readStream } from './read-stream.ts';
import { Watch } from './watch.ts';
import { wireMessages, wireTools } from './wire-messages.ts';

/** What is used of the binding of Workers AI. */
export interface AiBinding {
  run(
    model: string,
    inputs: Readonly<Record<string, unknown>>,
    options?: { signal?: AbortSignal },
  ): Promise<unknown>;
}

function asStream(answer: unknown): ReadableStream<Uint8Array> {
  // Asked for a stream, the binding gives one of bytes; a model that cannot stream gives an object.
  if (answer instanceof ReadableStream) return answer;
  throw new ModelFailure('broken');
}

/**
 * The binding throws errors whose words begin with a number: 3036 the day's allocation is used up, 3040 no capacity
 * (developers.cloudflare.com/workers-ai/platform/errors). None of those words go further.
 */
function failureOf(error: unknown): ModelFailure {
  if (error instanceof ModelFailure) return error;
  const words = error instanceof Error ? error.message : '';
  if (/\b(?:3036|3040|429)\b/.test(words)) return new ModelFailure('busy');
  return new ModelFailure(/\b(?:5007|5004|3003)\b/.test(words) ? 'refused' : 'unreachable');
}

/** A model of Workers AI, by the worker's own binding. */
export function workersAi(
  { ai, model }: { ai: AiBinding; model: string },
  { limits, answerOver, onUsed }: ModelContext,
): LanguageModel {
  return {
    async *write({ messages, tools }: Round): AsyncGenerator<ModelPiece> {
      const watch = new Watch(limits, answerOver);
      const inputs = {
        messages: wireMessages(messages),
        ...wireTools(tools),
        max_tokens: limits.roundTokens,
        stream: true,
      };
      const answer = ai.run(model, inputs, { signal: watch.signal }).catch((error: unknown) => {
        throw watch.signal.aborted ? new ModelFailure('too_slow') : failureOf(error);
      });
      yield* readStream(asStream(await watch.within(answer)), limits, watch, onUsed);
    },
  };
}
