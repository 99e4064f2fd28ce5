/** What a visitor may be about to sign in by when the human check is asked for; the server holds the answer against it. */
export const HUMAN_ACTIONS = ['signup', 'login'] as const;

/** Also what is done without an account. */
export type HumanAction = (typeof HUMAN_ACTIONS)[number] | 'contact';

/** A token of the human check, and what it was given for. */
export interface HumanProof {
  token: string;
  action: HumanAction;
}
