import { AstrologerList } from '../../../client/components/consulting/astrologer-list.tsx';
import type { PackageId } from '../../../contract/consulting.ts';
import { ASTROLOGERS, offering } from '../../../features/consulting/astrologers.ts';
import { type Booking, bookingOf, priceText } from '../../consulting/booking.ts';
import { BookingLink } from '../../consulting/booking-link.tsx';
import { packageJsonLd } from '../../consulting/json-ld.ts';
import { anyBookable, formPath, listedPeople, minutesOf } from '../../consulting/listed.ts';
import { packageOf } from '../../consulting/slugs.ts';
import { href } from '../../href.ts';
import { definePage, needing } from '../../page.ts';
import styles from './page.tsx?styles';

interface PackageData {
  id: PackageId;
  booking: Booking;
}

export const page = definePage<PackageData, 'consulting' | 'orders'>({
  namespaces: ['consulting', 'orders'],
  styles,
  cache: { freshSeconds: 0, staleSeconds: 0 },
  // Prices are those of where one is: it is made for each.
  leads: true,

  load: needing(['consulting', 'shop'], async ({ params, services: { consulting, shop } }) => {
    const id = packageOf(params.package);
    if (!id) return { notFound: true };
    const isBookable = anyBookable(offering(id), consulting.mayBookSamples);
    return { data: { id, booking: await bookingOf(isBookable, shop) } };
  }),

  head: ({ data: { id, booking }, words }) => ({
    title: words.t(`consulting.packages.${id}.title`),
    description: words.t(`consulting.packages.${id}.line`),
    jsonLd: packageJsonLd(id, words, booking),
  }),

  View: ({ data: { id, booking }, words, language }) => {
    const texts = words.section('consulting');
    const own = texts.packages[id];
    const people = offering(id);
    const price = priceText(id, booking, words.tag);
    return (
      <div className="wrap consulting">
        <p className="eyebrow">{minutesOf(id, words)}</p>
        <h1>{own.name}</h1>
        <p className="lede">{own.lede}</p>
        {price !== null && booking.kind === 'open' && (
          <p>
            <b>{price}</b> {words.section('orders').taxes[booking.tax]}
          </p>
        )}
        <BookingLink booking={booking} path={formPath(language, { package: id })} words={texts} />
        <dl className="consulting__facts">
          <dt>{texts.parts.gets}</dt>
          <dd>
            <ul>
              {[own.first, own.second, own.third].map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </dd>
          <dt>{texts.parts.not}</dt>
          <dd>{own.not}</dd>
          <dt>{texts.parts.bring}</dt>
          <dd>{own.bring}</dd>
        </dl>
        <h2>{texts.parts.who}</h2>
        {people.some((each) => ASTROLOGERS[each].sample) && (
          <p className="consulting__note">{texts.sample.list}</p>
        )}
        <AstrologerList people={listedPeople(people, words)} words={texts} />
        <h2>{texts.fair.heading}</h2>
        <p>{texts.fair.text}</p>
        <p className="consulting__links">
          <a href={href('astrology-consulting', language)}>{texts.list.back}</a>
        </p>
      </div>
    );
  },
});
