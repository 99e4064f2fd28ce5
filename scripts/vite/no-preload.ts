import type { Plugin } from 'vite';

/** The module that Vite calls each dynamic import through, so that what the import needs is fetched beside it. */
const HELPER = '\0vite/preload-helper.js';

/**
 * Vite's own helper also loads style sheets, looks for links that are there already and reports what failed: a quarter of
 * each page's script for a site whose styles are inline and whose islands tell of their failures themselves. What is to be
 * fetched beside an island, the list of islands asks for.
 */
export function noPreload(): Plugin {
  return {
    name: 'celestia:no-preload',
    enforce: 'pre',
    load: (id) => (id === HELPER ? 'export const __vitePreload = (load) => load();' : undefined),
  };
}
