import type { EventLineProps } from '../../../client/components/events/event-lines.tsx';
import { ComingEvents, EventList, EventsBeyond } from '../../../client/components/events/event-list.tsx';
import { EventSprite } from '../../../client/components/events/event-marks.tsx';
import { EventsForm } from '../../../client/components/events/events-form.tsx';
import { RetrogradeTable } from '../../../client/components/events/retrograde-table.tsx';
import { YearRibbon } from '../../../client/components/events/year-ribbon.tsx';
import { cachedFormat } from '../../../features/cached-format.ts';
import { capitalised } from '../../../features/capitalised.ts';
import type { CalendarEvent } from '../../../features/events/calendar-event.ts';
import { shortWeekdays } from '../../../features/events/short-weekday.ts';
import { fillText } from '../../../locales/fill-text.ts';
import { Guide } from '../../births/guide.tsx';
import { eclipsePaths } from '../../events/event-links.ts';
import { EventsZoneLine } from '../../events/events-zone-line.tsx';
import { fieldMessage } from '../../events/query-errors.ts';
import { href } from '../../href.ts';
import { definePage, needing, type PageView } from '../../page.ts';
import { listedYears } from './listed-years.ts';
import { loadYear, type YearData } from './load.ts';
import styles from './page.tsx?styles';
import { yearJsonLd } from './year-json-ld.ts';
import { monthAddress, monthId, TakeAway, YearLinks } from './year-parts.tsx';
import '../../../client/components/events/events.css';

const monthFormat = cachedFormat((tag) => new Intl.DateTimeFormat(tag, { month: 'long', timeZone: 'UTC' }));
const yearMonthFormat = cachedFormat(
  (tag) => new Intl.DateTimeFormat(tag, { month: 'long', year: 'numeric', timeZone: 'UTC' }),
);

type Names = 'events' | 'astro' | 'errors' | 'zone';

const TOPICS = ['retrograde', 'ingress', 'lunation'] as const;

function dictionariesOf({ words }: PageView<YearData, Names>) {
  return { words: words.section('events'), astro: words.section('astro') };
}

export const page = definePage<YearData, Names>({
  namespaces: ['events', 'astro', 'errors', 'zone'],
  zoned: true,
  styles,
  // The sky of a year stands fast; today moves on.
  collection: listedYears,
  cache: { freshSeconds: 3600, staleSeconds: 86_400 },
  explainedBy: ['mercury-retrograde'],
  limit: 'charts',
  query: ['tz', 'show', 'month'],

  load: needing(['clocks', 'origin'], loadYear),

  head: (view) => ({
    ...titleOf(view),
    jsonLd: yearJsonLd(view.data, dictionariesOf(view), view.language, view.words.tag),
  }),

  View: (view) => {
    const { data, language } = view;
    const { tag } = view.words;
    const dictionaries = dictionariesOf(view);
    const { words } = dictionaries;
    const isMonth = data.askedMonth !== null;
    const monthError = fieldMessage(view.words.section('errors').fields, 'month', data.errors.month);
    return (
      <div className="wrap evt-page">
        <EventSprite />
        <h1>{isMonth ? titleOf(view).title : fillText(words.heading, { year: data.year })}</h1>
        <p className="lede">{words.lede}</p>
        <YearLinks data={data} words={words} language={language} />
        {data.coming.length > 0 && <ComingEvents events={data.coming} {...lineProps(view)} />}
        <section aria-labelledby="months-heading">
          <h2 id="months-heading">{words.months.heading}</h2>
          <Choice view={view} />
          <EventsZoneLine data={data} words={words} zoneWords={view.words.section('zone')} />
          {monthError && <p className="evt-form__error">{monthError}</p>}
          <Months view={view} />
        </section>
        {!isMonth && (
          <section aria-labelledby="ribbon-heading">
            <h2 id="ribbon-heading">{words.ribbon.heading}</h2>
            <YearRibbon {...data} months={data.monthStarts} dictionaries={dictionaries} tag={tag} />
            <RetrogradeTable
              periods={data.periods}
              dictionaries={dictionaries}
              clock={data.clock}
              glossary={href('glossary', language)}
            />
          </section>
        )}
        <TakeAway data={data} words={words} language={language} />
        <Guide
          heading={words.guide.heading}
          topics={TOPICS.map((topic) => words.guide[topic])}
          articles={view.articles}
        />
      </div>
    );
  },
});

/** Of the year, or of the month that is asked for. */
function titleOf({ data: { year, askedMonth }, words }: PageView<YearData, Names>) {
  const texts = words.section('events');
  if (askedMonth === null)
    return { title: fillText(texts.title, { year }), description: fillText(texts.description, { year }) };
  const month = yearMonthFormat(words.tag).format(Date.UTC(year, askedMonth, 1));
  return {
    title: capitalised(fillText(texts.month.title, { month }), words.tag),
    description: capitalised(fillText(texts.month.description, { month }), words.tag),
  };
}

/** Which events are shown, and by which clock: folded until something is wrong with it. */
function Choice({ view: { data, words, path } }: { view: PageView<YearData, Names> }) {
  const texts = words.section('events');
  const messages = words.section('errors').fields;
  const tz = fieldMessage(messages, 'tz', data.errors.tz);
  const show = fieldMessage(messages, 'show', data.errors.show);
  return (
    <details className="evt-fold no-print" open={tz !== undefined || show !== undefined}>
      <summary>{texts.form.heading}</summary>
      <EventsForm
        path={`${path}#months-heading`}
        zone={data.clock.zone}
        kinds={data.kinds}
        errors={{ tz, show }}
        words={texts}
        zoneWords={words.section('zone')}
        tag={words.tag}
      />
    </details>
  );
}

/** What every line of the page is written with. */
function lineProps(view: PageView<YearData, Names>): EventLineProps {
  const { data, language, nowMs } = view;
  return {
    dictionaries: dictionariesOf(view),
    clock: data.clock,
    eclipsePaths: eclipsePaths(language, nowMs),
  };
}

/** The months, of which all but one are folded. */
function Months({ view }: { view: PageView<YearData, Names> }) {
  const { data } = view;
  const { openMonth } = data;
  const words = view.words.section('events');
  const name = monthFormat(view.words.tag);
  if (data.months.length === 0) return <p>{words.months.none}</p>;
  const line = { ...lineProps(view), textOf: (event: CalendarEvent) => data.eventTexts.get(event) ?? null };
  return (
    <div className="evt-page__months" data-year={data.year} data-week={shortWeekdays(view.words.tag)}>
      {data.months.map(({ monthMs, days }, month) => (
        <details
          key={monthMs}
          id={monthId(monthMs)}
          open={openMonth === null || month === openMonth}
          hidden={days.length === 0}
        >
          <summary>
            <h3>{capitalised(name.format(monthMs), view.words.tag)}</h3>
          </summary>
          {openMonth !== null && month !== data.askedMonth && data.writtenMonths.has(month) && (
            <a href={monthAddress(data, month)}>
              {fillText(words.month.read, { month: name.format(monthMs) })}
            </a>
          )}
          <EventList days={days} {...line} />
        </details>
      ))}
      <EventsBeyond events={data.beyond} {...line} />
    </div>
  );
}
