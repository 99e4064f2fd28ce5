import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest, Plugin, ResolvedConfig } from 'vite';

const ENTRY = 'client/entry.ts';
const VIRTUAL = 'virtual:build';
const RESOLVED = `\0${VIRTUAL}`;

function builtEntry(root: string): { script: string; build: string } {
  const text = readFileSync(join(root, 'dist/client/.vite/manifest.json'), 'utf8');
  const manifest: Manifest = JSON.parse(text);
  const entry = manifest[ENTRY];
  if (!entry) throw new Error(`the client build has no ${ENTRY}`);
  return { script: `/${entry.file}`, build: createHash('sha256').update(text).digest('hex').slice(0, 12) };
}

/**
 * `virtual:build` for the worker: the client's entry as the browser fetches it, and a name for the build. In
 * development the entry is the source file; in tests there is none.
 */
export function clientBuild(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'celestia:client-build',
    configResolved(resolved) {
      config = resolved;
    },
    resolveId(id) {
      return id === VIRTUAL ? RESOLVED : undefined;
    },
    load(id) {
      if (id !== RESOLVED) return undefined;
      const production = config.command === 'build';
      const { script, build } = production
        ? builtEntry(config.root)
        : { script: `/${ENTRY}`, build: 'development' };
      // The worker's own sources change without the client's: the time of the build tells them apart.
      const buildId = production ? `${build}-${Date.now().toString(36)}` : build;
      return `export const BUILD_ID = ${JSON.stringify(buildId)};
export const CLIENT_ENTRY = ${JSON.stringify({ script })};`;
    },
  };
}
