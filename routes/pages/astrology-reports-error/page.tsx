import { kindWords } from '../../../client/components/orders/order-facts.tsx';
import { href } from '../../href.ts';
import { loadResult, RESULT_PARAMETERS, type ResultData } from '../../orders/load-result.ts';
import { shopPath } from '../../orders/shop-path.ts';
import { definePage, needing } from '../../page.ts';
import styles from './page.tsx?styles';
import '../../../client/components/orders/orders.css';

export const page = definePage<ResultData, 'orders'>({
  namespaces: ['orders'],
  styles,
  cache: { freshSeconds: 0, staleSeconds: 0 },
  limit: 'account',
  query: RESULT_PARAMETERS,
  leads: true,

  load: needing(['shop'], (request) => loadResult('astrology-reports-error', request)),

  head: ({ words }) => ({
    title: words.t('orders.error.title'),
    description: words.t('orders.error.description'),
  }),

  View: ({ data: { order, isForeign, isKnown, orderPath }, words, language }) => {
    const orders = words.section('orders');
    const { error, order: texts } = orders;
    const isBare = order === null && !isForeign;
    const kind = order && kindWords(order.product, orders);
    const text = order?.payment === 'open' ? error.open : (kind?.expired ?? error.foreign);
    return (
      <div className="wrap orders">
        <h1>{isBare ? error.bareHeading : error.heading}</h1>
        <p className="lede" role="status">
          {isBare ? error.bare : text}
        </p>
        <p className="orders__ways">
          {order?.payment === 'open' && orderPath && (
            <a className="button" href={orderPath}>
              {error.retry}
            </a>
          )}
          {order?.payment === 'expired' && <a href={shopPath(order.product, language)}>{kind?.toShop}</a>}
          {(isKnown || isBare) && <a href={href('orders', language)}>{texts.toOrders}</a>}
          <a href={href('contact', language)}>{error.contact}</a>
        </p>
      </div>
    );
  },
});
