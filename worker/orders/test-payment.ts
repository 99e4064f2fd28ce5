import { AppError } from '../../contract/app-error.ts';
import type { ProvidedPayment, ProvidedSession } from '../../features/orders/settle-payment.ts';
import type { PaymentProvider } from './payment-provider.ts';

/** Looked for in the production build, which must not hold it. */
export const TEST_MARK = 'nobody is charged by this test payment';

export const TEST_PAYMENT_PATH = '/test-payment/';

/** A session of the embedded test payment. */
export interface TestSession extends ProvidedSession {
  name: string;
  successUrl: string;
  cancelUrl: string;
}

const STORE = 'test-payment';
const KEPT_SECONDS = 86_400;

/** The sessions lie in the edge's cache: of a payment that is none no database shall know. */
const keyOf = (id: string) => `https://${STORE}.invalid/${encodeURIComponent(id)}`;

async function read<Value>(id: string): Promise<Value | null> {
  const found = await (await caches.open(STORE)).match(keyOf(id));
  return found ? ((await found.json()) as Value) : null;
}

async function write(id: string, value: unknown): Promise<void> {
  const kept = Response.json(value, { headers: { 'Cache-Control': `max-age=${KEPT_SECONDS}` } });
  await (await caches.open(STORE)).put(keyOf(id), kept);
}

export const findTestSession = (id: string) => read<TestSession>(id);

export async function keepTestSession(session: TestSession): Promise<void> {
  await write(session.id, session);
  if (session.payment) await write(session.payment.id, { sessionId: session.id });
}

/** The session, paid now. */
export function paidSession(session: TestSession): TestSession {
  const { total, currency, state } = session;
  const payment: ProvidedPayment = {
    id: `test_payment_${crypto.randomUUID()}`,
    total,
    currency,
    refunded: 0,
    dispute: null,
  };
  return { ...session, state: state === 'expired' ? 'expired' : 'complete', hasFailed: false, payment };
}

/** A session that the cache has lost: it is over, and of no order. */
const LOST = {
  orderId: '',
  state: 'expired',
  hasFailed: false,
  amount: 0,
  total: 0,
  currency: '',
  payment: null,
} as const;

/** The provider where none is configured, on one's own machine. */
export const testPayment: PaymentProvider = {
  async create({ order, name, successUrl, cancelUrl }) {
    const { id: orderId, amount, currency } = order;
    const id = `test_session_${crypto.randomUUID()}`;
    const base = { id, orderId, amount, total: amount, currency: currency.toLowerCase() };
    const open = { state: 'open', hasFailed: false, payment: null } as const;
    await keepTestSession({ ...base, ...open, name, successUrl, cancelUrl });
    return { sessionId: id, url: `${new URL(successUrl).origin}${TEST_PAYMENT_PATH}${id}` };
  },
  async close(sessionId) {
    const session = await findTestSession(sessionId);
    if (session?.state === 'open') await keepTestSession({ ...session, state: 'expired' });
  },
  async fetch(sessionId) {
    return (await findTestSession(sessionId)) ?? { id: sessionId, ...LOST };
  },
  async findSession(paymentId) {
    return (await read<{ sessionId: string }>(paymentId))?.sessionId ?? null;
  },
  async refund(paymentId, amount, key) {
    if (await read(key)) return;
    const sessionId = await testPayment.findSession(paymentId);
    const session = sessionId ? await findTestSession(sessionId) : null;
    const payment = session?.payment;
    if (!payment) throw new AppError('payments_unavailable', `no such payment: ${TEST_MARK}`);
    const refunded = Math.min(payment.total, payment.refunded + amount);
    await keepTestSession({ ...session, payment: { ...payment, refunded } });
    await write(key, { done: true });
  },
};
