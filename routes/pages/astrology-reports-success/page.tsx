import { kindWords } from '../../../client/components/orders/order-facts.tsx';
import { productOf } from '../../../features/orders/catalogue.ts';
import { href } from '../../href.ts';
import { loadResult, RESULT_PARAMETERS, type ResultData } from '../../orders/load-result.ts';
import { definePage, needing, type PageView } from '../../page.ts';
import styles from './page.tsx?styles';
import '../../../client/components/orders/orders.css';

type View = PageView<ResultData, 'orders'>;

export const page = definePage<ResultData, 'orders'>({
  namespaces: ['orders'],
  styles,
  cache: { freshSeconds: 0, staleSeconds: 0 },
  limit: 'account',
  query: RESULT_PARAMETERS,
  leads: true,

  load: needing(['shop'], (request) => loadResult('astrology-reports-success', request)),

  head: ({ words }) => ({
    title: words.t('orders.success.title'),
    description: words.t('orders.success.description'),
  }),

  View: (view) => (
    <div className="wrap orders">{view.data.order ? <Paid {...view} /> : <Bare {...view} />}</div>
  ),
});

function Paid({ data: { order, orderPath }, words, language }: View) {
  const orders = words.section('orders');
  const { success, order: texts } = orders;
  const isPack = order !== null && productOf(order.product).kind === 'pack';
  const isPending = order?.payment === 'pending';
  const isReady = order?.fulfilment === 'ready';
  return (
    <>
      <h1>{isPending ? success.pendingHeading : success.paid}</h1>
      <p className="lede" role="status">
        {isPending
          ? success.pending
          : isReady && order
            ? kindWords(order.product, orders).ready
            : success.making}
      </p>
      {!isPending && order?.isMailed && <p>{success.receipt}</p>}
      <p className="orders__ways">
        {isReady && isPack && (
          <a className="button" href={href('celestia-astrologer-chat', language)}>
            {texts.toChat}
          </a>
        )}
        {orderPath && <a href={orderPath}>{success.toOrder}</a>}
      </p>
    </>
  );
}

function Bare({ words, language }: View) {
  const { success, order: texts } = words.section('orders');
  return (
    <>
      <h1>{success.bareHeading}</h1>
      <p>{success.bare}</p>
      <p className="orders__ways">
        <a className="button" href={href('orders', language)}>
          {texts.toOrders}
        </a>
      </p>
    </>
  );
}
