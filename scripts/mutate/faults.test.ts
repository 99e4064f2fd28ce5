import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { applyFault, findFaults } from './faults.ts';
import { drawFaults } from './pick-faults.ts';
import { markFunctions } from './reach.ts';

/** What a source may become, each by its operator. */
function becomes(code: string): Record<string, string[]> {
  const faults = findFaults('a.tsx', code);
  const groups = Object.groupBy(faults, ({ operator }) => operator);
  return Object.fromEntries(
    Object.entries(groups).map(([name, some]) => [name, some.map((fault) => applyFault(code, fault))]),
  );
}

describe('the faults of a source', () => {
  it.each([
    ['statement removed', 'next();', ';'],
    ['statement removed', 'function f() { return; }', 'function f() { ; }'],
    ['condition turned round', 'const a = b ? c : d;', 'const a = !(b) ? c : d;'],
    ['comparison shifted', 'const a = b < c;', 'const a = b <= c;'],
    ['connective swapped', 'const a = b && c;', 'const a = b || c;'],
    ['default removed', 'const a = b ?? c;', 'const a = b;'],
    ['arithmetic swapped', 'const a = b * c;', 'const a = b / c;'],
    ['number changed', 'const a = 60;', 'const a = 61;'],
    ['text emptied', "const a = 'b';", "const a = '';"],
    ['text emptied', 'const a = `max-age=$' + '{b}`;', 'const a = `$' + '{b}`;'],
    ['true and false swapped', 'const a = true;', 'const a = false;'],
    ['property dropped', 'const a = { b, c: 1 };', 'const a = {  c: 1 };'],
    ['element dropped', 'const a = [b, c];', 'const a = [b];'],
    ['argument dropped', 'const a = f(b, { c });', 'const a = f(b);'],
    ['step of a chain skipped', 'const a = b.trim().length;', 'const a = b.length;'],
    ['attribute dropped', 'const a = <form method="post" />;', 'const a = <form  />;'],
  ])('%s: %s', (operator, code, faulty) => {
    expect(becomes(code)[operator]).toContain(faulty);
  });

  it.each([
    "import a from 'b';",
    "type A = 'b' | { c: 1 };",
    'const a = b as { c: 1 };',
    'const a = <p className="b" key="c" />;',
    "const a = <p className={b ? 'c' + (d + 1) : 'e'} />;",
  ])('leave types, imports and looks alone: %s', (code) => {
    expect(becomes(code)).toEqual({});
  });

  it('leave the words of errors alone, not that they are thrown', () => {
    expect(becomes("throw new Error('b');")).toEqual({ 'statement removed': [';'] });
  });

  it('stand on one line, and in the innermost function', () => {
    const code = 'const a = () => {\n  b(() => {\n    c(1);\n  });\n};\n';
    expect(findFaults('a.ts', code).map(({ line, was, inFunction }) => [line, was, inFunction])).toEqual([
      [3, 'c(1);', 1],
      [3, '1', 1],
    ]);
  });
});

describe('chance', () => {
  const faults = findFaults('a.ts', 'f(1, 2);\ng(3, 4);\nh(5, 6);\n');

  it('draws one fault a line, and the same ones for the same seed', () => {
    const drawn = drawFaults(faults, 7);
    expect(drawn.map(({ line }) => line).sort()).toEqual([1, 2, 3]);
    expect(drawFaults(faults, 7)).toEqual(drawn);
    const others = [8, 9, 10, 11].map((seed) => drawFaults(faults, seed));
    expect(others.some((other) => JSON.stringify(other) !== JSON.stringify(drawn))).toBe(true);
  });
});

it('functions say that they run, and do what they did', () => {
  const marked = markFunctions('a.ts', '(function (a) { return ((b) => ({ c: a + b }))(2); })(1)');
  const context: { reachedFunctions?: Set<string> } = {};
  expect(runInNewContext(marked, context)).toEqual({ c: 3 });
  expect([...(context.reachedFunctions ?? [])]).toEqual(['a.ts#0', 'a.ts#1']);
});
