import { Hono } from 'hono';
import { AppError } from '../../../contract/app-error.ts';
import { endSession, listSessions } from '../../accounts/session-rows.ts';
import type { AppEnv } from '../../env.ts';
import { isRecentSignIn } from '../../identity/session-token.ts';
import { logSecurity } from '../../log.ts';
import { rateLimit } from '../middleware/rate-limit.ts';
import { requestId } from '../request-id.ts';
import { requirePerson } from '../visitor/find-person.ts';
import { clearCookies } from '../visitor/person-cookies.ts';

/** /api/account/sessions: the browsers in which the person is signed in. */
export const accountSessionsApi = new Hono<AppEnv>();

accountSessionsApi.use(rateLimit('ACCOUNT_LIMIT'));

/** GET: the person's sessions, the one seen last first; `seenMs` is known to the hour. */
accountSessionsApi.get('/', async (c) => {
  const { user, session } = await requirePerson(c);
  const sessions = await listSessions(c.env.ACCOUNTS, user.id);
  return c.json({ sessions: sessions.map((each) => ({ ...each, isCurrent: each.id === session.id })) });
});

/**
 * DELETE: ends one of the person's sessions, for whoever has signed in within the last minutes. One that is gone already, or
 * that is none of theirs, is no fault.
 */
accountSessionsApi.delete('/:id', async (c) => {
  const { user, session } = await requirePerson(c);
  if (!isRecentSignIn(session.authTimeSeconds, Date.now())) throw new AppError('recent_login_required');
  const id = c.req.param('id');
  if (await endSession(c.env.ACCOUNTS, { id, userId: user.id }))
    logSecurity('session_ended', 'asked', requestId(c));
  if (id === session.id) clearCookies(c);
  return c.json({ ended: true });
});
