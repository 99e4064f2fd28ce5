import { expect, it } from 'vitest';
import { type Fault, findFaults } from './faults.ts';
import type { TestFileRun } from './live-tests.ts';
import {
  findApproving,
  findImporters,
  findTables,
  likeliestOf,
  nameWords,
  planRounds,
  testsThatReach,
} from './plan-tests.ts';
import { functionId } from './reach.ts';

const SOURCES = new Map([
  ['a/words.ts', "export const WORDS = ['one'];"],
  ['a/lists.ts', "import { WORDS } from './words.ts';\nexport const LISTS = { WORDS };"],
  ['a/all.ts', "import { LISTS } from './lists.ts';\nexport const ALL = [LISTS];"],
  ['a/read.ts', "import { ALL } from './all.ts';\nexport const read = () => ALL;"],
  ['a/tell.ts', "import { read } from './read.ts';\nexport const tell = () => read();"],
  ['a/held.test.ts', "import { LISTS } from './lists.ts';"],
  ['a/late.ts', "export const late = () => 'X-Made-At';"],
  ['a/ask.ts', "export const ask = () => import('./late.ts');"],
]);

function runOf(path: string, reached: string): TestFileRun {
  return { project: 'node', path, durationMs: 1, meta: { reached: [functionId(reached, 0)] }, failure: null };
}

const REACH = {
  runs: [
    runOf('read.test.ts', 'a/read.ts'),
    runOf('tell.test.ts', 'a/tell.ts'),
    runOf('a/held.test.ts', 'b/none.ts'),
  ],
  importers: findImporters(SOURCES),
  tables: findTables(new Map([...SOURCES].filter(([file]) => !file.includes('.test.')))),
  named: nameWords(new Map()),
  approving: new Set<string>(),
};

function faultOf(file: string): Fault {
  const [fault] = findFaults(file, SOURCES.get(file) ?? '');
  if (!fault) throw new Error(`nothing can go wrong in ${file}`);
  return fault;
}

it('a word of a table is reached by those that read it, through however many tables', () => {
  expect([...REACH.tables]).toEqual(['a/words.ts', 'a/lists.ts', 'a/all.ts']);
  const paths = testsThatReach(faultOf('a/words.ts'), REACH).map(({ path }) => path);
  expect(paths).toContain('read.test.ts');
  expect(paths).not.toContain('tell.test.ts');
});

it('a word of a table is reached by a test that reads the table itself', () => {
  expect(testsThatReach(faultOf('a/words.ts'), REACH).map(({ path }) => path)).toContain('a/held.test.ts');
});

it('the likeliest tests are asked first, and with them the one that noticed most', () => {
  const file = (path: string, project = 'node') => ({ project, path });
  const files = [file('a'), file('b', 'workerd'), file('c'), file('d', 'workerd'), file('e')];
  const rounds = planRounds(
    files,
    ['node', 'workerd'],
    new Map([
      ['d', 3],
      ['c', 1],
    ]),
  );
  expect(rounds.map((round) => round.map(({ path }) => path))).toEqual([['a'], ['d', 'b'], ['c', 'e']]);
});

it('asks the likeliest of a project that has a bound, and all of one that has none', () => {
  const fileOf = (project: string, path: string) => ({ project, path });
  const files = [fileOf('workerd', 'a'), fileOf('node', 'b'), fileOf('workerd', 'c'), fileOf('node', 'd')];
  expect(likeliestOf(files, { workerd: 1 }).map(({ path }) => path)).toEqual(['a', 'b', 'd']);
});

it('knows who imports a file when it is needed', () => {
  expect(REACH.importers.get('a/late.ts')).toEqual(['a/ask.ts']);
});

it('asks first who names what stands in the line', () => {
  const runs = ['quick.test.ts', 'header.test.ts', 'other.test.ts'].map((path, index) => ({
    ...runOf(path, 'a/late.ts'),
    durationMs: 1000 * (index + 1),
  }));
  const texts = new Map([
    ['quick.test.ts', ''],
    ['header.test.ts', "expect(headers.has('X-Made-At'))"],
    ['other.test.ts', ''],
  ]);
  const paths = testsThatReach(faultOf('a/late.ts'), { ...REACH, runs, named: nameWords(texts) });
  expect(paths.map(({ path }) => path)).toEqual(['header.test.ts', 'quick.test.ts', 'other.test.ts']);
});

it('asks first who holds all that comes out', () => {
  const runs = [
    runOf('quick.test.ts', 'a/late.ts'),
    { ...runOf('whole.test.ts', 'a/late.ts'), durationMs: 500 },
  ];
  const approving = findApproving(
    new Map([
      ['whole.test.ts', 'expect(page).toMatchSnapshot()'],
      ['quick.test.ts', ''],
    ]),
  );
  const [first] = testsThatReach(faultOf('a/late.ts'), { ...REACH, runs, approving });
  expect(first?.path).toBe('whole.test.ts');
});
