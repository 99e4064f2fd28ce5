import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { expect, it } from 'vitest';
import { reactStringAlone } from './react-string-alone.ts';

/** What the plugin makes of an import, in a project whose one page is this. */
function resolved(id: string, page: string): string | undefined {
  const root = mkdtempSync(join(tmpdir(), 'pages-'));
  mkdirSync(join(root, 'routes/pages/home'), { recursive: true });
  writeFileSync(join(root, 'routes/pages/home/page.tsx'), page);
  const plugin = reactStringAlone() as Plugin & {
    configResolved(config: { root: string }): void;
    resolveId(id: string): string | undefined;
  };
  plugin.configResolved({ root });
  return plugin.resolveId(id);
}

const WHOLE = "export const page = definePage({ cache: 'day' });";
const STREAMED = "export const page = definePage({ cache: 'day', streams: true });";

it('the built worker renders to a string with what renders to nothing else', () => {
  expect(resolved('react-dom/server', WHOLE)).toMatch(/react-dom-server-legacy\.browser\.production\.js$/);
});

it('the same renders to a stream for a page that streams, and nothing does without one', () => {
  expect(resolved('react-dom/server.edge', STREAMED)).toBe(resolved('react-dom/server', STREAMED));
  expect(resolved('react-dom/server.edge', WHOLE)).toBeTypeOf('string');
});
