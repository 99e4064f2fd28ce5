import type { EmailNames } from './email-names.ts';

const REMEMBERED: EmailNames['remembered'] = 'rememberMeEmail';
const SEVEN_DAYS_SECONDS = 7 * 24 * 60 * 60;

/** The cookie to write: one that keeps the address on this device for 7 days, or, for null, takes it back. */
export function rememberCookie(email: string | null): string {
  const maxAge = email === null ? 0 : SEVEN_DAYS_SECONDS;
  const value = email === null ? '' : encodeURIComponent(email);
  return `${REMEMBERED}=${value}; Max-Age=${maxAge}; Path=/; SameSite=Lax; Secure`;
}
