import type { Currency } from '../../contract/orders.ts';
import { MINOR_UNITS } from '../../features/orders/money-text.ts';

type Thing = Readonly<Record<string, unknown>>;

interface Sold {
  name: string;
  text: string;
  /** In the smallest unit of the currency. */
  price: number;
  currency: Currency;
  /** Address of a picture: search engines show no product without one. */
  picture: string;
}

/** A price as a search engine reads it. */
export function offerJsonLd(price: number, currency: Currency): Thing {
  return {
    '@type': 'Offer',
    price: (price / MINOR_UNITS).toFixed(2),
    priceCurrency: currency,
    availability: 'https://schema.org/InStock',
  };
}

/** Something that is sold, as a search engine reads it. */
export function productJsonLd({ name, text, price, currency, picture }: Sold): Thing {
  return {
    '@type': 'Product',
    name,
    description: text,
    image: picture,
    offers: offerJsonLd(price, currency),
  };
}
