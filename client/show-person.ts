/**
 * Pages are the same for all; who is signed in is told by a readable cookie that holds a display name and proves nothing.
 * The links to sign in, in the header, its menu and the footer, become those to the account.
 */

const DETAIL_COOKIE = /(?:^|; )authUserDetail=([^;]*)/;

/** The cookie as it was written, out of a cookie header's text; null where there is none. */
export function writtenDetail(cookies: string): string | null {
  return DETAIL_COOKIE.exec(cookies)?.[1] ?? null;
}

/** The display name in a cookie header's text; null where nobody is signed in. */
export function shownName(cookies: string): string | null {
  const written = writtenDetail(cookies);
  if (written === null) return null;
  try {
    // Whatever stands there, a text by that name is one, and nothing else is.
    const name = (JSON.parse(decodeURIComponent(written)) as { name?: unknown } | null)?.name;
    return typeof name === 'string' ? name : '';
  } catch {
    return null;
  }
}

/** The links as the server wrote them, for whoever is not signed in. */
const asWritten = new WeakMap<HTMLAnchorElement, { href: string; text: string }>();

/** Turns one link round for whoever is signed in, and back. */
function showIn(link: HTMLAnchorElement, name: string | null): void {
  const written = asWritten.get(link) ?? { href: link.href, text: link.textContent };
  asWritten.set(link, written);
  const { account = '', label = '' } = link.dataset;
  link.href = name === null ? written.href : account;
  // Text, never markup: the name is what somebody typed.
  link.textContent = name === null ? written.text : name || label;
}

/** Shows what is for the signed-in alone, and takes away what others have in its place. */
function showDoors(page: Document, isIn: boolean): void {
  for (const door of page.querySelectorAll<HTMLElement>('body [data-signed-in]')) {
    door.hidden = (door.dataset.signedIn === 'no') === isIn;
  }
}

/** What the profile told, and the cookie that stood then: while that stands, the profile's name is the newer one. */
let told: { name: string; written: string | null } | null = null;

function newestName(cookies: string): string | null {
  const written = writtenDetail(cookies);
  if (told?.written !== written) told = null;
  return told ? told.name : shownName(cookies);
}

/** Turns the page's links to sign in round. */
export function showPerson(page: Document, name = newestName(page.cookie)): void {
  for (const link of page.querySelectorAll<HTMLAnchorElement>('a[data-account]')) showIn(link, name);
  showDoors(page, name !== null);
}

/** Shows the name of whoever is signed in as the profile has it, now and whenever the page is shown to them again. */
export function showProfileName(page: Document, name: string): void {
  told = { name, written: writtenDetail(page.cookie) };
  showPerson(page);
}
