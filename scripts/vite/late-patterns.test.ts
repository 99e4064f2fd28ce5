import { describe, expect, it } from 'vitest';
import { makePatternsLate } from './late-patterns.ts';

/** What a script that exports nothing but `result` makes of it. */
const resultOf = (code: string | null): unknown => new Function(`${code}; return result;`)();

describe('patterns with Unicode properties in the built worker', () => {
  it('are made of text where they stand, with the same letters and flags', () => {
    const late = makePatternsLate(String.raw`const result = 'Şi, "1/2"'.match(/[\p{L}"\/]+/gu);`);
    expect(late).not.toMatch(/\/\[/);
    expect(resultOf(late)).toEqual(['Şi', '"', '/', '"']);
  });

  it('are made once in a function that is called again', () => {
    const code = String.raw`const test = (text) => /^\p{Lu}/u.test(text); const result = [test('Şi'), test('şi'), test('A')];`;
    const late = makePatternsLate(code);
    expect(late).toContain('latePattern0 ??= new RegExp');
    expect(resultOf(late)).toEqual([true, false, true]);
  });

  it('are made anew where they remember how far they came', () => {
    const code = String.raw`const first = (text) => /\p{L}/gu.exec(text)?.[0]; const result = [first('ab'), first('cd')];`;
    const late = makePatternsLate(code);
    expect(late).not.toContain('??=');
    expect(resultOf(late)).toEqual(['a', 'c']);
  });

  it('are made once where each text is begun anew, also within one another', () => {
    const code = String.raw`const spell = (text) => text.replace(/\p{L}+/gu, (word) => '<' + (word.length > 1 ? spell(word.slice(1)) : '') + '>');
      const words = (text) => text.match(/[\p{L}]+/gu); const result = [spell('ab c'), spell('d'), words('e f'), words('g')];`;
    const late = makePatternsLate(code);
    expect(late).toContain('latePattern0 ??= new RegExp');
    expect(late).toContain('latePattern1 ??= new RegExp');
    expect(resultOf(late)).toEqual(['<<>> <>', '<>', ['e', 'f'], ['g']]);
  });

  it('leave the lines of a script where they are', () => {
    const code = String.raw`import a from 'a';
export const isLetter = (text) => /\p{L}/u.test(text) || /\p{N}/u.test(a);
export const last = 1;`;
    expect(makePatternsLate(code)?.split('\n')[2]).toBe('export const last = 1;');
  });

  it('are no other patterns, and no text that looks like one', () => {
    expect(makePatternsLate(String.raw`const result = /[a-z]/u.test('\\p{L} /\\p{L}/u');`)).toBeNull();
  });
});
