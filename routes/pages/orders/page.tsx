import { dayText } from '../../../client/components/orders/order-facts.tsx';
import { moneyText } from '../../../features/orders/money-text.ts';
import { href } from '../../href.ts';
import { definePage, needing } from '../../page.ts';
import type { ShownOrder } from '../../services/shop-service.ts';
import styles from './page.tsx?styles';
import '../../../client/components/orders/orders.css';

interface OrdersData {
  orders: readonly ShownOrder[];
  messagesLeft: number;
  timeZone: string;
}

export const page = definePage<OrdersData, 'orders'>({
  namespaces: ['orders'],
  styles,
  cache: { freshSeconds: 0, staleSeconds: 0 },

  load: needing(['shop'], async ({ visitorZone, services: { shop } }) => {
    const [orders, messagesLeft] = await Promise.all([shop.list(), shop.messagesLeft()]);
    return { data: { orders, messagesLeft, timeZone: visitorZone }, personal: true };
  }),

  head: ({ words }) => ({
    title: words.t('orders.list.title'),
    description: words.t('orders.list.description'),
  }),

  View: ({ data: { orders, messagesLeft, timeZone }, words, language }) => {
    const { list, products, states, kinds } = words.section('orders');
    return (
      <div className="wrap orders">
        <h1>{list.heading}</h1>
        {messagesLeft > 0 && <p className="lede">{words.plural(list.left, messagesLeft)}</p>}
        {orders.length === 0 && <p>{list.empty}</p>}
        <ul className="orders__all">
          {orders.map((order) => (
            <li key={order.id} className="card">
              <a href={href('order', language, { order: order.id })}>{products[order.product].name}</a>
              <p>
                {`${dayText(order.createdMs, words.tag, timeZone)}, ${moneyText(order.amount, order.currency, words.tag)}`}
              </p>
              <p className="orders__soft">
                {states[order.payment]}
                {order.receipt && `, ${order.receipt}`}
              </p>
            </li>
          ))}
        </ul>
        <p className="orders__ways">
          <a className={orders.length === 0 ? 'button' : undefined} href={href('message-packs', language)}>
            {list.shop}
          </a>
          <a href={href('astrology-reports', language)}>{kinds.report.toShop}</a>
        </p>
      </div>
    );
  },
});
