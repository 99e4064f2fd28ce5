import { type Move, stateAfter, TOLD } from '../../features/consulting/moves.ts';
import { type ConsultingRequest, type MovedTo, writeMove } from './request-rows.ts';
import { moneyBack } from './session-payment.ts';
import { type TellGiven, tellParties } from './tell-parties.ts';

/** What gives back the money that was paid. */
const CALLING_OFF: readonly Move[] = ['withdraw', 'decline', 'leave'];

type Changes = Pick<MovedTo, 'astrologer' | 'offeredMs' | 'wishes'>;

/**
 * Moves a request and tells those who are to know; of one that was paid and is called off the money goes back. Null where it does not happen: the state has no such move, or somebody was quicker.
 * @throws AppError accounts_unavailable.
 */
export async function moveRequest(
  request: ConsultingRequest,
  move: Move,
  changes: Changes,
  given: TellGiven,
): Promise<ConsultingRequest | null> {
  const state = stateAfter(request.state, move);
  if (!state) return null;
  const told = TOLD[state];
  const untold = { operator: told.includes('operator'), person: told.includes('person') };
  const { env, nowMs } = given;
  const isCalledOff = CALLING_OFF.includes(move);
  const beside = isCalledOff ? [moneyBack(env.ACCOUNTS, request, request.turn + 1, nowMs)] : [];
  const moved = await writeMove(env.ACCOUNTS, request, { ...changes, state, untold, beside }, nowMs);
  return moved && tellParties(moved, given);
}
