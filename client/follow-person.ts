import { shownName, showPerson, writtenDetail } from './show-person.ts';
import { LOGIN_KEY } from './state/login-key.ts';

/**
 * Keeps a page in step with who is signed in: a session that has ended takes the browser's note of it along, by which the
 * other tabs hear, and this one by an event of its own; a page that is for its person alone asks the server anew where nobody, or somebody else, is signed in now.
 */
export function followPerson(view: Window): void {
  const { document: page } = view;
  const atLoad = writtenDetail(page.cookie);
  let shown = atLoad;
  const follow = () => {
    const written = writtenDetail(page.cookie);
    // Of the same person the profile may have told a newer name meanwhile.
    if (written !== shown) showPerson(page);
    shown = written;
    if (written !== atLoad && 'signedIn' in page.documentElement.dataset) view.location.reload();
  };
  showPerson(page);
  try {
    if (shownName(page.cookie) === null) view.localStorage.removeItem(LOGIN_KEY);
  } catch {
    // Storage is forbidden: then there is no note either.
  }
  view.addEventListener(LOGIN_KEY, follow);
  view.addEventListener('storage', ({ key }) => {
    if (key === LOGIN_KEY || key === null) follow();
  });
  view.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) follow();
  });
}
