import { readFileSync } from 'node:fs';
import { minifySync, type Plugin } from 'vite';

const INLINE = /\/client\/inline\/[\w-]+\.js\?raw$/;

/** Scripts that stand in a page's head are text to Vite, which leaves it as it is: every page would carry their spaces. */
export function minifyInline(): Plugin {
  return {
    name: 'celestia:minify-inline',
    enforce: 'pre',
    apply: 'build',
    load(id) {
      if (!INLINE.test(id)) return undefined;
      const file = id.slice(0, -'?raw'.length);
      this.addWatchFile(file);
      return `export default ${JSON.stringify(minifySync(file, readFileSync(file, 'utf8')).code)};`;
    },
  };
}
