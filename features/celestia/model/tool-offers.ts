import { runTool, TOOLS } from '../tools/run-tool.ts';
import type { ToolContext, ToolResult } from '../tools/tool.ts';
import type { ToolCall, ToolOffer } from './language-model.ts';
import { TOOL_PARAMETERS } from './tool-parameters.ts';

/** The tools as a model is offered them. */
export function toolOffers(): ToolOffer[] {
  return TOOLS.map(({ name, description }) => ({
    name,
    description,
    parameters: TOOL_PARAMETERS[name] ?? {},
  }));
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
