import { renderToStaticMarkup } from 'react-dom/server';
import { createLru } from '../../../astrology/lru.ts';
import { formatPlace, signPlaceOf } from '../../../features/degrees.ts';
import type { CalendarEvent } from '../../../features/events/calendar-event.ts';
import type { TimedEvent } from '../../../features/events/event-days.ts';
import { type EventDictionaries, eventLongitudes, eventTitle } from '../../../features/events/event-text.ts';
import type { InstantForm } from '../../../features/local-time/instant-format.ts';
import { type PageClock, wallWriter } from '../../../features/local-time/page-clock.ts';
import { Glyph } from '../glyphs.tsx';
import { InstantMark } from '../local-time/instant.tsx';
import { EventGlyphs } from './event-marks.tsx';

export interface EventLineProps {
  dictionaries: EventDictionaries;
  clock: PageClock;
  /** What is written on an event; null: nothing. */
  textOf?: (event: CalendarEvent) => string | null;
  /** Pages of the eclipses; absent where there is none. */
  eclipsePaths: { sun?: string | undefined; moon?: string | undefined };
}

/** Some twelve years of events in a language, a kilobyte each. */
const MAX_LINES = 2000;

/** Stands where an event's hour goes. No text of the page holds this character. */
const HOUR = '\u0000';

/** What lies before an event's hour and after it, as HTML. */
type CachedLine = readonly [before: string, after: string];

/**
 * Events as this isolate has rendered them, by all that a line depends on but the hour, which is another in each zone: a
 * year's lines are four thousand elements, and the same for everybody who reads them in a language.
 */
const cachedLines = createLru<string, CachedLine>(MAX_LINES);

interface EventLinesProps extends EventLineProps {
  events: readonly TimedEvent[];
  /** How each is dated: by its hour, where it stands under its day. */
  as?: InstantForm;
}

/** What happens on a day, or at different times, a line each. */
export function EventLines({ events, as = 'clock', ...line }: EventLinesProps) {
  const html = events.map(({ event }) => lineMarkup(event, as, line)).join('');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own rendering, with hours that are digits
  return <ul className="evt__events" dangerouslySetInnerHTML={{ __html: html }} />;
}

function lineMarkup(
  event: CalendarEvent,
  as: InstantForm,
  { clock, dictionaries, textOf, eclipsePaths }: EventLineProps,
): string {
  const path = event.kind === 'eclipse' ? eclipsePaths[event.body] : undefined;
  const text = textOf?.(event) ?? null;
  const [before, after] = cachedLines.obtain(
    `${clock.tag} ${as} ${eventKey(event)} ${path ?? ''} ${text !== null}`,
    () => {
      const line = (
        <EventLine event={event} path={path} text={text} hour={HOUR} as={as} dictionaries={dictionaries} />
      );
      const [head = '', tail = ''] = renderToStaticMarkup(line).split(HOUR);
      return [head, tail];
    },
  );
  return before + wallWriter(clock.tag)(as, clock.wallMs(event.instantMs)) + after;
}

/** Two bodies never do the same within a millisecond. */
function eventKey(event: CalendarEvent): string {
  return `${event.kind} ${event.instantMs} ${'body' in event ? event.body : ''}`;
}

interface EventLineParts {
  event: CalendarEvent;
  /** Page of an eclipse. */
  path: string | undefined;
  /** What is written on it. */
  text: string | null;
  hour: string;
  as: InstantForm;
  dictionaries: EventDictionaries;
}

/** What stands out of the list: turns of planets, and eclipses. */
function isTurn({ kind }: CalendarEvent): boolean {
  return kind === 'station' || kind === 'eclipse';
}

function EventLine({ event, path, text, hour, as, dictionaries }: EventLineParts) {
  const title = eventTitle(event, dictionaries);
  const longitudes = eventLongitudes(event);
  return (
    <li className={isTurn(event) ? 'evt__event evt__event--turn' : 'evt__event'}>
      <InstantMark at={event.instantMs} as={as}>
        {hour}
      </InstantMark>
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
            <Places longitudesDeg={longitudes} dictionaries={dictionaries} />
          </span>
        )}
        {text !== null && <span className="evt__text">{text}</span>}
      </span>
    </li>
  );
}

/** Where an event happens: the title names the sign of one that happens at one place, and only the planets of an aspect stand in two. */
function Places({
  longitudesDeg,
  dictionaries,
}: {
  longitudesDeg: readonly number[];
  dictionaries: EventDictionaries;
}) {
  const [only, ...others] = longitudesDeg;
  if (only !== undefined && others.length === 0) return formatPlace(only);
  return longitudesDeg.map((longitude, index) => (
    // Both planets may stand at one longitude; they never change places.
    // biome-ignore lint/suspicious/noArrayIndexKey: a fixed pair
    <PlaceMark key={index} longitudeDeg={longitude} dictionaries={dictionaries} />
  ));
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
    <span>
      {`${formatPlace(longitudeDeg)} `}
      <Glyph glyph={sign} label={dictionaries.astro.signs[sign]} />
    </span>
  );
}
