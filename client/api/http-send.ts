import { ConnectionLost } from './retry-policy.ts';

/** One request as it goes out, the same at every retry. */
export interface OutgoingRequest {
  url: string;
  method: string;
  headers: Headers;
  /** A body that can be sent again; a stream cannot. */
  body: string | Blob | FormData | URLSearchParams | null;
  /** Hands a good answer over at its headers, for what is read as it comes. Any other is read whole. */
  stream: boolean;
}

/** The answer with its body read, so that a line that breaks midway counts and is tried again. */
async function readWhole(response: Response): Promise<Response> {
  if (response.body === null) return response;
  try {
    const bytes = await response.arrayBuffer();
    const { status, statusText, headers } = response;
    return new Response(bytes, { status, statusText, headers });
  } catch (cause) {
    throw new ConnectionLost('the answer broke off', { cause });
  }
}

/**
 * Sends a request once. Any status is an answer; the retries, their clock and the time limit are the caller's.
 * @throws ConnectionLost where the line failed, the signal's reason where that ended it, TypeError for a request that cannot be.
 */
export async function sendOnce(
  { url, method, headers, body, stream }: OutgoingRequest,
  { fetch, signal }: { fetch: typeof globalThis.fetch; signal: AbortSignal },
): Promise<Response> {
  // Made first: what is wrong with a request is told here, so that whatever a fetch rejects with is the line's.
  const request = new Request(url, { method, headers, body, signal });
  const response = await fetch(request).catch((cause: unknown) => {
    signal.throwIfAborted();
    throw new ConnectionLost('the line failed', { cause });
  });
  return stream && response.ok ? response : await readWhole(response);
}
