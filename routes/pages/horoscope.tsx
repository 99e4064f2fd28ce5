import { isSignId, type SignId } from '../../astrology/ids.ts';
import type { HoroscopeFact } from '../../astrology/transits/horoscope-facts.ts';
import { horoscopeFacts } from '../../astrology/transits/solar-houses.ts';
import glyphsCss from '../../client/components/glyphs.css?inline';
import { Glyph, GlyphSprite } from '../../client/components/glyphs.tsx';
import { factText } from '../../client/components/horoscope/fact-text.ts';
import horoscopeCss from '../../client/components/horoscope/horoscope.css?inline';
import { composeHoroscope, factsBeside, type Passage } from '../horoscopes/compose.ts';
import { isoDay, neighbour, PERIOD_IDS, type Period, readPeriod } from '../horoscopes/period.ts';
import { loadHoroscopeTexts } from '../horoscopes/texts.ts';
import { href } from '../href.ts';
import { definePage } from '../page.ts';

interface HoroscopeData {
  sign: SignId;
  period: Period;
  passages: readonly Passage[];
  /** What else happens, without a passage. */
  beside: readonly HoroscopeFact[];
}

/** The period as the language writes a range of days. */
function rangeText({ id, fromMs, toMs }: Period, tag: string): string {
  const day = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' });
  return id === 'day' ? day.format(fromMs) : day.formatRange(fromMs, toMs - 1);
}

export const page = definePage<HoroscopeData, 'horoscope' | 'astro' | 'events'>({
  namespaces: ['horoscope', 'astro', 'events'],
  styles: [glyphsCss, horoscopeCss],
  cache: { freshSeconds: 1800, staleSeconds: 1800 },
  query: ['period', 'date'],

  load: async ({ params, query, nowMs, language }) => {
    const read = readPeriod(query.get('period'), query.get('date'), nowMs);
    const { sign } = params;
    if (!read.ok || !isSignId(sign)) return { notFound: true };
    const { period } = read;
    const facts = horoscopeFacts(sign, period.fromMs, period.toMs);
    const passages = composeHoroscope(sign, period, facts, await loadHoroscopeTexts(language));
    const beside = factsBeside(sign, period, facts, passages);
    const data = { sign, period, passages, beside };
    // A period is a page of its own; the days of two centuries are not.
    if (query.has('date')) return { data, personal: true };
    return {
      data,
      holdsUntilMs: period.toMs,
      ...(period.id !== 'day' && { ownQuery: `period=${period.id}` }),
    };
  },

  head: ({ data: { sign, period }, words }) => {
    const name = words.section('astro').signs[sign];
    const { periods } = words.section('horoscope');
    const base = words.t('horoscope.title', { sign: name });
    const title = period.id === 'day' ? base : `${base} · ${periods[period.id]}`;
    return {
      title,
      description: words.t('horoscope.description', { sign: name }),
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

  View: ({ data: { sign, period, passages, beside }, words, language }) => {
    const texts = words.section('horoscope');
    const astro = words.section('astro');
    const path = href('horoscope', language, { sign });
    const lineOf = (fact: HoroscopeFact) =>
      factText(fact, { astro, words: texts, events: words.section('events'), tag: words.tag });
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
        {passages.map(({ fact, text }) => (
          <div key={text} className="horoscope__passage">
            <p>{text}</p>
            <p className="horoscope__fact">{words.t('horoscope.restsOn', { fact: lineOf(fact) })}</p>
          </div>
        ))}
        {beside.length > 0 && (
          <section aria-labelledby="dates-heading">
            <h2 id="dates-heading">{texts.dates}</h2>
            <ul className="horoscope__dates">
              {beside.map(lineOf).map((line) => (
                <li key={line}>{line}</li>
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
