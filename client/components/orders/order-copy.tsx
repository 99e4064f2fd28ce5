import type { ReactNode } from 'react';
import type { OrdersWords } from '../../../locales/en/orders.ts';
import { contractTerms, type Sold } from './contract-terms.ts';

interface OrderCopyProps {
  order: Sold & { isMailed: boolean };
  words: OrdersWords;
  tag: string;
  /** Who sells. */
  seller: ReactNode;
}

/** What was agreed to, once it is paid: the copy of whoever is sent none, and to print for everybody. */
export function OrderCopy({ order, words, tag, seller }: OrderCopyProps) {
  const { order: texts, mail, ticks } = words;
  const { before, contract } = contractTerms(order, words, tag);
  return (
    <section aria-labelledby="copy">
      <h2 id="copy">{texts.copy}</h2>
      {!order.isMailed && <p>{texts.unmailed}</p>}
      <ul className="orders__list">
        {[...before, ...contract].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {order.ticks.length > 0 && (
        <>
          <h3>{mail.agreed}</h3>
          <ul className="orders__list">
            {order.ticks.map((tick) => (
              <li key={tick}>{ticks[tick]}</li>
            ))}
          </ul>
        </>
      )}
      <h3>{texts.seller}</h3>
      {seller}
    </section>
  );
}
