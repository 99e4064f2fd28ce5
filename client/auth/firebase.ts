import { FirebaseError, initializeApp } from 'firebase/app';
import {
  type Auth,
  applyActionCode,
  browserPopupRedirectResolver,
  checkActionCode,
  confirmPasswordReset,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  deleteUser,
  initializeAuth,
  inMemoryPersistence,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut,
  type User,
  updateProfile,
  validatePassword,
  verifyPasswordResetCode,
} from 'firebase/auth';
import type { IdentityConfig } from '../../contract/identity-config.ts';
import type { IdToken } from '../api/token-sync.ts';
import { type ProviderSignIn, providerSignIn } from './firebase-providers.ts';
import { type Ways, waysOf } from './firebase-ways.ts';
import { NO_VERDICT, type PolicyVerdict } from './password-policy.ts';

/**
 * The identity provider's SDK, all of it that the site uses. Import this module dynamically and nowhere else: it is
 * by far the heaviest of the client. Whatever it throws is read by `identityFault`.
 */

interface Newcomer {
  email: string;
  password: string;
  /** Empty: none was given. */
  name: string;
}

export interface Identity extends ProviderSignIn {
  /** Signs in; the answer is an ID token for the site's own session, as that of each sign-in below. */
  signIn(email: string, password: string): Promise<string>;
  /** Makes the account. Asked again for the one it has just made, with the same password, it goes on with that. */
  signUp(newcomer: Newcomer): Promise<string>;
  /** Sends the link that confirms the address of whoever has just signed up. */
  sendVerification(): Promise<void>;
  sendReset(email: string): Promise<void>;
  /** Email of the account that a reset link is for. */
  readResetCode(code: string): Promise<string>;
  resetPassword(code: string, password: string): Promise<void>;
  /** Confirms an address. */
  verifyEmail(code: string): Promise<void>;
  /** Gives an account its old address back, and says which. */
  recoverEmail(code: string): Promise<string>;
  /** The verdict of the project's policy; none where it cannot be read. */
  judgePassword(password: string): Promise<PolicyVerdict>;
  /** The ID token of whoever has signed in on this page, or (`isFresh`) a new one; null: nobody has. */
  idToken(isFresh: boolean): Promise<IdToken | null>;
  /** Address of whoever has signed in on this page; empty: none is known. */
  email(): string;
  /** The provider's id of whoever has signed in on this page; null: nobody has. */
  userId(): string | null;
  /**
   * Removes the provider's own account of whoever has just signed in on this page.
   * @throws an error with the code auth/user-mismatch where that is not the person of this id.
   */
  deleteUser(expectedId: string | null): Promise<void>;
  signOut(): Promise<void>;
  /** The ways into the account of whoever has signed in on this page. */
  ways: Ways;
}

function openAuth(config: IdentityConfig, tag: string): Auth {
  const { apiKey, authDomain, projectId, emulatorUrl } = config;
  const app = initializeApp({ apiKey, authDomain, projectId });
  const auth = initializeAuth(app, {
    // The session is the site's own cookie: nothing of the provider's stays in the browser.
    persistence: inMemoryPersistence,
    // Given here and not at the click: phones and Safari open a window only if its helper is there already.
    popupRedirectResolver: browserPopupRedirectResolver,
  });
  if (emulatorUrl !== '') connectAuthEmulator(auth, emulatorUrl, { disableWarnings: true });
  auth.languageCode = tag;
  return auth;
}

function signUpTo(auth: Auth): Identity['signUp'] {
  let made: { user: User; password: string } | null = null;
  const isMade = ({ email, password }: Newcomer) =>
    made !== null &&
    made.user.uid === auth.currentUser?.uid &&
    made.user.email?.toLowerCase() === email.toLowerCase() &&
    made.password === password;
  return async (newcomer) => {
    const { email, password, name } = newcomer;
    if (made === null || !isMade(newcomer)) {
      made = { user: (await createUserWithEmailAndPassword(auth, email, password)).user, password };
    }
    const { user } = made;
    if (name !== '' && user.displayName !== name) await updateProfile(user, { displayName: name });
    // A fresh one: the first was made before the name.
    return user.getIdToken(name !== '');
  };
}

async function removeUser({ currentUser }: Auth, expectedId: string | null): Promise<void> {
  if (currentUser === null || currentUser.uid !== expectedId) {
    throw new FirebaseError('auth/user-mismatch', 'Somebody else, or nobody, is signed in.');
  }
  await deleteUser(currentUser);
}

/** A policy that could not be read once is not asked for at each key: the provider itself judges in the end. */
function passwordJudge(auth: Auth): Identity['judgePassword'] {
  let isReadable = true;
  return async (password) => {
    if (!isReadable) return NO_VERDICT;
    try {
      return await validatePassword(auth, password);
    } catch {
      isReadable = false;
      return NO_VERDICT;
    }
  };
}

/** Reaches the provider in a visitor's language, given as a BCP 47 tag. */
export function openIdentity(config: IdentityConfig, tag: string): Identity {
  const auth = openAuth(config, tag);
  return {
    ...providerSignIn(auth),
    ways: waysOf(auth, config),
    signIn: async (email, password) =>
      (await signInWithEmailAndPassword(auth, email, password)).user.getIdToken(),
    signUp: signUpTo(auth),
    sendVerification: async () => {
      if (auth.currentUser) await sendEmailVerification(auth.currentUser);
    },
    sendReset: (email) => sendPasswordResetEmail(auth, email),
    readResetCode: (code) => verifyPasswordResetCode(auth, code),
    resetPassword: (code, password) => confirmPasswordReset(auth, code, password),
    verifyEmail: (code) => applyActionCode(auth, code),
    recoverEmail: async (code) => {
      const { data } = await checkActionCode(auth, code);
      await applyActionCode(auth, code);
      return data.email ?? '';
    },
    judgePassword: passwordJudge(auth),
    idToken: async (isFresh) => {
      const read = await auth.currentUser?.getIdTokenResult(isFresh);
      return read ? { token: read.token, issuedMs: Date.parse(read.issuedAtTime) } : null;
    },
    email: () => auth.currentUser?.email ?? '',
    userId: () => auth.currentUser?.uid ?? null,
    deleteUser: (expectedId) => removeUser(auth, expectedId),
    signOut: () => signOut(auth),
  };
}
