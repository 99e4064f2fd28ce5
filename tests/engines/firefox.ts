import { existsSync } from 'node:fs';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import type { Engine, Visitor, VisitorOptions } from './visitor.ts';

const PATHS = [
  process.env.FIREFOX_PATH ?? '',
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

export class FirefoxVisitor implements Visitor {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async goto(url: string): Promise<void> {
    await this.page.goto(url, { waitUntil: 'load' });
  }

  async evaluate<Args extends unknown[], Result>(
    ask: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>> {
    const answer: unknown = await this.page.evaluate(`(${ask})(...${JSON.stringify(args)})`);
    // The protocol hands back what the function gave, by way of JSON.
    return answer as Awaited<Result>;
  }

  moveTo(xPx: number, yPx: number): Promise<void> {
    return this.page.mouse.move(xPx, yPx);
  }

  clickAt(xPx: number, yPx: number): Promise<void> {
    return this.page.mouse.click(xPx, yPx);
  }

  type(text: string): Promise<void> {
    return this.page.keyboard.type(text);
  }

  screenshot(): Promise<Uint8Array> {
    return this.page.screenshot();
  }

  close(): Promise<void> {
    return this.page.browserContext().close();
  }
}

/** Firefox over WebDriver BiDi. It starts once for each set of preferences; a visitor is a container of its own in it. */
export class Firefox implements Engine {
  readonly name = 'Firefox';
  readonly #executablePath: string;
  readonly #running = new Map<string, Promise<Browser>>();

  constructor(executablePath: string) {
    this.#executablePath = executablePath;
  }

  #start(preferences: NonNullable<VisitorOptions['preferences']>): Promise<Browser> {
    const key = JSON.stringify(preferences);
    const running =
      this.#running.get(key) ??
      puppeteer.launch({
        browser: 'firefox',
        executablePath: this.#executablePath,
        headless: true,
        extraPrefsFirefox: preferences,
      });
    this.#running.set(key, running);
    return running;
  }

  async open({ javaScript, widthPx, heightPx, preferences }: VisitorOptions): Promise<FirefoxVisitor> {
    // WebDriver BiDi knows no command that switches scripts off.
    const browser = await this.#start({
      'intl.accept_languages': 'en-US',
      'javascript.enabled': javaScript,
      ...preferences,
    });
    const context = await browser.createBrowserContext();
    const page = await context.newPage();
    await page.setViewport({ width: widthPx, height: heightPx });
    return new FirefoxVisitor(page);
  }

  async close(): Promise<void> {
    const running = [...this.#running.values()];
    this.#running.clear();
    await Promise.all(running.map(async (browser) => (await browser).close()));
  }
}

/** Null where there is none. */
export function findFirefox(): Firefox | null {
  const path = PATHS.find((candidate) => candidate !== '' && existsSync(candidate));
  return path === undefined ? null : new Firefox(path);
}
