import { createServer, type Server } from 'node:http';
import type { Miniflare } from 'miniflare';
import { issuerOf } from '../../worker/identity/id-token.ts';
import { addPeople, bearerOf, newSessionKeys, personId } from '../conversations/people.ts';
import { migrateAccounts } from '../local-accounts.ts';
import { serveBuild } from '../start.ts';

/** The built site with people who keep something everywhere, for the drill of a restore. */

const PROJECT = 'demo-restore';

/** The identity provider after people have left it: nobody has an account there any more. */
async function startProvider(): Promise<{ url: string; server: Server }> {
  const server = createServer((_request, response) => {
    response.setHeader('Content-Type', 'application/json').end('{"users":[]}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('the provider has no port');
  return { url: `http://127.0.0.1:${address.port}`, server };
}

/** A proof of somebody who has signed in just now, as the provider's emulator gives it. */
function idTokenOf(userId: string): string {
  const seconds = Math.floor(Date.now() / 1000);
  const parts = [
    { alg: 'none', typ: 'JWT' },
    {
      iss: issuerOf(PROJECT),
      aud: PROJECT,
      sub: userId,
      iat: seconds,
      auth_time: seconds,
      exp: seconds + 3600,
      email: `${userId}@example.com`,
      email_verified: true,
      firebase: { sign_in_provider: 'password' },
    },
  ];
  return `${parts.map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')}.`;
}

export class DrilledSite {
  private readonly stateDir: string;
  private readonly port: number;
  private readonly keys = newSessionKeys();
  private provider: Server | null = null;
  private miniflare: Miniflare | null = null;

  constructor(stateDir: string, port: number) {
    this.stateDir = stateDir;
    this.port = port;
  }

  /** Without the places: they are of nobody, and filled anew by any start. */
  async start(): Promise<Miniflare> {
    const { url, server } = await startProvider();
    this.provider = server;
    const variables = {
      SESSION_KEYS: this.keys,
      FIREBASE_PROJECT_ID: PROJECT,
      AUTH_EMULATOR_URL: url,
      CHAT_DAILY_MESSAGES: '',
    };
    this.miniflare = await serveBuild({
      port: this.port,
      host: '127.0.0.1',
      stateDir: this.stateDir,
      variables,
    });
    return this.miniflare;
  }

  async stop(): Promise<void> {
    await this.miniflare?.dispose();
    this.provider?.close();
    this.miniflare = null;
  }

  private async ask(path: string, init: RequestInit = {}): Promise<Response> {
    const response = await fetch(`http://127.0.0.1:${this.port}${path}`, init);
    if (!response.ok)
      throw new Error(`${path} was answered with ${response.status}: ${await response.text()}`);
    return response;
  }

  private async askAs(person: number, method: string, path: string, body?: unknown): Promise<Response> {
    const headers = { ...(await bearerOf(person, this.keys)), 'Content-Type': 'application/json' };
    return this.ask(path, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) });
  }

  /** Gives each of so many people a chart, an order with its book, and a conversation with a message. */
  async fill(miniflare: Miniflare, people: number): Promise<void> {
    const accounts = await miniflare.getD1Database('ACCOUNTS');
    const books = await miniflare.getR2Bucket('BOOKS');
    await migrateAccounts(accounts);
    const nowMs = Date.now();
    await addPeople(accounts, people, nowMs);
    for (let person = 0; person < people; person += 1) {
      const id = personId(person);
      const [order, key] = [crypto.randomUUID(), `book-of-${person}`];
      await accounts.batch([
        accounts
          .prepare(
            `INSERT INTO chart (user_id, id, name, fields, settled_birth, created_ms, updated_ms)
             SELECT id, 'chart', 'A chart', birth, settled_birth, ?2, ?2 FROM user WHERE id = ?1`,
          )
          .bind(id, nowMs),
        accounts
          .prepare(
            `INSERT INTO orders (id, user_id, language, market, currency, product, amount, tax, price_version, law_version, payment,
               fulfilment, created_ms, paid_ms)
             VALUES (?1, ?2, 'en', 'us', 'usd', 'report:natal', 1900, 'exclusive', '1', '1', 'paid', 'ready', ?3, ?3)`,
          )
          .bind(order, id, nowMs),
        accounts
          .prepare(
            `INSERT INTO report_order (order_id, report, births, options, language, key, state, created_ms, ready_ms)
             VALUES (?1, 'natal', '[]', '{}', 'en', ?2, 'ready', ?3, ?3)`,
          )
          .bind(order, key, nowMs),
      ]);
      for (const file of ['book.json', 'book.pdf']) await books.put(`${key}/${file}`, `${file} of ${person}`);
      await this.talk(person);
    }
  }

  private async talk(person: number): Promise<void> {
    await this.askAs(person, 'PUT', '/api/chat/settings', { consent: { version: 1 } });
    await this.askAs(person, 'POST', '/api/chat/conversations', { id: 'talk-0001', persona: 'celestia' });
    const message = { id: 'message-0001', text: 'What about my Venus?' };
    await this.askAs(person, 'POST', '/api/chat/conversations/talk-0001/messages', message);
    const stream = await this.askAs(person, 'GET', '/api/chat/conversations/talk-0001/events');
    // Ends with the answer: until then it is being written.
    await stream.body?.cancel();
  }

  /** Messages and answers that a person's object has. */
  async spoken(person: number): Promise<number> {
    const response = await this.askAs(person, 'GET', '/api/chat/conversations/talk-0001/messages');
    const { messages } = (await response.json()) as { messages: { answer: { state: string } }[] };
    return messages.length;
  }

  /** Deletes an account as its person does. */
  async deleteAccount(person: number): Promise<void> {
    await this.ask('/api/account/delete', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ idToken: idTokenOf(personId(person)) }),
    });
  }

  /** What the clock does every ten minutes. */
  async tick(): Promise<void> {
    await this.ask('/cdn-cgi/local/scheduled');
  }
}
