import type { Plugin } from 'vite';

/** What the entry exports for the bundler's eyes alone, as it is written in the end. */
const LIST =
  /var (\w+)=\(\)=>\w+\(\(\)=>import\(`\.\/_virtual_every-script-[\w-]+\.js`\),\[\]\);(?=export\{)/;

/**
 * Takes out of the script of every page the import that tells the bundler of all the others (client/entry.ts): by then it has told, nobody calls
 * it, and it is a fiftieth of what a page fetches before it is touched.
 * @throws Error where it is not found: then it stands there in another form.
 */
export function withoutScriptList(): Plugin {
  return {
    name: 'celestia:without-script-list',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === 'entry');
        const found = entry?.type === 'chunk' ? LIST.exec(entry.code) : null;
        if (entry?.type !== 'chunk' || !found) throw new Error('the entry lists the scripts in another form');
        entry.code = entry.code
          .replace(found[0], '')
          .replace(new RegExp(`,?\\b${found[1]} as scripts\\b`), '');
      },
    },
  };
}
