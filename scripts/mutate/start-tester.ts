import { type ChildProcess, fork } from 'node:child_process';
import { resolve } from 'node:path';
import type { TestFileRun } from './live-tests.ts';
import { type ProcessorTimes, processorTimesOf, usedSince } from './processor-time.ts';
import type { Answer, Order } from './tester.ts';

/** Why tests have no end: they went on beyond their time, or waited for what never came. */
export type NoEnd = 'endless' | 'still';

export interface Tester {
  /**
   * @param patienceMs how much processor time a test file may use: what else the machine does, takes none of it.
   * @returns why, where the tests did not come to an end: the process is then ended, and the next order has a new one.
   */
  ask(order: Order, patienceMs: number): Promise<TestFileRun[] | NoEnd>;
  stop(): void;
}

/**
 * Asks once more where a process broke down or stood still, which is no verdict: a worker that is started beside much else sometimes never is.
 */
export async function askTwice(
  tester: Tester,
  order: Order,
  patienceMs: number,
): Promise<TestFileRun[] | NoEnd> {
  const ask = () => tester.ask(order, patienceMs);
  const answer = await ask().catch(ask);
  return answer === 'still' ? ask() : answer;
}

/** How often the processor time is looked at. */
const LOOK_MS = 2_000;
/** Tests that wait for what never comes use no processor: after so long without a second of it they are given up. */
const STILL_MS = 150_000;
const STEP_MS = 1_000;

interface Limit {
  /** Counts from here on. */
  restart(): void;
  end(): void;
}

/** Calls back once a process group has used more processor time than it may, or uses none. */
function limitTime(group: number, patienceMs: number, onOver: (why: NoEnd) => void): Limit {
  let before: ProcessorTimes | null = null;
  let [movedAtMs, movedUsedMs] = [Date.now(), 0];
  let isEnded = false;
  const look = async () => {
    const now = await processorTimesOf(group);
    // Where the system does not tell, there is no limit.
    if (now === null) return;
    before ??= now;
    const usedMs = usedSince(before, now);
    // Less than before: a process has ended, and its time is no longer told.
    const isMoved = usedMs >= movedUsedMs + STEP_MS || usedMs < movedUsedMs;
    if (isMoved) [movedAtMs, movedUsedMs] = [Date.now(), usedMs];
    if (isEnded) return;
    if (usedMs > patienceMs) onOver('endless');
    else if (Date.now() - movedAtMs > STILL_MS) onOver('still');
  };
  void look();
  const timer = setInterval(look, LOOK_MS);
  return {
    restart() {
      before = null;
      [movedAtMs, movedUsedMs] = [Date.now(), 0];
    },
    end() {
      isEnded = true;
      clearInterval(timer);
    },
  };
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
        const end = () => {
          limit.end();
          asked.removeAllListeners();
        };
        const limit = limitTime(asked.pid ?? 0, patienceMs, (why) => {
          end();
          stop();
          done(why);
        });
        asked.on('message', (answer: Answer) => {
          if ('isOn' in answer) return limit.restart();
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
