import { createStore } from 'jotai/vanilla';
import { describe, expect, test } from 'vitest';
import { PROFILE_PATH } from '../api/http.ts';
import { type AuthWindow, type BasicPlanets, createAuthAtoms, type UserDetail } from './auth.ts';
import { createOwnPerson, PLANETS_PATH, readDetail, readPlanets } from './own-person.ts';

const BIRTH = { day: '10', month: '6', year: '1990', place: 'İstanbul', placeId: '745044' };
const ADA = { id: 'ada', name: 'Ada', email: 'ada@site.test', birth: BIRTH };
const SUN = { id: 'sun', sign: 'gemini' };

type Answer = () => Response | Promise<Response>;

/** A page with somebody signed in, and what the site answers. */
function openPage(answers: Record<string, Answer> = {}, isStorageForbidden = false) {
  const items = new Map<string, string>();
  const target = new EventTarget();
  const view = Object.assign(target, {
    localStorage: {
      getItem: (key: string) => {
        if (isStorageForbidden) throw new DOMException('no', 'SecurityError');
        return items.get(key) ?? null;
      },
      setItem: (key: string, value: string) => items.set(key, value),
      removeItem: (key: string) => items.delete(key),
    },
  });
  // An EventTarget's listeners are those of a window but for their events' types.
  const atoms = createAuthAtoms(() => view as AuthWindow);
  const store = createStore();
  const state = { isIn: true, asked: [] as string[], shown: [] as string[] };
  const own = createOwnPerson({
    store,
    atoms,
    send: async (path) => {
      state.asked.push(path);
      const answer = answers[path];
      return answer
        ? answer()
        : Response.json(path === PROFILE_PATH ? { response: ADA } : { planets: [SUN] });
    },
    isSomeoneIn: () => state.isIn,
    showName: (name) => state.shown.push(name),
  });
  if (!isStorageForbidden) store.set(atoms.signInAtom, { userId: 'ada', loginMethod: 'email' });
  const profiles: (UserDetail | null)[] = [];
  const planets: (BasicPlanets | null)[] = [];
  return {
    state,
    store,
    atoms,
    profiles,
    planets,
    followProfile: (onAsked?: () => void) => own.followProfile((profile) => profiles.push(profile), onAsked),
    followPlanets: () => own.followPlanets((known) => planets.push(known)),
  };
}

/** Lets everything happen that needs no time. */
const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('the profile', () => {
  test('is told to whoever follows, and its name is shown', async () => {
    const page = openPage();
    page.followProfile();
    expect(page.profiles).toEqual([null]);
    await settle();
    expect(page.profiles).toEqual([null, { id: 'ada', name: 'Ada', birth: BIRTH }]);
    expect(page.state.shown).toEqual(['Ada']);
  });

  test('is asked for once, whoever follows', async () => {
    const page = openPage();
    page.followProfile();
    page.followProfile();
    await settle();
    page.followProfile();
    await settle();
    expect(page.state.asked).toEqual([PROFILE_PATH]);
    expect(page.profiles.filter(Boolean)).toHaveLength(3);
  });

  test('is asked for by nobody who is not signed in', async () => {
    const page = openPage();
    page.state.isIn = false;
    page.followProfile();
    await settle();
    expect(page.state.asked).toEqual([]);
  });

  test('is told where storage is forbidden as well', async () => {
    const page = openPage({}, true);
    page.followProfile();
    await settle();
    expect(page.profiles.at(-1)).toMatchObject({ id: 'ada' });
  });

  test.each<[string, Answer]>([
    ['the accounts are down', () => new Response('{}', { status: 503 })],
    ['the line is down', () => Promise.reject(new Error('offline'))],
    ['the answer is no JSON', () => new Response('<!doctype html>')],
    ['the answer is no profile', () => Response.json({ response: null })],
    ['it is somebody else’s', () => Response.json({ response: { ...ADA, id: 'bora' } })],
  ])('stays unknown where %s, and the next to follow asks anew', async (_why, answer) => {
    let isDown = true;
    const page = openPage({ [PROFILE_PATH]: () => (isDown ? answer() : Response.json({ response: ADA })) });
    page.followProfile();
    await settle();
    expect([page.profiles, page.state.shown]).toEqual([[null], []]);
    isDown = false;
    page.followProfile();
    await settle();
    expect(page.profiles.at(-1)).toMatchObject({ id: 'ada' });
  });

  test.each<[string, Answer]>([
    ['it came', () => Response.json({ response: ADA })],
    ['the accounts are down', () => new Response('{}', { status: 503 })],
    ['the line is down', () => Promise.reject(new Error('offline'))],
  ])('is said to have been asked for once %s', async (_how, answer) => {
    const page = openPage({ [PROFILE_PATH]: answer });
    let asked = 0;
    page.followProfile(() => {
      asked += 1;
    });
    expect(asked).toBe(0);
    await settle();
    expect(asked).toBe(1);
  });

  test('that comes after its person has gone is dropped', async () => {
    let answer = (_response: Response) => {};
    const page = openPage({
      [PROFILE_PATH]: () =>
        new Promise<Response>((resolve) => {
          answer = resolve;
        }),
    });
    page.followProfile();
    await settle();
    page.store.set(page.atoms.signOutAtom);
    answer(Response.json({ response: ADA }));
    await settle();
    expect([page.profiles, page.state.shown]).toEqual([[null], []]);
  });

  test.each(['signOutAtom', 'forgetUserAtom'] as const)('goes with its person (%s)', async (how) => {
    const page = openPage();
    page.followProfile();
    await settle();
    page.store.set(page.atoms[how]);
    expect(page.profiles.at(-1)).toBeNull();
  });

  test('is told no more once nobody follows', async () => {
    const page = openPage();
    page.followProfile()();
    await settle();
    expect(page.profiles).toEqual([null]);
  });
});

test('a profile stands in the field response, or is the whole body', () => {
  const read = { id: 'ada', name: 'Ada', birth: BIRTH };
  expect(readDetail({ response: ADA })).toEqual(read);
  expect(readDetail(ADA)).toEqual(read);
  for (const birth of [null, {}, { script: 'x' }, ['10'], '1990']) {
    expect(readDetail({ response: { ...ADA, birth } })).toEqual({ ...read, birth: null });
  }
  expect(readDetail({ ...ADA, birth: { day: 7, script: 'x', year: '1990' } })?.birth).toEqual({
    year: '1990',
  });
});

describe('the planets', () => {
  test('are asked for after the profile, told, and gone with their person', async () => {
    const page = openPage();
    page.followPlanets();
    await settle();
    expect(page.state.asked).toEqual([PROFILE_PATH, PLANETS_PATH]);
    page.store.set(page.atoms.forgetUserAtom);
    expect(page.planets).toEqual([null, { planets: [SUN] }, null]);
  });

  test('are not asked for where the profile cannot be had', async () => {
    const page = openPage({ [PROFILE_PATH]: () => new Response(null, { status: 503 }) });
    page.followPlanets();
    await settle();
    expect(page.state.asked).toEqual([PROFILE_PATH]);
  });
});

test.each([null, 7, 'ada', [], {}, { response: [] }, { id: 7, name: 'x' }, { id: 'ada' }])(
  'no profile and no planets are read of %j',
  (body) => {
    expect([readDetail(body), readPlanets(body)]).toEqual([null, null]);
  },
);
