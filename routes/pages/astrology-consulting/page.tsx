import { AstrologerList } from '../../../client/components/consulting/astrologer-list.tsx';
import { PackageList } from '../../../client/components/consulting/package-list.tsx';
import { ASTROLOGER_IDS, PACKAGE_IDS } from '../../../contract/consulting.ts';
import { ASTROLOGERS } from '../../../features/consulting/astrologers.ts';
import { type Booking, bookingOf } from '../../consulting/booking.ts';
import { BookingLink } from '../../consulting/booking-link.tsx';
import { anyBookable, formPath, listedPackages, listedPeople } from '../../consulting/listed.ts';
import { href } from '../../href.ts';
import { definePage, needing } from '../../page.ts';
import { isBuilt } from '../../page-registry.ts';
import styles from './page.tsx?styles';

interface ConsultingData {
  booking: Booking;
}

export const page = definePage<ConsultingData, 'consulting'>({
  namespaces: ['consulting'],
  styles,
  cache: { freshSeconds: 0, staleSeconds: 0 },
  // Prices are those of where one is: it is made for each.
  leads: true,

  load: needing(['consulting', 'shop'], async ({ services: { consulting, shop } }) => ({
    data: { booking: await bookingOf(anyBookable(ASTROLOGER_IDS, consulting.mayBookSamples), shop) },
  })),

  head: ({ words }) => ({
    title: words.t('consulting.title'),
    description: words.t('consulting.description'),
    jsonLd: [{ '@type': 'CollectionPage', name: words.t('consulting.heading'), inLanguage: words.tag }],
  }),

  View: ({ data, words, language }) => {
    const texts = words.section('consulting');
    return (
      <div className="wrap consulting">
        <h1>{texts.heading}</h1>
        <p className="lede">{texts.lede}</p>
        <BookingLink booking={data.booking} path={formPath(language)} words={texts} />
        <h2>{texts.list.packages}</h2>
        <PackageList packages={listedPackages(PACKAGE_IDS, words, data.booking)} words={texts} />
        {isBuilt('astrology-consulting-test') && (
          <section>
            <h2>{texts.test.heading}</h2>
            <p>
              {texts.test.text} <a href={href('astrology-consulting-test', language)}>{texts.test.link}</a>
            </p>
          </section>
        )}
        <p>
          {texts.books.text} <a href={href('astrology-reports', language)}>{texts.books.link}</a>
        </p>
        <h2>{texts.list.astrologers}</h2>
        {ASTROLOGER_IDS.some((id) => ASTROLOGERS[id].sample) && (
          <p className="consulting__note">{texts.sample.list}</p>
        )}
        <AstrologerList people={listedPeople(ASTROLOGER_IDS, words)} words={texts} />
        <h2>{texts.how.heading}</h2>
        <ol>
          {[texts.how.first, texts.how.second, texts.how.third, texts.how.fourth].map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <h2>{texts.fair.heading}</h2>
        <p>{texts.fair.text}</p>
      </div>
    );
  },
});
