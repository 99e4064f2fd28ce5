import { Fragment } from 'react';
import { Glyph, GlyphSprite } from '../../../client/components/glyphs.tsx';
import { FactList } from '../../../client/components/horoscope/fact-lines.tsx';
import type { FactWords } from '../../../client/components/horoscope/fact-text.ts';
import { MoonCard } from '../../../client/components/horoscope/moon-card.tsx';
import { PageActs } from '../../../client/components/horoscope/page-acts.tsx';
import { ZoneLine } from '../../../client/components/local-time/zone-line.tsx';
import ownDay from '../../../client/inline/own-day.js?raw';
import { factsOf, isYearSection, type Passage } from '../../../features/horoscopes/passage.ts';
import { sentencesWithin } from '../../../features/horoscopes/passage-opening.ts';
import { isoDay, type Period } from '../../../features/horoscopes/period.ts';
import { periodText } from '../../../features/horoscopes/period-text.ts';
import type { HoroscopeWords } from '../../../locales/en/horoscope.ts';
import { fillText } from '../../../locales/fill-text.ts';
import type { Translator } from '../../../locales/index.ts';
import { ArticleWays } from '../../blog/article-ways.tsx';
import { href } from '../../href.ts';
import { definePage, needing, type PageView } from '../../page.ts';
import { type HoroscopeData, loadHoroscope } from './load.ts';
import styles from './page.tsx?styles';
import { headingOf } from './passage-heading.ts';
import { PassageText } from './passage-text.tsx';
import { datedPath, PeriodTabs, PeriodTurn } from './period-links.tsx';
import '../../../client/components/horoscope/horoscope.css';

type Names = 'horoscope' | 'astro' | 'events' | 'zone';
type View = PageView<HoroscopeData, Names>;

/** What a search engine shows of a description. */
const DESCRIPTION_LENGTH = { min: 60, max: 160 } as const;

/** More than these are longer than the words beside them: they stand below the words, in the wider column. */
const MANY_DATES = 12;

/** First and last day of a period. */
function daysOf({ fromMs, toMs }: Period): string {
  return `${isoDay(fromMs)}/${isoDay(toMs - 1)}`;
}

function titleOf({ sign, period }: HoroscopeData, words: Translator<Names>): string {
  return fillText(words.section('horoscope').titles[period.id], {
    sign: words.section('astro').signs[sign],
    // A week's two dates would fill a title with their years.
    when: periodText(period, words.tag, period.id === 'week' ? 'short' : 'long'),
  });
}

/** How the horoscope begins, which no other sign's and no other day's does. */
function descriptionOf({ sign, passages }: HoroscopeData, words: Translator<Names>): string {
  const begun = sentencesWithin(passages[0]?.text ?? '', DESCRIPTION_LENGTH.max);
  if (begun !== null && begun.length >= DESCRIPTION_LENGTH.min) return begun;
  return words.t('horoscope.description', { sign: words.section('astro').signs[sign] });
}

