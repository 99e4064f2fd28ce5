import type { PushedTexts } from '../../contract/push-wire.ts';
import { civilDay, pieceEndMs } from '../../features/tidings/next-due.ts';
import type { Given } from '../given.ts';
import { removeTokens, tokensOf } from '../push/push-rows.ts';
import { createPushSender, type PushFate } from '../push/push-sender.ts';
import { type PushBindings, type PushDoor, pushDoor } from '../push/push-settings.ts';
import { composePush } from './compose-push.ts';
import type { DueTelling } from './due-telling.ts';
import { gatherTidings } from './gather-tidings.ts';
import { beginPiece, takeBackPiece } from './tiding-rows.ts';

type TellBindings = 'ACCOUNTS' | 'PLACES' | PushBindings;

/** An access token of the site's own, and no person's data, is kept between messages. */
const sender = createPushSender({ fetch: (url, init) => fetch(url, init), nowMs: () => Date.now() });

/** The notification that a person is to get; null where there is nothing to tell. */
async function pushFor(
  { user, kept, rhythm, clock }: DueTelling,
  given: Given<TellBindings>,
): Promise<PushedTexts | null> {
  const { pushKinds: kinds, hour } = kept;
  const tidings = await gatherTidings({ user, kinds, rhythm, clock, hour }, given);
  const day = civilDay(given.nowMs, clock);
  return composePush({ language: user.language, kinds, rhythm, tidings, clock, day });
}

/** Sends to each browser of a person's, and lets go of those that are there no more. */
async function sendToBrowsers(
  texts: PushedTexts,
  { user, kept, clock }: DueTelling,
  door: PushDoor,
  { env, nowMs, log }: Given<TellBindings>,
): Promise<PushFate[]> {
  // Read now: whoever has just switched it off in one is told nothing there.
  const tokens = await tokensOf(env.ACCOUNTS, user.id);
  const seconds = (pieceEndMs(nowMs, kept, clock) - nowMs) / 1000;
  const fates: PushFate[] = [];
  for (const token of tokens) fates.push(await sender.send(token, { texts, seconds }, { door, log }));
  const gone = tokens.filter((_, index) => fates[index]?.kind === 'gone');
  if (gone.length > 0) await removeTokens(env.ACCOUNTS, gone);
  return fates;
}

/** How long to wait until it is tried again, where certainly nothing went; null where something went, or may have, or never will. */
function waitOf(fates: readonly PushFate[]): number | null {
  if (fates.some(({ kind }) => kind === 'sent' || kind === 'unknown')) return null;
  const waits = fates.flatMap((fate) => (fate.kind === 'later' ? [fate.waitMs] : []));
  if (waits.length > 0) return Math.max(...waits);
  // Every browser is gone: another way may be due on the same day.
  return fates.every(({ kind }) => kind === 'gone') ? 0 : null;
}

/**
 * Sends a notification once it is written down as sent; false where there is nothing to tell, and nothing is noted.
 * @throws AppError accounts_unavailable, places_unavailable.
 */
export async function tellByPush(telling: DueTelling, given: Given<TellBindings>): Promise<boolean> {
  const { env, nowMs } = given;
  const door = pushDoor(env);
  const texts = door && (await pushFor(telling, given));
  if (!door || !texts) return false;
  const { user, clock, sinceMs, nextMs } = telling;
  const piece = { userId: user.id, day: civilDay(nowMs, clock), nextMs, nowMs };
  if (!(await beginPiece(env.ACCOUNTS, { ...piece, way: 'push' }))) return true;
  const waitMs = waitOf(await sendToBrowsers(texts, telling, door, given));
  if (waitMs !== null)
    await takeBackPiece(env.ACCOUNTS, { ...piece, nextMs: nowMs + waitMs, dueMs: sinceMs });
  return true;
}
