import type { EmailNames } from './email-names.ts';

const CARRIED: EmailNames['carried'] = 'celestia.auth-email';
const REMEMBERED: EmailNames['remembered'] = 'rememberMeEmail';

/** Addresses that a page of signing in knows already. They pre-fill a field and prove nothing. */

/** The one that was typed on the page before, in this tab; empty: none. */
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

/** The one that this device was asked to remember, in a document's cookies; empty: none. */
export function rememberedEmail(cookies: string): string {
  const written = `; ${cookies}`.split(`; ${REMEMBERED}=`)[1]?.split(';')[0] ?? '';
  try {
    return decodeURIComponent(written);
  } catch {
    // Not written by this site.
    return '';
  }
}
