import { SIGNS } from '../../../astrology/signs.ts';
import { isoInstant } from '../../../astrology/time-scales.ts';
import { formatPlace, signPlaceOf } from '../degrees.ts';
import { Glyph } from '../glyphs.tsx';
import type { CalendarEvent } from './calendar-event.ts';
import type { EventDay, TimedEvent } from './event-days.ts';
import { EventGlyphs } from './event-marks.tsx';
import { type EventDictionaries, eventLongitudes, eventTitle } from './event-text.ts';

export interface EventListProps {
  days: readonly EventDay[];
  dictionaries: EventDictionaries;
  tag: string;
  /** What is written on an event; null: nothing. */
  textOf?: (event: CalendarEvent) => string | null;
  /** Pages of the eclipses; absent where there is none. */
  eclipsePaths: { sun?: string | undefined; moon?: string | undefined };
}

/** The formats of a list, made once for all of its days. */
interface Formats {
  day: Intl.DateTimeFormat;
  weekday: Intl.DateTimeFormat;
  clock: Intl.DateTimeFormat;
}

function formatsOf(tag: string): Formats {
  return {
    day: new Intl.DateTimeFormat(tag, { day: 'numeric', timeZone: 'UTC' }),
    weekday: new Intl.DateTimeFormat(tag, { weekday: 'short', timeZone: 'UTC' }),
    clock: new Intl.DateTimeFormat(tag, { timeStyle: 'short', timeZone: 'UTC' }),
  };
}

/** Days with what happens on them, by the wall clock of the chosen zone. */
export function EventList(props: EventListProps) {
  const formats = formatsOf(props.tag);
  return (
    <ol className="evt">
      {props.days.map(({ wallMidnightMs, isToday, events }) => (
        <li
          key={wallMidnightMs}
          className={isToday ? 'evt__day evt__day--today' : 'evt__day'}
          id={isToday ? 'today' : undefined}
        >
          <time className="evt__date" dateTime={new Date(wallMidnightMs).toISOString().slice(0, 10)}>
            <b>{formats.day.format(wallMidnightMs)}</b> {formats.weekday.format(wallMidnightMs)}
          </time>
          <div>
            {isToday && <p className="evt__today">{props.dictionaries.words.today}</p>}
            {events.length > 0 && (
              <ul className="evt__events">
                {events.map((timed) => (
                  <EventLine key={eventKey(timed)} timed={timed} clock={formats.clock} {...props} />
                ))}
              </ul>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}

/** Two bodies never do the same within a millisecond. */
function eventKey({ event }: TimedEvent): string {
  return `${event.kind} ${event.instantMs} ${'body' in event ? event.body : ''}`;
}

interface EventLineProps extends Omit<EventListProps, 'days' | 'tag'> {
  timed: TimedEvent;
  clock: Intl.DateTimeFormat;
}

function EventLine({ timed: { event, wallMs }, clock, dictionaries, textOf, eclipsePaths }: EventLineProps) {
  const title = eventTitle(event, dictionaries);
  const path = event.kind === 'eclipse' ? eclipsePaths[event.body] : undefined;
  const longitudes = eventLongitudes(event);
  const text = textOf?.(event) ?? null;
  return (
    <li className={`evt__event evt__event--${event.kind}`}>
      <time className="evt__clock" dateTime={isoInstant(event.instantMs)}>
        {clock.format(wallMs)}
      </time>
      <span className="evt__glyphs">
        <EventGlyphs event={event} />
      </span>
      <span>
        {path === undefined ? title : <a href={path}>{title}</a>}{' '}
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
      {formatPlace(longitudeDeg)} <Glyph glyph={sign} label={dictionaries.astro.signs[sign]} />
    </span>
  );
}
