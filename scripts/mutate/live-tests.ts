import { relative } from 'node:path';
import type { Plugin } from 'vite';
import { BaseSequencer, createVitest, type Reporter, type TestSpecification, type Vitest } from 'vitest/node';

/** A test file and the project of vitest.config.ts that runs it. */
export interface TestFile {
  project: string;
  /** From the root of the tree. */
  path: string;
}

/** What a test file did in a run. */
export interface TestFileRun extends TestFile {
  durationMs: number;
  /** What its setup wrote down. */
  meta: Readonly<Record<string, unknown>>;
  /** Its first test that failed, or why it did not load; null if nothing failed. */
  failure: string | null;
}

export interface LiveTests {
  files: readonly TestFile[];
  /** Runs them one after the other, each project with what it needs made anew, and ends with the first test that fails. */
  run(files: readonly TestFile[]): Promise<TestFileRun[]>;
  /** Forgets what was made of a source file, by its absolute path. */
  forget(path: string): void;
  close(): Promise<void>;
}

interface Options {
  /** Whether the first test that fails ends a run. */
  bail: boolean;
  plugin: Plugin;
  setupFiles?: readonly string[];
  /** A test file came to its end. */
  onFileEnd?: () => void;
}

/** Those that are likeliest to notice come first: the order is whoever runs them's. */
class OrderAsGiven extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files;
  }
}

/** What Vitest keeps on disk of a source was made of it without a fault. */
const FRESH = { fsModuleCache: false } as const;

/** Beside other work a test may be slow, which is no fault: what comes to no end is ended all the same. */
const PATIENT = { testTimeout: 120_000, hookTimeout: 120_000 } as const;

const nameOf = (text: string): string => text.replaceAll(/\s+/g, ' ').slice(0, 160);

/** Vitest kept alive between runs, with the projects of the tree's own configuration. The tree is the working directory. */
export async function startLiveTests({
  bail,
  plugin,
  setupFiles = [],
  onFileEnd,
}: Options): Promise<LiveTests> {
  const root = process.cwd();
  const { default: config } = (await import(`${root}/vitest.config.ts`)) as {
    default: { test: { projects: { plugins: Plugin[]; test: { setupFiles?: string[] } }[] } };
  };
  const projects = config.test.projects.map((project) => ({
    ...project,
    plugins: [...project.plugins, plugin],
    test: {
      ...project.test,
      ...FRESH,
      ...PATIENT,
      setupFiles: [...(project.test.setupFiles ?? []), ...setupFiles],
    },
  }));
  let runs: TestFileRun[] = [];
  let vitest: Vitest | undefined;
  const reporter: Reporter = {
    onTestModuleEnd(module) {
      const [failed] = module.children.allTests('failed');
      const [error] = module.errors();
      const failedTest = failed ? nameOf(failed.fullName) : null;
      runs.push({
        project: module.project.name,
        path: relative(root, module.moduleId),
        durationMs: module.diagnostic().duration,
        meta: { ...module.meta() },
        failure: failedTest ?? (error ? nameOf(`does not run: ${error.message}`) : null),
      });
      onFileEnd?.();
      const isOver = bail && runs.at(-1)?.failure !== null;
      if (isOver) return vitest?.cancelCurrentRun('test-failure');
    },
  };
  vitest = await createVitest(
    {
      root,
      config: false,
      watch: false,
      bail: bail ? 1 : 0,
      maxWorkers: 1,
      reporters: [reporter],
      onConsoleLog: () => false,
      // What has no snapshot yet is none that a test could hold: it is noticed, and nothing is written.
      update: 'none',
      sequence: { sequencer: OrderAsGiven },
      ...FRESH,
    },
    { test: { ...config.test, projects } },
  );
  const live = vitest;
  await live.standalone();
  const specifications = await live.globTestSpecifications();
  const keyOf = ({ project, path }: TestFile) => `${project} ${path}`;
  const fileOf = (specification: TestSpecification): TestFile => ({
    project: specification.project.name,
    path: relative(root, specification.moduleId),
  });
  const byKey = new Map(specifications.map((specification) => [keyOf(fileOf(specification)), specification]));
  return {
    files: specifications.map(fileOf),
    async run(files) {
      runs = [];
      const { unhandledErrors } = await live.rerunTestSpecifications(
        files.flatMap((file) => byKey.get(keyOf(file)) ?? []),
      );
      const [unhandled] = unhandledErrors;
      const [first] = files;
      if (unhandled && first && runs.every(({ failure }) => failure === null)) {
        runs.push({
          ...first,
          durationMs: 0,
          meta: {},
          failure: nameOf(`an error that nobody caught: ${unhandled}`),
        });
      }
      return runs;
    },
    forget: (path) => live.invalidateFile(path),
    close: () => live.close(),
  };
}
