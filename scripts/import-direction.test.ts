import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, expect, it } from 'vitest';

/** From the ground up: each folder is imported by those after it alone. */
const STOREYS = ['astrology', 'locales', 'contract', 'features', 'client', 'routes', 'worker'];
/** Imported by no part of the product. */
const OUTSIDE = ['scripts', 'tests'];
const FRAMEWORKS = ['react', 'react-dom/server', 'hono', 'hono/cookie'];
const FRAMEWORK_FREE = ['astrology', 'locales', 'contract', 'features'];

/** One import, as a file of its own: `from` is the folder that it stands in. */
interface Import {
  from: string;
  what: string;
  file: string;
  isAllowed: boolean;
}

const between = STOREYS.flatMap((from, height) =>
  [...STOREYS, ...OUTSIDE]
    .filter((to) => to !== from)
    .map((to): Import => {
      const isAllowed = STOREYS.slice(0, height).includes(to);
      return { from, what: `../${to}/there.ts`, file: `${from}/of-${to}.ts`, isAllowed };
    }),
);
const ofFrameworks = STOREYS.flatMap((from) =>
  FRAMEWORKS.map((what): Import => {
    const isAllowed = !FRAMEWORK_FREE.includes(from) && !(from === 'worker' && what.startsWith('hono'));
    return { from, what, file: `${from}/of-${what.replace('/', '-')}.ts`, isAllowed };
  }),
);
/** Files of the worker, and whether they may know requests. */
const ROOMS = [
  { at: 'worker/http/api/of-requests', up: '../../', isAllowed: true },
  { at: 'worker/index', up: './', isAllowed: true },
  { at: 'worker/of-requests', up: './', isAllowed: false },
  { at: 'worker/mail/of-requests', up: '../', isAllowed: false },
];
const ofRequests = ROOMS.flatMap(({ at, up, isAllowed }) =>
  ['hono', '@hono/react-renderer', `${up}http/there.ts`].map((what, index): Import => {
    // The entry is one file by its name: it imports hono alone here.
    const file = at === 'worker/index' ? `${at}.ts` : `${at}-${index}.ts`;
    return { from: 'worker', what: at === 'worker/index' ? 'hono' : what, file, isAllowed };
  }),
);

const folder = mkdtempSync(join(tmpdir(), 'celestia-imports-'));
afterAll(() => rmSync(folder, { recursive: true }));

function write(file: string, text: string): void {
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/** Lints a house of nothing but imports by the project's own rules; the files that are refused. */
function refusedImports(imports: readonly Import[]): string[] {
  write('biome.json', JSON.stringify({ ...JSON.parse(readFileSync('biome.json', 'utf8')), vcs: {} }));
  for (const room of [...STOREYS, ...OUTSIDE]) write(`${room}/there.ts`, 'export const there = 1;\n');
  for (const { what, file } of imports) write(file, `export * from '${what}';\n`);
  const flags = ['--only=style/noRestrictedImports', '--max-diagnostics=none', '--reporter=json'];
  const { stdout } = spawnSync(resolve('node_modules/.bin/biome'), ['lint', ...flags, '.'], {
    cwd: folder,
    encoding: 'utf8',
  });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { location: { path: string } }[] };
  return diagnostics.map(({ location }) => location.path);
}

it('the linter refuses every import that points up, out of the product, or to a framework where none is', () => {
  const imports = [...between, ...ofFrameworks, ...ofRequests];
  const wrong = imports.filter(({ isAllowed }) => !isAllowed).map(({ file }) => file);
  expect(wrong.length).toBeGreaterThan(40);
  expect(refusedImports(imports).toSorted()).toEqual(wrong.toSorted());
});
