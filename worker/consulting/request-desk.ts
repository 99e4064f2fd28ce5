import { MAKERS, type Move } from '../../features/consulting/moves.ts';
import type { RequestLink } from '../../routes/services/consulting-service.ts';
import { moveRequest } from './move-request.ts';
import { findLink } from './request-links.ts';
import { findRequest } from './request-rows.ts';
import { type PayGiven, payForSession } from './session-payment.ts';
import type { TellGiven } from './tell-parties.ts';

export { findRequest, listOwnRequests } from './request-rows.ts';
export { takeRequest } from './take-request.ts';

/** What a link in a mail leads to, and what may be done by it. Each party has its own moves, and a stale link has none. */
export async function openLink(token: string, given: TellGiven & PayGiven): Promise<RequestLink | null> {
  const found = await findLink(given.env.ACCOUNTS, token, given.nowMs);
  if (!found) return null;
  const { party, request, isFresh } = found;
  const move = async (by: Move, changes: Parameters<typeof moveRequest>[2] = {}) =>
    isFresh && MAKERS[by] === party ? moveRequest(request, by, changes, given) : null;
  return {
    party,
    request,
    isFresh,
    offer: (astrologer, offeredMs) => move('offer', { astrologer, offeredMs }),
    decline: () => move('decline'),
    answer: (answer, wishes) => move(answer, wishes && { wishes }),
    paymentPath: async () =>
      party === 'person' && request.state === 'agreed' ? payForSession(request, given) : null,
  };
}

/** Withdraws a request of the person's own; false where there is none of theirs that can be. */
export async function withdrawOwn(
  { reference, userId }: { reference: string; userId: string },
  given: TellGiven,
): Promise<boolean> {
  const request = await findRequest(given.env.ACCOUNTS, reference);
  if (request?.userId !== userId) return false;
  return (await moveRequest(request, 'withdraw', {}, given)) !== null;
}
