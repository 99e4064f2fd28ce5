import { escapeText, icsBody, utcDate, utcDateTime } from './ics-lines.ts';

/** What a calendar shows as one thing. All times are UTC ms. */
export interface CalendarEntry {
  /** The same for the same thing in every file, and nothing else's. */
  uid: string;
  /** When it was last revised (RFC 5545, 3.8.7.2): a moment that moves by itself would look like a change each time. */
  revisedMs: number;
  /** An instant that lasts no time (3.6.1), a stretch of time, or whole days, `toMs` the first day after them. */
  when: { fromMs: number; toMs?: number | undefined; inDays?: true };
  title: string;
  description?: string | undefined;
  category?: string;
  /** Address of the page that tells the same. */
  url?: string;
  /** What one has agreed to: it takes up its time. `turn`: how often it has changed, a later file replaces an earlier one. */
  appointment?: { turn: number };
}

/** What a calendar may ask for again and again, once a week. */
export interface Subscribed {
  /** What the calendar calls it. */
  name: string;
  /** Zone of the tz database whose days it goes by, if by any. */
  timeZone?: string;
}

export interface CalendarObject {
  /** What has made it, and in which language: `The Moon//EN`. */
  product: string;
  subscribed?: Subscribed;
  entries: readonly CalendarEntry[];
}

const REFRESH = 'P7D';

function whenLines({ fromMs, toMs, inDays }: CalendarEntry['when']): string[] {
  const write = (ms: number) => (inDays ? `;VALUE=DATE:${utcDate(ms)}` : `:${utcDateTime(ms)}`);
  return [`DTSTART${write(fromMs)}`, ...(toMs === undefined ? [] : [`DTEND${write(toMs)}`])];
}

function textLine(name: string, text: string | undefined): string[] {
  return text === undefined ? [] : [`${name}:${escapeText(text)}`];
}

function entryLines({ uid, revisedMs, when, url, appointment, ...texts }: CalendarEntry): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${utcDateTime(revisedMs)}`,
    ...(appointment ? [`SEQUENCE:${appointment.turn}`] : []),
    ...whenLines(when),
    ...textLine('SUMMARY', texts.title),
    ...textLine('DESCRIPTION', texts.description),
    ...textLine('CATEGORIES', texts.category),
    ...(url === undefined ? [] : [`URL:${url}`]),
    appointment ? 'STATUS:CONFIRMED' : 'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

function subscriptionLines({ name, timeZone }: Subscribed): string[] {
  return [
    ...textLine('NAME', name),
    ...textLine('X-WR-CALNAME', name),
    ...(timeZone === undefined ? [] : [`X-WR-TIMEZONE:${timeZone}`]),
    `REFRESH-INTERVAL;VALUE=DURATION:${REFRESH}`,
    `X-PUBLISHED-TTL:${REFRESH}`,
  ];
}

/** An iCalendar object (RFC 5545) as the body of a file. */
export function calendarObject({ product, subscribed, entries }: CalendarObject): string {
  return icsBody([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Celestia//${product}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...(subscribed ? subscriptionLines(subscribed) : []),
    ...entries.flatMap(entryLines),
    'END:VCALENDAR',
  ]);
}
