import { getDefaultStore } from 'jotai/vanilla';
import { pickFields } from '../../contract/birth-fields.ts';
import { PROFILE_PATH } from '../api/http.ts';
import { siteHttp } from '../api/site-http.ts';
import { shownName, showPerson } from '../show-person.ts';
import { authAtoms, type createAuthAtoms, type UserDetail } from './auth.ts';
import { isRecord } from './is-record.ts';

interface OwnPersonParts {
  store: Pick<ReturnType<typeof getDefaultStore>, 'get' | 'set' | 'sub'>;
  atoms: Pick<ReturnType<typeof createAuthAtoms>, 'loginAtom' | 'profileAtom'>;
  /** Sends GET to a path of the site; its own doing is what a 401 brings about. */
  send: (path: string) => Promise<Response>;
  /** Whether the browser shows somebody as signed in. */
  isSomeoneIn: () => boolean;
  /** Shows the name in the page's header. */
  showName: (name: string) => void;
}

/** The profile stands in a field `response`, or is the whole body where there is none. Null for anything that is no profile. */
export function readDetail(body: unknown): UserDetail | null {
  const detail = isRecord(body) ? (body.response ?? body) : null;
  if (!isRecord(detail) || typeof detail.id !== 'string' || typeof detail.name !== 'string') return null;
  const fields = isRecord(detail.birth) ? pickFields(detail.birth) : {};
  return { id: detail.id, name: detail.name, birth: Object.keys(fields).length > 0 ? fields : null };
}

/**
 * The signed-in person's own, as far as the page has use for it: the profile with the
 * birth. Asked for once somebody follows, at most once at a time, kept in memory until the person goes. What cannot be had just now
 * stays null and is asked for by the next to follow; nobody is told of a failure.
 */
export function createOwnPerson({ store, atoms, send, isSomeoneIn, showName }: OwnPersonParts) {
  const { loginAtom, profileAtom } = atoms;
  let asking: Promise<void> | null = null;

  /** Null where it is refused, unreadable, or for somebody who is not signed in any more. */
  async function askProfile(): Promise<UserDetail | null> {
    const { userId } = store.get(loginAtom);
    try {
      const response = await send(PROFILE_PATH);
      const known = response.ok ? readDetail(await response.json()) : null;
      return store.get(loginAtom).userId === userId && isSomeoneIn() ? known : null;
    } catch {
      return null;
    }
  }

  async function loadProfile(): Promise<void> {
    if (!isSomeoneIn() || store.get(profileAtom)) return;
    const detail = await askProfile();
    const { userId } = store.get(loginAtom);
    // Where storage is forbidden nobody knows the id; where it is known, the session may have become somebody else's.
    if (!detail || (userId !== null && detail.id !== userId)) return;
    store.set(profileAtom, detail);
    showName(detail.name);
  }

  function askOnceMore(): Promise<void> {
    const before = asking ?? Promise.resolve();
    const mine = before.then(loadProfile).finally(() => {
      if (asking === mine) asking = null;
    });
    asking = mine;
    return mine;
  }

  return {
    /**
     * Tells of the profile, now and at each change; null: it is not known, or the person has gone. Gives the way to stop.
     * @param onAsked called once the account has been asked, whatever came of it
     */
    followProfile: (heard: (profile: UserDetail | null) => void, onAsked?: () => void) => {
      const tell = () => heard(store.get(profileAtom));
      // Who listens to the login hears of a sign-out in another tab.
      const stops = [store.sub(loginAtom, () => undefined), store.sub(profileAtom, tell)];
      tell();
      void askOnceMore().then(onAsked);
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}

/** This page's. */
export const ownPerson = createOwnPerson({
  store: getDefaultStore(),
  atoms: authAtoms,
  send: (path) => siteHttp.send(path),
  isSomeoneIn: () => shownName(document.cookie) !== null,
  showName: (name) => showPerson(document, name),
});
