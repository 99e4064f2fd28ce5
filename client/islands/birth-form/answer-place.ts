import { RESULT_ID } from '../../components/birth-form/result-id.ts';

/**
 * An answer has a place in the history, whose address holds nothing of the birth: the form's own with a fragment. By it
 * reload, Back, Forward and the page's sisters in other languages show the answer again.
 */

/** Whether the address asks for an answer that is not on the page: for the region, or for something that stood in it. */
export function wantsAnswer(): boolean {
  const target = location.hash.slice(1);
  if (target === '') return false;
  const region = document.getElementById(RESULT_ID);
  return target === RESULT_ID ? region?.childElementCount === 0 : document.getElementById(target) === null;
}

/** Whether the address is the bare form's. */
export function isFormPlace(): boolean {
  return location.hash === '';
}

/** The links to the same page in other languages lead to what this one shows. */
function leadSisters(hash: string): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[hreflang]')) link.hash = hash;
}

/** Gives an answer that has come its place: that of the form, even where the page showed another's chart by a link. */
export function noteAnswer(): void {
  if (isFormPlace()) history.pushState(null, '', `${location.pathname}#${RESULT_ID}`);
  leadSisters(RESULT_ID);
}

/** Room is kept for an answer from before the first painting on: no more, where none will come. */
export function giveUpAnswer(): void {
  delete document.documentElement.dataset.answer;
}

/** Takes the answer from the page. */
export function removeAnswer(title: string): void {
  document.getElementById(RESULT_ID)?.replaceChildren();
  document.title = title;
  leadSisters('');
  giveUpAnswer();
}
