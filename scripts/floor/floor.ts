import { readFileSync } from 'node:fs';

/** The oldest browsers that the site is built for: the key `browserslist` of package.json, where other tools look for it too. */

/** How package.json, MDN's data and the build call one browser. */
const BROWSERS = {
  chrome: { mdn: 'chrome', build: 'chrome' },
  edge: { mdn: 'edge', build: 'edge' },
  firefox: { mdn: 'firefox', build: 'firefox' },
  safari: { mdn: 'safari', build: 'safari' },
  ios_saf: { mdn: 'safari_ios', build: 'ios' },
} as const;

export interface OldestBrowser {
  /** `ios_saf`, as browserslist has it. */
  query: keyof typeof BROWSERS;
  mdn: (typeof BROWSERS)[keyof typeof BROWSERS]['mdn'];
  build: (typeof BROWSERS)[keyof typeof BROWSERS]['build'];
  /** `16.4`. */
  version: string;
}

function isKnown(name: string): name is keyof typeof BROWSERS {
  return Object.hasOwn(BROWSERS, name);
}

/** Reads `safari >= 16.4`. @throws Error for any other kind of query. */
export function parseQuery(query: string): OldestBrowser {
  const [, name = '', version = ''] = /^(\w+) >= ([\d.]+)$/.exec(query) ?? [];
  if (!isKnown(name)) throw new Error(`the floor does not understand "${query}"`);
  return { query: name, ...BROWSERS[name], version };
}

function readFloor(): OldestBrowser[] {
  const { browserslist } = JSON.parse(readFileSync('package.json', 'utf8')) as { browserslist: string[] };
  return browserslist.map(parseQuery);
}

export const FLOOR: readonly OldestBrowser[] = readFloor();

/** The floor as Vite's `build.target` and `build.cssTarget`: `safari16.4`. */
export const BUILD_TARGETS: string[] = FLOOR.map(({ build, version }) => `${build}${version}`);

/** The floor as Lightning CSS counts it: major and minor version in a byte each. */
export const CSS_TARGETS: Readonly<Record<string, number>> = Object.fromEntries(
  FLOOR.map(({ query, version }) => {
    const [major = 0, minor = 0] = version.split('.').map(Number);
    return [query, (major << 16) | (minor << 8)];
  }),
);
