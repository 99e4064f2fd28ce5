import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright/test';
import type { ChatSettingsAnswer } from '../../contract/chat-settings.ts';
import type { MessageJson } from '../../contract/conversations.ts';
import { Site } from '../../scripts/conversations/killable-site.ts';
import { type RunningStub, startModelStub } from '../../scripts/model-stub/server.ts';
import { CHAT_PATH, isAlive, noteLogin } from './chat-people.ts';
import { CuttableLine } from './cuttable-line.ts';

/** Before each word: the first sentence comes after half a second, the last after some four. */
const PAUSE_MS = 60;
const PEOPLE = 40;

/** A port that nobody listens on. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** A site of its own, whose answers are worded by a slow model, with a line to it that can be cut. */
export class SlowSite {
  readonly line: CuttableLine;
  readonly site: Site;
  private readonly stub: RunningStub;
  private readonly stateDir: string;
  private person = 0;

  private constructor(site: Site, line: CuttableLine, stub: RunningStub, stateDir: string) {
    this.site = site;
    this.line = line;
    this.stub = stub;
    this.stateDir = stateDir;
  }

  /** @param dailyMessages left out: as many as one likes. */
  static async start(dailyMessages?: number): Promise<SlowSite> {
    const stateDir = mkdtempSync(join(tmpdir(), 'celestia-slow-'));
    const stub = await startModelStub(0, PAUSE_MS);
    const port = await freePort();
    const limit = dailyMessages === undefined ? {} : { dailyMessages };
    const site = new Site({ port, stateDir, people: PEOPLE, modelUrl: stub.url, ...limit });
    await site.start();
    return new SlowSite(site, await CuttableLine.open(port), stub, stateDir);
  }

  async stop(): Promise<void> {
    await this.line.close();
    await this.site.kill();
    await this.stub.stop();
    rmSync(this.stateDir, { recursive: true, force: true });
  }

  /** Lets one of the people be signed in to a context. */
  async enterAs(context: BrowserContext, index: number): Promise<void> {
    const { userId, cookies } = await this.site.browser(index);
    await context.addCookies(
      Object.entries(cookies).map(([name, value]) => ({
        name,
        value: encodeURIComponent(value),
        url: this.site.origin,
        httpOnly: name === 'authToken',
      })),
    );
    await noteLogin(context, userId);
  }

  /** Somebody who has not been here yet and has agreed to everything, in front of the page; which of the people it is. */
  async arrive(page: Page, language = 'en', origin = this.site.origin): Promise<number> {
    this.person += 1;
    const agreed = await this.site.ask(this.person, 'PUT', '/settings', { consent: { version: 1 } });
    if (!agreed.ok) throw new Error(`the consent was answered with ${agreed.status}`);
    await this.enterAs(page.context(), this.person);
    await page.goto(origin + CHAT_PATH.replace('en', language));
    await isAlive(page);
    return this.person;
  }

  /** The same person's page in another browser. */
  async elsewhere(browser: Browser, index: number, url: string): Promise<Page> {
    const context = await browser.newContext();
    await this.enterAs(context, index);
    const page = await context.newPage();
    await page.goto(url);
    await isAlive(page);
    return page;
  }

  /** What the server has of somebody's last conversation. */
  async messagesOf(index: number): Promise<MessageJson[]> {
    const { conversations } = (await (await this.site.ask(index, 'GET', '/conversations')).json()) as {
      conversations: { id: string }[];
    };
    const response = await this.site.ask(index, 'GET', `/conversations/${conversations[0]?.id}/messages`);
    return ((await response.json()) as { messages: MessageJson[] }).messages;
  }

  async settingsOf(index: number): Promise<ChatSettingsAnswer> {
    return (await (await this.site.ask(index, 'GET', '/settings')).json()) as ChatSettingsAnswer;
  }
}

/** Sentences as they stand on the page. */
export const sentences = (page: Page) => page.locator('.turn:last-child .said span');
export const making = (page: Page) => page.locator('.turn__answer--making');

export async function seenSentences(page: Page): Promise<string[]> {
  return (await sentences(page).allInnerTexts()).map((text) => text.trim());
}
