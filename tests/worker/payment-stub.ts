import { env } from 'cloudflare:workers';
import Stripe from 'stripe';
import { vi } from 'vitest';
import { request } from './request.ts';
import { serveKeys } from './sign-in.ts';

/** The payment provider as the worker sees it: what is true of its sessions, and notices that its own library has signed. */

const SECRET = 'whsec_test_secret';
const API = 'https://api.stripe.com/v1';

const settings = env as unknown as Record<
  'STRIPE_KEY' | 'STRIPE_WEBHOOK_SECRET' | 'CHECKOUT_ORIGIN' | 'SALE_MARKETS',
  string
>;

interface StubCharge {
  amount: number;
  amount_refunded: number;
  currency: string;
  paid: boolean;
  disputed: boolean;
}

export interface StubSession {
  id: string;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'paid' | 'unpaid';
  amount_subtotal: number;
  amount_total: number;
  currency: string;
  metadata: Record<string, string>;
  success_url: string;
  cancel_url: string;
  payment_intent: { id: string; status: string; latest_charge: StubCharge } | null;
}

/** Notices are signed by the library, which knows nothing of how the worker checks them. */
const library = new Stripe('sk_test_library');

export class PaymentStub {
  readonly sessions = new Map<string, StubSession>();
  /** Money that went back, by its idempotency key. */
  readonly refunds = new Map<string, { payment: string; amount: number }>();
  /** What was asked of the provider: method and path. */
  asked: string[] = [];
  /** What sessions were opened with, in their order. */
  forms: Readonly<Record<string, string>>[] = [];
  /** It answers nothing. */
  isDown = false;
  /** It does what it is asked, and its next answer is lost on the way. */
  losesAnswer = false;
  /** What a dispute came to. */
  dispute = 'needs_response';
  private made = 0;
  private readonly keyed = new Map<string, { session: StubSession; asked: string }>();

