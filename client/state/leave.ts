import { LOGIN_KEY } from './login-key.ts';
import { REMEMBERED_BIRTH_KEY, REMEMBERED_PAIR_KEY } from './remembered-keys.ts';

type View = Pick<Window, 'localStorage' | 'sessionStorage' | 'dispatchEvent'>;

/**
 * Lets go of what goes with a person who is signed in no more: the browser's note, and the births that this tab remembers, some
 * of which may be the account's. Forms hear of it and empty themselves.
 */
export function letGo(view: View = window): void {
  try {
    view.localStorage.removeItem(LOGIN_KEY);
    for (const key of [REMEMBERED_BIRTH_KEY, REMEMBERED_PAIR_KEY]) view.sessionStorage.removeItem(key);
  } catch {
    // Storage is forbidden: then nothing is remembered.
  }
  view.dispatchEvent(new Event(REMEMBERED_BIRTH_KEY));
}
