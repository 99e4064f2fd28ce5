import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { HUMAN_ACTIONS } from '../../client/auth/human-action.ts';
import { endSessions, enterUser, findUser, removeUser } from '../accounts/user-rows.ts';
import type { AppEnv } from '../env.ts';
import { AppError } from '../errors.ts';
import { isHuman } from '../human-check/is-human.ts';
import { clearCookies, setSessionCookies, setShownCookies } from '../identity/cookies.ts';
import { findPerson, requireCookiePerson } from '../identity/person.ts';
import { takeRedirectPath } from '../identity/redirect-path.ts';
import { isSignInTooOld, requireSessionKeys, signBearer, signSession } from '../identity/session-token.ts';
import { shownPerson } from '../identity/shown-person.ts';
import { verifyVisitor } from '../identity/verify-visitor.ts';
import { sendMail } from '../mail/send-mail.ts';
import { methodNotAllowed } from '../method-not-allowed.ts';
import { checkLimit, rateLimit } from '../middleware/rate-limit.ts';
import { readJson } from './json-body.ts';

/** /api/account: signing in and out, and leaving for good. */
export const accountApi = new Hono<AppEnv>();

/** How recently one must have signed in to delete the account, in seconds: as the identity provider asks. */
const RECENT_SECONDS = 300;

const SessionBody = v.object({
  idToken: v.string(),
  marketing: v.optional(v.boolean()),
  human: v.optional(
    v.object({ token: v.pipe(v.string(), v.maxLength(2048)), action: v.picklist(HUMAN_ACTIONS) }),
  ),
});
const DeleteBody = v.object({ idToken: v.string() });
const LogoutBody = v.object({ everywhere: v.optional(v.boolean(), false) });

async function readBody<Schema extends v.GenericSchema>(
  c: Context<AppEnv>,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const read = v.safeParse(schema, await readJson(c));
  if (!read.success) throw new AppError('invalid_input', 'the body has not the shape that is asked for');
  return read.output;
}

accountApi.use(async (c, next) => {
  c.header('Cache-Control', 'private, no-store');
  await next();
});

/**
 * POST {idToken, marketing?, human?}: gives the browser the site's own session for the provider's token. A proof of the
 * human check that is wrong is refused; where there is none, accounts are made at a slower pace. The same again, after an
 * answer that was lost, does the same. `redirectPath` is the page for which the visitor had been sent to sign in, told once.
 */
accountApi.post('/session', rateLimit('LOGIN_LIMIT'), async (c) => {
  const { idToken, marketing = false, human } = await readBody(c, SessionBody);
  const keys = requireSessionKeys(c.env.SESSION_KEYS);
  const identity = await verifyVisitor(c, idToken);
  const nowMs = Date.now();
  if (isSignInTooOld(identity.authTimeSeconds, nowMs)) throw new AppError('invalid_token');
  const db = c.env.ACCOUNTS;
  const isProven = human !== undefined && (await isHuman(c, human, identity.userId));
  if (!isProven && !(await findUser(db, identity.userId))) await checkLimit(c, 'NEWCOMER_LIMIT');
  const entered = await enterUser(db, identity, { language: c.get('language'), marketing }, nowMs);
  if (!entered) throw new AppError('invalid_token', 'signed in before the sessions were ended');
  const { user } = entered;
  const session = { userId: user.id, generation: user.generation, authTimeSeconds: identity.authTimeSeconds };
  const token = await signSession(session, 'session', keys, nowMs);
  setSessionCookies(c, user.id, token);
  setShownCookies(c, await shownPerson(c, user));
  if (entered.isConfirmed) sendMail(c, 'welcome', user);
  const redirectPath = takeRedirectPath(c);
  return c.json({ userId: user.id, loginMethod: user.loginMethod, isNew: entered.isNew, redirectPath });
});

/** GET: a short-lived bearer for the session's cookie, and for no bearer: it would outlive every session. */
accountApi.get('/token', rateLimit('ACCOUNT_LIMIT'), async (c) => {
  const { user, session } = await requireCookiePerson(c);
  const bearer = await signBearer(session, requireSessionKeys(c.env.SESSION_KEYS), Date.now());
  return c.json({ ...bearer, userId: user.id });
});

/** POST {everywhere?}: ends this session, or all of the person's. Signing out twice is no fault. */
accountApi.post('/logout', async (c) => {
  const { everywhere } = await readBody(c, LogoutBody);
  const person = everywhere ? await findPerson(c) : null;
  if (person) await endSessions(c.env.ACCOUNTS, person.user.id, Date.now());
  clearCookies(c);
  return c.json({ signedOut: true });
});

/**
 * POST {idToken}: removes the person who has signed in at the provider just now, and every row of theirs. No session is
 * needed, but one of somebody else's is refused. Deleting twice is no fault: the provider's own account goes after this one.
 */
accountApi.post('/delete', rateLimit('LOGIN_LIMIT'), async (c) => {
  const { idToken } = await readBody(c, DeleteBody);
  const { userId, authTimeSeconds } = await verifyVisitor(c, idToken);
  if (Date.now() / 1000 - authTimeSeconds > RECENT_SECONDS) throw new AppError('recent_login_required');
  const person = await findPerson(c);
  if (person && person.user.id !== userId) throw new AppError('other_person');
  const user = await findUser(c.env.ACCOUNTS, userId);
  if (user) {
    await removeUser(c.env.ACCOUNTS, userId);
    sendMail(c, 'deleted', user);
  }
  clearCookies(c);
  return c.json({ deleted: true });
});

for (const [path, allowed] of [
  ['/session', 'POST'],
  ['/token', 'GET, HEAD'],
  ['/logout', 'POST'],
  ['/delete', 'POST'],
] as const) {
  accountApi.all(path, (c) => {
    throw methodNotAllowed(c, allowed);
  });
}
