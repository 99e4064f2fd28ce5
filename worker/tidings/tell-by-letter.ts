import { civilDay } from '../../features/tidings/next-due.ts';
import type { Given } from '../given.ts';
import type { ComposedMail } from '../mail/compose-mail.ts';
import { composeLetter } from './compose-letter.ts';
import type { DueTelling } from './due-telling.ts';
import { gatherTidings } from './gather-tidings.ts';
import { isReachable, type LetterBindings, sendLetterPiece, signLetterChoice } from './send-letter-piece.ts';
import { beginPiece, stopLetters, takeBackPiece } from './tiding-rows.ts';

/** A letter that certainly did not go is tried again, within the hours that it may be late. */
const AGAIN_MS = 3_600_000;

type TellBindings = 'ACCOUNTS' | 'PLACES' | LetterBindings;

/** The letter that a person is to get; null where there is nothing to tell, or no way to them. */
async function letterFor(
  { user, kept, rhythm, clock }: DueTelling,
  given: Given<TellBindings>,
): Promise<ComposedMail | null> {
  if (!isReachable(user, given.env)) return null;
  const { kinds, hour } = kept;
  const tidings = await gatherTidings({ user, kinds, rhythm, clock, hour }, given);
  const token = await signLetterChoice(user.id, given);
  return composeLetter({ user, kinds, rhythm, tidings, clock, origin: given.env.SITE_ORIGIN, token });
}

/**
 * Sends a letter once it is written down as sent; false where there is nothing to tell, and nothing is noted.
 * @throws AppError accounts_unavailable, places_unavailable.
 */
export async function tellByLetter(telling: DueTelling, given: Given<TellBindings>): Promise<boolean> {
  const letter = await letterFor(telling, given);
  if (!letter) return false;
  const { user, clock, sinceMs, nextMs } = telling;
  const { env, nowMs } = given;
  const piece = { userId: user.id, day: civilDay(nowMs, clock), nextMs, nowMs };
  if (!(await beginPiece(env.ACCOUNTS, { ...piece, way: 'mail' }))) return true;
  const fate = await sendLetterPiece(user.email ?? '', letter, given);
  if (fate === 'closed') await stopLetters(env.ACCOUNTS, user.id, nowMs);
  if (fate === 'unsent')
    await takeBackPiece(env.ACCOUNTS, { ...piece, nextMs: nowMs + AGAIN_MS, dueMs: sinceMs });
  return true;
}
