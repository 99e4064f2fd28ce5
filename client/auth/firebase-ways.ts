import { FirebaseError } from 'firebase/app';
import {
  type Auth,
  EmailAuthProvider,
  linkWithPopup,
  reauthenticateWithCredential,
  signInWithEmailAndPassword,
  type User,
  unlink,
  updatePassword,
} from 'firebase/auth';
import type { IdentityConfig } from '../../contract/identity-config.ts';
import { byHelper, isFault, PROVIDERS } from './firebase-providers.ts';
import { type ProviderId, WAY_IDS, type WayId } from './ways.ts';

/** The ways into the account of whoever has signed in on this page. */
export interface Ways {
  /** Those that the account has, as the provider says now. */
  list(): Promise<readonly WayId[]>;
  /** Adds a provider by its window. @throws an error with the code auth/credential-already-in-use for somebody else's. */
  addProvider(provider: ProviderId): Promise<void>;
  /** Removes one; what is gone already is no fault. @throws an error with the code auth/last-way for the only one. */
  remove(way: WayId): Promise<void>;
  /**
   * Sets the password and signs in by it, for the provider ends whatever was opened before. Asked again with the same, it goes
   * on where it stopped. The answer is an ID token for the site's own session.
   * @param current the one in force; null where the account has none.
   */
  setPassword(current: string | null, chosen: string): Promise<string>;
}

const NAMES = {
  password: EmailAuthProvider.PROVIDER_ID,
  google: 'google.com',
  facebook: 'facebook.com',
} as const satisfies Record<WayId, string>;

const PROVIDER_API = 'https://identitytoolkit.googleapis.com';

/** The provider's REST answers name their faults as `TOKEN_EXPIRED : in words`. */
function faultNamed(message: string): FirebaseError {
  const [name = ''] = message.split(' ', 1);
  return new FirebaseError(`auth/${name.toLowerCase().replaceAll('_', '-')}`, message);
}

interface AccountAnswer {
  users?: { providerUserInfo?: { providerId: string }[] }[];
  error?: { message: string };
}

/** Asks the provider what the SDK has no call for. */
async function ask(
  config: IdentityConfig,
  method: 'accounts:lookup' | 'accounts:update',
  body: Readonly<Record<string, unknown>>,
): Promise<AccountAnswer> {
  const base =
    config.emulatorUrl === '' ? PROVIDER_API : `${config.emulatorUrl}/identitytoolkit.googleapis.com`;
  const response = await fetch(`${base}/v1/${method}?key=${encodeURIComponent(config.apiKey)}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  }).catch((error: unknown) => {
    throw new FirebaseError('auth/network-request-failed', String(error));
  });
  const answer = (await response.json().catch(() => ({}))) as AccountAnswer;
  if (!response.ok) throw faultNamed(answer.error?.message ?? 'INTERNAL_ERROR');
  return answer;
}

/** @throws an error with the code auth/user-token-expired where nobody has signed in on this page. */
function requireUser({ currentUser }: Auth): User {
  if (currentUser) return currentUser;
  throw new FirebaseError('auth/user-token-expired', 'Nobody is signed in.');
}

function addressOf({ email }: User): string {
  if (email) return email;
  throw new FirebaseError('auth/missing-email', 'The account has no address.');
}

async function listWays(auth: Auth, config: IdentityConfig): Promise<WayId[]> {
  // Not the SDK's own list, which never forgets: another tab may have removed one.
  const { users } = await ask(config, 'accounts:lookup', { idToken: await requireUser(auth).getIdToken() });
  const names = new Set(users?.[0]?.providerUserInfo?.map(({ providerId }) => providerId));
  return WAY_IDS.filter((way) => names.has(NAMES[way]));
}

/** The SDK's list of a person's providers, which it reads before it adds one, forgets none by itself. */
function forgetProvider({ providerData }: User, name: string): void {
  const at = providerData.findIndex(({ providerId }) => providerId === name);
  if (at >= 0) providerData.splice(at, 1);
}

async function removeWay(auth: Auth, config: IdentityConfig, way: WayId): Promise<void> {
  const user = requireUser(auth);
  const ways = await listWays(auth, config);
  if (!ways.includes(way)) return;
  if (ways.length === 1) throw new FirebaseError('auth/last-way', 'Nobody could sign in any more.');
  if (way === 'password') {
    // `unlink` takes the address along, by which the account is known.
    await ask(config, 'accounts:update', {
      idToken: await user.getIdToken(),
      deleteAttribute: ['PASSWORD'],
    });
    forgetProvider(user, NAMES.password);
    return;
  }
  await unlink(user, NAMES[way]).catch((thrown: unknown) => {
    if (!isFault(thrown, 'auth/no-such-provider')) throw thrown;
  });
}

async function addProvider(auth: Auth, provider: ProviderId): Promise<void> {
  const user = requireUser(auth);
  try {
    await byHelper(linkWithPopup(user, PROVIDERS[provider](user.email)));
  } catch (thrown) {
    if (isFault(thrown, 'auth/provider-already-linked')) return;
    if (!isFault(thrown, 'auth/email-already-in-use')) throw thrown;
    throw new FirebaseError('auth/credential-already-in-use', 'Its address opens another account.');
  }
}

function passwordSetter(auth: Auth): Ways['setPassword'] {
  let set: { userId: string; password: string } | null = null;
  return async (current, chosen) => {
    const user = requireUser(auth);
    const email = addressOf(user);
    if (set?.userId !== user.uid || set.password !== chosen) {
      if (current !== null)
        await reauthenticateWithCredential(user, EmailAuthProvider.credential(email, current));
      await updatePassword(user, chosen);
      set = { userId: user.uid, password: chosen };
    }
    return (await signInWithEmailAndPassword(auth, email, chosen)).user.getIdToken();
  };
}

export function waysOf(auth: Auth, config: IdentityConfig): Ways {
  return {
    list: () => listWays(auth, config),
    addProvider: (provider) => addProvider(auth, provider),
    remove: (way) => removeWay(auth, config, way),
    setPassword: passwordSetter(auth),
  };
}
