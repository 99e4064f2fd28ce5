import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';
import type { Engine, Visitor, VisitorOptions } from './visitor.ts';
import { WebDriver } from './web-driver.ts';

const DRIVER_PATHS = [process.env.WEBKIT_DRIVER_PATH ?? '', '/usr/bin/WebKitWebDriver'];
const DISPLAY_PATH = '/usr/bin/Xvfb';
const BROWSERS = '/usr/lib/*/webkit{2gtk-4.1,gtk-6.0}/MiniBrowser';
/** Room on the display for what stands around the page. */
const FRAME_PX = 200;
const READY_TIMEOUT_MS = 20_000;
const POLL_MS = 50;

class WebKitVisitor implements Visitor {
  readonly #driver: WebDriver;
  readonly #session: string;
  readonly #stop: () => void;

  /** `stop` ends what the browser runs on. */
  constructor(driver: WebDriver, session: string, stop: () => void) {
    this.#driver = driver;
    this.#session = session;
    this.#stop = stop;
  }

  #post(path: string, body: object): Promise<unknown> {
    return this.#driver.send('POST', this.#session + path, body);
  }

  async goto(url: string): Promise<void> {
    await this.#post('/url', { url });
  }

  async evaluate<Args extends unknown[], Result>(
    ask: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>> {
    const value = await this.#post('/execute/sync', { script: `return (${ask})(...arguments)`, args });
    // The driver hands back what the function gave, by way of JSON.
    return value as Awaited<Result>;
  }

  async #point(xPx: number, yPx: number, presses: boolean): Promise<void> {
    const move = { type: 'pointerMove', duration: 0, x: xPx, y: yPx };
    const press = [
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ];
    await this.#post('/actions', {
      actions: [
        {
          type: 'pointer',
          id: 'mouse',
          parameters: { pointerType: 'mouse' },
          actions: [move, ...(presses ? press : [])],
        },
      ],
    });
  }

  moveTo(xPx: number, yPx: number): Promise<void> {
    return this.#point(xPx, yPx, false);
  }

  clickAt(xPx: number, yPx: number): Promise<void> {
    return this.#point(xPx, yPx, true);
  }

  async type(text: string): Promise<void> {
    const actions = [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await this.#post('/actions', { actions: [{ type: 'key', id: 'keys', actions }] });
  }

  async screenshot(): Promise<Uint8Array> {
    const picture = await this.#driver.send('GET', `${this.#session}/screenshot`);
    return Buffer.from(String(picture), 'base64');
  }

  async close(): Promise<void> {
    await this.#driver.send('DELETE', this.#session).catch(() => undefined);
    this.#stop();
  }
}

/** A display in memory that is as large as the window shall be; gives its name. */
async function startDisplay({ widthPx, heightPx }: VisitorOptions): Promise<[ChildProcess, string]> {
  const display = spawn(
    DISPLAY_PATH,
    [
      '-displayfd',
      '3',
      '-screen',
      '0',
      `${widthPx + FRAME_PX}x${heightPx + FRAME_PX}x24`,
      '-nolisten',
      'tcp',
    ],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const pipe = display.stdio[3];
  if (!pipe) throw new Error('the display has no pipe to name itself by');
  const [number] = await once(pipe, 'data');
  return [display, `:${String(number).trim()}`];
}

async function whenReady(driver: WebDriver): Promise<void> {
  const endMs = Date.now() + READY_TIMEOUT_MS;
  while (Date.now() < endMs) {
    const isUp = await driver.send('GET', '/status').then(
      () => true,
      () => false,
    );
    if (isUp) return;
    await new Promise((done) => setTimeout(done, POLL_MS));
  }
  throw new Error('the driver of WebKit does not answer');
}

/** A window cannot be narrower than its bar of buttons: the toolkit is told to draw them with no room around them. */
const NARROW_BAR =
  'button, entry, toolbar, box { min-width: 0; min-height: 0; margin: 0; padding: 0; border: 0; }';

function writeSettings(): string {
  const folder = mkdtempSync(join(tmpdir(), 'celestia-webkit-'));
  mkdirSync(join(folder, 'gtk-3.0'));
  writeFileSync(join(folder, 'gtk-3.0/gtk.css'), NARROW_BAR);
  return folder;
}

/** Gives the page its size: the window is larger by its bar. */
async function resize(
  driver: WebDriver,
  session: string,
  visitor: Visitor,
  { widthPx, heightPx }: VisitorOptions,
): Promise<void> {
  const set = (width: number, height: number) =>
    driver.send('POST', `${session}/window/rect`, { x: 0, y: 0, width, height });
  await set(widthPx, heightPx);
  const [width = 0, height = 0] = await visitor.evaluate(() => [innerWidth, innerHeight]);
  await set(2 * widthPx - width, 2 * heightPx - height);
}

async function open(driverPath: string, binary: string, options: VisitorOptions): Promise<WebKitVisitor> {
  const [display, name] = await startDisplay(options);
  const port = await freePort();
  const settings = writeSettings();
  const server = spawn(driverPath, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: name,
      GDK_BACKEND: 'x11',
      LC_ALL: 'en_US.UTF-8',
      XDG_CONFIG_HOME: settings,
    },
  });
  const stop = () => {
    process.off('exit', stop);
    server.kill();
    display.kill();
    rmSync(settings, { recursive: true, force: true });
  };
  // Whatever ends the tests before their time leaves no browser behind.
  process.on('exit', stop);
  try {
    const driver = new WebDriver(`http://127.0.0.1:${port}`);
    await whenReady(driver);
    const args = ['--automation', ...(options.javaScript ? [] : ['--enable-javascript=false'])];
    const session = await driver.open({ 'webkitgtk:browserOptions': { binary, args } });
    const visitor = new WebKitVisitor(driver, session, stop);
    await resize(driver, session, visitor, options);
    return visitor;
  } catch (error) {
    stop();
    throw error;
  }
}

/** WebKitGTK over WebDriver on a display in memory; null where it is not whole. */
export function findWebKit(): Engine | null {
  const driver = DRIVER_PATHS.find((candidate) => candidate !== '' && existsSync(candidate));
  const [browser] = globSync(BROWSERS);
  if (driver === undefined || browser === undefined || !existsSync(DISPLAY_PATH)) return null;
  return {
    name: 'WebKit',
    open: (options) => open(driver, browser, options),
    // Each visitor has a browser of its own, and ends it.
    close: async () => undefined,
  };
}
