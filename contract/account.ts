import * as v from 'valibot';
import { CAMPAIGN_NAME } from './campaign.ts';
import { HUMAN_ACTIONS } from './human-action.ts';
import { MAX_HUMAN_TOKEN_LENGTH } from './limits.ts';
import { LoginMethod, sessionEntries } from './user.ts';

/** POST /api/account/session. */
export const SessionRequest = v.object({
  /** The identity provider's. */
  idToken: v.string(),
  /** A new person wants news. */
  marketing: v.optional(v.boolean()),
  human: v.optional(
    v.object({
      token: v.pipe(v.string(), v.maxLength(MAX_HUMAN_TOKEN_LENGTH)),
      action: v.picklist(HUMAN_ACTIONS),
    }),
  ),
  /** Id of the person whose proof alone will do. */
  as: v.optional(v.string()),
  /** Ends the person's other sessions. */
  endOthers: v.optional(v.boolean(), false),
  /** The campaign by which a new person came. */
  campaign: v.optional(v.pipe(v.string(), v.regex(CAMPAIGN_NAME))),
  /** Keeps the address for the sign-in form on this device, or forgets it. */
  remember: v.optional(v.boolean()),
});
/** What a session is opened with beside the token. */
export type SessionWishes = Omit<v.InferInput<typeof SessionRequest>, 'idToken' | 'human'>;

export const SessionAnswer = v.object({
  userId: v.string(),
  loginMethod: LoginMethod,
  isNew: v.boolean(),
  /** The page for which the visitor had been sent to sign in; null: none. */
  redirectPath: v.nullable(v.string()),
});
export type SessionAnswer = v.InferOutput<typeof SessionAnswer>;

/** GET /api/account/token: a short-lived bearer for the session's cookie. */
export const TokenAnswer = v.object({ token: v.string(), expiresInSeconds: v.number(), userId: v.string() });
export type TokenAnswer = v.InferOutput<typeof TokenAnswer>;

/** POST /api/account/logout: of this browser, or of all. */
export const LogoutRequest = v.object({ everywhere: v.optional(v.boolean(), false) });
export const LogoutAnswer = v.object({ signedOut: v.literal(true) });
export type LogoutAnswer = v.InferOutput<typeof LogoutAnswer>;

/** POST /api/account/delete. */
export const DeleteRequest = v.object({ idToken: v.string() });

/** GET /api/account/sessions: the one seen last first. */
export const SessionsAnswer = v.object({
  sessions: v.array(v.object({ id: v.string(), ...sessionEntries, isCurrent: v.boolean() })),
});
export type SessionsAnswer = v.InferOutput<typeof SessionsAnswer>;

/** DELETE /api/account/sessions/:id. */
export const SessionEndedAnswer = v.object({ ended: v.literal(true) });
export type SessionEndedAnswer = v.InferOutput<typeof SessionEndedAnswer>;
