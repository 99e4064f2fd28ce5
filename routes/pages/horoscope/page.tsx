import { isSignId, type SignId } from '../../../astrology/ids.ts';
import type { HoroscopeFact } from '../../../astrology/transits/horoscope-facts.ts';
import { horoscopeFacts } from '../../../astrology/transits/solar-houses.ts';
import { Glyph, GlyphSprite } from '../../../client/components/glyphs.tsx';
import { factText } from '../../../client/components/horoscope/fact-text.ts';
import { InstantText } from '../../../client/components/local-time/instant.tsx';
import { ZoneLine } from '../../../client/components/local-time/zone-line.tsx';
import ownDay from '../../../client/inline/own-day.js?raw';
import { PERIOD_IDS } from '../../../contract/choices.ts';
import { cachedFormat } from '../../../features/cached-format.ts';
import { composeHoroscope, factsBeside, type Passage } from '../../../features/horoscopes/compose.ts';
import { isoDay, neighbour, type Period, readPeriod } from '../../../features/horoscopes/period.ts';
import { loadHoroscopeTexts } from '../../../features/horoscopes/texts.ts';
import type { PageClock } from '../../../features/local-time/page-clock.ts';
import { fillText } from '../../../locales/fill-text.ts';
import type { Translator } from '../../../locales/index.ts';
import { href } from '../../href.ts';
import { definePage, needing } from '../../page.ts';
import { civilDayMs } from '../../zones/zone-clock.ts';
import styles from './page.tsx?styles';
import '../../../client/components/horoscope/horoscope.css';

const dayFormat = cachedFormat((tag) => new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }));

interface HoroscopeData {
  sign: SignId;
  period: Period;
  passages: readonly Passage[];
  /** What else happens, without a passage. */
  beside: readonly HoroscopeFact[];
  /** Whether the address names the day. */
  isDated: boolean;
}

/** First and last day of a period. */
function daysOf({ fromMs, toMs }: Period): string {
  return `${isoDay(fromMs)}/${isoDay(toMs - 1)}`;
}

/** Clocks are between 12 hours behind universal time and 14 ahead of it. */
const MAX_BEHIND_MS = 12 * 3_600_000;
const MAX_AHEAD_MS = 14 * 3_600_000;

function isSomewhereToday({ fromMs, toMs }: Period, nowMs: number): boolean {
  return fromMs <= nowMs + MAX_AHEAD_MS && nowMs - MAX_BEHIND_MS < toMs;
}

/** The period as the language writes a range of days. */
function rangeText({ id, fromMs, toMs }: Period, tag: string): string {
  const day = dayFormat(tag);
  return id === 'day' ? day.format(fromMs) : day.formatRange(fromMs, toMs - 1);
}

type Names = 'horoscope' | 'astro' | 'events' | 'zone';

