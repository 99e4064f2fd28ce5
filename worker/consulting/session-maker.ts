import type { RequestState } from '../../contract/consulting.ts';
import { PACKAGES } from '../../features/consulting/packages.ts';
import type { Given } from '../given.ts';
import type { Maker, MakerBindings } from '../orders/maker.ts';
import type { Order } from '../orders/order-rows.ts';
import { moveRequest } from './move-request.ts';
import { type ConsultingRequest, findRequest } from './request-rows.ts';

const MINUTE_MS = 60_000;

/** What an order has made of a request already. */
const MADE: readonly RequestState[] = ['paid', 'reminded', 'held'];

async function requestOf({ requestId }: Order, { env }: Given<MakerBindings>) {
  return requestId === null ? null : findRequest(env.ACCOUNTS, requestId);
}

function move(request: ConsultingRequest, by: 'pay' | 'expire' | 'refund', given: Given<MakerBindings>) {
  return moveRequest(request, by, {}, { ...given, origin: given.env.SITE_ORIGIN || null });
}

/** Whether the conversation has been held, whether or not the clock has noted it. */
function isHeld({ state, offeredMs, package: kind }: ConsultingRequest, nowMs: number): boolean {
  if (state === 'held') return true;
  const isOn = state === 'paid' || state === 'reminded';
  return isOn && offeredMs !== null && offeredMs + PACKAGES[kind].minutes * MINUTE_MS <= nowMs;
}

/** A consultation: paid for, its request is held; given back, it is not. */
export const sessionMaker: Maker = {
  async make(order, given) {
    const request = await requestOf(order, given);
    if (!request) return false;
    if (MADE.includes(request.state)) return true;
    if ((request.offeredMs ?? 0) <= given.nowMs) {
      await move(request, 'expire', given);
      return false;
    }
    if (await move(request, 'pay', given)) return true;
    // Somebody was quicker, or it was called off before.
    const now = await requestOf(order, given);
    return now !== null && MADE.includes(now.state);
  },
  async takeBack(order, given) {
    const request = await requestOf(order, given);
    // It went with the account.
    if (!request) return { bought: 1, unspent: 0 };
    if (isHeld(request, given.nowMs)) return { bought: 1, unspent: 0 };
    await move(request, 'refund', given);
    return { bought: 1, unspent: 1 };
  },
};
