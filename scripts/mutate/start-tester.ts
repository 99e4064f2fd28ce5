import { type ChildProcess, fork } from 'node:child_process';
import { resolve } from 'node:path';
import type { TestFileRun } from './live-tests.ts';
import type { Answer, Order } from './tester.ts';

export interface Tester {
  /** @returns null where the tests did not come to an end in time: the process is then ended, and the next order has a new one. */
  ask(order: Order, patienceMs: number): Promise<TestFileRun[] | null>;
  stop(): void;
}

/** A process that runs tests in a copy of the project, started as it is needed. */
export function startTester(tree: string): Tester {
  let child: ChildProcess | null = null;
  const stop = () => {
    // With all that it has started: a worker that goes round for ever hears nothing else.
    if (child?.pid) process.kill(-child.pid, 'SIGKILL');
    child = null;
  };
  return {
    stop,
    ask(order, patienceMs) {
      child ??= fork(resolve(tree, 'scripts/mutate/tester.ts'), {
        cwd: tree,
        detached: true,
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
        env: { ...process.env, NODE_ENV: 'test' },
      });
      const asked = child;
      return new Promise((done, fail) => {
        const timer = setTimeout(() => {
          asked.removeAllListeners();
          stop();
          done(null);
        }, patienceMs);
        const end = () => {
          clearTimeout(timer);
          asked.removeAllListeners();
        };
        asked.once('message', (answer: Answer) => {
          end();
          if ('error' in answer) fail(new Error(answer.error));
          else done(answer.runs);
        });
        asked.once('exit', (code) => {
          end();
          child = null;
          fail(new Error(`the tests' process ended with ${code}`));
        });
        asked.send(order);
      });
    },
  };
}
