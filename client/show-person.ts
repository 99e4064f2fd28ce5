/**
 * Pages are the same for all; who is signed in is told by a readable cookie that holds a display name and proves nothing.
 * The header's link to sign in becomes the one to the account.
 */

const DETAIL_COOKIE = 'authUserDetail';

/** The display name in a cookie header's text; null where nobody is signed in. */
export function shownName(cookies: string): string | null {
  const written = cookies.split('; ').find((each) => each.startsWith(`${DETAIL_COOKIE}=`));
  if (written === undefined) return null;
  try {
    const detail: unknown = JSON.parse(decodeURIComponent(written.slice(DETAIL_COOKIE.length + 1)));
    const isDetail = typeof detail === 'object' && detail !== null && 'name' in detail;
    return isDetail && typeof detail.name === 'string' ? detail.name : '';
  } catch {
    return null;
  }
}

/** Turns the header's link round for whoever is signed in. */
export function showPerson(page: Document): void {
  const link = page.querySelector<HTMLAnchorElement>('a[data-account]');
  const name = link && shownName(page.cookie);
  if (!link || name === null) return;
  link.href = link.dataset.account ?? link.href;
  // Text, never markup: the name is what somebody typed.
  link.textContent = name || (link.dataset.label ?? '');
}
