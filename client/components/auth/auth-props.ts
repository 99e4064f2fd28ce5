import type { AccountWords } from '../../../locales/en/account.ts';
import type { IdentityConfig } from '../../auth/identity-config.ts';

/** What a link in one of the provider's mails asks for. */
export const ACTION_MODES = ['resetPassword', 'verifyEmail', 'verifyAndChangeEmail', 'recoverEmail'] as const;
export type ActionMode = (typeof ACTION_MODES)[number];

/** Ids of the fields, for labels and for the island. */
export const AUTH_FIELDS = {
  email: 'auth-email',
  password: 'auth-password',
  name: 'auth-name',
} as const;

/** What the island says; all other texts stand in the markup. */
export type AuthIslandWords = Pick<AccountWords, 'codes' | 'policy'>;

interface SharedProps {
  config: IdentityConfig;
  /** BCP 47 tag of the page's language. */
  tag: string;
  /** A page of this site that was asked for before signing in. */
  next: string | null;
  profilePath: string;
  words: AuthIslandWords;
}

/** What the island is told; the server writes it. */
export type AuthIslandProps =
  | (SharedProps & { kind: 'login' | 'signup' | 'deleteUser' })
  /** `mode` is null where nothing was clicked in a mail; `unknown` where the link asks for something that does not exist. */
  | (SharedProps & { kind: 'reset'; mode: ActionMode | 'unknown' | null });

/** What the pages share. */
export interface AuthViewProps {
  words: AccountWords;
  tag: string;
  /** Null: the site has no accounts, and says so. */
  config: IdentityConfig | null;
  next: string | null;
  loginPath: string;
  signupPath: string;
  resetPath: string;
  homePath: string;
  profilePath: string;
}
