import { AppError } from '../../contract/app-error.ts';
import type { Bindings } from '../bindings.ts';
import { createLog } from '../log.ts';
import { lookAtSession } from '../orders/look-at-order.ts';
import { makePayment } from '../orders/make-payment.ts';
import { findPaidSession } from '../orders/order-rows.ts';
import { isSigned, type Notice, readNotice } from '../orders/stripe-notice.ts';

/** Bytes of a notice; the provider's largest are a quarter of it. */
const MAX_NOTICE_BYTES = 1024 * 1024;

const status = (code: number) =>
  new Response(null, { status: code, headers: { 'Cache-Control': 'no-store' } });

/** The body as it was signed; null where there is more of it than there may be. */
async function readBody(request: Request): Promise<string | null> {
  if (Number(request.headers.get('Content-Length') ?? 0) > MAX_NOTICE_BYTES) return null;
  const decoder = new TextDecoder();
  let size = 0;
  let text = '';
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > MAX_NOTICE_BYTES) return null;
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

/**
 * Takes a notice of the payment provider. It says only that there is something to look at: what is true is asked. Whatever fails is
 * answered so that the provider tells it again. Limits of visitors do not apply: the signature is looked at first, and costs little.
 */
export async function takePaymentNotice(request: Request, env: Bindings): Promise<Response> {
  if (request.method !== 'POST') return new Response(null, { status: 405, headers: { Allow: 'POST' } });
  const provider = await makePayment(env);
  if (!provider || env.STRIPE_WEBHOOK_SECRET === '') return status(404);
  const log = createLog(() => 'notice');
  const given = { env, nowMs: Date.now(), log };
  try {
    const body = await readBody(request);
    if (body === null) return status(413);
    const header = request.headers.get('Stripe-Signature') ?? '';
    if (!(await isSigned(body, header, env.STRIPE_WEBHOOK_SECRET, given.nowMs))) {
      log.security('action_refused', 'payment_notice');
      return status(400);
    }
    const notice = readNotice(body);
    const sessionId = notice && (await sessionOf(notice));
    if (sessionId) await lookAtSession(sessionId, provider, given);
    return status(200);
  } catch (failure) {
    log.error(failure instanceof AppError ? failure.code : 'internal', failure);
    return status(503);
  }

  async function sessionOf(told: Notice): Promise<string | null> {
    if ('sessionId' in told) return told.sessionId;
    return (
      (await findPaidSession(env.ACCOUNTS, told.paymentId)) ?? provider?.findSession(told.paymentId) ?? null
    );
  }
}
