import type { ReactNode } from 'react';
import type { Tick } from '../../../features/orders/market-law.ts';
import { moneyText } from '../../../features/orders/money-text.ts';
import type { OrdersWords } from '../../../locales/en/orders.ts';
import { fillText } from '../../../locales/fill-text.ts';
import { contractTerms } from './contract-terms.ts';
import type { ToldOrder } from './order-facts.tsx';
import '../birth-form/choice-inputs.ts';

/** Field that says which of an order's forms was sent. */
export const TASK_FIELD = 'task';

interface OrderPaymentProps {
  order: ToldOrder & { ticks: readonly Tick[] };
  words: OrdersWords;
  tag: string;
  action: string;
  /** Ticks that were left out of the form that was sent. */
  missing: readonly Tick[];
  /** Those that were set. */
  ticked: readonly string[];
  /** Who sells. */
  seller: ReactNode;
}

/** What the market's law wants said before the payment. */
function Before({
  order,
  words,
  tag,
  seller,
}: Pick<OrderPaymentProps, 'order' | 'words' | 'tag' | 'seller'>) {
  const { order: texts } = words;
  const { before, contract } = contractTerms(order, words, tag);
  const hasContract = contract.length > 0;
  return (
    <section aria-labelledby="before">
      <h2 id="before">{hasContract ? texts.preliminaryHeading : texts.before}</h2>
      <ul className="orders__list">
        {before.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {hasContract && (
        <details>
          <summary>{texts.contractHeading}</summary>
          <ol className="orders__list">
            {contract.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ol>
        </details>
      )}
      <h3>{texts.seller}</h3>
      {seller}
    </section>
  );
}

/** The last step before the provider: what is bought, what the law wants said and ticked, and the button. */
export function OrderPayment({ order, words, tag, action, missing, ticked, seller }: OrderPaymentProps) {
  const { order: texts, ticks } = words;
  return (
    <>
      <Before order={order} words={words} tag={tag} seller={seller} />
      <form method="post" action={action} className="orders__pay">
        <input type="hidden" name={TASK_FIELD} value="pay" />
        {order.ticks.length > 0 && (
          <fieldset>
            <legend className="sr">{texts.agree}</legend>
            {order.ticks.map((tick) => (
              <div key={tick}>
                <label className="orders__tick birth__choice">
                  <input
                    type="checkbox"
                    id={`tick-${tick}`}
                    name={`tick-${tick}`}
                    required
                    defaultChecked={ticked.includes(tick)}
                    aria-invalid={missing.includes(tick) || undefined}
                    aria-describedby={missing.includes(tick) ? `tick-${tick}-error` : undefined}
                  />
                  <span>{ticks[tick]}</span>
                </label>
                {missing.includes(tick) && (
                  <p id={`tick-${tick}-error`} className="orders__error">
                    {texts.missing}
                  </p>
                )}
              </div>
            ))}
          </fieldset>
        )}
        <button type="submit" className="button">
          {fillText(texts.pay, { amount: moneyText(order.amount, order.currency, tag) })}
        </button>
        <p className="orders__soft">{texts.leaves}</p>
      </form>
    </>
  );
}
