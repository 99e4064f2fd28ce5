import { ReportForm } from '../../../client/components/bookshop/report-form.tsx';
import { Spread } from '../../../client/components/bookshop/spread.tsx';
import { WrongList } from '../../../client/components/bookshop/wrong-list.tsx';
import type { GiftFieldsProps } from '../../../client/components/gifts/gift-fields.tsx';
import { GlyphSprite, glyphsOfChart } from '../../../client/components/glyphs.tsx';
import { fieldsUnder } from '../../../features/births/prefixed-fields.ts';
import { prefixesOf, type ReportFaults } from '../../../features/reports/read-report-ask.ts';
import { REPORTS } from '../../../features/reports/report-kinds.ts';
import type { BookshopWords } from '../../../locales/en/bookshop.ts';
import type { GiftWords } from '../../../locales/en/gift.ts';
import { fillText } from '../../../locales/fill-text.ts';
import { LANGUAGES, LOCALES } from '../../../locales/locales.ts';
import { ownFieldsScript } from '../../births/birth-script.ts';
import { href } from '../../href.ts';
import { definePage, needing, type PageView } from '../../page.ts';
import { reportBirthProps, wrongBirths } from '../../reports/birth-props.ts';
import { chapterNames, closedText, reportJsonLd, reportPrice } from '../../reports/shelf.ts';
import { loadReport, type ReportData } from './load.ts';
import styles from './page.tsx?styles';

type Names = 'bookshop' | 'gift' | 'book' | 'orders' | 'natal' | 'astro' | 'errors';
type View = PageView<ReportData, Names>;

export const page = definePage<ReportData, Names>({
  namespaces: ['bookshop', 'gift', 'book', 'orders', 'natal', 'astro', 'errors'],
  styles,
  cache: { freshSeconds: 0, staleSeconds: 0 },
  limit: 'account',
  acceptsForm: true,
  // Prices are those of where one is, and a form leads on to its order.
  leads: true,

  load: needing(['shop', 'account', 'reports', 'gifts', 'clocks', 'origin'], loadReport),

  head: ({ data: { id, sale, values, picture }, words }) => ({
    title: words.t(`bookshop.books.${id}.title`),
    description: words.t(`bookshop.books.${id}.description`),
    inline: sale.kind === 'open' ? ownFieldsScript(fieldsUnder(values, prefixesOf(id)[0] ?? '')) : null,
    jsonLd: reportJsonLd(id, words.section('orders').products[REPORTS[id].product], sale, picture),
  }),

  View: (view) => {
    const { data, words, language } = view;
    const { id, sale } = data;
    const shop = words.section('bookshop');
    const { parts, books } = shop;
    const { products, taxes } = words.section('orders');
    const { name, text } = products[REPORTS[id].product];
    const price = reportPrice(id, sale, words.tag);
    const closed = closedText(sale, shop);
    return (
      <div className="wrap bookshop">
        <div className="bookshop__pair">
          <div>
            <h1>{name}</h1>
            <p className="lede">{text}</p>
            {price !== null && sale.kind === 'open' && (
              <div className="bookshop__ways">
                <p className="bookshop__price">{price}</p>
                <a className="button" href="#order">
                  {parts.form}
                </a>
              </div>
            )}
            {sale.kind === 'open' && <p className="bookshop__soft">{taxes[sale.tax]}</p>}
            {closed !== null && <p className="bookshop__told">{closed}</p>}
          </div>
          <section className="card">
            <h2>{parts.chapters}</h2>
            <ol className="bookshop__chapters bookshop__chapters--wide">
              {chapterNames(id, words.section('book')).map((title) => (
                <li key={title}>{title}</li>
              ))}
            </ol>
          </section>
        </div>
        <div className="bookshop__pair">
          {(['who', 'needs'] as const).map((part) => (
            <section key={part}>
              <h2>{parts[part]}</h2>
              <p>{books[id][part]}</p>
            </section>
          ))}
        </div>
        <LookInside {...view} />
        <div className="bookshop__pair bookshop__pair--order">
          <section>
            <h2>{parts.facts}</h2>
            <ul className="bookshop__facts">
              {shop.facts.map((fact) => (
                <li key={fact}>{fact}</li>
              ))}
            </ul>
          </section>
          {sale.kind === 'open' && <Ordering {...view} />}
        </div>
        <p className="bookshop__ways">
          <a href={href('astrology-reports', language)}>{shop.all}</a>
          <a href={href('privacy-policy', language)}>{shop.form.more}</a>
        </p>
      </div>
    );
  },
});

/** Pages of the book of a sample chart: the wheel, and text as a bought book has it. */
function LookInside({ data: { sample }, words }: View) {
  const [shop, astro] = [words.section('bookshop'), words.section('astro')];
  const blockWords = { astro, figure: shop.figure };
  return (
    <section aria-labelledby="inside">
      <h2 id="inside">{shop.parts.inside}</h2>
      <p>{shop.sample}</p>
      <GlyphSprite glyphs={glyphsOfChart(sample.figure)} />
      {sample.spreads.map((pages, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the spreads of a book stand in their order.
        <Spread key={index} number={index} pages={pages} words={blockWords} tag={words.tag} />
      ))}
    </section>
  );
}

/** A field's fault in words. Those of the births stand with the births. */
function messagesOf({ email, from, parent, bookLanguage }: ReportFaults, { faults }: BookshopWords) {
  return {
    ...(from && { from: faults.from }),
    ...(parent && { parent: faults.parent }),
    ...(bookLanguage && { bookLanguage: faults.bookLanguage }),
    ...(email && email !== 'unknown' && { email: faults.email[email] }),
  };
}

/** A gift's part of the form, with what was wrong with it in words; null where nothing is given. */
function giftProps(
  { gift, giftFaults, values }: ReportData,
  { form, faults }: GiftWords,
): GiftFieldsProps | null {
  if (!gift) return null;
  const { gift: own, giftEmail, giftMessage, giftDay } = giftFaults;
  const [email, day] = [faults.email, faults.day];
  return {
    offer: gift,
    values,
    messages: {
      ...(own && { gift: faults.account }),
      ...(giftEmail && giftEmail in email && { giftEmail: email[giftEmail as keyof typeof email] }),
      ...(giftMessage && { giftMessage: faults.message }),
      ...(giftDay && giftDay in day && { giftDay: day[giftDay as keyof typeof day] }),
    },
    emailHint: gift.kind === 'open' ? fillText(form.emailHint, { giver: gift.giver }) : '',
    words: form,
  };
}

/** The form, and above it what is wrong with the one that was sent. */
function Ordering({ data, words, path }: View) {
  const { id, values, faults, births, saved, years, isGuest } = data;
  const shop = words.section('bookshop');
  const messages = messagesOf(faults, shop);
  const shown = reportBirthProps({ report: id, action: path, values, births, faults, saved }, words);
  const gift = giftProps(data, words.section('gift'));
  const own = Object.entries({ ...messages, ...gift?.messages }).map(([field, text]) => ({
    id: `report-${field}`,
    text,
  }));
  return (
    <section aria-labelledby="order">
      <h2 id="order">{shop.parts.form}</h2>
      <WrongList summary={shop.form.summary} wrong={[...wrongBirths(shown), ...own]} />
      <ReportForm
        action={path}
        values={values}
        messages={messages}
        births={shown}
        years={years}
        asksParent={REPORTS[id].asks === 'parent'}
        languages={LANGUAGES.map((each) => ({ id: each, name: LOCALES[each].name }))}
        isGuest={isGuest}
        gift={gift}
        words={shop.form}
      />
    </section>
  );
}
