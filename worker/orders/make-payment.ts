import type { Bindings } from '../bindings.ts';
import type { PaymentProvider } from './payment-provider.ts';

/** Written out here, so that a production build holds nothing of the test payment. */
const IS_TRIAL_BUILD = import.meta.env.MODE !== 'production';

export type PaymentBindingNames = 'STRIPE_KEY' | 'STRIPE_WEBHOOK_SECRET' | 'CHECKOUT_ORIGIN';

/**
 * Who takes the payments; null where nobody does, and nothing is sold. On one's own machine, where no key is set, the embedded test
 * payment does.
 */
export async function makePayment(env: Pick<Bindings, PaymentBindingNames>): Promise<PaymentProvider | null> {
  if (env.STRIPE_KEY !== '' && env.STRIPE_WEBHOOK_SECRET !== '' && env.CHECKOUT_ORIGIN !== '') {
    const { stripePayment } = await import('./stripe-payment.ts');
    return stripePayment(env.STRIPE_KEY);
  }
  if (!IS_TRIAL_BUILD) return null;
  const { testPayment } = await import('./test-payment.ts');
  return testPayment;
}
