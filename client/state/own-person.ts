import { type Atom, getDefaultStore } from 'jotai/vanilla';
import { MAIN_BODY_IDS, SIGN_IDS } from '../../astrology/ids.ts';
import { pickFields } from '../../contract/birth-fields.ts';
import { PROFILE_PATH } from '../api/http.ts';
import { siteHttp } from '../api/site-http.ts';
import { shownName, showPerson } from '../show-person.ts';
import { authAtoms, type BasicPlanets, type createAuthAtoms, type UserDetail } from './auth.ts';
import { isRecord } from './is-record.ts';

export const PLANETS_PATH = '/api/astrology/basic-planets';

interface OwnPersonParts {
  store: Pick<ReturnType<typeof getDefaultStore>, 'get' | 'set' | 'sub'>;
  atoms: Pick<ReturnType<typeof createAuthAtoms>, 'loginAtom' | 'profileAtom' | 'basicPlanetsAtom'>;
  /** Sends GET to a path of the site; its own doing is what a 401 brings about. */
  send: (path: string) => Promise<Response>;
  /** Whether the browser shows somebody as signed in. */
  isSomeoneIn: () => boolean;
  /** Shows the name in the page's header. */
  showName: (name: string) => void;
}

interface Following<Known> {
  heard: (value: Known) => void;
  /** Called once the site has been asked, whatever came of it. */
  onAsked?: (() => void) | undefined;
}

/** The profile stands in a field `response`, or is the whole body where there is none. Null for anything that is no profile. */
export function readDetail(body: unknown): UserDetail | null {
  const detail = isRecord(body) ? (body.response ?? body) : null;
  if (!isRecord(detail) || typeof detail.id !== 'string' || typeof detail.name !== 'string') return null;
  const fields = isRecord(detail.birth) ? pickFields(detail.birth) : {};
  return { id: detail.id, name: detail.name, birth: Object.keys(fields).length > 0 ? fields : null };
}

/** Null for anything that is no list of planets. */
export function readPlanets(body: unknown): BasicPlanets | null {
  if (!isRecord(body) || !Array.isArray(body.planets)) return null;
  const planets = body.planets.filter(isRecord).flatMap(({ id: told, sign }) => {
    const id = MAIN_BODY_IDS.find((each) => each === told);
    return id ? [{ id, sign: SIGN_IDS.find((each) => each === sign) ?? null }] : [];
  });
  return { planets };
}

/**
 * The signed-in person's own, as far as the page has use for it: the profile with the birth, and the planets of that birth.
 * Asked for once somebody follows, at most once at a time, kept in memory until the person goes. What cannot be had just now
 * stays null and is asked for by the next to follow; nobody is told of a failure.
 */
export function createOwnPerson({ store, atoms, send, isSomeoneIn, showName }: OwnPersonParts) {
  const { loginAtom, profileAtom, basicPlanetsAtom } = atoms;
  let asking: Promise<void> | null = null;

  /** What a path answers; null where it is refused, unreadable, or for somebody who is not signed in any more. */
  async function ask<Known>(path: string, read: (body: unknown) => Known | null): Promise<Known | null> {
    const { userId } = store.get(loginAtom);
    try {
      const response = await send(path);
      const known = response.ok ? read(await response.json()) : null;
      return store.get(loginAtom).userId === userId && isSomeoneIn() ? known : null;
    } catch {
      return null;
    }
  }

  async function loadProfile(): Promise<void> {
    if (!isSomeoneIn() || store.get(profileAtom)) return;
    const detail = await ask(PROFILE_PATH, readDetail);
    const { userId } = store.get(loginAtom);
    // Where storage is forbidden nobody knows the id; where it is known, the session may have become somebody else's.
    if (!detail || (userId !== null && detail.id !== userId)) return;
    store.set(profileAtom, detail);
    showName(detail.name);
  }

  /** After the profile: that says whose they are. */
  async function loadPlanets(): Promise<void> {
    await loadProfile();
    if (!store.get(profileAtom) || store.get(basicPlanetsAtom)) return;
    const planets = await ask(PLANETS_PATH, readPlanets);
    if (planets && store.get(profileAtom)) store.set(basicPlanetsAtom, planets);
  }

  function oneAtATime(load: () => Promise<void>): Promise<void> {
    const before = asking ?? Promise.resolve();
    const mine = before.then(load).finally(() => {
      if (asking === mine) asking = null;
    });
    asking = mine;
    return mine;
  }

  function follow<Known>(
    known: Atom<Known>,
    load: () => Promise<void>,
    { heard, onAsked }: Following<Known>,
  ) {
    const tell = () => heard(store.get(known));
    // Who listens to the login hears of a sign-out in another tab.
    const stops = [store.sub(loginAtom, () => undefined), store.sub(known, tell)];
    tell();
    void oneAtATime(load).then(onAsked);
    return () => {
      for (const stop of stops) stop();
    };
  }

  return {
    /**
     * Tells of the profile, now and at each change; null: it is not known, or the person has gone. Gives the way to stop.
     * @param onAsked called once the account has been asked, whatever came of it
     */
    followProfile: (heard: (profile: UserDetail | null) => void, onAsked?: () => void) =>
      follow(profileAtom, loadProfile, { heard, onAsked }),
    /** Tells of the planets of the person's birth, likewise. */
    followPlanets: (heard: (planets: BasicPlanets | null) => void) =>
      follow(basicPlanetsAtom, loadPlanets, { heard }),
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
