/** What Vitest's runner of modules knows of one; neither has a type that may be asked for. */
interface KnownModule {
  id: string;
  evaluated: boolean;
  meta?: unknown;
  promise?: Promise<unknown>;
}

interface ModuleRunner {
  evaluatedModules: { getModuleByUrl(url: string): KnownModule | undefined };
  concurrentModuleNodePromises: ReadonlyMap<string, unknown>;
  cachedModule(url: string, importer?: string): Promise<KnownModule>;
  getModuleInformation(url: string, importer?: string, known?: KnownModule): Promise<KnownModule>;
  cachedRequest(
    url: string,
    module: KnownModule,
    callstack?: readonly string[],
    metadata?: { isDynamicImport?: boolean },
    ignoreMock?: boolean,
  ): Promise<unknown>;
}

const { moduleRunner } = (globalThis as unknown as { __vitest_mocker__: { moduleRunner: ModuleRunner } })
  .__vitest_mocker__;

/** Set on the runner itself: one worker runs many files, and this one before each. */
const TAUGHT = Symbol.for('requests wait for modules by themselves');

/** Whoever asked first may have been broken off: after so long it is asked anew. */
const PATIENCE_MS = 5_000;
const LOOK_MS = 2;

/** The tests' own clocks stand still where they like. */
const { setTimeout: later } = globalThis;

async function waitUntil(isSo: () => boolean): Promise<void> {
  for (let waitedMs = 0; !isSo() && waitedMs < PATIENCE_MS; waitedMs += LOOK_MS) {
    await new Promise((done) => later(done, LOOK_MS));
  }
}

/**
 * Lets each request wait for a module by itself. An `import()` in a request asks for its module outside of the worker each time, loaded or
 * not, and two requests that ask at once share one promise: the second would then run in the first one's place, which workerd takes for a
 * request that hangs, and a worker with such requests does not end. In the built worker a module is no promise of a request.
 */
function waitAlone(runner: ModuleRunner & { [TAUGHT]?: true }): void {
  if (runner[TAUGHT]) return;
  runner[TAUGHT] = true;
  const evaluate = runner.cachedRequest.bind(runner);
  const ask = runner.cachedModule.bind(runner);
  const find = (url: string) => {
    const known = runner.evaluatedModules.getModuleByUrl(url);
    return known?.meta ? known : undefined;
  };
  runner.cachedModule = async (url, importer) => {
    const isFree = () => find(url) !== undefined || !runner.concurrentModuleNodePromises.has(url);
    await waitUntil(isFree);
    const known = find(url);
    if (known) return known;
    return isFree() ? ask(url, importer) : runner.getModuleInformation(url, importer);
  };
  runner.cachedRequest = async (url, module, callstack = [], metadata, ignoreMock) => {
    const isOthers = metadata?.isDynamicImport && module.promise && !callstack.includes(module.id);
    if (isOthers) await waitUntil(() => module.evaluated);
    return evaluate(url, module, callstack, metadata, ignoreMock);
  };
}

waitAlone(moduleRunner);
