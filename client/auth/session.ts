import { getDefaultStore } from 'jotai/vanilla';
import * as v from 'valibot';
import { SessionAnswer, type SessionWishes } from '../../contract/account.ts';
import { ApiError } from '../../contract/api-error.ts';
import type { ErrorCode } from '../../contract/error-codes.ts';
import type { HumanProof } from '../../contract/human-action.ts';
import { siteHttp } from '../api/site-http.ts';
import { authAtoms } from '../state/auth.ts';
import { keptCampaign } from '../state/kept-campaign.ts';
import type { IdentityCode } from './identity-codes.ts';

/** What a session is opened with. */
export interface OpeningWishes extends SessionWishes {
  human?: HumanProof | null;
}

/** Why the site gave no session, by the code of its text. */
export class SessionError extends Error {
  readonly code: IdentityCode;

  constructor(code: IdentityCode, options?: ErrorOptions) {
    super(code, options);
    this.name = 'SessionError';
    this.code = code;
  }
}

/** The site's own codes, by the text that tells of them. */
const CODES: Readonly<Partial<Record<ErrorCode, IdentityCode>>> = {
  invalid_token: 'user-token-expired',
  unauthorized: 'user-token-expired',
  recent_login_required: 'requires-recent-login',
  other_person: 'user-mismatch',
  human_check_failed: 'human-check',
  too_many_requests: 'too-many-requests',
};

/** What a refusal of the site means. Our fault and our being down are the same to whoever waits. */
export async function codeOfRefusal(response: Response): Promise<IdentityCode> {
  const fallback = response.status >= 500 ? 'unavailable' : 'internal-error';
  try {
    const { error } = v.parse(ApiError, await response.json());
    return CODES[error.code] ?? fallback;
  } catch {
    // Not an answer of the site, but of something before it.
    return fallback;
  }
}

/** Posts to the site; the same again, by the client's retries, is one and the same to the server. */
async function post(path: string, body: unknown): Promise<Response> {
  const response = await siteHttp.send(path, { method: 'POST', json: body }).catch((error: unknown) => {
    throw new SessionError('network-request-failed', { cause: error });
  });
  if (!response.ok) throw new SessionError(await codeOfRefusal(response));
  return response;
}

function forgetPerson(): void {
  siteHttp.forgetToken();
  getDefaultStore().set(authAtoms.signOutAtom);
}

/**
 * Turns the provider's ID token into the site's session, which lives in a cookie that no script reads.
 * @throws SessionError
 */
export async function openSession(
  idToken: string,
  { human = null, ...wishes }: OpeningWishes = {},
): Promise<SessionAnswer> {
  const campaign = keptCampaign();
  const response = await post('/api/account/session', {
    idToken,
    ...wishes,
    ...(human && { human }),
    ...(campaign && { campaign }),
  });
  const { success, output: opened } = v.safeParse(SessionAnswer, await response.json());
  if (!success) throw new SessionError('internal-error');
  getDefaultStore().set(authAtoms.signInAtom, opened);
  return opened;
}

/**
 * Removes what the site keeps of the person whom the provider's ID token speaks of.
 * @throws SessionError
 */
export async function deleteAccount(idToken: string): Promise<void> {
  await post('/api/account/delete', { idToken });
  forgetPerson();
}

/** Ends the session. It is over for the person even where the line is down: nothing is thrown. */
export async function endSession(): Promise<void> {
  await post('/api/account/logout', {}).catch((error: unknown) => console.warn('sign-out failed', error));
  forgetPerson();
}