export const page = definePage<HoroscopeData, Names>({
  namespaces: ['horoscope', 'astro', 'events', 'zone'],
  styles,
  // The visitor's day: stored pages are filed by it, and the script in the head mends what the edge could not know.
  daily: true,
  zoned: true,
  cache: { freshSeconds: 1800, staleSeconds: 1800 },
  limit: 'charts',
  query: ['period', 'date'],

  load: needing(['clocks'], async ({ params, query, nowMs, language, services, visitorZone }) => {
    const todayMs = civilDayMs(services.clocks, visitorZone, nowMs);
    const date = query.get('date');
    const read = readPeriod(query.get('period'), date, todayMs);
    const { sign } = params;
    if (!read.ok || !isSignId(sign)) return { notFound: true };
    const { period } = read;
    const facts = horoscopeFacts(sign, period.fromMs, period.toMs);
    const passages = composeHoroscope(sign, period, facts, await loadHoroscopeTexts(language));
    const beside = factsBeside(sign, period, facts, passages);
    const data = { sign, period, passages, beside, isDated: date !== null };
    // A period is a page of its own; the days of two centuries are not. What is today somewhere is the same page by
    // another address, which a search engine may have been led to.
    if (date !== null && !isSomewhereToday(period, nowMs)) return { data, personal: true };
    return { data, ...(period.id !== 'day' && { ownQuery: `period=${period.id}` }) };
  }),

  head: ({ data: { sign, period, isDated }, words }) => {
    const name = words.section('astro').signs[sign];
    const { periods } = words.section('horoscope');
    const base = words.t('horoscope.title', { sign: name });
    const title = period.id === 'day' ? base : `${base} · ${periods[period.id]}`;
    return {
      title,
      description: words.t('horoscope.description', { sign: name }),
      ...(!isDated && { inline: { text: ownDay, data: { days: daysOf(period) } } }),
      jsonLd: [
        {
          '@type': 'Article',
          headline: title,
          inLanguage: words.tag,
          datePublished: isoDay(period.fromMs),
          author: { '@type': 'Organization', name: 'Celestia' },
        },
      ],
    };
  },

  View: ({ data: { sign, period, passages, beside }, words, language, clock }) => {
    const texts = words.section('horoscope');
    const astro = words.section('astro');
    const path = href('horoscope', language, { sign });
    const at = ({ id, fromMs }: Period) => `${path}?period=${id}&date=${isoDay(fromMs)}`;
    return (
      <div className="wrap horoscope">
        <GlyphSprite glyphs={[sign]} />
        <div className="horoscope__head">
          <Glyph glyph={sign} />
          <h1>{words.t('horoscope.heading', { sign: astro.signs[sign] })}</h1>
        </div>
        <nav aria-label={texts.period}>
          <ul className="horoscope__periods">
            {PERIOD_IDS.map((id) => (
              <li key={id}>
                <a
                  href={id === 'day' ? path : `${path}?period=${id}`}
                  aria-current={id === period.id ? 'page' : undefined}
                >
                  {texts.periods[id]}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <p className="horoscope__range">
          <time dateTime={isoDay(period.fromMs)}>{rangeText(period, words.tag)}</time>
        </p>
        {passages.length === 0 && <p className="lede">{texts.quiet}</p>}
        <ZoneLine clock={clock} words={words.section('zone')} />
        {passages.map(({ fact, text }) => (
          <div key={text} className="horoscope__passage">
            <p>{text}</p>
            <p className="horoscope__fact">
              <FactLines fact={fact} words={words} clock={clock} within={texts.restsOn} />
            </p>
          </div>
        ))}
        {beside.length > 0 && (
          <section aria-labelledby="dates-heading">
            <h2 id="dates-heading">{texts.dates}</h2>
            <ul className="horoscope__dates">
              {beside.map((fact) => (
                <li key={JSON.stringify(fact)}>
                  <FactLines fact={fact} words={words} clock={clock} />
                </li>
              ))}
            </ul>
          </section>
        )}
        <ul className="horoscope__ways">
          <li>
            <a href={at(neighbour(period, -1))} rel="prev">
              ← {texts.previous}
            </a>
          </li>
          <li>
            <a href={at(neighbour(period, 1))} rel="next">
              {texts.next} →
            </a>
          </li>
          <li>
            <a href={href('horoscopes', language)}>{texts.others}</a>
          </li>
          <li>
            <a href={href('natal-chart', language)}>{texts.natal}</a>
          </li>
        </ul>
        <p className="horoscope__range">{texts.note}</p>
      </div>
    );
  },
});

interface FactLinesProps {
  fact: HoroscopeFact;
  words: Translator<Names>;
  clock: PageClock;
  /** A text with a `{{fact}}` in it, where what the fact says goes. */
  within?: string;
}

/** A fact of the sky, and below it each of its times by the page's clock. */
function FactLines({ fact, words, clock, within = '{{fact}}' }: FactLinesProps) {
  const { what, times, as } = factText(fact, {
    astro: words.section('astro'),
    words: words.section('horoscope'),
    events: words.section('events'),
  });
  return (
    <>
      {fillText(within, { fact: what })}
      {times.map(({ text, instantMs }) => (
        <span key={instantMs} className="horoscope__when">
          <InstantText text={text} at={instantMs} as={as} clock={clock} />
        </span>
      ))}
    </>
  );
}
