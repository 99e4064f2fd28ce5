import { toJsonSchema } from '@valibot/to-json-schema';
import { runTool, TOOLS } from '../tools/run-tool.ts';
import type { ToolContext, ToolResult } from '../tools/tool.ts';
import type { ToolCall, ToolOffer } from './language-model.ts';

/** The tools as a model is offered them. What JSON Schema cannot say is checked when they are called. */
export function toolOffers(): ToolOffer[] {
  return TOOLS.map(({ name, description, schema }) => {
    const { $schema: _, ...parameters } = toJsonSchema(schema, { errorMode: 'ignore' });
    return { name, description, parameters };
  });
}

/** Arguments as they came; what is no JSON is no object, which every tool refuses. */
function argumentsOf({ arguments: written }: ToolCall): unknown {
  try {
    return written.trim() === '' ? {} : JSON.parse(written);
  } catch {
    return null;
  }
}

/** Runs what a model has called. Never throws for what was asked; near the ends of the tables it is refused. */
export function runCall(call: ToolCall, context: ToolContext): ToolResult {
  try {
    return runTool(call.name, argumentsOf(call), context);
  } catch {
    return { ok: false, error: { code: 'out_of_range', field: null } };
  }
}
