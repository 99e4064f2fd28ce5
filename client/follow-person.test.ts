import { expect, test, vi } from 'vitest';
import { followPerson } from './follow-person.ts';
import { showPerson } from './show-person.ts';
import { letGo } from './state/leave.ts';
import { LOGIN_KEY } from './state/login-key.ts';

const ADA = 'authUserDetail=%7B%22name%22%3A%22Ada%22%7D';
const BORA = 'authUserDetail=%7B%22name%22%3A%22Bora%22%7D';
const NOBODY = '';

/** A page that was loaded with a cookie, the link in its header, and how often it has reloaded. */
function openPage(cookie: string, isForSignedIn: boolean, note: string | null = null) {
  const link = { href: '/login', textContent: 'Sign in', dataset: { account: '/profile', label: 'Account' } };
  const page = {
    cookie,
    documentElement: { dataset: isForSignedIn ? { signedIn: '' } : {} },
    querySelectorAll: (selector: string) => (selector === 'a[data-account]' ? [link] : []),
  };
  const state = { page, link, reloads: 0 };
  const view = Object.assign(new EventTarget(), {
    document: page,
    localStorage: { getItem: () => note },
    location: { reload: () => state.reloads++ },
  });
  // As much of a window as it looks at: there is none in Node.
  followPerson(view as unknown as Window);
  const happen = (type: string, detail: object) => view.dispatchEvent(Object.assign(new Event(type), detail));
  return { state, happen };
}

const HEARD: [string, object][] = [
  ['storage', { key: LOGIN_KEY }],
  ['storage', { key: null }],
  ['pageshow', { persisted: true }],
  // A sign-out of this very tab: `storage` tells the others alone.
  [LOGIN_KEY, {}],
];

test.each(HEARD)('a page for its person reloads when that is another one by now: %s %j', (type, detail) => {
  for (const [before, now] of [
    [ADA, BORA],
    [ADA, NOBODY],
    [NOBODY, BORA],
  ] as const) {
    const { state, happen } = openPage(before, true);
    state.page.cookie = now;
    happen(type, detail);
    expect(state.reloads).toBe(1);
  }
});

test.each(HEARD)('a page whose person is the same does not reload: %s %j', (type, detail) => {
  const { state, happen } = openPage(ADA, true);
  state.page.cookie = `other=1; ${ADA}`;
  happen(type, detail);
  expect(state.reloads).toBe(0);
});

test('a page that is for all does not reload', () => {
  const { state, happen } = openPage(ADA, false);
  state.page.cookie = BORA;
  happen('storage', { key: LOGIN_KEY });
  expect(state.reloads).toBe(0);
});

vi.mock('./state/leave.ts', () => ({ letGo: vi.fn() }));

/** How often what goes with a person has been let go of since it was asked last. */
async function timesLetGo(): Promise<number> {
  // What does so is fetched.
  await vi.dynamicImportSettled();
  const { calls } = vi.mocked(letGo).mock;
  return calls.splice(0).length;
}

test.each(HEARD)(
  'what a tab remembers of births goes with its person, and with nobody else: %s %j',
  async (type, detail) => {
    const { state, happen } = openPage(ADA, false);
    happen(type, detail);
    state.page.cookie = BORA;
    happen(type, detail);
    expect(await timesLetGo()).toBe(0);
    state.page.cookie = NOBODY;
    happen(type, detail);
    expect(await timesLetGo()).toBe(1);
  },
);

test('what was typed stays where nobody had signed in, and goes where somebody has gone while no page was open', async () => {
  const { happen } = openPage(NOBODY, false);
  happen('pageshow', { persisted: true });
  expect(await timesLetGo()).toBe(0);
  openPage(NOBODY, false, '{}');
  expect(await timesLetGo()).toBe(1);
});

test.each(HEARD)(
  'the name that the profile told stays where the person is the same: %s %j',
  (type, detail) => {
    const { state, happen } = openPage(ADA, false);
    showPerson(state.page as unknown as Document, 'Ada Lovelace');
    happen(type, detail);
    expect(state.link.textContent).toBe('Ada Lovelace');
    state.page.cookie = BORA;
    happen(type, detail);
    expect(state.link.textContent).toBe('Bora');
  },
);
