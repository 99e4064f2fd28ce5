import type { AuthData } from '../../accounts/auth-view.ts';
import type { PageOutcome, ServedRequest } from '../../page.ts';

export interface SecurityData extends AuthData {
  user: { id: string; email: string | null };
}

/** Loads the page of the ways into the account of whoever is signed in. */
export function loadSecurity({ services }: ServedRequest<'account' | 'identity'>): PageOutcome<SecurityData> {
  const { account, identity } = services;
  if (!account) return { notFound: true };
  const { id, email } = account.user;
  const data = { config: identity, next: null, user: { id, email } };
  return { data, status: identity ? 200 : 503, personal: true };
}
