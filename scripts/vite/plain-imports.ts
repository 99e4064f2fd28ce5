import type { Plugin } from 'vite';

/** The module that Vite calls every dynamic import through. */
const HELPER = '\0vite/preload-helper.js';

/**
 * Vite's helper loads style sheets, fetches ahead what an import needs and tells of what failed: 0.9 kB of each page's
 * script. Here styles are inline, islands ask for React themselves (client/islands/registry.ts) and tell of failures
 * themselves, so that an import is an import.
 */
export function plainImports(): Plugin {
  return {
    name: 'celestia:plain-imports',
    enforce: 'pre',
    load: (id) => (id === HELPER ? 'export const __vitePreload = (load) => load();' : undefined),
  };
}
