import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/** What renders to a string, without what renders to a stream: `react-dom/server` of an edge runtime is both. */
const STRING_RENDERER = 'cjs/react-dom-server-legacy.browser.production.js';

/**
 * Gives the worker that is built React's renderer to a string alone. The one to a stream, as large again, comes with
 * `react-dom/server.edge`, which @hono/react-renderer imports when a page streams.
 */
export function reactStringAlone(): Plugin {
  const react = dirname(createRequire(import.meta.url).resolve('react-dom/package.json'));
  return {
    name: 'celestia:react-string-alone',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'celestia',
    resolveId: (id) => (id === 'react-dom/server' ? join(react, STRING_RENDERER) : undefined),
  };
}
