import type { KeepWords } from '../../components/result-head/keep-words.ts';
import { shownName } from '../../show-person.ts';
import type { AccountOutcome, NewChart } from '../../state/account-charts.ts';
import { LOGIN_KEY } from '../../state/login-key.ts';
import { keep } from './keep.ts';
import type { Action } from './tools.ts';

const isSomeoneIn = () => shownName(document.cookie) !== null;

/** The account's part comes with the first press of somebody who is signed in. */
async function keepInAccount(births: readonly NewChart[]): Promise<AccountOutcome> {
  try {
    const { accountCharts } = await import('../../state/account-charts.ts');
    return await accountCharts.keepAll(births);
  } catch {
    return 'failed';
  }
}

/** The button and what is said beside it, for whoever is signed in, and as the server wrote them. */
function dresser(button: HTMLElement | null, note: Element | null, account: KeepWords['account']) {
  const [keepText, noteText] = [button?.textContent ?? '', note?.textContent ?? ''];
  return () => {
    const isIn = isSomeoneIn();
    if (button) button.textContent = isIn ? account.keep : keepText;
    if (note) note.textContent = isIn ? account.explain : noteText;
  };
}

/**
 * Keeps the births of a result: in the account of whoever is signed in, else in this browser. Where the account takes nothing it
 * says so, and `[data-keep-instead]` offers the browser.
 */
export function keeperOf(
  element: HTMLElement,
  words: KeepWords,
  births: () => readonly NewChart[],
): Readonly<Record<'keep' | 'keep-here', Action>> {
  const button = element.querySelector<HTMLElement>('[data-action="keep"]');
  const instead = element.querySelector<HTMLElement>('[data-keep-instead]');
  const dress = dresser(button, element.querySelector('[data-keep-note]'), words.account);
  let isBusy = false;
  dress();
  window.addEventListener(LOGIN_KEY, dress);
  const keepHere = () => {
    const areKept = births().map(keep);
    return areKept.every(Boolean) ? words.kept : words.full;
  };
  return {
    keep: async (say) => {
      if (isBusy) return words.account.saving;
      dress();
      if (instead) instead.hidden = true;
      if (!isSomeoneIn()) return keepHere();
      isBusy = true;
      say(words.account.saving);
      const outcome = await keepInAccount(births());
      isBusy = false;
      if (instead) instead.hidden = outcome === 'kept';
      return words.account[outcome];
    },
    'keep-here': () => {
      if (instead) instead.hidden = true;
      button?.focus();
      return keepHere();
    },
  };
}
