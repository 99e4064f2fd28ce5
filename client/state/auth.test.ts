import { createStore } from 'jotai/vanilla';
import { describe, expect, test } from 'vitest';
import {
  type AuthWindow,
  createAuthAtoms,
  type LoginState,
  parseLogin,
  readLogin,
  SIGNED_OUT,
  type UserDetail,
} from './auth.ts';
import { LOGIN_KEY } from './login-key.ts';

const ADA = { userId: 'ada', loginMethod: 'google', isLoggedIn: true } as const;
const PROFILE: UserDetail = { id: 'ada', name: 'Ada', birth: null };

type Storage = AuthWindow['localStorage'];

/** Storage in memory, which tabs share. */
function fakeStorage(): Storage & { items: Map<string, string> } {
  const items = new Map<string, string>();
  return {
    items,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => items.set(key, value),
    removeItem: (key) => items.delete(key),
  };
}

/** A tab, with its own atoms, and its state as something that listens sees it. */
function fakeTab(storage: () => Storage) {
  const target = new EventTarget();
  const view = {
    addEventListener: target.addEventListener.bind(target),
    removeEventListener: target.removeEventListener.bind(target),
    dispatchEvent: target.dispatchEvent.bind(target),
    get localStorage() {
      return storage();
    },
  } as AuthWindow; // An EventTarget's listeners are those of a window but for their events' types.
  const atoms = createAuthAtoms(() => view);
  const store = createStore();
  /** What the browser tells the other tabs after a change. */
  const hear = (key: string | null) => target.dispatchEvent(Object.assign(new Event('storage'), { key }));
  const login = () => store.get(atoms.loginAtom);
  const known = () => [store.get(atoms.profileAtom), store.get(atoms.basicPlanetsAtom)];
  const learn = () => {
    store.set(atoms.profileAtom, PROFILE);
    store.set(atoms.basicPlanetsAtom, { planets: [] });
  };
  /** What this tab itself is told of, by the event that is named as the key. */
  const told: LoginState[] = [];
  target.addEventListener(LOGIN_KEY, () => told.push(readLogin(storage)));
  return {
    ...atoms,
    store,
    hear,
    login,
    known,
    learn,
    told,
    listen: () => store.sub(atoms.loginAtom, () => {}),
  };
}

describe('what is stored', () => {
  test('is read back, in the shape that is written', () => {
    expect(parseLogin(JSON.stringify(ADA))).toEqual(ADA);
    expect(parseLogin(JSON.stringify({ ...ADA, token: 'secret' }))).toEqual(ADA);
  });

  test.each([
    null,
    '',
    '{',
    'null',
    '[]',
    '7',
    '"ada"',
    '{}',
    '{"userId":7,"isLoggedIn":true}',
    '{"userId":"","isLoggedIn":true}',
  ])('is nobody when it is %s', (stored) => {
    expect(parseLogin(stored)).toEqual(SIGNED_OUT);
  });

  test('is signed in only when it says so', () => {
    expect(parseLogin('{"userId":"ada","isLoggedIn":"true"}')).toMatchObject({ isLoggedIn: false });
    expect(parseLogin('{"userId":"ada","loginMethod":"magic","isLoggedIn":true}')).toEqual({
      ...ADA,
      loginMethod: 'email',
    });
  });

  test('is nobody where storage is forbidden', () => {
    const forbidden = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    expect(readLogin(forbidden)).toEqual(SIGNED_OUT);
  });
});

