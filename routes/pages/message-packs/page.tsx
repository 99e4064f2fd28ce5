import { PackCards } from '../../../client/components/orders/pack-cards.tsx';
import { CURRENCIES } from '../../../contract/orders.ts';
import { PACK_IDS, priceOf } from '../../../features/orders/catalogue.ts';
import { MARKET_ROWS } from '../../../features/orders/markets.ts';
import { href } from '../../href.ts';
import { productJsonLd } from '../../orders/product-json-ld.ts';
import { definePage, needing, type PageView } from '../../page.ts';
import { CURRENCY_PARAMETER, loadPacks, type PacksData } from './load.ts';
import styles from './page.tsx?styles';
import '../../../client/components/select.css';
import '../../../client/components/birth-form/input.css';

type View = PageView<PacksData, 'orders'>;

/** What is for sale, for search engines: nothing where nothing is. */
function offersOf({ data: { currency, isOn, picture }, words }: View) {
  if (!currency || !isOn) return [];
  const { products } = words.section('orders');
  return PACK_IDS.map((id) =>
    productJsonLd({ ...products[id], price: priceOf(id, currency) ?? 0, currency, picture }),
  );
}

export const page = definePage<PacksData, 'orders'>({
  namespaces: ['orders'],
  styles,
  cache: { freshSeconds: 0, staleSeconds: 0 },
  limit: 'account',
  acceptsForm: true,
  query: [CURRENCY_PARAMETER],
  // Prices are those of where one is: it is made for each.
  leads: true,

  load: needing(['shop', 'origin'], loadPacks),

  head: (view) => ({
    title: view.words.t('orders.shop.title'),
    description: view.words.t('orders.shop.description'),
    jsonLd: offersOf(view),
  }),

  View: (view) => {
    const { data, words, language } = view;
    const { market, currency, isOn, isKnown } = data;
    const orders = words.section('orders');
    const { shop } = orders;
    return (
      <div className="wrap orders">
        <h1>{shop.heading}</h1>
        <p className="lede">{shop.lede}</p>
        {data.isRefused && (
          <p role="alert" className="orders__alert">
            {orders.order.closed}
          </p>
        )}
        {market && isOn && <CurrencyChoice {...view} />}
        {market && currency && isOn ? (
          <>
            <PackCards
              words={orders}
              tag={words.tag}
              currency={currency}
              action={href('message-packs', language)}
            />
            <p className="orders__soft">{orders.taxes[MARKET_ROWS[market].tax]}</p>
            {!isKnown && <p>{shop.account}</p>}
          </>
        ) : (
          <p className="orders__told">{market ? shop.closed : shop.elsewhere}</p>
        )}
        <ul className="orders__list">
          {shop.facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        {market && isOn && <p>{orders.withdrawal[market]}</p>}
        <p className="orders__ways">
          <a href={href('celestia-astrologer-chat', language)}>{orders.order.toChat}</a>
          {isKnown && <a href={href('orders', language)}>{shop.orders}</a>}
        </p>
      </div>
    );
  },
});

/** What one pays in; settled once there is an order. Where one is, and its law, is nobody's choice. */
function CurrencyChoice({ data: { currency, isSettled }, words, language }: View) {
  const { shop } = words.section('orders');
  if (isSettled) return <p className="orders__soft">{shop.settled}</p>;
  const names = new Intl.DisplayNames([words.tag], { type: 'currency' });
  return (
    <form method="get" action={href('message-packs', language)} className="orders__market">
      <label>
        {shop.currency}
        <select name={CURRENCY_PARAMETER} className="birth__input" defaultValue={currency ?? undefined}>
          {CURRENCIES.map((each) => (
            <option key={each} value={each}>
              {`${names.of(each)} (${each})`}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" className="button button--quiet">
        {shop.show}
      </button>
    </form>
  );
}