  /** Configures the worker for this provider, and answers what it asks. */
  start(): void {
    settings.STRIPE_KEY = 'sk_test_worker';
    settings.STRIPE_WEBHOOK_SECRET = SECRET;
    settings.CHECKOUT_ORIGIN = 'https://checkout.stripe.com';
    serveKeys();
    // What answers by now: to spy on it again would take its place.
    const others = vi.mocked(globalThis.fetch).getMockImplementation();
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      const url = input instanceof Request ? input.url : String(input);
      return url.startsWith(API)
        ? this.lose(this.answer(url.slice(API.length), init))
        : (others?.(input, init) ?? Response.error());
    });
  }

  stop(): void {
    settings.STRIPE_KEY = '';
    settings.STRIPE_WEBHOOK_SECRET = '';
    settings.CHECKOUT_ORIGIN = '';
    settings.SALE_MARKETS = '';
    vi.restoreAllMocks();
  }

  private lose(answer: Response): Response {
    if (!this.losesAnswer) return answer;
    this.losesAnswer = false;
    throw new TypeError('the network was lost');
  }

  private answer(path: string, init: RequestInit | undefined): Response {
    const method = init?.method ?? 'GET';
    this.asked.push(`${method} ${path.split('?')[0]}`);
    if (this.isDown) return new Response('upstream', { status: 500 });
    const headers = new Headers(init?.headers);
    if (headers.get('Authorization') !== 'Bearer sk_test_worker') return Response.json({}, { status: 401 });
    const form = new URLSearchParams(init?.body as URLSearchParams | undefined);
    const key = headers.get('Idempotency-Key') ?? '';
    if (method === 'POST' && path === '/checkout/sessions') return this.open(form, key);
    if (method === 'POST' && path === '/refunds') return this.refund(form, key);
    const query = new URLSearchParams(path.split('?')[1]);
    if (path.startsWith('/disputes?')) return Response.json({ data: [{ status: this.dispute }] });
    if (path.startsWith('/checkout/sessions?')) {
      const found = [...this.sessions.values()].find(
        (each) => each.payment_intent?.id === query.get('payment_intent'),
      );
      return Response.json({ data: found ? [found] : [] });
    }
    const [, id = '', act] = /^\/checkout\/sessions\/(\w+)(?:\/(\w+))?/.exec(path) ?? [];
    const session = this.sessions.get(id);
    if (!session) return Response.json({ error: { code: 'resource_missing' } }, { status: 404 });
    if (act === 'expire') session.status = 'expired';
    return Response.json(session);
  }

  /** The provider keeps what was asked under a key for a day, and refuses another question under it. */
  private open(form: URLSearchParams, key: string): Response {
    const known = this.keyed.get(key)?.session;
    if (known && this.keyed.get(key)?.asked !== form.toString())
      return Response.json({ error: { type: 'idempotency_error' } }, { status: 400 });
    const amount = Number(form.get('line_items[0][price_data][unit_amount]'));
    this.made += known ? 0 : 1;
    const session: StubSession = known ?? {
      id: `cs_${crypto.randomUUID().replaceAll('-', '')}`,
      status: 'open',
      payment_status: 'unpaid',
      amount_subtotal: amount,
      amount_total: amount,
      currency: form.get('line_items[0][price_data][currency]') ?? '',
      metadata: { order: form.get('metadata[order]') ?? '' },
      success_url: form.get('success_url') ?? '',
      cancel_url: form.get('cancel_url') ?? '',
      payment_intent: null,
    };
    this.forms.push(Object.fromEntries(form));
    this.keyed.set(key, { session, asked: form.toString() });
    this.sessions.set(session.id, session);
    return Response.json({ ...session, url: `https://checkout.stripe.com/c/pay/${session.id}` });
  }

  private refund(form: URLSearchParams, key: string): Response {
    const payment = form.get('payment_intent') ?? '';
    const amount = Number(form.get('amount'));
    const charge = this.chargeOf(payment);
    if (!charge) return Response.json({ error: { code: 'resource_missing' } }, { status: 404 });
    const before = this.refunds.get(key);
    if (before && (before.payment !== payment || before.amount !== amount))
      return Response.json({ error: { type: 'idempotency_error' } }, { status: 400 });
    if (!before) {
      if (charge.amount_refunded + amount > charge.amount)
        return Response.json({ error: { code: 'charge_already_refunded' } }, { status: 400 });
      charge.amount_refunded += amount;
      this.refunds.set(key, { payment, amount });
    }
    return Response.json({ id: `re_${key}` });
  }

  chargeOf(payment: string): StubCharge | undefined {
    const session = [...this.sessions.values()].find((each) => each.payment_intent?.id === payment);
    return session?.payment_intent?.latest_charge;
  }

  /** The session that an order's page led to. */
  sessionAt(location: string | null): StubSession {
    const session = this.sessions.get(location?.split('/').at(-1) ?? '');
    if (!session) throw new Error(`no session at ${location}`);
    return session;
  }

  /** The buyer pays. */
  pay(session: StubSession, changes: Partial<StubCharge> = {}): void {
    if (session.status === 'open') session.status = 'complete';
    session.payment_status = 'paid';
    session.payment_intent = {
      id: `pi_${session.id}`,
      status: 'succeeded',
      latest_charge: {
        amount: session.amount_total,
        amount_refunded: 0,
        currency: session.currency,
        paid: true,
        disputed: false,
        ...changes,
      },
    };
  }

  /** Copies a session, as another tab would have opened it. */
  twin(session: StubSession): StubSession {
    const twin = { ...session, id: `${session.id}twin`, payment_intent: null };
    this.sessions.set(twin.id, twin);
    return twin;
  }

  /** Tells the worker of a session, or of whatever else. */
  async tell(
    session: StubSession | { id: string; object: string; payment_intent: string },
    { type = 'checkout.session.completed', secret = SECRET, ageSeconds = 0, body = '' } = {},
  ): Promise<Response> {
    const object = 'object' in session ? session : { id: session.id, object: 'checkout.session' };
    const payload = JSON.stringify({ id: 'evt_1', object: 'event', type, data: { object } });
    const timestamp = Math.floor(Date.now() / 1000) - ageSeconds;
    const header = await library.webhooks.generateTestHeaderStringAsync({ payload, secret, timestamp });
    return request('/payments/notice', {
      method: 'POST',
      headers: { 'Stripe-Signature': header, 'Content-Type': 'application/json' },
      body: body || payload,
    });
  }

  get opened(): number {
    return this.made;
  }
}
