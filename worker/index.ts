import type { Bindings } from './bindings.ts';
import { answer } from './http/answer.ts';

export { PersonConversations } from './conversations/person-conversations.ts';

/** What the clock asks for (wrangler.toml, crons). */
async function scheduled(_controller: unknown, env: Bindings): Promise<void> {
  const { workOffRemovals } = await import('./removals/work-off-removals.ts');
  await workOffRemovals(env, Date.now());
}

export default { fetch: answer, scheduled };
