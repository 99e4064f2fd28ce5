import { RESULT_ID } from '../../components/birth-form/result-id.ts';

/**
 * An answer has a place in the history, whose address holds nothing of the birth: the form's own with a fragment. By it
 * reload, Back, Forward and the page's sisters in other languages show the answer again.
 */

/** Where a result leads to the form that it was drawn from. */
const CHANGE_PLACE = '#change';

/** Whether the page answers a birth that is remembered in a part of it, without being asked: no eyes are led there. */
export function answersHere(): boolean {
  return document.documentElement.dataset.answer === 'here';
}

/**
 * Whether an answer that is not on the page is asked for: by the page, or by an address that names the region, or something that
 * stood in it.
 */
export function wantsAnswer(): boolean {
  const target = location.hash.slice(1);
  if (answersHere() || target === RESULT_ID) return hasRoom();
  return target !== '' && document.getElementById(target) === null;
}

/** Whether the page has a region for an answer, and none in it. */
function hasRoom(): boolean {
  return document.getElementById(RESULT_ID)?.childElementCount === 0;
}

/** Whether the address is the bare form's. */
export function isFormPlace(): boolean {
  return location.hash === '';
}

/** The links to the same page in other languages lead to what this one shows. */
function leadSisters(hash: string): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[hreflang]')) link.hash = hash;
}

/**
 * Gives an answer that has come its place: that of the form, even where the page showed another's chart by a link. One that is
 * shown again has its place.
 */
export function noteAnswer(isRestored: boolean): void {
  if (!isRestored && (isFormPlace() || location.hash === CHANGE_PLACE)) {
    history.pushState(null, '', `${location.pathname}#${RESULT_ID}`);
  }
  leadSisters(RESULT_ID);
}

/** Room is kept for an answer from before the first painting on: no more, where none will come. The place is then the form's. */
export function giveUpAnswer(): void {
  delete document.documentElement.dataset.answer;
  if (location.hash === `#${RESULT_ID}` && hasRoom()) takeHashAway();
}

function takeHashAway(): void {
  history.replaceState(null, '', location.pathname + location.search);
}

/** Leads from an answer to an own birth back to the form, as Back would. A chart that a link shows stays. */
export function leaveAnswer(): void {
  const isOwn = answersHere() || (location.hash !== '' && location.search === '');
  if (!isOwn) return;
  takeHashAway();
  dispatchEvent(new PopStateEvent('popstate'));
}

/** Takes the answer from the page, whose entry in the history says from now on that its form is meant. */
export function removeAnswer(title: string): void {
  history.replaceState({ isForm: true }, '');
  document.getElementById(RESULT_ID)?.replaceChildren();
  document.title = title;
  leadSisters('');
  giveUpAnswer();
}
