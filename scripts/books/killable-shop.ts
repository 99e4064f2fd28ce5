import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { PaidOrder } from './paid-order.ts';

/** What is there of an order's book. */
export interface Seen {
  /** Of the row, of the order, and how often the making was begun. */
  state: string;
  fulfilment: string;
  tries: number;
  /** How many words to the buyer that the book is ready. */
  told: number;
  /** SHA-256 of the page's blocks and of the print in the bucket; null where none lies there. */
  page: string | null;
  print: string | null;
}

export type Question =
  | { ask: 'order'; order: PaidOrder }
  | { ask: 'make'; id: string }
  | { ask: 'look'; id: string };
export type Answer = { seen: Seen | null } | { failure: string };

/** The built workers, pages and books, in a process group of their own that is started, killed and started again on the same state. */
export class Shop {
  private readonly stateDir: string;
  private child: ChildProcess | null = null;

  constructor(stateDir: string) {
    this.stateDir = stateDir;
  }

  /** Resolves when it takes questions. */
  async start(): Promise<void> {
    const child = spawn(process.execPath, ['scripts/books/serve-shop.ts'], {
      detached: true,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: { ...process.env, STATE_DIR: this.stateDir },
    });
    this.child = child;
    await this.answered(child);
  }

  /** kill -9 of its whole group, workerd among it. What the queue held is lost with it. */
  async kill(): Promise<void> {
    const { child } = this;
    if (child?.pid === undefined) return;
    const ended = once(child, 'exit');
    process.kill(-child.pid, 'SIGKILL');
    await ended;
    this.child = null;
  }

  /** @throws Error with what the other side could not do, or where it ended. */
  async ask(question: Question): Promise<Seen | null> {
    const { child } = this;
    if (!child) throw new Error('the shop is closed');
    child.send(question);
    return this.answered(child);
  }

  /** What is there of an order. */
  async look(id: string): Promise<Seen> {
    const seen = await this.ask({ ask: 'look', id });
    if (!seen) throw new Error('nothing was seen');
    return seen;
  }

  private answered(child: ChildProcess): Promise<Seen | null> {
    return new Promise((resolve, reject) => {
      const ended = () => reject(new Error('the shop ended'));
      child.once('exit', ended);
      child.once('message', (answer: Answer) => {
        child.off('exit', ended);
        if ('failure' in answer) reject(new Error(answer.failure));
        else resolve(answer.seen);
      });
    });
  }
}
