import { shownName, showPerson, writtenDetail } from './show-person.ts';
import { LOGIN_KEY } from './state/login-key.ts';

/**
 * Keeps a page in step with who is signed in: a session that has ended takes the browser's note of it along, by which the
 * other tabs hear, and this one by an event of its own, and what the tab remembers of births; a page that is for its person
 * alone asks the server anew where nobody, or somebody else, is signed in now.
 */
export function followPerson(view: Window): void {
  const { document: page } = view;
  const atLoad = writtenDetail(page.cookie);
  // Where the browser's note of a sign-in is left it was somebody.
  let shown: string | null = null;
  try {
    shown = view.localStorage.getItem(LOGIN_KEY);
  } catch {
    // Storage is forbidden: then there is no note.
  }
  const follow = () => {
    const written = writtenDetail(page.cookie);
    // Of the same person the profile may have told a newer name meanwhile.
    if (written !== shown) showPerson(page, shownName(page.cookie));
    // What lets go of all that goes with a person is seldom wanted, and fetched then.
    if (shown !== null && written === null)
      import('./state/leave.ts').then((leave) => leave.letGo()).catch(() => undefined);
    shown = written;
    if (written !== atLoad && 'signedIn' in page.documentElement.dataset) view.location.reload();
  };
  follow();
  // This tab tells by an event of its own, the others by `storage`, whatever it is of; a page may come back from memory.
  for (const type of [LOGIN_KEY, 'storage', 'pageshow']) view.addEventListener(type, follow);
}
