import { atom } from 'jotai/vanilla';
import type { ChartFields } from '../../contract/birth-fields.ts';
import type { BasicPlanetsAnswer, LoginMethod, UserAnswer } from '../../contract/user.ts';
import { LOGIN_KEY } from './login-key.ts';

const LOGIN_METHODS: readonly LoginMethod[] = ['email', 'google', 'facebook'];

/** What the browser keeps of a sign-in: never a token. */
export interface LoginState {
  userId: string | null;
  loginMethod: LoginMethod;
  isLoggedIn: boolean;
}

/** What the browser uses of GET /api/user/v3/get-detail; the birth as fields of the birth form. */
export type UserDetail = Pick<UserAnswer['response'], 'id' | 'name'> & { birth: ChartFields | null };

/** What the browser uses of GET /api/astrology/basic-planets. */
export interface BasicPlanets {
  /** Empty where no birth is kept; `sign` is null where the day of birth leaves two open. */
  planets: readonly Pick<BasicPlanetsAnswer['planets'][number], 'id' | 'sign'>[];
}

export const SIGNED_OUT: LoginState = { userId: null, loginMethod: 'email', isLoggedIn: false };

/** What is stored -> the login state. Whatever cannot be read is nobody. */
export function parseLogin(stored: string | null): LoginState {
  let value: unknown;
  try {
    value = JSON.parse(stored ?? 'null');
  } catch {
    return SIGNED_OUT;
  }
  if (typeof value !== 'object' || value === null) return SIGNED_OUT;
  const { userId, loginMethod, isLoggedIn } = value as Record<string, unknown>;
  const id = typeof userId === 'string' && userId !== '' ? userId : null;
  return {
    userId: id,
    loginMethod: LOGIN_METHODS.find((method) => method === loginMethod) ?? 'email',
    isLoggedIn: isLoggedIn === true && id !== null,
  };
}

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Reads the login state, as the last of all tabs left it; nobody where storage is forbidden. */
export function readLogin(storage: () => Storage): LoginState {
  try {
    return parseLogin(storage().getItem(LOGIN_KEY));
  } catch {
    return SIGNED_OUT;
  }
}

/** The parts of a window that keep a login. Asked for when used: reading `localStorage` throws where it is forbidden. */
export interface AuthWindow
  extends Pick<Window, 'addEventListener' | 'removeEventListener' | 'dispatchEvent'> {
  readonly localStorage: Storage;
}

/** Writes the login state. Where the browser has no room or does not allow it, this page alone knows. */
function writeLogin(view: AuthWindow, { userId, loginMethod, isLoggedIn }: LoginState): void {
  try {
    const storage = view.localStorage;
    if (userId === null && loginMethod === SIGNED_OUT.loginMethod) storage.removeItem(LOGIN_KEY);
    else storage.setItem(LOGIN_KEY, JSON.stringify({ userId, loginMethod, isLoggedIn }));
  } catch {}
  // The other tabs hear by `storage`; this one by an event named as the key.
  view.dispatchEvent(new Event(LOGIN_KEY));
}

/** The atoms of one window's login. They hold nobody until something listens, as the server's page does. */
export function createAuthAtoms(view: () => AuthWindow) {
  const storage = () => view().localStorage;
  const stateAtom = atom(SIGNED_OUT);
  /** GET /api/user/v3/get-detail, in memory only. */
  const profileAtom = atom<UserDetail | null>(null);
  /** GET /api/astrology/basic-planets, in memory only. */
  const basicPlanetsAtom = atom<BasicPlanets | null>(null);

  /** Takes over a state; what is known of a person goes with that person. */
  const enterAtom = atom(
    (get) => get(stateAtom),
    (get, set, next: LoginState) => {
      if (!next.isLoggedIn || next.userId !== get(stateAtom).userId) {
        set(profileAtom, null);
        set(basicPlanetsAtom, null);
      }
      set(stateAtom, next);
    },
  );
  enterAtom.onMount = (enter) => {
    const target = view();
    const read = () => enter(readLogin(storage));
    // Another tab tells by `storage` (a null key: all was cleared), so a sign-out there is one here.
    const onStorage = ({ key }: StorageEvent) => {
      if (key === LOGIN_KEY || key === null) read();
    };
    read();
    target.addEventListener('storage', onStorage);
    return () => target.removeEventListener('storage', onStorage);
  };

  const loginAtom = atom((get) => get(enterAtom));

  const signInAtom = atom(null, (_get, set, person: { userId: string; loginMethod: LoginMethod }) => {
    const next = { ...person, isLoggedIn: true };
    set(enterAtom, next);
    writeLogin(view(), next);
  });

  const signOutAtom = atom(null, (_get, set) => {
    set(enterAtom, SIGNED_OUT);
    writeLogin(view(), SIGNED_OUT);
  });

  /** For a 401 of the profile: the user id goes and what is known of the person; how they had signed in stays. */
  const forgetUserAtom = atom(null, (_get, set) => {
    // Read anew: nothing may listen here, and the way that was signed in by is to stay.
    const next = { ...readLogin(storage), userId: null, isLoggedIn: false };
    set(enterAtom, next);
    writeLogin(view(), next);
  });

  return {
    loginAtom,
    profileAtom,
    basicPlanetsAtom,
    signInAtom,
    signOutAtom,
    forgetUserAtom,
  };
}

export const authAtoms = createAuthAtoms(() => window);
