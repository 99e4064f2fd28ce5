import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { withoutTrace, withStream } from './react-stream.ts';

/** What renders to a string, without what renders to a stream: `react-dom/server` of an edge runtime is both. */
const STRING_RENDERER = 'cjs/react-dom-server-legacy.browser.production.js';

const NO_STREAM = '\0celestia:no-stream';

/** Whether a page says that it `streams` (routes/page.ts). */
function isStreamAsked(root: string): boolean {
  const pages = resolve(root, 'routes/pages');
  return readdirSync(pages, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .some((file) => /\bstreams: true\b/.test(readFileSync(join(pages, file), 'utf8')));
}

/**
 * Gives the worker that is built React's renderer to a string alone. The one to a stream, `react-dom/server.edge`, is the same once
 * more, as large again and compiled at every start; where a page streams, the first learns it.
 */
export function reactStringAlone(): Plugin {
  const react = dirname(createRequire(import.meta.url).resolve('react-dom/package.json'));
  const renderer = join(react, STRING_RENDERER);
  let root = '';
  return {
    name: 'celestia:react-string-alone',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'celestia',
    configResolved(config) {
      root = config.root;
    },
    resolveId(id) {
      if (id === 'react-dom/server') return renderer;
      if (id !== 'react-dom/server.edge') return undefined;
      return isStreamAsked(root) ? renderer : NO_STREAM;
    },
    load(id) {
      if (id === renderer) {
        const code = withoutTrace(readFileSync(renderer, 'utf8'));
        return isStreamAsked(root) ? withStream(code) : code;
      }
      return id === NO_STREAM
        ? "export function renderToReadableStream() { throw new Error('built without a page that streams'); }"
        : undefined;
    },
  };
}
