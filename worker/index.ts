import type { Bindings } from './bindings.ts';
import { answer } from './http/answer.ts';
import { createLog, listenToLog } from './log.ts';
import type { tellPeople } from './tidings/tell-people.ts';
import { tallyLine } from './watch/tally-log.ts';

export { PersonConversations } from './conversations/person-conversations.ts';

listenToLog(tallyLine);

/** What the clock asks for (wrangler.toml, crons). */
async function scheduled(_controller: unknown, env: Bindings): Promise<void> {
  const { workOffRemovals } = await import('./removals/work-off-removals.ts');
  const { workOffLetters } = await import('./contact/work-off-letters.ts');
  const { workOffRequests } = await import('./consulting/work-off-requests.ts');
  const { workOffOrders } = await import('./orders/work-off-orders.ts');
  const { eraseOldBirths } = await import('./reports/personal-reports.ts');
  const { tendGifts } = await import('./gifts/tend-gifts.ts');
  const { workOffCorrections } = await import('./reports/correct-births.ts');
  const { queueDue } = await import('./tidings/queue-due.ts');
  const { watchHourly } = await import('./watch/watch-hourly.ts');
  const log = createLog(() => 'cron');
  const given = { env, nowMs: Date.now(), log };
  await Promise.all([
    workOffRemovals(env, given.nowMs),
    workOffLetters(given),
    workOffOrders(given),
    workOffCorrections(given),
    watchHourly(given),
    tendGifts(given),
    queueDue(given),
    eraseOldBirths(given),
    workOffRequests({ ...given, origin: env.SITE_ORIGIN || null }),
  ]);
}

/** People who are to be told something (wrangler.toml, queues). */
async function queue(batch: Parameters<typeof tellPeople>[0], env: Bindings): Promise<void> {
  const { tellPeople } = await import('./tidings/tell-people.ts');
  await tellPeople(batch, env);
}

export default { fetch: answer, scheduled, queue };
