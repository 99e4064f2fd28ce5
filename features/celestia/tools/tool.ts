import type * as v from 'valibot';
import type { Fact } from '../facts/fact.ts';
import type { KnownChart } from '../facts/known-chart.ts';

/** Why a tool was not run. `field` is the argument at fault, dotted. */
export interface ToolError {
  code: 'unknown_tool' | 'bad_arguments' | 'out_of_range' | 'no_chart' | 'no_partner';
  field: string | null;
}

export type ToolResult = { ok: true; facts: readonly Fact[] } | { ok: false; error: ToolError };

/** What tools compute from. */
export interface ToolContext {
  self: KnownChart | null;
  partner: KnownChart | null;
  /** UTC ms. */
  nowMs: number;
  /** How far the reader's clock is ahead of UTC, ms: dates are days of theirs. */
  offsetMs: number;
}

/** A way to ask for more facts: what it is called, what it takes, what it computes. */
export interface Tool<Schema extends v.GenericSchema = v.GenericSchema> {
  name: string;
  /** For whoever calls it; in English, as models read tools. */
  description: string;
  schema: Schema;
  run(given: v.InferOutput<Schema>, context: ToolContext): ToolResult;
}

/** As many facts as one answer of a tool may have: some 250 bytes each, 64 kB stay far. */
export const MAX_TOOL_FACTS = 120;

export function found(facts: readonly Fact[]): ToolResult {
  return { ok: true, facts: facts.slice(0, MAX_TOOL_FACTS) };
}

export function refused(code: ToolError['code'], field: string | null = null): ToolResult {
  return { ok: false, error: { code, field } };
}

/** A tool with its arguments as typed as its schema. */
export function defineTool<Schema extends v.GenericSchema>(tool: Tool<Schema>): Tool<Schema> {
  return tool;
}