export const page = definePage<HoroscopeData, Names>({
  namespaces: ['horoscope', 'astro', 'events', 'zone'],
  styles,
  // The visitor's day: stored pages are filed by it, and the script in the head mends what the edge could not know.
  daily: true,
  zoned: true,
  cache: { freshSeconds: 1800, staleSeconds: 1800 },
  limit: 'charts',
  query: ['period', 'date'],
  explainedBy: ({ sign }) => [`sign-${sign}`, 'transits', 'houses'],

  load: needing(['clocks'], loadHoroscope),

  head: ({ data, words }) => {
    const title = titleOf(data, words);
    return {
      title,
      description: descriptionOf(data, words),
      ...(!data.isDated && { inline: { text: ownDay, data: { days: daysOf(data.period) } } }),
      jsonLd: [
        {
          '@type': 'Article',
          headline: title,
          inLanguage: words.tag,
          datePublished: isoDay(data.period.fromMs),
          author: { '@type': 'Organization', name: 'Celestia' },
        },
      ],
    };
  },

  View: (view) => {
    const { data, words, language, clock } = view;
    const { sign, period, passages, isDated } = data;
    const texts = words.section('horoscope');
    const path = href('horoscope', language, { sign });
    return (
      <div className="wrap horoscope">
        <GlyphSprite glyphs={[sign]} />
        <div className="horoscope__head">
          <Glyph glyph={sign} />
          <h1>{words.t('horoscope.heading', { sign: words.section('astro').signs[sign] })}</h1>
        </div>
        <PeriodTabs path={path} period={period} words={texts} />
        <PeriodTurn
          path={path}
          period={period}
          words={texts}
          isToday={period.id === 'day' && !isDated}
          tag={words.tag}
        />
        <div className="horoscope__spread">
          <div>
            {passages.length === 0 && <p className="lede">{texts.quiet}</p>}
            {passages.map((passage, index) => (
              <Fragment key={passage.text}>
                <PartHeading section={passage.section} before={passages[index - 1]?.section} words={texts} />
                <PassageText
                  passage={passage}
                  heading={headingOf(passage, data, {
                    sections: texts.sections,
                    facts: factWords(words),
                    tag: words.tag,
                  })}
                  clock={clock}
                  isFirst={index === 0}
                />
              </Fragment>
            ))}
            {data.dates.length > MANY_DATES && <Dates view={view} />}
            <Basis view={view} />
            <PageActs path={datedPath(path, period)} words={texts.acts} />
            <ZoneLine clock={clock} words={words.section('zone')} />
          </div>
          <SideColumn view={view} />
        </div>
      </div>
    );
  },
});

interface PartHeadingProps {
  section: Passage['section'];
  /** Of the passage before. */
  before: Passage['section'];
  words: Pick<HoroscopeWords, 'sections'>;
}

/** The name of a part of a year, where one begins. */
function PartHeading({ section, before, words }: PartHeadingProps) {
  if (!isYearSection(section) || section === before) return null;
  return <h2 className="horoscope__part">{words.sections[section]}</h2>;
}

function factWords(words: Translator<Names>): FactWords {
  return {
    astro: words.section('astro'),
    words: words.section('horoscope'),
    events: words.section('events'),
  };
}

/** The facts of the sky that the passages rest on, folded. */
function Basis({ view: { data, words, clock } }: { view: View }) {
  const texts = words.section('horoscope');
  return (
    <details className="horoscope__basis">
      <summary>{texts.basis}</summary>
      <FactList facts={factsOf(data.passages)} words={factWords(words)} clock={clock} />
      <p>{texts.note}</p>
    </details>
  );
}

function Dates({ view: { data, words, clock } }: { view: View }) {
  return (
    <section className="horoscope__notes" aria-labelledby="dates-heading">
      <h2 id="dates-heading">{words.section('horoscope').dates}</h2>
      <FactList facts={data.dates} words={factWords(words)} clock={clock} />
    </section>
  );
}

/** Beside the words: the Moon, dates, and the ways on. */
function SideColumn({ view }: { view: View }) {
  const { data, words, language, clock, articles } = view;
  const texts = words.section('horoscope');
  const facts = { words: factWords(words), clock };
  const hasDates = data.dates.length > 0 && data.dates.length <= MANY_DATES;
  return (
    <aside className="horoscope__side">
      {data.moonStays.length > 0 && (
        <MoonCard moon={data.moon} stays={data.moonStays} glossary={href('glossary', language)} {...facts} />
      )}
      {hasDates && <Dates view={view} />}
      <section className="horoscope__ways" aria-labelledby="own-heading">
        <h2 id="own-heading">{texts.own}</h2>
        <ul>
          <li>
            <a href={href('natal-chart', language)}>{texts.natal}</a>
          </li>
          <li>
            <a href={href('rising-sign', language)}>{texts.rising}</a>
          </li>
          <li>
            <a href={href('horoscopes', language)}>{texts.others}</a>
          </li>
        </ul>
        <ArticleWays articles={articles} />
      </section>
    </aside>
  );
}
