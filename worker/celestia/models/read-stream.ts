import { createParser } from 'eventsource-parser';
import {
  ModelFailure,
  type ModelPiece,
  type ToolCall,
} from '../../../features/celestia/model/language-model.ts';
import type { ModelLimits } from './model-limits.ts';
import { type PartOfCall, type ReadChunk, readChunk } from './stream-chunk.ts';
import type { Watch } from './watch.ts';

/** A model's server-sent events as pieces of text and calls. */

const DONE = '[DONE]';
/** More calls in one round than anybody means. */
const MAX_CALLS = 32;

/** Calls as their parts come together. */
class Calls {
  private readonly byIndex = new Map<number, PartOfCall>();

  add(part: PartOfCall): void {
    const known = this.byIndex.get(part.index);
    // Some close a call with a part in which all is empty.
    if (!known && part.name === '' && part.arguments === '') return;
    if (!known && this.byIndex.size >= MAX_CALLS) throw new ModelFailure('too_long');
    this.byIndex.set(part.index, {
      index: part.index,
      id: known?.id || part.id,
      name: known?.name || part.name,
      arguments: (known?.arguments ?? '') + part.arguments,
    });
  }

  all(): ToolCall[] {
    return [...this.byIndex.values()].map(({ index, id, name, arguments: written }) => ({
      id: id || `call_${index}`,
      name,
      arguments: written,
    }));
  }
}

/** What was used, where the model tells. */
export interface TokensUsed {
  inputTokens: number;
  outputTokens: number;
}

/** The data of each event, as the bytes come: half a character waits for its other half. */
async function* eventsOf(
  body: ReadableStream<Uint8Array>,
  { wireBytes, eventLength }: ModelLimits,
  watch: Watch,
): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let events: string[] = [];
  const parser = createParser({
    maxBufferSize: eventLength,
    onEvent: ({ data }) => events.push(data),
    onError: ({ type }) => {
      if (type === 'max-buffer-size-exceeded') throw new ModelFailure('too_long');
    },
  });
  let bytes = 0;
  try {
    for (;;) {
      const { done, value } = await watch.within(reader.read());
      if (done) break;
      bytes += value.byteLength;
      if (bytes > wireBytes) throw new ModelFailure('too_long');
      parser.feed(decoder.decode(value, { stream: true }));
      yield* events;
      events = [];
    }
  } finally {
    // Nobody waits for the far end to agree.
    reader.cancel().catch(() => undefined);
  }
}

/**
 * Reads one round. A stream that ends before it says so is broken: half an answer is none.
 * @param onUsed told what the round has used, where the model tells.
 * @throws ModelFailure.
 */
export async function* readStream(
  body: ReadableStream<Uint8Array>,
  limits: ModelLimits,
  watch: Watch,
  onUsed: (used: TokensUsed) => void,
): AsyncGenerator<ModelPiece> {
  const calls = new Calls();
  let isWhole = false;
  const take = ({ text, calls: parts, isFinished, usage }: ReadChunk): string => {
    for (const part of parts) calls.add(part);
    if (usage) onUsed(usage);
    isWhole ||= isFinished;
    return text;
  };
  for await (const data of eventsOf(body, limits, watch)) {
    if (data === DONE) {
      isWhole = true;
      break;
    }
    const text = take(readChunk(data));
    if (text !== '') yield { is: 'text', text };
  }
  if (!isWhole) throw new ModelFailure('broken');
  const all = calls.all();
  if (all.length > 0) yield { is: 'calls', calls: all };
}
