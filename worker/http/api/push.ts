import { Hono } from 'hono';
import * as v from 'valibot';
import { AppError, invalidInput } from '../../../contract/app-error.ts';
import { type PushAnswer, PushRequest } from '../../../contract/push.ts';
import type { DeletedAnswer } from '../../../contract/user.ts';
import type { AppEnv } from '../../env.ts';
import { dropToken } from '../../push/push-rows.ts';
import { pushConfig } from '../../push/push-settings.ts';
import { beginPush } from '../../tidings/choose-tidings.ts';
import { givenBy } from '../given-by.ts';
import { rateLimit } from '../middleware/rate-limit.ts';
import { findVisitorZone } from '../pages/visitor-zone.ts';
import { requirePerson } from '../visitor/find-person.ts';
import { readJson } from './json-body.ts';

/** /api/user/push: whether the browser that asks is told by notifications. Bound to its session, with which it ends. */
export const pushApi = new Hono<AppEnv>();

/** PUT {token}: from now on it is. Not found where the site sends none. */
pushApi.put('/', rateLimit('ACCOUNT_LIMIT'), async (c) => {
  const { user, session } = await requirePerson(c);
  const read = v.safeParse(PushRequest, await readJson(c));
  if (!read.success) throw invalidInput({ token: 'malformed' });
  if (!pushConfig(c.env)) throw new AppError('not_found');
  const browser = {
    userId: user.id,
    sessionId: session.id,
    token: read.output.token,
    zone: findVisitorZone(c, user.language),
  };
  return c.json((await beginPush(browser, givenBy(c))) satisfies PushAnswer);
});

/** DELETE: it is no more. */
pushApi.delete('/', rateLimit('ACCOUNT_LIMIT'), async (c) => {
  const { user, session } = await requirePerson(c);
  await dropToken(c.env.ACCOUNTS, { userId: user.id, sessionId: session.id });
  return c.json({ deleted: true } satisfies DeletedAnswer);
});
