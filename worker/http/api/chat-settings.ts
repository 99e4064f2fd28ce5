import { Hono } from 'hono';
import { type ChatSettingsAnswer, ChatSettingsRequest } from '../../../contract/chat-settings.ts';
import { checkZone } from '../../conversations/check-zone.ts';
import { conversationsOf, granted } from '../../conversations/reach-conversations.ts';
import type { AppEnv } from '../../env.ts';
import { rateLimit } from '../middleware/rate-limit.ts';
import { findVisitorZone } from '../pages/visitor-zone.ts';
import { requirePerson } from '../visitor/find-person.ts';
import { readBody } from './read-body.ts';

/** /api/chat/settings: zone, country of the help lines, consent, and what is left of the day. */
export const chatSettingsApi = new Hono<AppEnv>();

chatSettingsApi.use(rateLimit('ACCOUNT_LIMIT'));

chatSettingsApi.get('/', async (c) => {
  const { user } = await requirePerson(c);
  const settings = await conversationsOf(c.env, user).settings(findVisitorZone(c, c.get('language')));
  return c.json(settings satisfies ChatSettingsAnswer);
});

chatSettingsApi.put('/', async (c) => {
  const { user } = await requirePerson(c);
  const change = await readBody(c, ChatSettingsRequest);
  checkZone(change);
  const outcome = await conversationsOf(c.env, user).changeSettings(
    change,
    findVisitorZone(c, c.get('language')),
  );
  return c.json(granted(outcome, Date.now()) satisfies ChatSettingsAnswer);
});
