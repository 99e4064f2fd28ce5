import type { Bindings } from './bindings.ts';
import { answer } from './http/answer.ts';
import { createLog } from './log.ts';

export { PersonConversations } from './conversations/person-conversations.ts';

/** What the clock asks for (wrangler.toml, crons). */
async function scheduled(_controller: unknown, env: Bindings): Promise<void> {
  const { workOffRemovals } = await import('./removals/work-off-removals.ts');
  const { workOffLetters } = await import('./contact/work-off-letters.ts');
  const log = createLog(() => 'cron');
  await Promise.all([workOffRemovals(env, Date.now()), workOffLetters({ env, nowMs: Date.now(), log })]);
}

export default { fetch: answer, scheduled };
