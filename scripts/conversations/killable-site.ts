import { type ChildProcess, spawn } from 'node:child_process';
import { connect } from 'node:net';
import { createInterface } from 'node:readline';
import { bearerOf, browserOf, newSessionKeys } from './people.ts';

const CLOSED_POLL_MS = 20;

export interface SiteOptions {
  port: number;
  stateDir: string;
  people: number;
  /** Of the model's stub. */
  modelUrl: string;
  /** Messages of a day; as many as one likes where it is left out. */
  dailyMessages?: number;
}

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

/** The built site in a process group of its own, that is started, killed and started again on the same state. */
export class Site {
  readonly origin: string;
  private readonly options: SiteOptions;
  private readonly keys = newSessionKeys();
  private child: ChildProcess | null = null;

  constructor(options: SiteOptions) {
    this.options = options;
    this.origin = `http://127.0.0.1:${options.port}`;
  }

  /** Resolves when it listens. */
  async start(): Promise<void> {
    const { port, stateDir, people, modelUrl, dailyMessages } = this.options;
    const child = spawn(process.execPath, ['scripts/conversations/serve.ts'], {
      detached: true,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        ...process.env,
        PORT: String(port),
        STATE_DIR: stateDir,
        PEOPLE: String(people),
        SESSION_KEYS: this.keys,
        FIREBASE_PROJECT_ID: 'drill',
        CHAT_DAILY_MESSAGES: String(dailyMessages ?? ''),
        MODEL_URL: modelUrl,
        MODEL_NAME: 'good',
        MODEL_PROVIDER: 'Stub',
        MODEL_COUNTRY: 'TR',
        MODEL_INPUT_PRICE: '0.01',
        MODEL_OUTPUT_PRICE: '0.01',
        MODEL_DAILY_CEILING: '1000000',
      },
    });
    this.child = child;
    await new Promise<void>((resolve, reject) => {
      // Read to its end: a pipe that nobody empties would hold up the site.
      createInterface({ input: child.stdout }).on('line', (line) => line === 'ready' && resolve());
      child.once('exit', () => reject(new Error('the site did not start')));
    });
  }

  /** kill -9 of its whole group, workerd among it; resolves when its port is closed. */
  async kill(): Promise<void> {
    const { child } = this;
    if (child?.pid === undefined) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    process.kill(-child.pid, 'SIGKILL');
    await ended;
    while (await isOpen(this.options.port)) await new Promise((done) => setTimeout(done, CLOSED_POLL_MS));
    this.child = null;
  }

  /** Asks for something as one of the people. */
  async ask(person: number, method: string, path: string, body?: unknown): Promise<Response> {
    return fetch(`${this.origin}/api/chat${path}`, {
      method,
      headers: {
        ...(await bearerOf(person, this.keys)),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  }

  /** What a browser holds in which one of the people is signed in. */
  browser(person: number) {
    return browserOf(person, this.keys);
  }

  /** Opens a conversation for one of the people, who agrees to everything. */
  async open(person: number, id: string): Promise<void> {
    const settled = await this.ask(person, 'PUT', '/settings', { consent: { version: 1 } });
    const opened = await this.ask(person, 'POST', '/conversations', { id, persona: 'celestia' });
    if (!settled.ok || !opened.ok) throw new Error(`no conversation: ${settled.status}, ${opened.status}`);
  }
}
