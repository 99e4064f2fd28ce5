import * as v from 'valibot';
import { AppError } from '../../contract/app-error.ts';
import type { ProvidedPayment, ProvidedSession } from '../../features/orders/settle-payment.ts';
import { digestText } from '../reference.ts';
import type { CheckoutAsk, PaymentProvider } from './payment-provider.ts';

const API = 'https://api.stripe.com/v1';
/** What the answers below were read by; it changes with them. */
const VERSION = '2024-06-20';
const TIMEOUT_MS = 15_000;
/** The shortest that the provider takes is half an hour. */
const OPEN_SECONDS = 3600;
/** A session's end is a whole step of it: who asks again within one, because an answer was lost, asks the same. */
const STEP_SECONDS = 300;

const Charge = v.object({
  amount: v.number(),
  amount_refunded: v.number(),
  currency: v.string(),
  paid: v.boolean(),
  disputed: v.boolean(),
});
const Intent = v.object({ id: v.string(), status: v.string(), latest_charge: v.nullable(Charge) });
const Session = v.object({
  id: v.string(),
  status: v.picklist(['open', 'complete', 'expired']),
  payment_status: v.string(),
  amount_subtotal: v.number(),
  amount_total: v.number(),
  currency: v.string(),
  metadata: v.nullable(v.record(v.string(), v.string())),
  payment_intent: v.nullable(Intent),
});
type Session = v.InferOutput<typeof Session>;

const Opened = v.object({ id: v.string(), url: v.string() });
const Disputes = v.object({ data: v.array(v.object({ status: v.string() })) });
const Sessions = v.object({ data: v.array(v.object({ id: v.string() })) });

/** Ways of paying that take days have failed for good where they end like this. */
const FAILED_INTENTS = ['requires_payment_method', 'canceled'];

interface Ask {
  method?: 'POST';
  form?: Readonly<Record<string, string>>;
  /** Under the same key the same is done once. */
  key?: string;
}

function unavailable(detail: string, cause?: unknown): AppError {
  return new AppError('payments_unavailable', detail, { cause });
}

/** The status as an outcome: a dispute that was closed with no loss is won. */
function disputeOf(status: string): ProvidedPayment['dispute'] {
  if (status === 'lost') return 'lost';
  return status === 'won' || status === 'warning_closed' ? 'won' : 'open';
}

/** When a session ends that is opened now, in seconds since 1970. */
function endSeconds(nowMs: number): number {
  return Math.ceil(nowMs / 1000 / STEP_SECONDS) * STEP_SECONDS + OPEN_SECONDS;
}

/**
 * The provider keeps its answer under a key for a day, an error too, and refuses another question under it: so a key says what is asked,
 * and two that differ (another language, a later end) are two.
 */
async function openKey({ order }: CheckoutAsk, form: Readonly<Record<string, string>>): Promise<string> {
  return `open:${order.id}:${order.version}:${await digestText(JSON.stringify(form))}`;
}

function checkoutForm({ order, name, successUrl, cancelUrl, nowMs }: CheckoutAsk): Record<string, string> {
  const item = 'line_items[0]';
  return {
    mode: 'payment',
    client_reference_id: order.id,
    'metadata[order]': order.id,
    'payment_intent_data[metadata][order]': order.id,
    [`${item}[quantity]`]: '1',
    [`${item}[price_data][currency]`]: order.currency.toLowerCase(),
    [`${item}[price_data][unit_amount]`]: String(order.amount),
    [`${item}[price_data][tax_behavior]`]: order.tax,
    [`${item}[price_data][product_data][name]`]: name,
    'automatic_tax[enabled]': 'true',
    success_url: successUrl,
    cancel_url: cancelUrl,
    ...(order.email && { customer_email: order.email }),
    locale: order.language === 'pt' ? 'pt-BR' : order.language,
    expires_at: String(endSeconds(nowMs)),
  };
}

/** Stripe Checkout, by the few calls that are made of it (its library costs a start 23 ms, unused). */
export function stripePayment(secret: string): PaymentProvider {
  async function ask<Schema extends v.GenericSchema>(
    path: string,
    schema: Schema,
    { method, form, key }: Ask = {},
  ): Promise<v.InferOutput<Schema>> {
    const response = await fetch(API + path, {
      method: method ?? 'GET',
      headers: {
        Authorization: `Bearer ${secret}`,
        'Stripe-Version': VERSION,
        ...(key && { 'Idempotency-Key': key }),
      },
      ...(form && { body: new URLSearchParams(form) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch((cause: unknown) => {
      throw unavailable('the payment provider does not answer', cause);
    });
    const body: unknown = await response.json().catch(() => null);
    if (!response.ok) {
      // Its own words may hold what it was sent; its code does not.
      const { error } = (body ?? {}) as { error?: { code?: unknown; type?: unknown } };
      throw unavailable(`the payment provider said ${response.status} ${error?.code ?? error?.type ?? ''}`);
    }
    const read = v.safeParse(schema, body);
    if (!read.success) throw unavailable('the payment provider’s answer has another form');
    return read.output;
  }

  async function paymentOf(session: Session): Promise<ProvidedPayment | null> {
    const intent = session.payment_intent;
    const charge = intent?.latest_charge;
    if (session.payment_status !== 'paid' || !intent || !charge?.paid) return null;
    const { amount: total, currency, amount_refunded: refunded, disputed } = charge;
    const query = new URLSearchParams({ payment_intent: intent.id, limit: '1' });
    const disputes = disputed ? await ask(`/disputes?${query}`, Disputes) : { data: [] };
    const [dispute] = disputes.data;
    return { id: intent.id, total, currency, refunded, dispute: dispute ? disputeOf(dispute.status) : null };
  }

  const sessionPath = (id: string) => `/checkout/sessions/${encodeURIComponent(id)}`;

  return {
    async create(asked) {
      const form = checkoutForm(asked);
      const key = await openKey(asked, form);
      const { id, url } = await ask('/checkout/sessions', Opened, { method: 'POST', form, key });
      return { sessionId: id, url };
    },
    async close(sessionId) {
      const { status } = await ask(sessionPath(sessionId), v.object({ status: v.string() }));
      if (status !== 'open') return;
      await ask(`${sessionPath(sessionId)}/expire`, v.object({}), { method: 'POST' });
    },
    async fetch(sessionId): Promise<ProvidedSession> {
      const session = await ask(`${sessionPath(sessionId)}?expand[]=payment_intent.latest_charge`, Session);
      const { id, status, payment_intent: intent, metadata, currency } = session;
      return {
        id,
        orderId: metadata?.order ?? '',
        state: status,
        hasFailed: status === 'complete' && FAILED_INTENTS.includes(intent?.status ?? ''),
        amount: session.amount_subtotal,
        total: session.amount_total,
        currency,
        payment: await paymentOf(session),
      };
    },
    async findSession(paymentId) {
      const query = new URLSearchParams({ payment_intent: paymentId, limit: '1' });
      const { data } = await ask(`/checkout/sessions?${query}`, Sessions);
      return data[0]?.id ?? null;
    },
    async refund(paymentId, amount, key) {
      const form = { payment_intent: paymentId, amount: String(amount) };
      await ask('/refunds', v.object({ id: v.string() }), { method: 'POST', form, key });
    },
  };
}
