/** Chat completions as they stand on the wire: server-sent events of chunks, and an error. */

/** What one chunk adds. */
export interface Delta {
  role?: 'assistant';
  content?: string;
  tool_calls?: readonly {
    index: number;
    id?: string;
    type?: 'function';
    function: { name?: string; arguments?: string };
  }[];
}

const ID = 'chatcmpl-stub';
const CREATED = 1_795_000_000;
const MODEL = 'stub';

function event(data: unknown): string {
  return `data: ${typeof data === 'string' ? data : JSON.stringify(data)}\n\n`;
}

function chunk(delta: Delta, finish: string | null): string {
  const head = { id: ID, object: 'chat.completion.chunk', created: CREATED, model: MODEL };
  return event({
    ...head,
    choices: [{ index: 0, delta, logprobs: null, finish_reason: finish }],
    usage: null,
  });
}

export const DONE = event('[DONE]');

export function opening(): string {
  return chunk({ role: 'assistant', content: '' }, null);
}

export function text(content: string): string {
  return chunk({ content }, null);
}

/** A call as it comes: its name, then its arguments in two parts. */
export function call(index: number, name: string, written: string): string {
  const half = Math.ceil(written.length / 2);
  const id = `call_${index}_${name}`;
  return [
    chunk({ tool_calls: [{ index, id, type: 'function', function: { name, arguments: '' } }] }, null),
    chunk({ tool_calls: [{ index, function: { arguments: written.slice(0, half) } }] }, null),
    chunk({ tool_calls: [{ index, function: { arguments: written.slice(half) } }] }, null),
  ].join('');
}

export function closing(
  reason: 'stop' | 'length' | 'tool_calls',
  promptTokens = 1000,
  completionTokens = 200,
): string {
  const usage = {
    prompt_tokens: promptTokens,
    completion_tokens: completionTokens,
    total_tokens: promptTokens + completionTokens,
  };
  const head = { id: ID, object: 'chat.completion.chunk', created: CREATED, model: MODEL };
  return chunk({}, reason) + event({ ...head, choices: [], usage }) + DONE;
}

/** A whole text in small chunks, as tokens come. */
export function spoken(words: string): string {
  return (words.match(/\S+\s*/g) ?? []).map(text).join('');
}

export function errorBody(message: string, type: string): string {
  return JSON.stringify({ error: { message, type, param: null, code: null } });
}
