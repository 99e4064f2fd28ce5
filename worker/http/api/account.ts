import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import {
  DeleteRequest,
  type LogoutAnswer,
  LogoutRequest,
  type SessionAnswer,
  SessionRequest,
  type TokenAnswer,
} from '../../../contract/account.ts';
import { AppError } from '../../../contract/app-error.ts';
import type { DeletedAnswer } from '../../../contract/user.ts';
import { closedHashes } from '../../accounts/closed-accounts.ts';
import { enterUser } from '../../accounts/enter-user.ts';
import { objectIdsOf } from '../../accounts/personal-data.ts';
import { removeUser } from '../../accounts/remove-user.ts';
import { endSessions } from '../../accounts/session-rows.ts';
import { findUser } from '../../accounts/user-rows.ts';
import type { AppEnv } from '../../env.ts';
import { checkNewcomer } from '../../human-check/check-newcomer.ts';
import type { Identity } from '../../identity/id-token.ts';
import { requireSessionKeys } from '../../identity/session-keys.ts';
import {
  createSessionId,
  isRecentSignIn,
  isSignInTooOld,
  signBearer,
  signSession,
} from '../../identity/session-token.ts';
import { verifyVisitor } from '../../identity/verify-visitor.ts';
import { logSecurity } from '../../log.ts';
import { shownPerson } from '../../people/shown-person.ts';
import { workOffRemovals } from '../../removals/work-off-removals.ts';
import { checkIdentity } from '../../sessions/provider-check.ts';
import { countVisit } from '../../visits/count-visit.ts';
import { castingContext } from '../casting-context.ts';
import { givenBy } from '../given-by.ts';
import { checkLimit, rateLimit } from '../middleware/rate-limit.ts';
import { requestId } from '../request-id.ts';
import { sendMailBehind } from '../send-mail-behind.ts';
import { findPerson, readCookieSession, requireCookiePerson, signOut } from '../visitor/find-person.ts';
import { clearCookies, setSessionCookies, setShownCookies } from '../visitor/person-cookies.ts';
import { readRedirectPath } from '../visitor/redirect-path.ts';
import { rememberEmail } from '../visitor/remembered-email-cookie.ts';
import { requireSamePerson } from '../visitor/same-person.ts';
import { seenFrom } from '../visitor/seen-from.ts';
import { readJson } from './json-body.ts';

/** /api/account: signing in and out, and leaving for good. */
export const accountApi = new Hono<AppEnv>();

async function readBody<Schema extends v.GenericSchema>(
  c: Context<AppEnv>,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const read = v.safeParse(schema, await readJson(c));
  if (!read.success) throw new AppError('invalid_input', 'the body has not the shape that is asked for');
  return read.output;
}

/** Counts an account that came of a campaign. That it could not be counted stops nobody. */
async function countCampaign(c: Context<AppEnv>, campaign: string): Promise<void> {
  const given = givenBy(c);
  await countVisit({ page: 'signup', campaign }, given).catch((error: unknown) =>
    given.log.error('background_failed', error),
  );
}

/** @throws AppError recent_login_required where the proof has grown old. */
function requireRecent({ authTimeSeconds }: Identity, nowMs: number): void {
  if (!isRecentSignIn(authTimeSeconds, nowMs)) throw new AppError('recent_login_required');
}

/**
 * POST {idToken, marketing?, human?, as?, endOthers?, remember?, campaign?}: gives the browser the site's own session for the provider's
 * token, in place of the one that it had. What a new account is asked for, checkNewcomer says. `as` is the id of the one person
 * whose proof will do; `endOthers` ends every session from before this proof, which must be fresh; `remember` keeps the address
 * for the sign-in form or forgets it. The same again, after an answer that was lost, gives the same session for as long as it
 * lives, and none once it has ended. `redirectPath` is the page for which the visitor had been sent to sign in, told until a page of
 * the signed-in is seen.
 */
