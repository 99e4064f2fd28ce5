import type { Market } from '../../../contract/orders.ts';
import type { OrdersWords } from '../../../locales/en/orders.ts';
import { fillText } from '../../../locales/fill-text.ts';
import { TASK_FIELD } from './order-payment.tsx';

interface OrderWithdrawalProps {
  words: OrdersWords;
  market: Market;
  /** What becomes of what was bought. */
  text: string;
  /** Until when, in words. */
  until: string;
  /** Of the order's page; its second step is asked for by `withdraw=1`. */
  path: string;
  stepPath: string;
  isSecondStep: boolean;
  /** Whether a mail confirms it; else the page does. */
  isMailed: boolean;
}

/** The way out of the contract, in two steps, neither of which needs a script. */
export function OrderWithdrawal({
  words,
  market,
  text,
  until,
  path,
  stepPath,
  isSecondStep,
  isMailed,
}: OrderWithdrawalProps) {
  const { withdraw } = words.order;
  return (
    <section aria-labelledby="withdraw" className="no-print">
      <h2 id="withdraw">{isSecondStep ? withdraw.confirm : withdraw.heading}</h2>
      {isSecondStep ? (
        <form method="post" action={path} className="orders__pay">
          <input type="hidden" name={TASK_FIELD} value="withdraw" />
          <p>
            {text} {isMailed ? withdraw.mailed : withdraw.unmailed}
          </p>
          <div className="orders__ways">
            <button type="submit" className="button">
              {withdraw.submit}
            </button>
            <a href={path}>{withdraw.keep}</a>
          </div>
        </form>
      ) : (
        <>
          <p>
            {words.withdrawal[market]} {fillText(withdraw.until, { until })}
          </p>
          <p>
            <a className="button button--quiet" href={`${stepPath}#withdraw`}>
              {withdraw.link}
            </a>
          </p>
        </>
      )}
    </section>
  );
}
