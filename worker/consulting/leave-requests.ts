import { stateAfter } from '../../features/consulting/moves.ts';
import { moveRequest } from './move-request.ts';
import { listOwnRequests } from './request-rows.ts';
import type { TellGiven } from './tell-parties.ts';

/**
 * Calls off whatever a person who deletes the account has still ahead, while there is an address to tell them by; what was paid goes back.
 * Their mails hold no link: there will be nothing that it could lead to.
 * @throws AppError accounts_unavailable.
 */
export async function leaveRequests(userId: string, given: Omit<TellGiven, 'origin'>): Promise<void> {
  for (const request of await listOwnRequests(given.env.ACCOUNTS, userId))
    if (stateAfter(request.state, 'leave'))
      await moveRequest(request, 'leave', {}, { ...given, origin: null });
}
