import type { IdentityCode } from './identity-codes.ts';

/** The site's own answer to a sign-in. */
export interface OpenedSession {
  userId: string;
  loginMethod: 'email' | 'google' | 'facebook';
  isNew: boolean;
}

/** Why the site gave no session, by the code of its text. */
export class SessionError extends Error {
  readonly code: IdentityCode;

  constructor(code: IdentityCode) {
    super(code);
    this.name = 'SessionError';
    this.code = code;
  }
}

/** What a refusal of the site means. Our fault and our being down are the same to whoever waits. */
export function codeOfStatus(status: number): IdentityCode {
  if (status === 429) return 'too-many-requests';
  if (status === 401) return 'user-token-expired';
  return status >= 500 ? 'unavailable' : 'internal-error';
}

/** After this long without an answer the line is taken to be down. */
const TIMEOUT_MS = 30_000;

async function post(path: string, body: unknown): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  } catch {
    throw new SessionError('network-request-failed');
  }
  if (!response.ok) throw new SessionError(codeOfStatus(response.status));
  return response;
}

/**
 * Turns the provider's ID token into the site's session, which lives in a cookie that no script reads.
 * @throws SessionError
 */
export async function openSession(idToken: string, marketing: boolean): Promise<OpenedSession> {
  const response = await post('/api/account/session', { idToken, marketing });
  return (await response.json()) as OpenedSession;
}

/** Ends the session. It is over for the person even where the line is down: nothing is thrown. */
export async function endSession(): Promise<void> {
  await post('/api/account/logout', {}).catch((error: unknown) => console.warn('sign-out failed', error));
}
