import { SIGN_IDS, type SignId } from '../../astrology/ids.ts';
import glyphsCss from '../../client/components/glyphs.css?inline';
import { GlyphSprite } from '../../client/components/glyphs.tsx';
import horoscopeCss from '../../client/components/horoscope/horoscope.css?inline';
import { SignLinks } from '../../client/components/horoscope/sign-links.tsx';
import { fillText } from '../../locales/fill-text.ts';
import { sunDates } from '../horoscopes/sun-dates.ts';
import { href } from '../href.ts';
import { yearOf } from '../navigation.ts';
import { definePage } from '../page.ts';

interface HoroscopesData {
  dates: ReadonlyMap<SignId, { fromMs: number; toMs: number }>;
}

export const page = definePage<HoroscopesData, 'horoscope' | 'astro'>({
  namespaces: ['horoscope', 'astro'],
  styles: [glyphsCss, horoscopeCss],
  cache: { freshSeconds: 86_400, staleSeconds: 604_800 },

  load: ({ nowMs }) => ({ data: { dates: sunDates(yearOf(nowMs)) } }),

  head: ({ words }) => ({
    title: words.t('horoscope.list.title'),
    description: words.t('horoscope.list.description'),
    jsonLd: [{ '@type': 'CollectionPage', name: words.t('horoscope.list.title'), inLanguage: words.tag }],
  }),

  View: ({ data: { dates }, words, language }) => {
    const { list } = words.section('horoscope');
    const day = new Intl.DateTimeFormat(words.tag, { day: 'numeric', month: 'long', timeZone: 'UTC' });
    const links = SIGN_IDS.map((sign) => {
      const { fromMs = 0, toMs = 0 } = dates.get(sign) ?? {};
      const note = fillText(list.dates, { range: `${day.format(fromMs)} – ${day.format(toMs)}` });
      return { sign, path: href('horoscope', language, { sign }), note };
    });
    return (
      <div className="wrap horoscope">
        <GlyphSprite glyphs={SIGN_IDS} />
        <h1>{list.heading}</h1>
        <p className="lede">{list.lede}</p>
        <SignLinks links={links} astro={words.section('astro')} yours={list.yours} />
      </div>
    );
  },
});
