import { toJsonSchema } from '@valibot/to-json-schema';
import { TOOLS } from '../tools/run-tool.ts';
import type { ToolOffer } from './language-model.ts';

/**
 * What each tool takes, by its name, as JSON Schema. What that cannot say is checked when a tool is called. The built worker has this as
 * data (scripts/vite/tables-as-data.ts), without what tells it.
 */
export const TOOL_PARAMETERS: Readonly<Record<string, ToolOffer['parameters']>> = Object.fromEntries(
  TOOLS.map(({ name, schema }) => {
    const { $schema: _, ...parameters } = toJsonSchema(schema, { errorMode: 'ignore' });
    return [name, parameters];
  }),
);
