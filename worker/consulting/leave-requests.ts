import { stateAfter } from '../../features/consulting/moves.ts';
import { moveRequest } from './move-request.ts';
import { letLeave, listOwnRequests } from './request-rows.ts';
import { isToldAll, type TellGiven } from './tell-parties.ts';

/**
 * Calls off whatever a person who deletes the account has still ahead, while there is an address to tell them by; what was paid goes back.
 * Their mails hold no link: there will be nothing that it could lead to. Where one of them does not go out, the request stays without its
 * person until the cron has sent it: else somebody would wait for a conversation that nobody comes to.
 * @throws AppError accounts_unavailable.
 */
export async function leaveRequests(userId: string, given: Omit<TellGiven, 'origin'>): Promise<void> {
  const { ACCOUNTS } = given.env;
  for (const request of await listOwnRequests(ACCOUNTS, userId)) {
    if (!stateAfter(request.state, 'leave')) continue;
    const left = await moveRequest(request, 'leave', {}, { ...given, origin: null });
    if (left && !isToldAll(left, given.env)) await letLeave(ACCOUNTS, left.reference);
  }
}
