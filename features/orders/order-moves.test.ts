import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  FULFILMENT_STATES,
  type FulfilmentState,
  PAYMENT_STATES,
  type PaymentState,
} from '../../contract/orders.ts';
import { inDrill } from '../../tests/drills.ts';
import { STANDING_PRICES } from './catalogue.ts';
import {
  FULFILMENT_EVENTS,
  FULFILMENT_MOVES,
  isPaidFor,
  moveFulfilment,
  movePayment,
  PAYMENT_EVENTS,
  PAYMENT_MOVES,
} from './order-moves.ts';
import { type KnownPayment, type ProvidedSession, settle } from './settle-payment.ts';

/** All states that a table reaches from one. */
function reached<State extends string>(
  moves: Readonly<Record<State, Readonly<Partial<Record<string, State>>>>>,
  from: State,
): Set<State> {
  const found = new Set([from]);
  for (const state of found)
    for (const next of Object.values<State | undefined>(moves[state])) if (next) found.add(next);
  return found;
}

describe('the machines of an order', () => {
  it('reach every state from the first', () => {
    expect([...reached(PAYMENT_MOVES, 'open')].toSorted()).toEqual(PAYMENT_STATES.toSorted());
    expect([...reached(FULFILMENT_MOVES, 'waiting')].toSorted()).toEqual(FULFILMENT_STATES.toSorted());
  });

  it('have no way back to where nothing is paid', () => {
    for (const state of reached(PAYMENT_MOVES, 'paid'))
      expect(['open', 'pending', 'expired']).not.toContain(state);
  });

  it('move by what their tables name and by nothing else', () => {
    for (const state of PAYMENT_STATES)
      for (const event of PAYMENT_EVENTS)
        expect(movePayment(state, event)).toBe(PAYMENT_MOVES[state][event] ?? null);
    for (const state of FULFILMENT_STATES)
      for (const event of FULFILMENT_EVENTS)
        expect(moveFulfilment(state, event)).toBe(FULFILMENT_MOVES[state][event] ?? null);
    expect(PAYMENT_MOVES.refunded).toEqual({});
    expect(FULFILMENT_MOVES.ready).toEqual({});
  });
});

const PRICE = 499;

/** What is true at the provider: sessions of one order, each with what became of it. */
interface Truth {
  sessions: ProvidedSession[];
}

type Act = {
  act: 'open' | 'await' | 'fail' | 'pay' | 'expire' | 'refund' | 'part' | 'dispute' | 'win' | 'lose' | 'look';
  at: number;
};

function change(truth: Truth, { act, at }: Act): void {
  const { sessions } = truth;
  if (act === 'open') {
    const open = sessions.at(-1);
    if (open?.state === 'open') open.state = 'expired';
    const id = `session-${sessions.length}`;
    sessions.push({
      id,
      orderId: 'order',
      state: 'open',
      hasFailed: false,
      amount: PRICE,
      total: PRICE,
      currency: 'usd',
      payment: null,
    });
    return;
  }
  const session = sessions[at % Math.max(sessions.length, 1)];
  if (!session) return;
  const { payment } = session;
  if (act === 'pay' && !payment && !session.hasFailed) {
    session.payment = {
      id: `payment-${session.id}`,
      total: PRICE,
      currency: 'usd',
      refunded: 0,
      dispute: null,
    };
    if (session.state === 'open') session.state = 'complete';
  }
  if (act === 'await' && session.state === 'open') session.state = 'complete';
  if (act === 'fail' && session.state === 'complete' && !payment) session.hasFailed = true;
  if (act === 'expire' && session.state === 'open') session.state = 'expired';
  if (!payment) return;
  if (act === 'refund') payment.refunded = PRICE;
  if (act === 'part' && payment.refunded < PRICE - 100) payment.refunded += 100;
  if (act === 'dispute' && payment.dispute === null && payment.refunded < PRICE) payment.dispute = 'open';
  if (act === 'win' && payment.dispute === 'open') payment.dispute = 'won';
  if (act === 'lose' && payment.dispute === 'open') payment.dispute = 'lost';
}

/** The order as the site has it, which is told of the truth by looks alone. */
class Site {
  payment: PaymentState = 'open';
  known: KnownPayment[] = [];
  receipts = 0;

  private readonly priceVersion: string;

  constructor(priceVersion: string) {
    this.priceVersion = priceVersion;
  }

