import { calendarObject } from '../ics/calendar-object.ts';

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
  return calendarObject({
    product: 'Consulting//EN',
    entries: [
      {
        uid: `${reference.toLowerCase()}@consulting.celestia`,
        revisedMs: madeMs,
        when: { fromMs: startMs, toMs: startMs + minutes * MINUTE_MS },
        title,
        description: reference,
        appointment: { turn },
      },
    ],
  });
}
