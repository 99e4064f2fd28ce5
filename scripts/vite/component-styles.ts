import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { transform } from 'lightningcss';
import { parseSync } from 'oxc-parser';
import type { Plugin } from 'vite';
import { CSS_TARGETS } from '../floor/floor.ts';
import { tightStyles } from './tight-styles.ts';

/** Asks for the styles of a file: `import styles from './page.tsx?styles'`. */
const QUERY = '?styles';
const RESOLVED = '\0celestia:styles:';
/** What a component's import of its style sheet comes to: nothing, in the worker and in the browser alike. */
const NOTHING = '\0celestia:style-sheet';

/** Folders that hold components. */
const FOLDERS = ['client', 'routes'];
const ROOMS = /^(?:client|routes)\//;

/** What tells a page's sheets by their names, and what reads them in the built worker. */
const SOURCE = 'worker/http/rendering/style-texts.ts';
const BUILT = 'worker/http/rendering/style-assets.ts';

interface Imports {
  /** Modules and style sheets that run with the file, in the order in which it names them. */
  runs: readonly string[];
  /** Files whose styles it asks for apart. */
  apart: readonly string[];
}

/** Relative imports of a source file, as paths from the root; those of types alone are none. */
function importsOf(root: string, file: string): Imports {
  const { module } = parseSync(file, readFileSync(join(root, file), 'utf8'));
  const imported = module.staticImports
    .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
    .map(({ moduleRequest }) => moduleRequest.value);
  const passedOn = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ isType, moduleRequest }) => (isType || !moduleRequest ? [] : [moduleRequest.value])),
  );
  const paths = [...imported, ...passedOn]
    .filter((path) => path.startsWith('.'))
    .map((path) => join(dirname(file), path))
    .filter((path) => ROOMS.test(path));
  return {
    runs: paths.filter((path) => /\.(?:tsx?|css)$/.test(path)),
    apart: paths.filter((path) => path.endsWith(QUERY)).map((path) => path.slice(0, -QUERY.length)),
  };
}

interface FoundStyles {
  /** Style sheets, each once. */
  sheets: readonly string[];
  /** Every source that was read. */
  sources: readonly string[];
}

/** Everything that a file runs, far and near, by the file that names it. */
function readGraph(root: string, file: string): Map<string, Imports> {
  const graph = new Map<string, Imports>();
  const visit = (path: string) => {
    if (graph.has(path) || path.endsWith('.css')) return;
    const imports = importsOf(root, path);
    graph.set(path, imports);
    imports.runs.forEach(visit);
  };
  visit(file);
  return graph;
}

/**
 * The style sheets of everything that a file imports, far and near, as they are met: no sheet may count on standing before
 * or after another's. A file whose styles are asked for apart is left out: whoever asks decides when they are shown.
 * @param root the project; `file` and all paths in the answer are relative to it.
 */
export function findStyles(root: string, file: string): FoundStyles {
  const graph = readGraph(root, file);
  const leftOut = new Set([...graph.values()].flatMap((imports) => imports.apart));
  leftOut.delete(file);
  const seen = new Set<string>();
  const visit = (path: string): string[] => {
    if (seen.has(path) || leftOut.has(path)) return [];
    seen.add(path);
    return path.endsWith('.css') ? [path] : (graph.get(path)?.runs ?? []).flatMap(visit);
  };
  return { sheets: visit(file), sources: [...graph.keys()] };
}

/** Every sheet of a component as a page holds it, by its path from the root. */
export function sheetTexts(root: string): Record<string, string> {
  const sheets = FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.css'))
      .map((file) => `${folder}/${file}`),
  );
  return Object.fromEntries(
    sheets.map((filename) => {
      const code = readFileSync(join(root, filename));
      const { code: text } = transform({ filename, code, minify: true, targets: CSS_TARGETS });
      return [filename, tightStyles(text.toString())];
    }),
  );
}

/**
 * Styles belong to components: a component imports its style sheet as any module, and a page asks for those of all that it
 * renders. Pages inline their styles, so that the import itself loads nothing anywhere.
 *
 * The built worker is given the sheets' names alone. Their texts lie beside it among the words (words-beside-worker.ts): a start
 * would read all of them, and the bundle grow with each page.
 */
export function componentStyles(): Plugin {
  let root = '';
  return {
    name: 'celestia:component-styles',
    enforce: 'pre',
    configResolved(config) {
      root = config.root;
    },
    async resolveId(source, importer) {
      if (!importer || !source.startsWith('.')) return undefined;
      if (source.endsWith('/style-texts.ts') && isBuiltWorker(this.environment)) {
        const resolved = await this.resolve(source, importer, { skipSelf: true });
        return resolved?.id === resolve(root, SOURCE) ? resolve(root, BUILT) : resolved;
      }
      if (source.endsWith('.css')) return NOTHING;
      if (!source.endsWith(QUERY)) return undefined;
      return RESOLVED + relative(root, join(dirname(importer), source.slice(0, -QUERY.length)));
    },
    load(id) {
      if (id === NOTHING) return '';
      if (!id.startsWith(RESOLVED)) return undefined;
      const { sheets, sources } = findStyles(root, id.slice(RESOLVED.length));
      for (const source of sources) this.addWatchFile(join(root, source));
      if (isBuiltWorker(this.environment)) return `export default ${JSON.stringify(sheets)};`;
      const imports = sheets.map((sheet, at) => `import sheet${at} from '/${sheet}?inline';`);
      return `${imports.join('\n')}\nexport default [${sheets.map((_, at) => `sheet${at}`).join(', ')}];`;
    },
    generateBundle() {
      if (this.environment.name !== 'client') return;
      const source = JSON.stringify(sheetTexts(root));
      this.emitFile({ type: 'asset', fileName: 'words/styles.json', source });
    },
  };
}

function isBuiltWorker({ name, mode }: { name: string; mode: string }): boolean {
  return mode === 'build' && name !== 'client';
}