accountApi.post('/session', rateLimit('LOGIN_LIMIT'), async (c) => {
  const {
    idToken,
    marketing = false,
    human,
    as,
    endOthers,
    remember,
    campaign,
  } = await readBody(c, SessionRequest);
  const keys = requireSessionKeys(c.env.SESSION_KEYS);
  const proven = await verifyVisitor(idToken, givenBy(c));
  await requireSamePerson(c, proven.userId, as);
  const nowMs = Date.now();
  if (isSignInTooOld(proven.authTimeSeconds, nowMs)) throw new AppError('invalid_token');
  const { identity, validSinceSeconds, isChecked } = await checkIdentity(proven, givenBy(c));
  await checkNewcomer(identity, human, {
    env: c.env,
    hostname: c.get('url').hostname,
    slowDown: () => checkLimit(c, 'NEWCOMER_LIMIT'),
  });
  if (endOthers) requireRecent(identity, nowMs);
  const entry = {
    language: c.get('language'),
    marketing,
    // By the provider's clock: every session of an earlier proof ends, and this proof is not too early itself.
    validSinceSeconds: endOthers ? Math.max(validSinceSeconds, identity.authTimeSeconds) : validSinceSeconds,
    closedHashes: await closedHashes(identity.userId, keys),
    session: {
      id: createSessionId(),
      isChecked,
      replaced: await readCookieSession(c),
      ...seenFrom(c),
    },
  };
  const entered = await enterUser(c.env.ACCOUNTS, identity, entry, nowMs);
  if (!entered) throw new AppError('invalid_token', 'signed in before the sessions were ended');
  const { user, sessionId: id, isNew } = entered;
  const session = { id, userId: user.id, authTimeSeconds: identity.authTimeSeconds };
  setSessionCookies(c, user.id, await signSession(session, 'session', keys, nowMs));
  setShownCookies(c, await shownPerson(user, castingContext(c)));
  if (remember !== undefined) rememberEmail(c, remember ? identity.email : null);
  logSecurity('sign_in', isNew ? 'new' : 'known', requestId(c));
  if (isNew && campaign) await countCampaign(c, campaign);
  if (entered.isConfirmed) sendMailBehind(c, 'welcome', user);
  return c.json({
    userId: user.id,
    loginMethod: user.loginMethod,
    isNew,
    redirectPath: readRedirectPath(c),
  } satisfies SessionAnswer);
});

/** GET: a short-lived bearer for the session's cookie, and for no bearer: it would outlive every session. */
accountApi.get('/token', rateLimit('ACCOUNT_LIMIT'), async (c) => {
  const { user, session } = await requireCookiePerson(c);
  const bearer = await signBearer(session, requireSessionKeys(c.env.SESSION_KEYS), Date.now());
  return c.json({ ...bearer, userId: user.id } satisfies TokenAnswer);
});

/** POST {everywhere?}: ends this session, or all of the person's. Signing out twice is no fault. */
accountApi.post('/logout', rateLimit('ACCOUNT_LIMIT'), async (c) => {
  const { everywhere } = await readBody(c, LogoutRequest);
  const person = everywhere ? await findPerson(c) : null;
  if (person) {
    await endSessions(c.env.ACCOUNTS, person.user.id, Date.now());
    logSecurity('sign_out_everywhere', 'asked', requestId(c));
  }
  await signOut(c);
  return c.json({ signedOut: true } satisfies LogoutAnswer);
});

/**
 * POST {idToken}: removes the person who has signed in at the provider just now, and every row of theirs. No session is
 * needed, but one of somebody else's is refused. Deleting twice is no fault: the provider's own account goes after this one.
 */
accountApi.post('/delete', rateLimit('LOGIN_LIMIT'), async (c) => {
  const { idToken } = await readBody(c, DeleteRequest);
  const keys = requireSessionKeys(c.env.SESSION_KEYS);
  const proven = await verifyVisitor(idToken, givenBy(c));
  requireRecent(proven, Date.now());
  const { userId } = proven;
  await checkIdentity(proven, givenBy(c), { mayBeGone: true });
  const person = await findPerson(c);
  if (person && person.user.id !== userId) throw new AppError('other_person');
  const user = await findUser(c.env.ACCOUNTS, userId);
  const [closedHash = ''] = await closedHashes(userId, keys);
  const objectIds = user ? objectIdsOf(c.env, user) : [];
  if (user) {
    const { leaveRequests } = await import('../../consulting/leave-requests.ts');
    await leaveRequests(userId, givenBy(c));
  }
  await removeUser(c.env.ACCOUNTS, { userId, closedHash, objectIds }, Date.now());
  await workOffRemovals(c.env, Date.now());
  if (user) {
    logSecurity('account_deleted', 'asked', requestId(c));
    sendMailBehind(c, 'deleted', user);
  }
  clearCookies(c);
  rememberEmail(c, null);
  return c.json({ deleted: true } satisfies DeletedAnswer);
});
