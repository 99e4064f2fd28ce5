import type { AuthData } from '../../accounts/auth-view.ts';
import type { PageOutcome, ServedRequest } from '../../page.ts';

export interface SecurityData extends AuthData {
  user: { id: string; email: string | null };
  /** The link that confirms the address may be sent again. */
  mayResend: boolean;
}

/** Loads the page of the ways into the account of whoever is signed in. */
export async function loadSecurity({
  services,
}: ServedRequest<'account' | 'identity'>): Promise<PageOutcome<SecurityData>> {
  const { account, identity } = services;
  if (!account) return { notFound: true };
  const { id, email } = account.user;
  const mayResend = email !== null && !(await account.isConfirmedByNow());
  const data = { config: identity, next: null, user: { id, email }, mayResend };
  return { data, status: identity ? 200 : 503, personal: true };
}
