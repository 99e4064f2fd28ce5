import { expect, it } from 'vitest';
import { sheetTexts } from './component-styles.ts';
import { shortThemes } from './short-themes.ts';

it('a colour of two themes names them by one letter each', () => {
  const made =
    ':root{--lightningcss-light:initial;--ink:var(--lightningcss-light,#111)var(--lightningcss-dark,#eee)}';
  expect(shortThemes(made)).toBe(':root{--l:initial;--ink:var(--l,#111)var(--d,#eee)}');
});

it('no sheet of a component has the long names, nor properties of its own that are called so', () => {
  const sheets = Object.values(sheetTexts('.')).join('\n');
  expect(sheets).toContain('var(--l,');
  expect(sheets).not.toContain('--lightningcss');
  expect(sheets).not.toMatch(/--[ld]:(?!initial|[\s;}])/);
});
