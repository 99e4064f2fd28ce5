import { expect, test } from 'vitest';
import { followPerson } from './follow-person.ts';
import { showPerson } from './show-person.ts';
import { LOGIN_KEY } from './state/login-key.ts';

const ADA = 'authUserDetail=%7B%22name%22%3A%22Ada%22%7D';
const BORA = 'authUserDetail=%7B%22name%22%3A%22Bora%22%7D';
const NOBODY = '';

/** A page that was loaded with a cookie, the link in its header, and how often it has reloaded. */
function openPage(cookie: string, isForSignedIn: boolean) {
  const link = { href: '/login', textContent: 'Sign in', dataset: { account: '/profile', label: 'Account' } };
  const page = {
    cookie,
    documentElement: { dataset: isForSignedIn ? { signedIn: '' } : {} },
    querySelectorAll: (selector: string) => (selector === 'a[data-account]' ? [link] : []),
  };
  const state = { page, link, reloads: 0, removed: [] as string[] };
  const view = Object.assign(new EventTarget(), {
    document: page,
    localStorage: { removeItem: (key: string) => state.removed.push(key) },
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

test('a page that is for all does not reload, nor does one at an event of something else', () => {
  const forAll = openPage(ADA, false);
  forAll.state.page.cookie = BORA;
  forAll.happen('storage', { key: LOGIN_KEY });
  const forAda = openPage(ADA, true);
  forAda.state.page.cookie = BORA;
  forAda.happen('storage', { key: 'other' });
  forAda.happen('pageshow', { persisted: false });
  expect([forAll.state.reloads, forAda.state.reloads]).toEqual([0, 0]);
});

test('the note of who is signed in is taken along where nobody is, and only there', () => {
  expect(openPage(NOBODY, false).state.removed).toEqual([LOGIN_KEY]);
  expect(openPage(ADA, false).state.removed).toEqual([]);
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
