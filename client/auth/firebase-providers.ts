import { FirebaseError } from 'firebase/app';
import {
  type Auth,
  type AuthProvider,
  FacebookAuthProvider,
  GoogleAuthProvider,
  getAdditionalUserInfo,
  getRedirectResult,
  linkWithCredential,
  type OAuthCredential,
  signInWithPopup,
  signInWithRedirect,
  signOut,
  type User,
  type UserCredential,
} from 'firebase/auth';
import type { PendingLink, ProviderId } from './ways.ts';

/** Signing in by a provider's window, and what becomes of one whose address has an account already. */
export interface ProviderSignIn {
  /** Opens the provider's window, 500 by 600 px as the SDK has it. `email` is the one that is meant, where one is known. */
  signInByPopup(provider: ProviderId, email?: string): Promise<string>;
  /** Leaves the page for the provider, which comes back to it. */
  signInByRedirect(provider: ProviderId): Promise<void>;
  /** The token of a visitor who has come back from a redirect; null where nobody has. */
  returned(): Promise<string | null>;
  /** The sign-in that was refused last because its address has an account; null: none was, or it is done with. */
  pendingLink(): PendingLink | null;
  dropPendingLink(): void;
  /**
   * Adds the pending sign-in to the account of whoever has signed in since. Without one it changes nothing. The answer is an
   * ID token, as that of a sign-in. @throws an error with the code auth/user-mismatch for the account of another address.
   */
  linkPending(): Promise<string>;
  /** Takes back a sign-in of somebody who was not meant: an account that arose by it goes again. */
  turnAway(): Promise<void>;
}

function googleFor(email: string | null): AuthProvider {
  return new GoogleAuthProvider().setCustomParameters({
    prompt: 'select_account',
    ...(email && { login_hint: email }),
  });
}

export const PROVIDERS = {
  google: googleFor,
  facebook: () => new FacebookAuthProvider().addScope('email'),
} as const satisfies Record<ProviderId, (email: string | null) => AuthProvider>;

const CREDENTIAL_OF = {
  google: (error: FirebaseError) => GoogleAuthProvider.credentialFromError(error),
  facebook: (error: FirebaseError) => FacebookAuthProvider.credentialFromError(error),
} as const satisfies Record<ProviderId, (error: FirebaseError) => OAuthCredential | null>;

/** The SDK calls it an error of its own where the helper of its windows cannot be loaded. */
export async function byHelper<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    const isDown = error instanceof FirebaseError && error.customData instanceof Event;
    throw isDown ? new FirebaseError('auth/network-request-failed', error.message) : error;
  }
}

/** Whether something thrown is the SDK's error of a code. */
export function isFault(thrown: unknown, code: string): thrown is FirebaseError {
  return thrown instanceof FirebaseError && thrown.code === code;
}

interface Pending extends PendingLink {
  credential: OAuthCredential;
}

/** What an error says of a sign-in that only waits for its account's owner; null for any other error. */
function pendingOf(thrown: unknown): Pending | null {
  if (!isFault(thrown, 'auth/account-exists-with-different-credential')) return null;
  const { email, _tokenResponse: answer } = thrown.customData ?? {};
  const isNamed = typeof answer === 'object' && answer !== null && 'providerId' in answer;
  const provider = isNamed && answer.providerId === 'facebook.com' ? 'facebook' : 'google';
  const credential = CREDENTIAL_OF[provider](thrown);
  return credential && { email: typeof email === 'string' ? email : '', provider, credential };
}

function isOf({ email }: User, pending: PendingLink): boolean {
  return email !== null && email.toLowerCase() === pending.email.toLowerCase();
}

export function providerSignIn(auth: Auth): ProviderSignIn {
  let pending: Pending | null = null;
  /** Whom the last window has brought, where that made the account. */
  let newcomer: User | null = null;

  async function arrive(window: Promise<UserCredential | null>): Promise<UserCredential | null> {
    newcomer = null;
    try {
      const arrived = await byHelper(window);
      newcomer = arrived && getAdditionalUserInfo(arrived)?.isNewUser ? arrived.user : null;
      return arrived;
    } catch (thrown) {
      pending = pendingOf(thrown) ?? pending;
      throw thrown;
    }
  }

  async function turnAway(): Promise<void> {
    if (newcomer) await newcomer.delete().catch((error: unknown) => console.warn('not taken back', error));
    newcomer = null;
    await signOut(auth);
  }

  async function linkPending(): Promise<string> {
    const user = auth.currentUser;
    if (!user) throw new FirebaseError('auth/user-token-expired', 'Nobody is signed in.');
    if (!pending) return user.getIdToken();
    if (!isOf(user, pending)) {
      await turnAway();
      throw new FirebaseError('auth/user-mismatch', 'The account of another address.');
    }
    await linkWithCredential(user, pending.credential).catch((thrown: unknown) => {
      // By an answer that was lost.
      if (!isFault(thrown, 'auth/provider-already-linked')) throw thrown;
    });
    pending = null;
    return user.getIdToken(true);
  }

  return {
    signInByPopup: async (provider, email = '') => {
      const arrived = await arrive(signInWithPopup(auth, PROVIDERS[provider](email)));
      return arrived?.user.getIdToken() ?? '';
    },
    signInByRedirect: (provider) => byHelper(signInWithRedirect(auth, PROVIDERS[provider](null))),
    returned: async () => (await arrive(getRedirectResult(auth)))?.user.getIdToken() ?? null,
    pendingLink: () => pending && { email: pending.email, provider: pending.provider },
    dropPendingLink: () => {
      pending = null;
    },
    linkPending,
    turnAway,
  };
}
