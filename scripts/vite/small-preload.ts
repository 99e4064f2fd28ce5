import type { Plugin } from 'vite';

/** The module that Vite calls a dynamic import through, so that what the import needs is fetched beside it. */
const HELPER = '\0vite/preload-helper.js';

/**
 * Vite's own helper also loads style sheets, looks for links that are there already and reports what failed: 0.9 kB of
 * each page's script for a site whose styles are inline and whose islands tell of their failures themselves.
 */
const SMALL_HELPER = `
export function __vitePreload(load, files) {
  for (const file of files) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = '/' + file;
    document.head.append(link);
  }
  return load();
}`;

/** Puts a smaller helper in the place of Vite's. It knows no style sheets: the client imports none. */
export function smallPreload(): Plugin {
  return {
    name: 'celestia:small-preload',
    enforce: 'pre',
    load: (id) => (id === HELPER ? SMALL_HELPER : undefined),
  };
}
