import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import type { Manifest, Plugin, ResolvedConfig } from 'vite';

const ENTRY = 'client/entry.ts';
const ZONE_ENTRY = 'client/zone.ts';
const ISLANDS = 'client/islands';
/** What islands of React take it from: a script of its own, fetched beside them. */
const REACT = 'client/islands/shared/react-root.ts';
const BUILD = 'virtual:build';
const ISLAND_FILES = 'virtual:islands';
const EVERY_SCRIPT = 'virtual:every-script';
const VIRTUAL = [BUILD, ISLAND_FILES, EVERY_SCRIPT];

/** Each island's source: what stands in the folder itself; the folders in it hold their parts. */
function islandSources(): string[] {
  return readdirSync(ISLANDS)
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .map((file) => `${ISLANDS}/${file}`);
}

function everyScript(): string {
  const imports = [ZONE_ENTRY, ...islandSources(), REACT].map((source) => `() => import('/${source}')`);
  return `export default [${imports.join(', ')}];`;
}

interface BuiltClient {
  script: string;
  zoneScript: string;
  build: string;
  /** By the island's name. */
  islands: Readonly<Record<string, string>>;
}

const nameOf = (source: string) => basename(source, extname(source));

function needsReact(manifest: Manifest, source: string, seen = new Set<string>()): boolean {
  if (source === REACT) return true;
  if (seen.has(source)) return false;
  seen.add(source);
  return (manifest[source]?.imports ?? []).some((imported) => needsReact(manifest, imported, seen));
}

function builtClient(root: string): BuiltClient {
  const text = readFileSync(join(root, 'dist/client/.vite/manifest.json'), 'utf8');
  const manifest: Manifest = JSON.parse(text);
  const pathOf = (name: string) => {
    const entry = manifest[name];
    if (!entry) throw new Error(`the client build has no ${name}`);
    return `/${entry.file}`;
  };
  const build = createHash('sha256').update(text).digest('hex').slice(0, 12);
  const islands = islandSources().map((source) => {
    const beside = needsReact(manifest, source) ? [pathOf(REACT)] : [];
    return [nameOf(source), [pathOf(source), ...beside].join(' ')];
  });
  return {
    script: pathOf(ENTRY),
    zoneScript: pathOf(ZONE_ENTRY),
    build,
    islands: Object.fromEntries(islands),
  };
}

/** As development and the tests have them. */
function sources(): BuiltClient {
  return {
    script: `/${ENTRY}`,
    zoneScript: `/${ZONE_ENTRY}`,
    build: 'development',
    islands: Object.fromEntries(islandSources().map((source) => [nameOf(source), `/${source}`])),
  };
}

/**
 * What the worker must know of the client's files: `virtual:build`, its entries as the browser fetches them and a name for
 * the build, and `virtual:islands`, the script of each island. In development and in tests they are the source files. What
 * an island shows in the browser carries no markers that anybody reads: there the second is empty.
 */
export function clientBuild(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'celestia:client-build',
    configResolved(resolved) {
      config = resolved;
    },
    resolveId(id) {
      return VIRTUAL.includes(id) ? `\0${id}` : undefined;
    },
    load(id) {
      const asked = VIRTUAL.find((name) => id === `\0${name}`);
      if (!asked) return undefined;
      if (asked === EVERY_SCRIPT) return everyScript();
      const production = config.command === 'build';
      if (asked === ISLAND_FILES && production && this.environment.name === 'client')
        return 'export const ISLAND_FILES = {};';
      const { script, zoneScript, build, islands } = production ? builtClient(config.root) : sources();
      if (asked === ISLAND_FILES) return `export const ISLAND_FILES = ${JSON.stringify(islands)};`;
      // The worker's own sources change without the client's: the time of the build tells them apart.
      const builtMs = Date.now();
      const buildId = production ? `${build}-${builtMs.toString(36)}` : build;
      return `export const BUILD_ID = ${JSON.stringify(buildId)};
export const BUILT_MS = ${builtMs};
export const CLIENT_ENTRY = ${JSON.stringify({ script, zoneScript })};`;
    },
  };
}
