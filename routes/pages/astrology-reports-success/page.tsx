import { kindWords } from '../../../client/components/orders/order-facts.tsx';
import { productOf } from '../../../features/orders/catalogue.ts';
import { href } from '../../href.ts';
import { loadResult, RESULT_PARAMETERS, type ResultData } from '../../orders/load-result.ts';
import { definePage, needing, type PageView } from '../../page.ts';
import type { ShownOrder } from '../../services/shop-service.ts';
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

  head: ({ data: { order }, words }) => ({
    title: words.t(order?.isUnsure ? 'orders.success.unsureHeading' : 'orders.success.title'),
    description: words.t('orders.success.description'),
  }),

  View: (view) => (
    <div className="wrap orders">
      {view.data.order ? (
        view.data.order.isUnsure ? (
          <Unsure {...view} />
        ) : (
          <Paid {...view} order={view.data.order} />
        )
      ) : (
        <Bare {...view} />
      )}
    </div>
  ),
});

/** The provider alone knows whether it is paid, and does not answer: nothing is said that may be wrong. */
function Unsure({ data: { orderPath, againPath }, words }: View) {
  const { success } = words.section('orders');
  return (
    <>
      <h1>{success.unsureHeading}</h1>
      <p className="lede" role="status">
        {success.unsure}
      </p>
      <p className="orders__ways">
        {againPath && (
          <a className="button" href={againPath}>
            {success.again}
          </a>
        )}
        {orderPath && <a href={orderPath}>{success.toOrder}</a>}
      </p>
    </>
  );
}

function Paid({ data: { orderPath }, order, words, language }: View & { order: ShownOrder }) {
  const orders = words.section('orders');
  const { success, order: texts } = orders;
  const kind = kindWords(order.product, orders);
  const isPack = productOf(order.product).kind === 'pack';
  const isPending = order.payment === 'pending';
  const isReady = order.fulfilment === 'ready';
  return (
    <>
      <h1>{isPending ? success.pendingHeading : success.paid}</h1>
      <p className="lede" role="status">
        {isPending ? kind.pending : isReady ? kind.ready : success.making}
      </p>
      {(order.isMailed || !isPending) && <p>{order.isMailed ? success.receipt : success.unmailed}</p>}
      <p className="orders__ways">
        {isReady && isPack && (
          <a className="button" href={href('celestia-astrologer-chat', language)}>
            {texts.toChat}
          </a>
        )}
        {orderPath && (
          <a className={isReady && isPack ? undefined : 'button'} href={orderPath}>
            {success.toOrder}
          </a>
        )}
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
