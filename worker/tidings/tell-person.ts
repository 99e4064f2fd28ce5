import type { CivilClock } from '../../features/local-time/civil-clock.ts';
import { civilDay, type DuePiece, dueAt, nextDueMs } from '../../features/tidings/next-due.ts';
import { zoneClock } from '../../routes/zones/zone-clock.ts';
import { CLOCKS } from '../civil-time/clocks.ts';
import type { Given } from '../given.ts';
import type { ComposedMail } from '../mail/compose-mail.ts';
import { composeLetter } from './compose-letter.ts';
import { gatherTidings } from './gather-tidings.ts';
import { isReachable, type LetterBindings, sendLetterPiece, signLetterChoice } from './send-letter-piece.ts';
import { beginPiece, noteNext, stopLetters, type ToldPerson, takeBackPiece } from './tiding-rows.ts';

/** A letter that certainly did not go is tried again, within the hours that it may be late. */
const AGAIN_MS = 3_600_000;

export type TellBindings = 'ACCOUNTS' | 'PLACES' | LetterBindings;

/** Whom a letter is for, which, and when the next is due. */
interface DueLetter extends ToldPerson {
  rhythm: DuePiece['rhythm'];
  clock: CivilClock;
  nextMs: number | null;
}

/** The letter that a person is to get; null where there is nothing to tell, or no way to them. */
async function letterFor(
  { user, kept, rhythm, clock }: DueLetter,
  given: Given<TellBindings>,
): Promise<ComposedMail | null> {
  if (!isReachable(user, given.env)) return null;
  const { kinds } = kept;
  const tidings = await gatherTidings({ user, kinds, rhythm, clock }, given);
  const token = await signLetterChoice(user.id, given);
  return composeLetter({ user, kinds, rhythm, tidings, clock, origin: given.env.SITE_ORIGIN, token });
}

/** Sends a letter once it is written down as sent. */
async function sendOnce(
  letter: ComposedMail,
  { user, clock, nextMs }: DueLetter,
  given: Given<TellBindings>,
): Promise<void> {
  const { env, nowMs } = given;
  const piece = { userId: user.id, day: civilDay(nowMs, clock), nextMs, nowMs };
  if (!(await beginPiece(env.ACCOUNTS, { ...piece, way: 'mail' }))) return;
  const fate = await sendLetterPiece(user.email ?? '', letter, given);
  if (fate === 'closed') await stopLetters(env.ACCOUNTS, user.id, nowMs);
  if (fate === 'unsent') await takeBackPiece(env.ACCOUNTS, { ...piece, nextMs: nowMs + AGAIN_MS });
}

/**
 * Tells a person what is due, once, by the way and at the hour that they chose, and notes when something is due next. Nothing is told
 * who has switched it off meanwhile, or whose hour is over.
 * @throws AppError accounts_unavailable, places_unavailable: they are then queued anew.
 */
export async function tellPerson(person: ToldPerson, given: Given<TellBindings>): Promise<void> {
  const { env, nowMs } = given;
  const { user, kept } = person;
  const clock = zoneClock(CLOCKS, kept.zone, nowMs, nowMs);
  const due = dueAt(nowMs, kept, clock);
  const nextMs = nextDueMs(nowMs, kept, clock);
  if (due?.way === 'mail') {
    const dueLetter = { ...person, rhythm: due.rhythm, clock, nextMs };
    const letter = await letterFor(dueLetter, given);
    if (letter) return sendOnce(letter, dueLetter, given);
  }
  await noteNext(env.ACCOUNTS, { userId: user.id, nextMs, nowMs });
}
