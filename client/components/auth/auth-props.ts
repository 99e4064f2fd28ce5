import type { IdentityConfig } from '../../../contract/identity-config.ts';
import type { AccountWords } from '../../../locales/en/account.ts';

/** What a link in one of the provider's mails asks for. */
export const ACTION_MODES = ['resetPassword', 'verifyEmail', 'verifyAndChangeEmail', 'recoverEmail'] as const;
export type ActionMode = (typeof ACTION_MODES)[number];

/** `unknown` where the link asks for something that does not exist; `reopen` where its code has left the address. */
export type ResetMode = ActionMode | 'unknown' | 'reopen';

/** Ids of the fields, for labels and for the island. */
export const AUTH_FIELDS = {
  email: 'auth-email',
  password: 'auth-password',
  name: 'auth-name',
  /** The password that is in force, on a page that has another one. */
  current: 'auth-current',
  /** The one that is to be. */
  chosen: 'auth-chosen',
} as const;

export type AuthField = keyof typeof AUTH_FIELDS;

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

/** What the island is told of its own kind of page. */
export type AuthIslandOwn =
  | { kind: 'signup' | 'deleteUser' }
  /** `personId` is whose proof alone will do; null: anybody's. */
  | { kind: 'login'; personId: string | null }
  | { kind: 'security'; personId: string }
  /** `mode` is null where nothing was clicked in a mail. */
  | { kind: 'reset'; mode: ResetMode | null };

/** What the island is told; the server writes it. */
export type AuthIslandProps = SharedProps & AuthIslandOwn;

/** Where to go while nobody can sign in. */
export interface AwayWays {
  /** "Try again", and the page's own path, with where it leads on to. */
  retry: string;
  retryPath: string;
  /** "Return to home". */
  home: string;
  /** Pages that need no account. */
  works: readonly { name: string; path: string }[];
}

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
  /** What a new account agrees to. */
  papers: { terms: string; privacy: string };
  away: AwayWays;
}
