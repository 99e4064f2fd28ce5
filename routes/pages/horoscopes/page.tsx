import { SIGN_IDS, type SignId } from '../../../astrology/ids.ts';
import { GlyphSprite } from '../../../client/components/glyphs.tsx';
import { SignLinks } from '../../../client/components/horoscope/sign-links.tsx';
import { InstantText } from '../../../client/components/local-time/instant.tsx';
import { ZoneLine } from '../../../client/components/local-time/zone-line.tsx';
import { sunDates } from '../../../features/horoscopes/sun-dates.ts';
import { href } from '../../href.ts';
import { yearOf } from '../../navigation.ts';
import { definePage } from '../../page.ts';
import styles from './page.tsx?styles';
import '../../../client/components/horoscope/horoscope.css';

interface HoroscopesData {
  dates: ReadonlyMap<SignId, { fromMs: number; toMs: number }>;
}

export const page = definePage<HoroscopesData, 'horoscope' | 'astro' | 'zone'>({
  namespaces: ['horoscope', 'astro', 'zone'],
  zoned: true,
  styles,
  cache: { freshSeconds: 86_400, staleSeconds: 604_800 },

  load: ({ nowMs }) => ({ data: { dates: sunDates(yearOf(nowMs)) } }),

  head: ({ words }) => ({
    title: words.t('horoscope.list.title'),
    description: words.t('horoscope.list.description'),
    jsonLd: [{ '@type': 'CollectionPage', name: words.t('horoscope.list.title'), inLanguage: words.tag }],
  }),

  View: ({ data: { dates }, words, language, clock }) => {
    const { list } = words.section('horoscope');
    const links = SIGN_IDS.map((sign) => {
      const { fromMs = 0, toMs = 0 } = dates.get(sign) ?? {};
      return {
        sign,
        path: href('horoscope', language, { sign }),
        note: <InstantText key={sign} text={list.dates} at={fromMs} to={toMs} as="day" clock={clock} />,
      };
    });
    return (
      <div className="wrap horoscope">
        <GlyphSprite glyphs={SIGN_IDS} />
        <h1>{list.heading}</h1>
        <p className="lede">{list.lede}</p>
        <ZoneLine clock={clock} words={words.section('zone')} />
        <SignLinks links={links} astro={words.section('astro')} yours={list.yours} />
      </div>
    );
  },
});
