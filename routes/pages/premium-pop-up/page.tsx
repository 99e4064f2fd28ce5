import type { Currency } from '../../../contract/orders.ts';
import { priceOf } from '../../../features/orders/catalogue.ts';
import { moneyText } from '../../../features/orders/money-text.ts';
import { fillText } from '../../../locales/fill-text.ts';
import { href } from '../../href.ts';
import { Brand } from '../../layouts/brand.tsx';
import { definePage, needing } from '../../page.ts';
import styles from './page.tsx?styles';
import '../../../client/components/orders/orders.css';

interface PremiumData {
  /** Null where nothing is on sale. */
  currency: Currency | null;
}

/** The offer as the app shows it in a frame: it says what there is, and leads out of the frame to where it is bought. */
export const page = definePage<PremiumData, 'orders' | 'common'>({
  namespaces: ['orders', 'common'],
  styles,
  cache: { freshSeconds: 0, staleSeconds: 0 },
  leads: true,

  load: needing(['shop'], async ({ services: { shop } }) => {
    const { currency, isOn } = await shop.market(null);
    return { data: { currency: isOn ? currency : null } };
  }),

  head: ({ words }) => ({
    title: words.t('orders.premium.title'),
    description: words.t('orders.premium.description'),
  }),

  View: ({ data: { currency }, words, language }) => {
    const { premium, shop } = words.section('orders');
    const price = currency && priceOf('premium', currency);
    return (
      <div className="wrap orders">
        <Brand frame={{ words, language }} />
        <h1>{premium.heading}</h1>
        <p className="lede">{premium.lede}</p>
        <ul className="orders__list">
          {premium.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
        {currency && price ? (
          <>
            <p className="orders__price">
              {fillText(premium.price, { amount: moneyText(price, currency, words.tag) })}
            </p>
            <p className="orders__ways">
              <a className="button" target="_top" href={href('message-packs', language)}>
                {premium.link}
              </a>
              <a target="_top" href={href('celestia-astrologer-chat', language)}>
                {premium.chat}
              </a>
            </p>
          </>
        ) : (
          <p className="orders__told">{shop.closed}</p>
        )}
      </div>
    );
  },
});
