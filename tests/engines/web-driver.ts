/** What a driver answers with, good or bad (W3C WebDriver, section 6). */
interface Answer {
  value: unknown;
}

const SESSION_TIMEOUT_MS = 60_000;

/** A driver's server at an address: the protocol is JSON over HTTP, so that no client library stands between. */
export class WebDriver {
  readonly #base: string;

  constructor(base: string) {
    this.#base = base;
  }

  /** Sends one command. @throws Error with the driver's own code and message. */
  async send(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<unknown> {
    const response = await fetch(this.#base + path, {
      method,
      signal: AbortSignal.timeout(SESSION_TIMEOUT_MS),
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as Answer;
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  }

  /** Opens a session and gives the path of its commands. */
  async open(capabilities: object): Promise<string> {
    const value = await this.send('POST', '/session', { capabilities: { alwaysMatch: capabilities } });
    const { sessionId } = value as { sessionId: string };
    return `/session/${sessionId}`;
  }
}
