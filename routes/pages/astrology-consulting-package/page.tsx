import { AstrologerList } from '../../../client/components/consulting/astrologer-list.tsx';
import type { PackageId } from '../../../contract/consulting.ts';
import { ASTROLOGERS, offering } from '../../../features/consulting/astrologers.ts';
import { BookingLink } from '../../consulting/booking-link.tsx';
import { packageJsonLd } from '../../consulting/json-ld.ts';
import { anyBookable, formPath, listedPeople, minutesOf } from '../../consulting/listed.ts';
import { packageOf } from '../../consulting/slugs.ts';
import { href } from '../../href.ts';
import { definePage, needing } from '../../page.ts';
import styles from './page.tsx?styles';

interface PackageData {
  id: PackageId;
  isOpen: boolean;
}

export const page = definePage<PackageData, 'consulting'>({
  namespaces: ['consulting'],
  styles,
  cache: { freshSeconds: 3_600, staleSeconds: 86_400 },

  load: needing(['consulting'], ({ params, services }) => {
    const id = packageOf(params.package);
    if (!id) return { notFound: true };
    return { data: { id, isOpen: anyBookable(offering(id), services.consulting.mayBookSamples) } };
  }),

  head: ({ data: { id }, words }) => ({
    title: words.t(`consulting.packages.${id}.title`),
    description: words.t(`consulting.packages.${id}.line`),
    jsonLd: packageJsonLd(id, words),
  }),

  View: ({ data: { id, isOpen }, words, language }) => {
    const texts = words.section('consulting');
    const own = texts.packages[id];
    const people = offering(id);
    return (
      <div className="wrap consulting">
        <p className="eyebrow">{minutesOf(id, words)}</p>
        <h1>{own.name}</h1>
        <p className="lede">{own.lede}</p>
        <BookingLink isOpen={isOpen} path={formPath(language, { package: id })} words={texts} />
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
