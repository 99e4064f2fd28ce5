import type { Bindings } from '../bindings.ts';
import { escapeHtml } from '../escape-html.ts';
import { createLog } from '../log.ts';
import { lookAtSession } from '../orders/look-at-order.ts';
import {
  findTestSession,
  keepTestSession,
  paidSession,
  TEST_MARK,
  TEST_PAYMENT_PATH,
  type TestSession,
  testPayment,
} from '../orders/test-payment.ts';

/** What somebody who tries the shop may have happen. `confirm` is the bank's second step; `quiet` pays and tells nobody. */
const ACTS = {
  pay: 'Pay',
  confirm: 'Pay with a second step at the bank',
  quiet: 'Pay; the notice comes after the return',
  wait: 'Choose a slip that is paid days later',
  late: 'Let the session expire, then pay all the same',
  twice: 'Pay twice',
  decline: 'Be declined',
  expire: 'Let the session expire',
  leave: 'Go back without paying',
} as const;
type Act = keyof typeof ACTS;

const CONFIRMED = { confirmed: 'Confirm at the bank', decline: 'Refuse at the bank' } as const;
/** What may still happen to a slip. */
const AWAITED = { paid_later: 'The slip is paid', failed_later: 'The slip is never paid' } as const;

type Step = Act | keyof typeof CONFIRMED | keyof typeof AWAITED;

const HEADERS = {
  'Content-Type': 'text/html; charset=UTF-8',
  'Cache-Control': 'private, no-store',
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'",
  'X-Robots-Tag': 'noindex',
};

function pageOf(session: TestSession, steps: Readonly<Record<string, string>>): Response {
  const { name, total, currency, state } = session;
  const sum = `${(total / 100).toFixed(2)} ${currency.toUpperCase()}`;
  const buttons = Object.entries(steps).map(
    ([step, label]) => `<p><button name="step" value="${step}">${escapeHtml(label)}</button></p>`,
  );
  const html = `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Test payment</title><style>body{font:1rem/1.5 system-ui,sans-serif;max-width:36rem;margin:0 auto;padding:1rem;background:#fff;color:#111}strong{display:block;border:3px dashed #a30000;padding:.75rem;color:#a30000}button{font:inherit;padding:.75rem 1rem;min-height:44px;width:100%;text-align:left;color:#111;background:#eee;border:1px solid #555}</style></head><body><main><h1>Test payment</h1><strong>This is no shop: ${TEST_MARK}.</strong><p>${escapeHtml(name)}: ${sum}. The session is ${state}.</p><form method="post">${buttons.join('')}</form></main></body></html>`;
  return new Response(html, { headers: HEADERS });
}

const seeOther = (to: string) =>
  new Response(null, { status: 303, headers: { Location: to, 'Cache-Control': 'private, no-store' } });

/** A second session of the same order, paid as well: as two tabs would. */
async function secondPaid(session: TestSession): Promise<string> {
  const second = paidSession({ ...session, id: `test_session_${crypto.randomUUID()}` });
  await keepTestSession(second);
  return second.id;
}

/** Does a step; the sessions that the site is told of. */
async function take(step: Step, session: TestSession): Promise<{ told: string[]; to: string } | null> {
  const { id, successUrl, cancelUrl } = session;
  const keep = async (change: Partial<TestSession>, to: string) => {
    await keepTestSession({ ...session, ...change });
    return { told: [id], to };
  };
  const pay = async () => keep(paidSession(session), successUrl);
  switch (step) {
    case 'pay':
    case 'confirmed':
    case 'paid_later':
      return pay();
    case 'quiet':
      return { ...(await pay()), told: [] };
    case 'wait':
      return keep({ state: 'complete' }, successUrl);
    case 'failed_later':
      return keep({ hasFailed: true }, cancelUrl);
    case 'late':
      await keepTestSession({ ...session, state: 'expired' });
      return { told: [id, `${id}+late`], to: successUrl };
    case 'twice': {
      const paid = await pay();
      return { ...paid, told: [id, await secondPaid(session)] };
    }
    case 'expire':
      return keep({ state: 'expired' }, cancelUrl);
    case 'decline':
    case 'leave':
      return { told: [], to: cancelUrl };
    case 'confirm':
      return null;
  }
}

/** The embedded test payment's page. Not in a production build (make-payment.ts, answer.ts). */
export async function answerTestPayment(request: Request, env: Bindings): Promise<Response> {
  const id = new URL(request.url).pathname.slice(TEST_PAYMENT_PATH.length);
  const session = await findTestSession(id);
  if (!session) return new Response('There is no such session.', { status: 404 });
  const isAwaited = session.state === 'complete' && !session.payment && !session.hasFailed;
  const isOver = session.state !== 'open' && !isAwaited;
  const steps = isAwaited ? AWAITED : ACTS;
  if (request.method !== 'POST') return pageOf(session, isOver ? {} : steps);
  const step = (await request.formData()).get('step') as Step | null;
  const known = { ...ACTS, ...CONFIRMED, ...AWAITED };
  if (isOver || step === null || !Object.hasOwn(known, step)) return pageOf(session, isOver ? {} : steps);
  const taken = await take(step, session);
  if (!taken) return pageOf(session, CONFIRMED);
  const given = { env, nowMs: Date.now(), log: createLog(() => 'test-payment') };
  for (const told of taken.told) {
    if (told.endsWith('+late')) await keepTestSession(paidSession({ ...session, state: 'expired' }));
    await lookAtSession(told.replace('+late', ''), testPayment, given);
  }
  return seeOther(taken.to);
}
