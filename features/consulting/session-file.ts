import { escapeText, icsBody, utcDateTime } from '../events/ics-lines.ts';

/** An agreed consultation, for a calendar. */
export interface SessionFacts {
  reference: string;
  startMs: number;
  minutes: number;
  /** What the calendar calls it. */
  title: string;
  /** How often the request has moved: a later file replaces an earlier one. */
  turn: number;
  madeMs: number;
}

const MINUTE_MS = 60_000;

/** The consultation as an iCalendar object of one event. */
export function sessionFile({ reference, startMs, minutes, title, turn, madeMs }: SessionFacts): string {
  return icsBody([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Celestia//Consulting//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${reference.toLowerCase()}@consulting.celestia`,
    `DTSTAMP:${utcDateTime(madeMs)}`,
    `SEQUENCE:${turn}`,
    `DTSTART:${utcDateTime(startMs)}`,
    `DTEND:${utcDateTime(startMs + minutes * MINUTE_MS)}`,
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(reference)}`,
    'STATUS:CONFIRMED',
    'END:VEVENT',
    'END:VCALENDAR',
  ]);
}
