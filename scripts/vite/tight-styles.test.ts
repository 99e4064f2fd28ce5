import { expect, it } from 'vitest';
import { sheetTexts } from './component-styles.ts';
import { tightStyles } from './tight-styles.ts';

it('a colour of two themes names them by one letter each', () => {
  const made =
    ':root{--lightningcss-light:initial;--ink:var(--lightningcss-light,#111)var(--lightningcss-dark,#eee)}';
  expect(tightStyles(made)).toBe(':root{--l:initial;--ink:var(--l,#111)var(--d,#eee)}');
});

it('values lose the blanks behind their commas, what is written and the terms of a sum keep theirs', () => {
  expect(tightStyles('a{font:400 1rem / 1.6 "A, B", serif;width:max(1rem, 2px + 1vw)}')).toBe(
    'a{font:400 1rem / 1.6 "A, B",serif;width:max(1rem,2px + 1vw)}',
  );
  expect(tightStyles('a:before{content:", " / ""}')).toBe('a:before{content:", " / ""}');
});

it('no sheet of a component has the long names, nor properties of its own that are called as the short ones', () => {
  const sheets = Object.values(sheetTexts('.')).join('\n');
  expect(sheets).toContain('var(--l,');
  expect(sheets).not.toContain('--lightningcss');
  expect(sheets).not.toMatch(/--[ld]:(?!initial|[\s;}])/);
});
