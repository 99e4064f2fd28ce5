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
function showDoors(page: ParentNode, isIn: boolean): void {
  for (const door of page.querySelectorAll<HTMLElement>('body [data-signed-in]')) {
    door.hidden = (door.dataset.signedIn === 'no') === isIn;
  }
}

/** Turns the links to sign in round, of a page or of a part of it. The profile may know a newer name than the cookie. */
export function showPerson(page: ParentNode, name: string | null): void {
  for (const link of page.querySelectorAll<HTMLAnchorElement>('a[data-account]')) showIn(link, name);
  showDoors(page, name !== null);
}
