import { SIGNS } from '../../../astrology/signs.ts';
import { cachedFormat } from '../../../features/cached-format.ts';
import { formatPlace, signPlaceOf } from '../../../features/degrees.ts';
import type { CalendarEvent } from '../../../features/events/calendar-event.ts';
import type { EventDay, TimedEvent } from '../../../features/events/event-days.ts';
import { type EventDictionaries, eventLongitudes, eventTitle } from '../../../features/events/event-text.ts';
import type { PageClock } from '../../../features/local-time/page-clock.ts';
import { Glyph } from '../glyphs.tsx';
import { Instant } from '../local-time/instant.tsx';
import { EventGlyphs } from './event-marks.tsx';
import './events.css';

const weekdayFormat = cachedFormat(
  (tag) => new Intl.DateTimeFormat(tag, { weekday: 'short', timeZone: 'UTC' }),
);

export interface EventLineProps {
  dictionaries: EventDictionaries;
  clock: PageClock;
  /** What is written on an event; null: nothing. */
  textOf?: (event: CalendarEvent) => string | null;
  /** Pages of the eclipses; absent where there is none. */
  eclipsePaths: { sun?: string | undefined; moon?: string | undefined };
}

interface EventListProps extends EventLineProps {
  days: readonly EventDay[];
}

/**
 * Days with what happens on them, by the page's clock. Each text is one child: between two the server writes a comment that
 * only a hydrated part needs, three hundred of them in a year.
 */
export function EventList({ days, ...line }: EventListProps) {
  const { tag } = line.clock;
  const weekday = weekdayFormat(tag);
  return (
    <ol className="evt">
      {days.map(({ wallMidnightMs, isToday, events }) => (
        <li key={wallMidnightMs} className="evt__day" id={isToday ? 'today' : undefined}>
          <time className="evt__date" dateTime={new Date(wallMidnightMs).toISOString().slice(0, 10)}>
            <b>{new Date(wallMidnightMs).getUTCDate()}</b>
            {` ${weekday.format(wallMidnightMs)}`}
          </time>
          <div>
            {isToday && <p className="evt__today">{line.dictionaries.words.today}</p>}
            {events.length > 0 && <EventLines events={events} {...line} />}
          </div>
        </li>
      ))}
    </ol>
  );
}

interface EventsBeyondProps extends EventLineProps {
  events: readonly TimedEvent[];
}

/**
 * What the browser needs to write a year in another zone: a day with nothing in it, and the events that lie in the year
 * there and not here.
 */
export function EventsBeyond({ events, ...line }: EventsBeyondProps) {
  return (
    <template>
      <li className="evt__day">
        <time className="evt__date">
          <b></b>{' '}
        </time>
        <div>
          <p className="evt__today">{line.dictionaries.words.today}</p>
          <ul className="evt__events"></ul>
        </div>
      </li>
      <EventLines events={events} {...line} />
    </template>
  );
}

function EventLines({ events, ...line }: EventsBeyondProps) {
  return (
    <ul className="evt__events">
      {events.map((timed) => (
        <EventLine key={eventKey(timed)} timed={timed} {...line} />
      ))}
    </ul>
  );
}

/** Two bodies never do the same within a millisecond. */
function eventKey({ event }: TimedEvent): string {
  return `${event.kind} ${event.instantMs} ${'body' in event ? event.body : ''}`;
}

function EventLine({
  timed: { event },
  clock,
  dictionaries,
  textOf,
  eclipsePaths,
}: EventLineProps & { timed: TimedEvent }) {
  const title = eventTitle(event, dictionaries);
  const path = event.kind === 'eclipse' ? eclipsePaths[event.body] : undefined;
  const longitudes = eventLongitudes(event);
  const text = textOf?.(event) ?? null;
  return (
    <li className={`evt__event evt__event--${event.kind}`}>
      <Instant at={event.instantMs} as="clock" clock={clock} />
      <span className="evt__glyphs">
        <EventGlyphs event={event} />
      </span>
      <span>
        {path === undefined ? (
          `${title} `
        ) : (
          <>
            <a href={path}>{title}</a>{' '}
          </>
        )}
        {longitudes.length > 0 && (
          <span className="evt__places">
            {longitudes.map((longitude, index) => (
              // Both planets of an aspect may stand at one longitude; they never change places.
              // biome-ignore lint/suspicious/noArrayIndexKey: a fixed pair
              <PlaceMark key={index} longitudeDeg={longitude} dictionaries={dictionaries} />
            ))}
          </span>
        )}
        {text !== null && <span className="evt__text">{text}</span>}
      </span>
    </li>
  );
}

/** Degree and sign as small as can be; the sign's name is for those who do not see the glyph. */
function PlaceMark({
  longitudeDeg,
  dictionaries,
}: {
  longitudeDeg: number;
  dictionaries: EventDictionaries;
}) {
  const { sign } = signPlaceOf(longitudeDeg);
  return (
    <span className={`evt__place evt__place--${SIGNS[sign].element}`}>
      {`${formatPlace(longitudeDeg)} `}
      <Glyph glyph={sign} label={dictionaries.astro.signs[sign]} />
    </span>
  );
}
