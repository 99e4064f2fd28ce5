import { describe, expect, test } from 'vitest';
import { lowered, newerCss } from './css-features.ts';
import { BUILD_TARGETS, parseQuery } from './floor.ts';
import { newerMarkup } from './markup-features.ts';
import { newerScript } from './script-features.ts';

const idsIn = (features: readonly { id: string }[]) => features.map(({ id }) => id);

test('the floor is read from package.json, and only as a lowest version', () => {
  expect(BUILD_TARGETS).toEqual(['chrome111', 'edge111', 'firefox115', 'safari16.4', 'ios16.4']);
  expect(() => parseQuery('last 2 versions')).toThrow('last 2 versions');
  expect(() => parseQuery('netscape >= 4')).toThrow('netscape');
});

describe('a style sheet', () => {
  test.each([
    ['a { text-wrap: pretty }', 'css.properties.text-wrap'],
    ['a { color: light-dark(red, blue) }', 'css.types.color.light-dark'],
    ['a { color: rgb(from red r g b) }', 'css.types.color.rgb.relative_syntax'],
    ['a { grid-template-columns: subgrid }', 'css.properties.grid-template-columns.subgrid'],
    ['a { height: 1lh }', 'css.types.length.lh'],
    ['a { content: "!" / "" }', 'css.properties.content.alt_text'],
    ['a:has(b) { color: red }', 'css.selectors.has'],
    ['a:popover-open { color: red }', 'css.selectors.popover-open'],
    ['a { & b { color: red } }', 'css.selectors.nesting'],
    ['a { b { color: red } }', 'css.selectors.nesting'],
    ['@starting-style { a { opacity: 0 } }', 'css.at-rules.starting-style'],
    ['@property --x { syntax: "*"; inherits: false }', 'css.at-rules.property'],
    ['@view-transition { navigation: auto }', 'css.at-rules.view-transition'],
    [
      '@container style(--x: 1) { a { color: red } }',
      'css.at-rules.container.style_queries_for_custom_properties',
    ],
    ['@media (scripting: none) { a { color: red } }', 'css.at-rules.media.scripting'],
    ['@supports not (text-wrap: pretty) { a { text-wrap: pretty } }', 'css.properties.text-wrap'],
    ['@supports (color: red) { a { text-wrap: pretty } }', 'css.properties.text-wrap'],
  ])('%s is caught', (css, id) => {
    expect(idsIn(newerCss(css))).toEqual([id]);
  });

  test.each([
    'a { color: color-mix(in srgb, red, blue); translate: 1px; inset: 0; height: 100svh }',
    '@container (min-width: 3rem) { a:is(b, c):focus-visible { color: red } }',
    'a::after { content: "1lh / subgrid"; background: url(x/1lh.png) }',
    '@supports (text-wrap: pretty) { a { text-wrap: pretty } }',
    '@supports selector(:has(a)) { a:has(b) { color: red } }',
    'a { height: 1.5em; height: 1lh }',
  ])('%s passes: it is old, or it is asked for', (css) => {
    expect(newerCss(css)).toEqual([]);
  });

  test('what the build writes anew is judged as it is written', () => {
    expect(newerCss(lowered('a.css', 'a { color: light-dark(red, blue); b { color: red } }'))).toEqual([]);
  });

  test('a fault is named by its line', () => {
    expect(newerCss('a {\n  color: red;\n  text-wrap: pretty;\n}')).toMatchObject([{ line: 3 }]);
  });
});

describe('a script', () => {
  test.each([
    ['AbortSignal.any([a])', 'api.AbortSignal.any_static'],
    ['const { promise } = Promise.withResolvers()', 'javascript.builtins.Promise.withResolvers'],
    ['function f(a, b) { return a.difference(b) }', 'javascript.builtins.Set.difference'],
    ['Object.groupBy(a, b)', 'javascript.builtins.Object.groupBy'],
    ['document.startViewTransition(() => {})', 'api.Document.startViewTransition'],
    ['element.showPopover()', 'api.HTMLElement.showPopover'],
    ['new CloseWatcher()', 'api.CloseWatcher'],
    ['new CustomElementRegistry()', 'api.CustomElementRegistry.CustomElementRegistry'],
    ['requestIdleCallback(f)', 'api.Window.requestIdleCallback'],
    ['const pattern = /x/v', 'javascript.builtins.RegExp.unicodeSets'],
    ['if (navigator.share) AbortSignal.any([a])', 'api.AbortSignal.any_static'],
    ['if (AbortSignal.any([a])) f()', 'api.AbortSignal.any_static'],
    ['AbortSignal.any([a]) && f()', 'api.AbortSignal.any_static'],
  ])('%s is caught', (code, id) => {
    expect(idsIn(newerScript('a.js', code))).toEqual([id]);
  });

  test.each([
    '[3, 1].toSorted(); structuredClone(a); a.at(-1); a.replaceAll("b", "c"); signal.throwIfAborted()',
    'if (typeof AbortSignal.any === "function") AbortSignal.any([a])',
    'const has = typeof AbortSignal.any === "function"; const f = () => has ? AbortSignal.any([a]) : a',
    'const s = "any" in AbortSignal ? AbortSignal.any([a]) : a',
    'if (`requestIdleCallback` in window) requestIdleCallback(f); else setTimeout(f)',
    'function f() { if (!document.startViewTransition) return; document.startViewTransition(g) }',
    'document.startViewTransition && document.startViewTransition(g)',
    'document.startViewTransition?.(g)',
    'function navigation() {} navigation()',
    'const { tag, difference } = facts; show(facts.difference)',
  ])('%s passes: it is old, asked for, or the script’s own', (code) => {
    expect(newerScript('a.js', code)).toEqual([]);
  });
});

test('a newer attribute or element of a component is caught, a component’s own prop is not', () => {
  expect(
    idsIn(newerMarkup('a.tsx', 'const a = <nav popover="auto"><button popoverTarget="x" inert /></nav>;')),
  ).toEqual(['html.global_attributes.popover', 'html.elements.button.popovertarget']);
  expect(idsIn(newerMarkup('a.tsx', 'const a = <search />;'))).toEqual(['html.elements.search']);
  expect(newerMarkup('a.tsx', 'const a = <Search popover="auto" />;')).toEqual([]);
});
