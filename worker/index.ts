import type { Bindings } from './bindings.ts';
import { answer } from './http/answer.ts';
import { createLog } from './log.ts';

export { PersonConversations } from './conversations/person-conversations.ts';

/** What the clock asks for (wrangler.toml, crons). */
async function scheduled(_controller: unknown, env: Bindings): Promise<void> {
  const { workOffRemovals } = await import('./removals/work-off-removals.ts');
  const { workOffLetters } = await import('./contact/work-off-letters.ts');
  const { workOffRequests } = await import('./consulting/work-off-requests.ts');
  const log = createLog(() => 'cron');
  const nowMs = Date.now();
  await Promise.all([
    workOffRemovals(env, nowMs),
    workOffLetters({ env, nowMs, log }),
    workOffRequests({ env, nowMs, log, origin: env.SITE_ORIGIN || null }),
  ]);
}

export default { fetch: answer, scheduled };
