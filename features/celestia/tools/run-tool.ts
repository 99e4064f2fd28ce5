import * as v from 'valibot';
import { compareCharts } from './compare-charts.ts';
import { daysWithin } from './days-within.ts';
import { nextEvent } from './next-event.ts';
import { skyOn } from './sky-on.ts';
import { refused, type Tool, type ToolContext, type ToolResult } from './tool.ts';
import { transitsBetween } from './transits-between.ts';

/** A tool whose arguments are checked as it is called. */
interface CalledTool {
  name: string;
  description: string;
  schema: v.GenericSchema;
  call(given: unknown, context: ToolContext): ToolResult;
}

function callable<Schema extends v.GenericSchema>(tool: Tool<Schema>): CalledTool {
  const { name, description, schema } = tool;
  return {
    name,
    description,
    schema,
    call(given, context) {
      const parsed = v.safeParse(schema, given);
      if (parsed.success) return tool.run(parsed.output, context);
      const [issue] = parsed.issues;
      const code = issue.message === 'out_of_range' ? 'out_of_range' : 'bad_arguments';
      return refused(code, v.getDotPath(issue));
    },
  };
}

/** All that may be asked for, in the order that it is told of. */
export const TOOLS: readonly CalledTool[] = [
  callable(transitsBetween),
  callable(skyOn),
  callable(nextEvent),
  callable(daysWithin),
  callable(compareCharts),
];

/** Runs a tool by its name on arguments as they came, which are checked. Never throws for what was asked. */
export function runTool(name: string, given: unknown, context: ToolContext): ToolResult {
  const tool = TOOLS.find((candidate) => candidate.name === name);
  return tool ? tool.call(given, context) : refused('unknown_tool');
}