  look(session: ProvidedSession, lastSession: string | null): void {
    const order = {
      id: 'order',
      payment: this.payment,
      amount: PRICE,
      currency: 'USD',
      tax: 'inclusive',
      priceVersion: this.priceVersion,
      sessionId: lastSession,
      isReplaced: false,
    } as const;
    for (const step of settle(order, this.known, session)) {
      if (step.kind === 'move') this.move(step.event);
      if (step.kind === 'take') {
        this.move('paid');
        this.known.push({ id: step.payment.id, role: 'taken', refunded: 0 });
        this.receipts += 1;
      }
      if (step.kind === 'return') {
        this.known.push({ id: step.payment.id, role: 'returned', refunded: step.payment.total });
        // The provider is asked to send it back.
        step.payment.refunded = step.payment.total;
      }
      if (step.kind === 'note')
        this.known = this.known.map((each) =>
          each.id === step.payment.id ? { ...each, refunded: step.payment.refunded } : each,
        );
    }
  }

  private move(event: Parameters<typeof movePayment>[1]): void {
    const next = movePayment(this.payment, event);
    expect(next, `${this.payment} by ${event}`).not.toBeNull();
    this.payment = next ?? this.payment;
  }
}

const acts = fc.array(
  fc.record<Act>({
    act: fc.constantFrom(
      'open',
      'await',
      'fail',
      'pay',
      'pay',
      'expire',
      'refund',
      'part',
      'dispute',
      'win',
      'lose',
      'look',
      'look',
      'look',
    ),
    at: fc.nat(5),
  }),
  { maxLength: 40 },
);

describe('an order that is told of its payments in any order, doubled and late', () => {
  it.each([
    ['stand', STANDING_PRICES[0] ?? ''],
    ['do not stand any more', '2020-01-01'],
  ])('comes to what is true, at prices that %s', (_, priceVersion) => {
    fc.assert(
      fc.property(acts, (script) => {
        const truth: Truth = { sessions: [] };
        const site = new Site(priceVersion);
        const look = (at: number) => {
          const session = truth.sessions[at % Math.max(truth.sessions.length, 1)];
          if (session) site.look(session, truth.sessions.at(-1)?.id ?? null);
        };
        for (const step of script) {
          // A session is opened for an order that is open alone.
          if (step.act === 'open' && site.payment !== 'open') continue;
          if (step.act === 'look') look(step.at);
          else change(truth, step);
        }
        // In the end everything is looked at, twice: what was taken is looked at again by what is known of it.
        for (let turn = 0; turn < 3; turn += 1) truth.sessions.forEach((_session, at) => void look(at));

        const taken = site.known.filter(({ role }) => role === 'taken');
        const payments = truth.sessions.flatMap(({ payment }) => (payment ? [payment] : []));
        // Never paid twice, and a receipt for what was paid.
        expect(taken.length).toBeLessThanOrEqual(1);
        expect(site.receipts).toBe(taken.length);
        // No payment is lost: each is taken, or has gone back whole.
        for (const { id, refunded, total } of payments) {
          const known = site.known.find((each) => each.id === id);
          expect(known).toBeDefined();
          if (known?.role === 'returned') expect(refunded).toBe(total);
        }
        // Nothing is fulfilled that is not paid.
        if (isPaidFor(site.payment)) expect(taken).toHaveLength(1);
        if (taken.length === 0) expect(['open', 'pending', 'expired']).toContain(site.payment);
        const own = payments.find(({ id }) => id === taken[0]?.id);
        if (own && own.dispute === null && own.refunded >= own.total) expect(site.payment).toBe('refunded');
      }),
      { numRuns: inDrill(50_000, 2_000) },
    );
  });
});

type MakerAct = { maker: number; act: 'step' | 'step' | 'fail' | 'die' | 'pay' };

/** What several who work off the same order do to it: each begins, makes, and notes what came of it, and may be gone at any moment. */
class Workshop {
  payment: PaymentState = 'open';
  fulfilment: FulfilmentState = 'waiting';
  readonly states: FulfilmentState[] = ['waiting'];
  /** What was given, by the order's id: given again it is the same. */
  readonly given = new Set<string>();
  private readonly makers: ('idle' | 'begun' | 'made' | 'broken')[] = ['idle', 'idle', 'idle'];

  do({ maker, act }: MakerAct): void {
    if (act === 'pay') this.payment = movePayment(this.payment, 'paid') ?? this.payment;
    else if (act === 'die') this.makers[maker] = 'idle';
    else this.makers[maker] = this.step(this.makers[maker] ?? 'idle', act === 'fail');
  }

