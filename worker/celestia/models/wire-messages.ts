import type { ModelMessage, ToolOffer } from '../../../features/celestia/model/language-model.ts';

/** A round as chat completions have it on the wire. */

function wireMessage(message: ModelMessage): Record<string, unknown> {
  if (message.role === 'tool') {
    return { role: 'tool', tool_call_id: message.callId, content: message.content };
  }
  if (message.role !== 'assistant') return { role: message.role, content: message.content };
  const { content, calls } = message;
  if (calls.length === 0) return { role: 'assistant', content };
  return {
    role: 'assistant',
    content: content === '' ? null : content,
    tool_calls: calls.map(({ id, name, arguments: written }) => ({
      id,
      type: 'function',
      function: { name, arguments: written },
    })),
  };
}

export function wireMessages(messages: readonly ModelMessage[]): Record<string, unknown>[] {
  return messages.map(wireMessage);
}

export function wireTools(tools: readonly ToolOffer[]): Record<string, unknown> {
  if (tools.length === 0) return {};
  return { tools: tools.map((tool) => ({ type: 'function', function: tool })) };
}
