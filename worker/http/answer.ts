import type { ExecutionContext } from 'hono';
import { getPath } from 'hono/utils/url';
import type { Bindings } from '../bindings.ts';
import { app } from './app.ts';

/** Where the payment provider tells that there is something to look at (docs/deploy.md). */
const NOTICE_PATH = '/payments/notice';

/** Written out here, so that a production build holds nothing of the test payment. */
const IS_TRIAL_BUILD = import.meta.env.MODE !== 'production';
const TEST_PAYMENT_PATH = /^\/test-payment\//;

const API_PATH = /^\/api(\/|$)/;

/** Answers a request. The API is read once somebody asks it: nobody who comes for a page waits for it. */
export async function answer(request: Request, env: Bindings, ctx: ExecutionContext): Promise<Response> {
  const path = getPath(request);
  if (path === NOTICE_PATH) {
    const { takePaymentNotice } = await import('./payment-notice.ts');
    return takePaymentNotice(request, env);
  }
  if (IS_TRIAL_BUILD && TEST_PAYMENT_PATH.test(path)) {
    const { answerTestPayment } = await import('./test-payment-page.ts');
    return answerTestPayment(request, env);
  }
  if (!API_PATH.test(path)) return app.fetch(request, env, ctx);
  const { apiApp } = await import('./api-app.ts');
  return apiApp.fetch(request, env, ctx);
}