  /** An event that leads nowhere from here was noted by another. */
  private note(event: (typeof FULFILMENT_EVENTS)[number]): void {
    const next = moveFulfilment(this.fulfilment, event);
    if (next) this.states.push(next);
    this.fulfilment = next ?? this.fulfilment;
  }

  private step(at: 'idle' | 'begun' | 'made' | 'broken', isFailing: boolean) {
    if (at === 'begun') {
      if (!isFailing) this.given.add('order');
      return isFailing ? 'broken' : 'made';
    }
    if (at !== 'idle') {
      this.note(at);
      return 'idle';
    }
    if (!isPaidFor(this.payment) || this.fulfilment === 'ready') return 'idle';
    if (this.fulfilment !== 'making') this.note(this.fulfilment === 'failed' ? 'again' : 'begun');
    return 'begun';
  }
}

describe('an order that several make at once, each of whom may fail or die', () => {
  const makerActs = fc.array(
    fc.record<MakerAct>({
      maker: fc.nat(2),
      act: fc.constantFrom('step', 'step', 'step', 'fail', 'die', 'pay'),
    }),
    { maxLength: 60 },
  );

  it('is ready once it was given, not before it is paid, and for good', () => {
    fc.assert(
      fc.property(makerActs, (script) => {
        const workshop = new Workshop();
        for (const act of script) {
          workshop.do(act);
          const { payment, fulfilment, states, given } = workshop;
          if (!isPaidFor(payment)) expect(states).toEqual(['waiting']);
          if (fulfilment === 'ready') expect(given.size).toBe(1);
          expect(states.indexOf('ready')).toBe(fulfilment === 'ready' ? states.length - 1 : -1);
        }
        // Whatever became of them, who comes last alone and meets no fault makes it.
        workshop.do({ maker: 0, act: 'pay' });
        for (const maker of [0, 1, 2]) workshop.do({ maker, act: 'die' });
        for (let turn = 0; turn < 3; turn += 1) workshop.do({ maker: 0, act: 'step' });
        expect(workshop.fulfilment).toBe('ready');
        expect(workshop.given.size).toBe(1);
      }),
      { numRuns: inDrill(50_000, 2_000) },
    );
  });
});

describe('a payment that is not what was asked', () => {
  const order = {
    id: 'order',
    payment: 'open',
    amount: PRICE,
    currency: 'USD',
    tax: 'inclusive',
    priceVersion: STANDING_PRICES[0] ?? '',
    sessionId: 'session',
    isReplaced: false,
  } as const;
  const paid = (changes: Partial<ProvidedSession>, total = PRICE, currency = 'usd'): ProvidedSession => ({
    id: 'session',
    orderId: 'order',
    state: 'complete',
    hasFailed: false,
    amount: PRICE,
    total: PRICE,
    currency: 'usd',
    payment: { id: 'payment', total, currency, refunded: 0, dispute: null },
    ...changes,
  });

  it.each([
    ['another sum', paid({ amount: 1 })],
    ['a discount', paid({ total: 400 }, 400)],
    ['another currency', paid({ currency: 'try' }, PRICE, 'try')],
    ['a charge of less', paid({}, 100)],
    ['a charge in another currency', paid({}, PRICE, 'mxn')],
  ])('goes back: %s', (_, session) => {
    expect(settle(order, [], session)).toMatchObject([{ kind: 'return', reason: 'mismatch' }]);
  });

  it('is nothing to the order where it is another’s', () => {
    expect(settle(order, [], paid({ orderId: 'other' }))).toEqual([]);
  });

  it('may have taxes on top where the market has them so, and there alone', () => {
    const taxed = paid({ total: 540 }, 540);
    expect(settle(order, [], taxed)).toMatchObject([{ kind: 'return' }]);
    expect(settle({ ...order, tax: 'exclusive' }, [], taxed)).toMatchObject([{ kind: 'take' }]);
  });

  it('that comes late is taken at a price that stands, and goes back at one that does not', () => {
    const late = { ...order, payment: 'expired' } as const;
    expect(settle(late, [], paid({ state: 'expired' }))).toMatchObject([{ kind: 'take' }]);
    expect(settle({ ...late, priceVersion: '2020-01-01' }, [], paid({}))).toMatchObject([
      { kind: 'return', reason: 'too_late' },
    ]);
    expect(settle({ ...late, isReplaced: true }, [], paid({}))).toMatchObject([
      { kind: 'return', reason: 'second' },
    ]);
  });
});
