import * as v from 'valibot';
import { ModelFailure } from '../../../features/celestia/model/language-model.ts';

/**
 * One event of a model's stream, in either of the forms that there are: chunks of chat completions (OpenAI and whoever speaks its
 * wire, newer models of Workers AI), and Workers AI's own, `{"response": "…", "tool_calls": […], "usage": {…}}`.
 */

/** A call in parts: the first has id and name, arguments come bit by bit (Workers AI: whole, as an object). */
const CallPart = v.looseObject({
  index: v.nullish(v.number()),
  id: v.nullish(v.string()),
  name: v.nullish(v.string()),
  arguments: v.nullish(v.unknown()),
  function: v.nullish(v.looseObject({ name: v.nullish(v.string()), arguments: v.nullish(v.unknown()) })),
});

const Usage = v.looseObject({
  prompt_tokens: v.pipe(v.number(), v.finite(), v.minValue(0)),
  completion_tokens: v.pipe(v.number(), v.finite(), v.minValue(0)),
});

const Chunk = v.looseObject({
  choices: v.nullish(
    v.array(
      v.looseObject({
        delta: v.nullish(
          v.looseObject({
            content: v.nullish(v.string()),
            tool_calls: v.nullish(v.array(CallPart)),
          }),
        ),
        finish_reason: v.nullish(v.string()),
      }),
    ),
  ),
  response: v.nullish(v.union([v.string(), v.number()])),
  tool_calls: v.nullish(v.array(CallPart)),
  usage: v.nullish(Usage),
  error: v.nullish(v.unknown()),
});

export interface PartOfCall {
  index: number;
  id: string;
  name: string;
  arguments: string;
}

export interface ReadChunk {
  text: string;
  calls: readonly PartOfCall[];
  isFinished: boolean;
  usage: { inputTokens: number; outputTokens: number } | null;
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function partOf(part: v.InferOutput<typeof CallPart>, position: number): PartOfCall {
  return {
    index: part.index ?? position,
    id: part.id ?? '',
    name: part.function?.name ?? part.name ?? '',
    arguments: textOf(part.function?.arguments ?? part.arguments),
  };
}

function parse(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    throw new ModelFailure('broken');
  }
}

/** Reads the data of one event. @throws ModelFailure broken where it is of neither form, or tells of an error. */
export function readChunk(data: string): ReadChunk {
  const read = v.safeParse(Chunk, parse(data));
  if (!read.success || (read.output.error !== null && read.output.error !== undefined)) {
    throw new ModelFailure('broken');
  }
  const { choices, response, tool_calls: own, usage } = read.output;
  const [choice] = choices ?? [];
  return {
    text: choice?.delta?.content ?? textOf(response),
    calls: (choice?.delta?.tool_calls ?? own ?? []).map(partOf),
    isFinished: typeof choice?.finish_reason === 'string',
    usage: usage ? { inputTokens: usage.prompt_tokens, outputTokens: usage.completion_tokens } : null,
  };
}
