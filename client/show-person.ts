/**
 * Pages are the same for all; who is signed in is told by a readable cookie that holds a display name and proves nothing.
 * The header's link to sign in becomes the one to the account.
 */

const DETAIL_COOKIE = 'authUserDetail';

/** The cookie as it was written, out of a cookie header's text; null where there is none. */
export function writtenDetail(cookies: string): string | null {
  const written = cookies.split('; ').find((each) => each.startsWith(`${DETAIL_COOKIE}=`));
  return written?.slice(DETAIL_COOKIE.length + 1) ?? null;
}

/** The display name in a cookie header's text; null where nobody is signed in. */
export function shownName(cookies: string): string | null {
  const written = writtenDetail(cookies);
  if (written === null) return null;
  try {
    const detail: unknown = JSON.parse(decodeURIComponent(written));
    const isDetail = typeof detail === 'object' && detail !== null && 'name' in detail;
    return isDetail && typeof detail.name === 'string' ? detail.name : '';
  } catch {
    return null;
  }
}

/** The header's link as the server wrote it, for whoever is not signed in. */
const asWritten = new WeakMap<HTMLAnchorElement, { href: string; text: string }>();

/** Turns the header's link round for whoever is signed in, and back. The profile may know a newer name than the cookie. */
export function showPerson(page: Document, name = shownName(page.cookie)): void {
  const link = page.querySelector<HTMLAnchorElement>('a[data-account]');
  if (!link) return;
  const written = asWritten.get(link) ?? { href: link.href, text: link.textContent };
  asWritten.set(link, written);
  const { account = '', label = '' } = link.dataset;
  link.href = name === null ? written.href : account;
  // Text, never markup: the name is what somebody typed.
  link.textContent = name === null ? written.text : name || label;
}
