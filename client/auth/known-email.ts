/** Session storage key. */
const CARRIED = 'celestia.auth-email';

/** The address that was typed on the page of signing in before, in this tab; empty: none. It fills a field and proves nothing. */
export function carriedEmail(): string {
  try {
    return sessionStorage.getItem(CARRIED) ?? '';
  } catch {
    // Storage is forbidden.
    return '';
  }
}

/** Takes an address along to the next page of signing in, in this tab: it stands in no address bar. */
export function carryEmail(email: string): void {
  try {
    sessionStorage.setItem(CARRIED, email);
  } catch {
    // Storage is forbidden: what was typed has to be typed again.
  }
}
