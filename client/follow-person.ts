import { shownName, showPerson } from './show-person.ts';
import { LOGIN_KEY } from './state/login-key.ts';

/**
 * Keeps a page in step with who is signed in: a session that has ended takes the browser's note of it along, by which the
 * other tabs hear; a page that is for its person alone then asks the server anew, which sends it to sign in.
 */
export function followPerson(view: Window): void {
  const { document: page } = view;
  const wasSignedIn = shownName(page.cookie) !== null;
  const follow = () => {
    showPerson(page);
    const isLost = wasSignedIn && shownName(page.cookie) === null;
    if (isLost && 'signedIn' in page.documentElement.dataset) view.location.reload();
  };
  showPerson(page);
  try {
    if (!wasSignedIn) view.localStorage.removeItem(LOGIN_KEY);
  } catch {
    // Storage is forbidden: then there is no note either.
  }
  view.addEventListener('storage', ({ key }) => {
    if (key === LOGIN_KEY || key === null) follow();
  });
  view.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) follow();
  });
}
