import { Spread } from '../../../client/components/bookshop/spread.tsx';
import { GlyphSprite, glyphsOfChart } from '../../../client/components/glyphs.tsx';
import { REPORT_IDS, REPORTS } from '../../../features/reports/report-kinds.ts';
import type { Sample } from '../../../features/reports/sample-spreads.ts';
import { href } from '../../href.ts';
import { definePage, needing } from '../../page.ts';
import { reportParams } from '../../reports/report-slugs.ts';
import { samplePages } from '../../reports/sample-pages.ts';
import {
  chapterNames,
  closedText,
  reportJsonLd,
  reportPrice,
  type Sale,
  saleOf,
} from '../../reports/shelf.ts';
import { socialCardPath } from '../../social-card.ts';
import styles from './page.tsx?styles';
import '../../../client/components/bookshop/bookshop.css';

interface ShelfData {
  sale: Sale;
  /** Address of the picture of the books. */
  picture: string;
  sample: Sample;
}

type Names = 'bookshop' | 'book' | 'orders' | 'astro';

export const page = definePage<ShelfData, Names>({
  namespaces: ['bookshop', 'book', 'orders', 'astro'],
  styles,
  cache: { freshSeconds: 0, staleSeconds: 0 },
  // Prices are those of where one is: it is made for each.
  leads: true,

  load: needing(['shop', 'origin'], async ({ services: { shop, origin }, language }) => {
    const [sale, sample] = await Promise.all([saleOf(shop), samplePages('natal', language)]);
    return { data: { sale, sample, picture: origin + socialCardPath('astrology-reports', {}, language) } };
  }),

  head: ({ data: { sale, picture }, words }) => ({
    title: words.t('bookshop.title'),
    description: words.t('bookshop.description'),
    jsonLd: REPORT_IDS.flatMap((id) =>
      reportJsonLd(id, words.section('orders').products[REPORTS[id].product], sale, picture),
    ),
  }),

  View: ({ data: { sale, sample }, words, language }) => {
    const shop = words.section('bookshop');
    const [book, orders] = [words.section('book'), words.section('orders')];
    const { products, taxes } = orders;
    const closed = closedText(sale, shop);
    const blockWords = { astro: words.section('astro'), figure: shop.figure };
    return (
      <div className="wrap bookshop">
        <h1>{shop.heading}</h1>
        <p className="lede">{shop.lede}</p>
        {closed !== null && <p className="bookshop__told">{closed}</p>}
        <ul className="bookshop__shelf">
          {REPORT_IDS.map((id) => {
            const { name, text } = products[REPORTS[id].product];
            const price = reportPrice(id, sale, words.tag);
            const path = href('report-detail', language, reportParams(id));
            return (
              <li key={id} className="card">
                <h2 id={`book-${id}`}>{name}</h2>
                <p>{text}</p>
                <p className="bookshop__soft">{shop.books[id].who}</p>
                <ul className="bookshop__chapters">
                  {chapterNames(id, book).map((title) => (
                    <li key={title}>{title}</li>
                  ))}
                </ul>
                <div className="bookshop__ways">
                  {price !== null && <p className="bookshop__price">{price}</p>}
                  {/* An app or a campaign may show the page in a frame: nothing is bought in one. */}
                  <a className="button" target="_top" href={path} aria-describedby={`book-${id}`}>
                    {shop.more}
                  </a>
                </div>
              </li>
            );
          })}
        </ul>
        {sale.kind === 'open' && <p className="bookshop__soft">{taxes[sale.tax]}</p>}
        <h2>{shop.parts.inside}</h2>
        <p>{shop.sample}</p>
        <GlyphSprite glyphs={glyphsOfChart(sample.figure)} />
        {sample.spreads.slice(0, 1).map((pages) => (
          <Spread key="first" number={0} pages={pages} words={blockWords} tag={words.tag} />
        ))}
        <h2>{shop.parts.facts}</h2>
        <ul className="bookshop__facts">
          {shop.facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      </div>
    );
  },
});