describe('a sign-in', () => {
  test('is kept without any token', () => {
    const storage = fakeStorage();
    const tab = fakeTab(() => storage);
    const person = { userId: 'ada', loginMethod: 'google', token: 'secret' } as const;
    tab.store.set(tab.signInAtom, person);
    expect([...storage.items]).toEqual([[LOGIN_KEY, JSON.stringify(ADA)]]);
  });

  test('is read when something listens, and not before', () => {
    const storage = fakeStorage();
    storage.setItem(LOGIN_KEY, JSON.stringify(ADA));
    const tab = fakeTab(() => storage);
    expect(tab.login()).toEqual(SIGNED_OUT);
    tab.listen();
    expect(tab.login()).toEqual(ADA);
  });

  test('of another person drops what was known of the first; one’s own does not', () => {
    const tab = fakeTab(fakeStorage);
    tab.listen();
    tab.store.set(tab.signInAtom, ADA);
    tab.learn();
    tab.store.set(tab.signInAtom, ADA);
    expect(tab.known()).toEqual([PROFILE, { planets: [] }]);
    tab.store.set(tab.signInAtom, { userId: 'bora', loginMethod: 'email' });
    expect(tab.known()).toEqual([null, null]);
  });

  test.each([
    ['unreadable', 'getItem'],
    ['full', 'setItem'],
  ] as const)('holds in this page where storage is %s, and so does a sign-out', (_name, method) => {
    const refuse = () => {
      throw new DOMException('no', 'QuotaExceededError');
    };
    const broken = { ...fakeStorage(), setItem: refuse, removeItem: refuse, [method]: refuse };
    const tab = fakeTab(() => broken);
    tab.listen();
    tab.store.set(tab.signInAtom, ADA);
    expect(tab.login()).toEqual(ADA);
    tab.store.set(tab.signOutAtom);
    expect(tab.login()).toEqual(SIGNED_OUT);
  });
});

test('a sign-in holds in this page where storage is forbidden altogether', () => {
  const tab = fakeTab(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  tab.listen();
  expect(tab.login()).toEqual(SIGNED_OUT);
  tab.store.set(tab.signInAtom, ADA);
  expect(tab.login()).toEqual(ADA);
  tab.store.set(tab.forgetUserAtom);
  expect(tab.login()).toMatchObject({ userId: null, isLoggedIn: false });
});

describe('a sign-out', () => {
  test('leaves nothing behind', () => {
    const storage = fakeStorage();
    const tab = fakeTab(() => storage);
    tab.listen();
    tab.store.set(tab.signInAtom, ADA);
    tab.learn();
    tab.store.set(tab.signOutAtom);
    expect([tab.login(), tab.known(), storage.items.size]).toEqual([SIGNED_OUT, [null, null], 0]);
  });

  test.each([LOGIN_KEY, null])('of another tab arrives by storage (key %s)', (key) => {
    const storage = fakeStorage();
    const [here, there] = [fakeTab(() => storage), fakeTab(() => storage)];
    here.listen();
    here.store.set(here.signInAtom, ADA);
    here.learn();
    there.store.set(there.signOutAtom);
    expect(here.login()).toEqual(ADA);
    here.hear('another.key');
    expect(here.login()).toEqual(ADA);
    here.hear(key);
    expect([here.login(), here.known()]).toEqual([SIGNED_OUT, [null, null]]);
  });

  test('of another tab is not heard once nothing listens', () => {
    const storage = fakeStorage();
    const tab = fakeTab(() => storage);
    const stop = tab.listen();
    tab.store.set(tab.signInAtom, ADA);
    stop();
    storage.removeItem(LOGIN_KEY);
    tab.hear(LOGIN_KEY);
    expect(tab.login()).toEqual(ADA);
  });
});

test('a 401 of the profile takes the user id and what is known; the way of signing in stays', () => {
  const storage = fakeStorage();
  storage.setItem(LOGIN_KEY, JSON.stringify(ADA));
  // Nothing listens: what is stored counts.
  const tab = fakeTab(() => storage);
  tab.learn();
  tab.store.set(tab.forgetUserAtom);
  const forgotten = { userId: null, loginMethod: 'google', isLoggedIn: false };
  expect([tab.login(), tab.known()]).toEqual([forgotten, [null, null]]);
  expect(storage.getItem(LOGIN_KEY)).toBe(JSON.stringify(forgotten));
  tab.listen();
  expect(tab.login()).toEqual(forgotten);
});

test('this tab is told of each change, once it is kept', () => {
  const storage = fakeStorage();
  const tab = fakeTab(() => storage);
  tab.store.set(tab.signInAtom, ADA);
  tab.store.set(tab.forgetUserAtom);
  tab.store.set(tab.signOutAtom);
  expect(tab.told).toEqual([ADA, { userId: null, loginMethod: 'google', isLoggedIn: false }, SIGNED_OUT]);
});
