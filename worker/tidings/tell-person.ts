import { dueAt, nextDueMs, nextTryMs, owedAt, type TidingTimes } from '../../features/tidings/next-due.ts';
import { zoneClock } from '../../routes/zones/zone-clock.ts';
import { CLOCKS } from '../civil-time/clocks.ts';
import type { Given } from '../given.ts';
import { type PushBindings, pushConfig } from '../push/push-settings.ts';
import { isReachable, type LetterBindings } from './send-letter-piece.ts';
import { tellByLetter } from './tell-by-letter.ts';
import { tellByPush } from './tell-by-push.ts';
import { noteNext, type ToldPerson } from './tiding-rows.ts';

export type TellBindings = 'ACCOUNTS' | 'PLACES' | LetterBindings | PushBindings;

/** What a person chose, as far as it reaches them: what has no browser, or no address, is none of the day's ways. */
function reachingTimes({ user, kept, browsers }: ToldPerson, env: Given<TellBindings>['env']): TidingTimes {
  return {
    hour: kept.hour,
    mail: isReachable(user, env) ? kept.mail : 'never',
    push: browsers > 0 && pushConfig(env) ? kept.push : 'never',
  };
}

/**
 * Tells a person what is due, once, by the way and at the hour that they chose, and notes when something is due next. Nothing is told
 * who has switched it off meanwhile, or whose hour is over: a week's piece is then tried again at the next day's.
 * @throws AppError accounts_unavailable, places_unavailable: they are then queued anew.
 */
export async function tellPerson(person: ToldPerson, given: Given<TellBindings>): Promise<void> {
  const { env, nowMs } = given;
  const { user, kept, dueMs } = person;
  const clock = zoneClock(CLOCKS, kept.zone, nowMs, nowMs);
  const times = reachingTimes(person, env);
  const sinceMs = dueMs ?? nowMs;
  const due = dueAt(nowMs, times, clock, sinceMs);
  const next = { userId: user.id, nextMs: nextDueMs(nowMs, kept, clock), nowMs };
  if (due) {
    const telling = { ...person, rhythm: due.rhythm, clock, sinceMs, nextMs: next.nextMs };
    if (await (due.way === 'mail' ? tellByLetter : tellByPush)(telling, given)) return;
  } else if (dueMs !== null && owedAt(nowMs, dueMs, times, clock)) {
    await noteNext(env.ACCOUNTS, { ...next, nextMs: nextTryMs(nowMs, kept, clock), dueMs });
    return;
  }
  await noteNext(env.ACCOUNTS, next);
}
