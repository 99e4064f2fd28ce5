import type { Language } from '../locales/locales.ts';
import type { PageParams } from './collection.ts';
import { type PageId, pageRow } from './table.ts';

/** Of every social card, in CSS pixels. */
export const CARD_SIZE = { width: 1200, height: 630 } as const;

/** What stands for the site where a page has no card. */
export const SITE_CARD = '/social-card.png';

/** Pages of which each thing that they show has a card of its own, and what the names of those begin with. */
const NAMED_BY_VALUE: Partial<Record<PageId, string>> = {
  horoscope: 'horoscope',
  'blog-category': 'category',
  'blog-article': 'article',
  'astrology-consulting-astrologer': 'astrologer',
  'astrology-consulting-package': 'package',
};

/**
 * Path of the picture that other sites show beside a link to the page, `/cards/fr/horoscope-leo.png`. The build draws it
 * (scripts/cards/). A page that is not to be found has the site's.
 */
export function socialCardPath(id: PageId, params: PageParams, language: Language): string {
  if (!pageRow(id).index) return SITE_CARD;
  const prefix = NAMED_BY_VALUE[id];
  const [value] = Object.values(params);
  const name = prefix === undefined || value === undefined ? id : `${prefix}-${value}`;
  return `/cards/${language}/${name}.png`;
}
