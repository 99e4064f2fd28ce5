import { SIGN_IDS, type SignId } from '../../../astrology/ids.ts';
import { GlyphSprite } from '../../../client/components/glyphs.tsx';
import { SignLinks } from '../../../client/components/horoscope/sign-links.tsx';
import { Instant } from '../../../client/components/local-time/instant.tsx';
import { ZoneLine } from '../../../client/components/local-time/zone-line.tsx';
import ownDay from '../../../client/inline/own-day.js?raw';
import ownSign from '../../../client/inline/own-sign.js?raw';
import { dayLines } from '../../../features/horoscopes/day-lines.ts';
import { isoDay, isSomewhereNow, type Period, readPeriod } from '../../../features/horoscopes/period.ts';
import { periodText } from '../../../features/horoscopes/period-text.ts';
import { sunDates } from '../../../features/horoscopes/sun-dates.ts';
import { loadOpeningTexts } from '../../../features/horoscopes/texts.ts';
import { fillText } from '../../../locales/fill-text.ts';
import { ArticleWays } from '../../blog/article-ways.tsx';
import { href } from '../../href.ts';
import { yearOf } from '../../navigation.ts';
import { definePage, needing } from '../../page.ts';
import { civilDayMs } from '../../zones/zone-clock.ts';
import styles from './page.tsx?styles';

interface HoroscopesData {
  /** The visitor's today, or the day that the address names. */
  day: Period;
  /** Whether the address names the day. */
  isDated: boolean;
  lines: ReadonlyMap<SignId, string>;
  dates: ReadonlyMap<SignId, { fromMs: number; toMs: number }>;
}

export const page = definePage<HoroscopesData, 'horoscope' | 'astro' | 'zone'>({
  namespaces: ['horoscope', 'astro', 'zone'],
  daily: true,
  zoned: true,
  styles,
  cache: { freshSeconds: 1800, staleSeconds: 1800 },
  limit: 'charts',
  query: ['date'],
  explainedBy: ['sun', 'elements-and-modes', 'transits'],

  load: needing(['clocks'], async ({ query, nowMs, language, services, visitorZone }) => {
    const date = query.get('date');
    const read = readPeriod('day', date, civilDayMs(services.clocks, visitorZone, nowMs));
    if (!read.ok) return { notFound: true };
    const { period: day } = read;
    const lines = dayLines(day, await loadOpeningTexts(language));
    const data = { day, isDated: date !== null, lines, dates: sunDates(yearOf(nowMs)) };
    // What is today somewhere is this page by another address; the other days of two centuries are for nobody to find.
    return date !== null && !isSomewhereNow(day, nowMs) ? { data, personal: true } : { data };
  }),

  head: ({ data: { day, isDated, dates }, words }) => ({
    title: words.t('horoscope.list.title'),
    description: words.t('horoscope.list.description'),
    inline: [
      ...(isDated ? [] : [{ text: ownDay, data: { days: `${isoDay(day.fromMs)}/${isoDay(day.fromMs)}` } }]),
      {
        text: ownSign,
        data: {
          signs: SIGN_IDS.join(' '),
          starts: SIGN_IDS.map((sign) => dates.get(sign)?.fromMs ?? 0).join(' '),
        },
      },
    ],
    jsonLd: [{ '@type': 'CollectionPage', name: words.t('horoscope.list.title'), inLanguage: words.tag }],
  }),

  View: ({ data: { day, lines, dates }, words, language, clock, articles }) => {
    const { list } = words.section('horoscope');
    const links = SIGN_IDS.map((sign) => {
      const { fromMs = 0, toMs = 0 } = dates.get(sign) ?? {};
      return {
        sign,
        path: href('horoscope', language, { sign }),
        note: <Instant key={sign} at={fromMs} to={toMs} as="day" clock={clock} />,
        line: lines.get(sign) ?? '',
      };
    });
    return (
      <div className="wrap horoscopes">
        <GlyphSprite glyphs={SIGN_IDS} />
        <h1>{list.heading}</h1>
        <p className="lede">{list.lede}</p>
        <h2>
          <time dateTime={isoDay(day.fromMs)}>
            {fillText(list.today, { day: periodText(day, words.tag) })}
          </time>
        </h2>
        <SignLinks links={links} astro={words.section('astro')} yours={list.yours} />
        <ArticleWays articles={articles} />
        <ZoneLine clock={clock} words={words.section('zone')} />
      </div>
    );
  },
});
