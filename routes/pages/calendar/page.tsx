import { EventList } from '../../../client/components/events/event-list.tsx';
import { EventSprite } from '../../../client/components/events/event-marks.tsx';
import { EventsForm } from '../../../client/components/events/events-form.tsx';
import { MoonMonth } from '../../../client/components/events/moon-month.tsx';
import { Island } from '../../../client/components/island.tsx';
import ownZone from '../../../client/inline/own-zone.js?raw';
import { cachedFormat } from '../../../features/cached-format.ts';
import { eclipsePaths, withQuery } from '../../events/event-links.ts';
import { EventsZoneLine } from '../../events/events-zone-line.tsx';
import { fieldMessage } from '../../events/query-errors.ts';
import { definePage, needing, type PageView } from '../../page.ts';
import { loadMonth, type MonthData } from './load.ts';
import styles from './page.tsx?styles';
import '../../../client/components/events/moon-month.css';

const monthFormat = cachedFormat(
  (tag) => new Intl.DateTimeFormat(tag, { month: 'long', year: 'numeric', timeZone: 'UTC' }),
);

type Names = 'events' | 'astro' | 'errors' | 'zone';

function monthName(monthMs: number, tag: string): string {
  return monthFormat(tag).format(monthMs);
}

export const page = definePage<MonthData, Names>({
  namespaces: ['events', 'astro', 'errors', 'zone'],
  zoned: true,
  styles,
  cache: { freshSeconds: 1800, staleSeconds: 3600 },
  limit: 'charts',
  query: ['month', 'tz'],

  load: needing(['clocks'], loadMonth),

  head: ({ data, words }) => {
    const month = monthName(data.monthMs, words.tag);
    return {
      title: words.t('events.calendar.title', { month }),
      description: words.t('events.calendar.description', { month }),
      // Each day's Moon is of the middle of the day, so that another zone has another page.
      inline: { text: ownZone, data: { zone: data.clock.zone } },
    };
  },

  View: (view) => {
    const { data, path, language, nowMs } = view;
    const { tag } = view.words;
    const dictionaries = { words: view.words.section('events'), astro: view.words.section('astro') };
    const { words } = dictionaries;
    const zoneWords = view.words.section('zone');
    const messages = view.words.section('errors').fields;
    const monthError = fieldMessage(messages, 'month', data.errors.month);
    return (
      <div className="wrap moon-page">
        <EventSprite />
        <MonthHead view={view} />
        {monthError && <p className="moon-page__error">{monthError}</p>}
        <Island name="month-swipe" strategy="visible" props={null}>
          <MoonMonth days={data.days} dictionaries={dictionaries} clock={data.clock} />
        </Island>
        <h2>{words.calendar.events}</h2>
        <EventsZoneLine data={data} words={words} zoneWords={zoneWords} moves />
        <EventList
          days={data.eventDays}
          dictionaries={dictionaries}
          clock={data.clock}
          eclipsePaths={eclipsePaths(language, nowMs)}
        />
        <EventsForm
          path={path}
          zone={data.clock.zone}
          kinds={null}
          errors={{ tz: fieldMessage(messages, 'tz', data.errors.tz) }}
          hidden={{ month: new Date(data.monthMs).toISOString().slice(0, 7) }}
          words={words}
          zoneWords={zoneWords}
          tag={tag}
        />
      </div>
    );
  },
});

/** The month between the ways to its neighbours. */
function MonthHead({ view: { data, path, words } }: { view: PageView<MonthData, Names> }) {
  const pathOf = (month: string) => {
    const query = new URLSearchParams({ month });
    if (data.asked !== null) query.set('tz', data.asked);
    return withQuery(path, query);
  };
  const turn = (month: string | null, rel: 'prev' | 'next', sign: string) =>
    month === null ? (
      <span />
    ) : (
      <a className="moon-page__turn no-print" href={pathOf(month)} rel={rel}>
        <span className="sr">{monthName(Date.parse(`${month}-01T00:00Z`), words.tag)}</span>
        <span aria-hidden="true">{sign}</span>
      </a>
    );
  return (
    <nav className="moon-page__head" aria-label={words.t('events.calendar.months')}>
      {turn(data.previous, 'prev', '‹')}
      <h1>{monthName(data.monthMs, words.tag)}</h1>
      {turn(data.next, 'next', '›')}
    </nav>
  );
}
