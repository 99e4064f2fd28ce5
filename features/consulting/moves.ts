import type { Party, RequestState } from '../../contract/consulting.ts';

/** What happens to a request. */
export const MOVES = [
  'offer',
  'decline',
  'accept',
  'another',
  'withdraw',
  'pay',
  'refund',
  'leave',
  'remind',
  'hold',
  'expire',
] as const;
export type Move = (typeof MOVES)[number];

/** Where each move leads from each state; what is not in it does not happen. */
export const NEXT: Readonly<Record<RequestState, Readonly<Partial<Record<Move, RequestState>>>>> = {
  // Whoever deletes the account leaves everything that is still ahead.
  asked: {
    offer: 'offered',
    decline: 'declined',
    withdraw: 'withdrawn',
    leave: 'withdrawn',
    expire: 'expired',
  },
  offered: {
    accept: 'agreed',
    another: 'asked',
    withdraw: 'withdrawn',
    leave: 'withdrawn',
    expire: 'expired',
  },
  // A time that is not paid before it comes is not held.
  agreed: {
    pay: 'paid',
    decline: 'declined',
    withdraw: 'withdrawn',
    refund: 'withdrawn',
    leave: 'withdrawn',
    expire: 'expired',
  },
  // Who calls off what is paid gets the money back; whoever gets it back by the order has called it off.
  paid: {
    remind: 'reminded',
    decline: 'declined',
    withdraw: 'withdrawn',
    refund: 'withdrawn',
    leave: 'withdrawn',
  },
  reminded: { hold: 'held', refund: 'withdrawn', leave: 'withdrawn' },
  held: {},
  declined: {},
  withdrawn: {},
  expired: {},
};

/** Who may make a move by a link; the others are the clock's and the payment's. */
export const MAKERS: Readonly<Partial<Record<Move, Party>>> = {
  offer: 'operator',
  decline: 'operator',
  accept: 'person',
  another: 'person',
  withdraw: 'person',
};

/** Whom a mail tells that a request has come to a state. */
export const TOLD: Readonly<Record<RequestState, readonly Party[]>> = {
  asked: ['operator', 'person'],
  offered: ['person'],
  agreed: ['operator', 'person'],
  paid: ['operator', 'person'],
  reminded: ['operator', 'person'],
  held: [],
  declined: ['person'],
  withdrawn: ['operator', 'person'],
  expired: ['operator', 'person'],
};

/** The state that a move leads to; null where it is none of this state's. */
export function stateAfter(state: RequestState, move: Move): RequestState | null {
  return NEXT[state][move] ?? null;
}
