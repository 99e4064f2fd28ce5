import type { Plugin } from 'vite';

/** A sheet that is asked for as text, and the module that Vite makes of it. */
const INLINE_SHEET = /\.css\?inline$/;
const TEXT_MODULE = /^export default (".*")$/s;
const STRING = /("[^"]*")/;

/**
 * What every page carries of a minified sheet and nobody needs: blanks behind the commas of values, and the long names of the two
 * properties by which the floor's browsers, which know no `light-dark()`, tell the themes apart. All sheets that meet in a page
 * have to go through here.
 */
export function tightStyles(css: string): string {
  const tight = (text: string) =>
    text
      .replaceAll(', ', ',')
      .replaceAll('--lightningcss-light', '--l')
      .replaceAll('--lightningcss-dark', '--d');
  return css
    .split(STRING)
    .map((part, at) => (at % 2 === 0 ? tight(part) : part))
    .join('');
}

/**
 * Tightens the sheets of the site's frame; those of components pass by component-styles.ts.
 * @throws Error where Vite makes something else of a sheet's text.
 */
export function tightFrame(): Plugin {
  return {
    name: 'celestia:tight-frame',
    enforce: 'post',
    apply: 'build',
    transform(code, id) {
      if (!INLINE_SHEET.test(id)) return undefined;
      const [, text] = TEXT_MODULE.exec(code) ?? [];
      if (text === undefined) throw new Error(`${id} is not the text of a sheet`);
      return { code: `export default ${JSON.stringify(tightStyles(JSON.parse(text) as string))}`, map: null };
    },
  };
}
