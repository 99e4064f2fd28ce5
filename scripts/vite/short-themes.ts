import type { Plugin } from 'vite';

/** A sheet that is asked for as text, once Vite has made it. */
const INLINE_SHEET = /\.css\?inline$/;

/**
 * The two properties by which the floor's browsers, which know no `light-dark()`, tell the themes apart: their long names would stand
 * in every page before and behind each colour. All sheets that meet in a page have to go through here.
 */
export function shortThemes(css: string): string {
  return css.replaceAll('--lightningcss-light', '--l').replaceAll('--lightningcss-dark', '--d');
}

/** Shortens them in the sheets of the site's frame; those of components pass by component-styles.ts. */
export function shortThemeNames(): Plugin {
  return {
    name: 'celestia:short-theme-names',
    enforce: 'post',
    apply: 'build',
    transform(code, id) {
      return INLINE_SHEET.test(id) ? { code: shortThemes(code), map: null } : undefined;
    },
  };
}
