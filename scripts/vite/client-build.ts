import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest, Plugin, ResolvedConfig } from 'vite';

const ENTRY = 'client/entry.ts';
const ZONE_ENTRY = 'client/zone.ts';
const VIRTUAL = 'virtual:build';
const RESOLVED = `\0${VIRTUAL}`;

interface BuiltClient {
  script: string;
  zoneScript: string;
  build: string;
}

function builtEntry(root: string): BuiltClient {
  const text = readFileSync(join(root, 'dist/client/.vite/manifest.json'), 'utf8');
  const manifest: Manifest = JSON.parse(text);
  const pathOf = (name: string) => {
    const entry = manifest[name];
    if (!entry) throw new Error(`the client build has no ${name}`);
    return `/${entry.file}`;
  };
  const build = createHash('sha256').update(text).digest('hex').slice(0, 12);
  return { script: pathOf(ENTRY), zoneScript: pathOf(ZONE_ENTRY), build };
}

/**
 * `virtual:build` for the worker: the client's entries as the browser fetches them, and a name for the build. In
 * development they are the source files; in tests there are none.
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
      const { script, zoneScript, build } = production
        ? builtEntry(config.root)
        : { script: `/${ENTRY}`, zoneScript: `/${ZONE_ENTRY}`, build: 'development' };
      // The worker's own sources change without the client's: the time of the build tells them apart.
      const buildId = production ? `${build}-${Date.now().toString(36)}` : build;
      return `export const BUILD_ID = ${JSON.stringify(buildId)};
export const CLIENT_ENTRY = ${JSON.stringify({ script, zoneScript })};`;
    },
  };
}
