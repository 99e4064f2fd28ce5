import { OrderBook } from '../../../client/components/bookshop/order-book.tsx';
import { Imprint } from '../../../client/components/contact/imprint.tsx';
import { GivenGift } from '../../../client/components/gifts/given-gift.tsx';
import { OrderCopy } from '../../../client/components/orders/order-copy.tsx';
import { dayText, kindWords, OrderFacts } from '../../../client/components/orders/order-facts.tsx';
import { OrderPayment } from '../../../client/components/orders/order-payment.tsx';
import { OrderWithdrawal } from '../../../client/components/orders/order-withdrawal.tsx';
import { productOf } from '../../../features/orders/catalogue.ts';
import { moneyText } from '../../../features/orders/money-text.ts';
import { fillText } from '../../../locales/fill-text.ts';
import { href } from '../../href.ts';
import { shopPath } from '../../orders/shop-path.ts';
import { definePage, needing, type PageView } from '../../page.ts';
import { loadOrder, ORDER_PARAMETERS, type OrderData, pathOf, WITHDRAW_PARAMETER } from './load.ts';
import styles from './page.tsx?styles';

type Names = 'orders' | 'contact' | 'bookshop' | 'gift';
type View = PageView<OrderData, Names>;

export const page = definePage<OrderData, Names>({
  namespaces: ['orders', 'contact', 'bookshop', 'gift'],
  styles,
  cache: { freshSeconds: 0, staleSeconds: 0 },
  limit: 'account',
  acceptsForm: true,
  query: ORDER_PARAMETERS,
  // Whoever is not known is sent to sign in.
  leads: true,

  load: needing(['shop', 'operator', 'reports', 'gifts'], loadOrder),

  head: ({ words }) => ({
    title: words.t('orders.order.title'),
    description: words.t('orders.order.description'),
  }),

  View: (view) => {
    const { data, words, language, path } = view;
    const { order, token, refused, isKnown } = data;
    const orders = words.section('orders');
    const { order: texts } = orders;
    const isOpen = order.payment === 'open';
    const isPack = productOf(order.product).kind === 'pack';
    const seller = <Imprint operator={data.operator} words={words.section('contact').imprint} />;
    return (
      <div className="wrap orders">
        <h1>{isOpen ? texts.check : texts.heading}</h1>
        <Alerts {...view} />
        <div className="orders__sides">
          <div className="orders__sum card">
            <OrderFacts order={order} words={orders} tag={words.tag} timeZone={data.timeZone} />
          </div>
          <div>
            {order.returned > 0 && (
              <p>
                {fillText(texts.seconds, { amount: moneyText(order.returned, order.currency, words.tag) })}
              </p>
            )}
            <Book {...view} />
            <Gift {...view} />
            {isOpen && !order.isUnsure && refused !== 'not_for_sale' && (
              <OrderPayment
                order={order}
                words={orders}
                tag={words.tag}
                action={pathOf({ path, token })}
                missing={data.missing}
                ticked={data.ticked}
                seller={seller}
              />
            )}
            {order.withdrawableUntilMs !== null && (
              <OrderWithdrawal
                words={orders}
                market={order.market}
                text={kindWords(order.product, orders).withdraw}
                until={dayText(order.withdrawableUntilMs, words.tag, data.timeZone)}
                path={pathOf({ path, token })}
                stepPath={pathOf({ path, token }, { [WITHDRAW_PARAMETER]: '1' })}
                isSecondStep={data.isSecondStep}
                isMailed={order.isMailed}
              />
            )}
            {order.receipt !== null && !data.isSecondStep && (
              <OrderCopy order={order} words={orders} tag={words.tag} seller={seller} />
            )}
            <p className="orders__ways no-print">
              {isKnown && isPack && order.receipt !== null && !data.isSecondStep && (
                <a className="button" href={href('celestia-astrologer-chat', language)}>
                  {texts.toChat}
                </a>
              )}
              {order.receipt === null && !order.isUnsure && (
                <a href={shopPath(order.product, language)}>{kindWords(order.product, orders).toShop}</a>
              )}
              {isKnown && <a href={href('orders', language)}>{texts.toOrders}</a>}
            </p>
          </div>
        </div>
      </div>
    );
  },
});

/** The book that was ordered, once it is paid for. A guest's key leads on to it, and there a birth is asked for. */
function Book({ data: { order, report, isBookGone, token, timeZone }, words, language }: View) {
  if (isBookGone) return <p>{words.section('bookshop').own.removed}</p>;
  if (!report) return null;
  const path = href('book', language, { order: order.id });
  const until = report.correctableUntilMs;
  return (
    <OrderBook
      state={report.state}
      path={pathOf({ path: href('order', language, { order: order.id }), token })}
      bookPath={pathOf({ path, token })}
      pdfPath={token === '' ? `/api/reports/${order.id}/book.pdf` : null}
      until={until === null ? null : dayText(until, words.tag, timeZone)}
      correctPath={pathOf({ path, token }, { correct: '1' })}
      words={words.section('bookshop').order}
    />
  );
}

/** The gift that the order is, as far as its giver is told of it. */
function Gift({ data: { order, gift, giftTold, token, timeZone }, words, language }: View) {
  if (!gift) return null;
  const { given } = words.section('gift');
  const { state, email, sendMs, sentMs, message } = gift;
  const day = dayText(sentMs ?? sendMs, words.tag, timeZone);
  return (
    <GivenGift
      state={state}
      text={fillText(given[state], { email: email ?? '', day })}
      message={message}
      told={giftTold}
      path={pathOf({ path: href('order', language, { order: order.id }), token })}
      words={given}
    />
  );
}

/** What has just been done, or why it was not. */
function Alerts({ data: { order, token, refused, missing, isWithdrawnNow }, words, path }: View) {
  const { order: texts, ticks, success } = words.section('orders');
  const reasons = {
    not_for_sale: texts.closed,
    payments_unavailable: texts.down,
    over: null,
    withdrawal_over: texts.withdraw.over,
  };
  const reason = order.isUnsure ? success.unsure : refused && reasons[refused];
  return (
    <>
      {isWithdrawnNow && (
        <p role="status" className="orders__told">
          {texts.withdraw.done} {order.isMailed ? texts.withdraw.mailed : texts.withdraw.unmailed}
        </p>
      )}
      {reason && (
        <p role="alert" className="orders__alert">
          {reason} {order.isUnsure && <a href={pathOf({ path, token })}>{success.again}</a>}
        </p>
      )}
      {missing.length > 0 && (
        <div role="alert" className="orders__alert">
          <p>{texts.summary}</p>
          <ul className="orders__list">
            {missing.map((tick) => (
              <li key={tick}>
                <a href={`#tick-${tick}`}>{ticks[tick]}</a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
