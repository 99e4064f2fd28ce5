/** How the messaging service is reached, when it is, and when a call is given up. */
export interface PushWorld {
  fetch: typeof globalThis.fetch;
  nowMs(): number;
  signal: AbortSignal;
}

/** A call to the messaging service. */
export interface PushCall {
  method: 'POST' | 'PATCH' | 'DELETE';
  url: string;
  headers: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  json?: unknown;
}

/** An answer, its body read; null where it is no JSON. */
export interface PushReply {
  status: number;
  body: unknown;
}

/**
 * Asks the messaging service; an answer of 500 or above is asked for once more.
 * @throws TypeError where the line fails, the signal's reason where the time is over.
 */
export async function askService(
  { method, url, headers, json }: PushCall,
  { fetch, signal }: PushWorld,
): Promise<PushReply> {
  const ask = () =>
    fetch(url, {
      method,
      headers: { 'Content-Type': 'application/json', Accept: 'application/json', ...headers },
      ...(json !== undefined && { body: JSON.stringify(json) }),
      signal,
    });
  let response = await ask();
  if (response.status >= 500) response = await ask();
  return { status: response.status, body: await response.json().catch(() => null) };
}

/** A text of an answer; null where there is none of that name. */
export function textOf(body: unknown, name: string): string | null {
  if (typeof body !== 'object' || body === null) return null;
  const value: unknown = (body as Record<string, unknown>)[name];
  return typeof value === 'string' && value !== '' ? value : null;
}
