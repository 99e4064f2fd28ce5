import type { Currency } from '../../../contract/orders.ts';
import { PACK_IDS, type PackId, priceOf, productOf } from '../../../features/orders/catalogue.ts';
import { moneyText } from '../../../features/orders/money-text.ts';
import type { OrdersWords } from '../../../locales/en/orders.ts';
import { fillText } from '../../../locales/fill-text.ts';
import './orders.css';

interface PackCardsProps {
  words: OrdersWords;
  /** BCP 47 tag for Intl. */
  tag: string;
  currency: Currency;
  /** Path that a choice is posted to. */
  action: string;
}

/** What a message of a pack comes to, in words. */
function eachText(id: PackId, currency: Currency, { words, tag }: Pick<PackCardsProps, 'words' | 'tag'>) {
  const messages = productOf(id).messages ?? 1;
  const amount = moneyText(Math.round((priceOf(id, currency) ?? 0) / messages), currency, tag);
  return fillText(words.shop.each, { amount });
}

/** The packs with their prices, each with the button that orders it. */
export function PackCards({ words, tag, currency, action }: PackCardsProps) {
  return (
    <ul className="orders__packs">
      {PACK_IDS.map((id) => {
        const price = priceOf(id, currency);
        if (price === null) return null;
        const { name, text } = words.products[id];
        return (
          <li key={id} className="card">
            <h2 id={`pack-${id}`}>{name}</h2>
            <p>{text}</p>
            <p className="orders__price">{moneyText(price, currency, tag)}</p>
            <p className="orders__soft">{eachText(id, currency, { words, tag })}</p>
            <form method="post" action={action}>
              <input type="hidden" name="currency" value={currency} />
              <button
                type="submit"
                name="product"
                value={id}
                className="button"
                aria-describedby={`pack-${id}`}
              >
                {words.shop.buy}
              </button>
            </form>
          </li>
        );
      })}
    </ul>
  );
}
