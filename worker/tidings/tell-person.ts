import type { CivilClock } from '../../features/local-time/civil-clock.ts';
import { civilDay, type DuePiece, dueAt, nextDueMs } from '../../features/tidings/next-due.ts';
import { zoneClock } from '../../routes/zones/zone-clock.ts';
import { findUser, type User } from '../accounts/user-rows.ts';
import { CLOCKS } from '../civil-time/clocks.ts';
import type { Given } from '../given.ts';
import { composeLetter } from './compose-letter.ts';
import { gatherTidings } from './gather-tidings.ts';
import { isReachable, type LetterBindings, sendLetterPiece, signLetterChoice } from './send-letter-piece.ts';
import {
  beginPiece,
  findTidings,
  type KeptTidings,
  noteNext,
  stopLetters,
  takeBackPiece,
} from './tiding-rows.ts';

export type TellBindings = 'ACCOUNTS' | 'PLACES' | LetterBindings;

/** Somebody who is due, and by what. */
interface DuePerson {
  user: User;
  row: KeptTidings;
  rhythm: DuePiece['rhythm'];
  clock: CivilClock;
}

/** Whether the day is done with: false where nothing went and it may be tried again. */
async function tellByMail(due: DuePerson, given: Given<TellBindings>): Promise<boolean> {
  const { env, nowMs } = given;
  const { user, row, rhythm, clock } = due;
  if (user.email === null || !isReachable(user, env)) return true;
  const tidings = await gatherTidings({ user, kinds: row.kinds, rhythm, clock }, given);
  const token = await signLetterChoice(user.id, given);
  const letter = await composeLetter({
    user,
    kinds: row.kinds,
    rhythm,
    tidings,
    clock,
    origin: env.SITE_ORIGIN,
    token,
  });
  const piece = { userId: user.id, day: civilDay(nowMs, clock), way: 'mail' } as const;
  if (!letter || !(await beginPiece(env.ACCOUNTS, piece, nowMs))) return true;
  const fate = await sendLetterPiece(user.email, letter, given);
  if (fate === 'closed') await stopLetters(env.ACCOUNTS, user.id, nowMs);
  if (fate !== 'unsent') return true;
  await takeBackPiece(env.ACCOUNTS, piece);
  return false;
}

/**
 * Tells a person what is due, once, by the way and at the hour that they chose, and notes when something is due next. Nothing is told
 * who is gone, has switched it off, or whose hour is over.
 * @throws AppError accounts_unavailable, places_unavailable: they are then queued anew.
 */
export async function tellPerson(userId: string, given: Given<TellBindings>): Promise<void> {
  const { env, nowMs } = given;
  const [row, user] = await Promise.all([findTidings(env.ACCOUNTS, userId), findUser(env.ACCOUNTS, userId)]);
  if (!row || !user) return;
  const clock = zoneClock(CLOCKS, row.zone, nowMs, nowMs);
  const due = dueAt(nowMs, row, clock);
  if (due?.way === 'mail' && !(await tellByMail({ user, row, rhythm: due.rhythm, clock }, given))) return;
  await noteNext(env.ACCOUNTS, userId, nextDueMs(nowMs, row, clock), nowMs);
}
