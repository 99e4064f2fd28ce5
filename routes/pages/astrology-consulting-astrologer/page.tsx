import { Emblem } from '../../../client/components/consulting/emblem.tsx';
import { PackageList } from '../../../client/components/consulting/package-list.tsx';
import type { AstrologerId } from '../../../contract/consulting.ts';
import { ASTROLOGERS, isBookable } from '../../../features/consulting/astrologers.ts';
import { sentencesWithin } from '../../../features/horoscopes/passage-opening.ts';
import { fillText } from '../../../locales/fill-text.ts';
import { type Booking, bookingOf } from '../../consulting/booking.ts';
import { BookingLink } from '../../consulting/booking-link.tsx';
import { astrologerJsonLd } from '../../consulting/json-ld.ts';
import { formPath, listedPackages, spokenBy } from '../../consulting/listed.ts';
import { astrologerOf } from '../../consulting/slugs.ts';
import { href } from '../../href.ts';
import { definePage, needing } from '../../page.ts';
import styles from './page.tsx?styles';

/** What search engines show of a description. */
const DESCRIPTION_LENGTH = 160;

interface AstrologerData {
  id: AstrologerId;
  booking: Booking;
}

export const page = definePage<AstrologerData, 'consulting'>({
  namespaces: ['consulting'],
  styles,
  cache: { freshSeconds: 0, staleSeconds: 0 },
  // Prices are those of where one is: it is made for each.
  leads: true,

  load: needing(['consulting', 'shop'], async ({ params, services: { consulting, shop } }) => {
    const id = astrologerOf(params.astrologer);
    if (!id) return { notFound: true };
    return { data: { id, booking: await bookingOf(isBookable(id, consulting.mayBookSamples), shop) } };
  }),

  head: ({ data: { id }, words }) => {
    const { title, line, first } = words.section('consulting').astrologers[id];
    return {
      title,
      description: sentencesWithin(first, DESCRIPTION_LENGTH) ?? line,
      jsonLd: astrologerJsonLd(id, words),
    };
  },

  View: ({ data: { id, booking }, words, language }) => {
    const texts = words.section('consulting');
    const { sample, name, emblem, packages } = ASTROLOGERS[id];
    const own = texts.astrologers[id];
    return (
      <div className="wrap consulting">
        <div className="consulting__head">
          <Emblem shape={emblem} />
          <div>
            <h1>{name}</h1>
            <p>
              {own.line} {sample && <span className="consulting__badge">{texts.sample.badge}</span>}
            </p>
          </div>
        </div>
        {sample && <p className="consulting__note">{fillText(texts.sample.one, { name })}</p>}
        <p className="lede">{own.first}</p>
        <BookingLink booking={booking} path={formPath(language, { astrologer: id })} words={texts} />
        <dl className="consulting__facts">
          <dt>{texts.parts.speaks}</dt>
          <dd>{spokenBy(id, words.tag)}</dd>
          <dt>{texts.parts.about}</dt>
          <dd>{own.about}</dd>
          <dt>{texts.parts.works}</dt>
          <dd>{own.works}</dd>
        </dl>
        <h2>{texts.parts.offers}</h2>
        <PackageList packages={listedPackages(packages, words, booking)} words={texts} />
        <p className="consulting__links">
          <a href={href('astrology-consulting', language)}>{texts.list.back}</a>
        </p>
      </div>
    );
  },
});
