import type { EventDay, TimedEvent } from '../../../features/events/event-days.ts';
import { shortWeekday } from '../../../features/events/short-weekday.ts';
import { type EventLineProps, EventLines } from './event-lines.tsx';
import './events.css';

interface EventListProps extends EventLineProps {
  days: readonly EventDay[];
}

/**
 * Days with what happens on them, by the page's clock. Each text is one child: between two the server writes a comment that
 * only a hydrated part needs, three hundred of them in a year.
 */
export function EventList({ days, ...line }: EventListProps) {
  const { tag } = line.clock;
  return (
    <ol className="evt">
      {days.map(({ wallMidnightMs, isToday, events }) => (
        <li key={wallMidnightMs} className="evt__day" id={isToday ? 'today' : undefined}>
          <span className="evt__date">
            <b>{new Date(wallMidnightMs).getUTCDate()}</b>
            {` ${shortWeekday(wallMidnightMs, tag)}`}
          </span>
          <div>
            {isToday && <p className="evt__today">{line.dictionaries.words.today}</p>}
            {events.length > 0 && <EventLines events={events} {...line} />}
          </div>
        </li>
      ))}
    </ol>
  );
}

interface ComingEventsProps extends EventLineProps {
  events: readonly TimedEvent[];
}

/** What comes next, each with its date. */
export function ComingEvents({ events, ...line }: ComingEventsProps) {
  return (
    <section className="evt-coming" aria-labelledby="coming-heading">
      <h2 id="coming-heading">{line.dictionaries.words.coming}</h2>
      <EventLines events={events} as="dayTime" {...line} />
    </section>
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
        <span className="evt__date">
          <b></b>{' '}
        </span>
        <div>
          <p className="evt__today">{line.dictionaries.words.today}</p>
          <ul className="evt__events"></ul>
        </div>
      </li>
      <EventLines events={events} {...line} />
    </template>
  );
}
