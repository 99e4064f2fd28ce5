import { type Move, stateAfter, TOLD } from '../../features/consulting/moves.ts';
import { type ConsultingRequest, type MovedTo, writeMove } from './request-rows.ts';
import { type TellGiven, tellParties } from './tell-parties.ts';

type Changes = Pick<MovedTo, 'astrologer' | 'offeredMs' | 'wishes'>;

/**
 * Moves a request and tells those who are to know. Null where it does not happen: the state has no such move, or somebody was quicker.
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
  const moved = await writeMove(given.env.ACCOUNTS, request, { ...changes, state, untold }, given.nowMs);
  return moved && tellParties(moved, given);
}
