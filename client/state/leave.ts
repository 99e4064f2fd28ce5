import { LOGIN_KEY } from './login-key.ts';
import { LAST_CHART_KEY, REMEMBERED_BIRTH_KEY, REMEMBERED_PAIR_KEY } from './remembered-keys.ts';

type View = Pick<Window, 'localStorage' | 'sessionStorage' | 'dispatchEvent'>;

/**
 * Lets go of what goes with a person who is signed in no more: the browser's note, and the births that this tab remembers, some
 * of which may be the account's, with the chart that was drawn last. Forms hear of it and empty themselves.
 */
export function letGo(view: View = window): void {
  try {
    for (const key of [LOGIN_KEY, LAST_CHART_KEY]) view.localStorage.removeItem(key);
    for (const key of [REMEMBERED_BIRTH_KEY, REMEMBERED_PAIR_KEY, LAST_CHART_KEY])
      view.sessionStorage.removeItem(key);
  } catch {
    // Storage is forbidden: then nothing is remembered.
  }
  view.dispatchEvent(new Event(REMEMBERED_BIRTH_KEY));
}
