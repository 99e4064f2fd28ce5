import { existsSync } from 'node:fs';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import type { Engine, Visitor, VisitorOptions } from './visitor.ts';

const PATHS = [
  process.env.FIREFOX_PATH ?? '',
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

class FirefoxVisitor implements Visitor {
  readonly #browser: Browser;
  readonly page: Page;

  constructor(browser: Browser, page: Page) {
    this.#browser = browser;
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
    return this.#browser.close();
  }
}

async function open(executablePath: string, options: VisitorOptions): Promise<FirefoxVisitor> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    extraPrefsFirefox: {
      'intl.accept_languages': 'en-US',
      // WebDriver BiDi knows no command for it.
      'javascript.enabled': options.javaScript,
      ...options.preferences,
    },
  });
  const [page = await browser.newPage()] = await browser.pages();
  await page.setViewport({ width: options.widthPx, height: options.heightPx });
  return new FirefoxVisitor(browser, page);
}

/** Firefox over WebDriver BiDi; null where there is none. */
export function findFirefox(): (Engine & { open(options: VisitorOptions): Promise<FirefoxVisitor> }) | null {
  const path = PATHS.find((candidate) => candidate !== '' && existsSync(candidate));
  return path === undefined ? null : { name: 'Firefox', open: (options) => open(path, options) };
}
