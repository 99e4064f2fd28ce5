import { keptEnd } from './window-end.ts';

/** A birth's fields, by name. */
type Fields = Readonly<Record<string, string | undefined>>;

/** What may be known of a time of birth that is not known to the minute; values of the field `timeKnown`. */
export const TIME_KNOWN_IDS = ['nothing', 'between', 'part'] as const;

/** How well a time of birth is known. */
export type TimeKnown = (typeof TIME_KNOWN_IDS)[number] | 'exactly';

/** How well a birth's fields, which no choice stands beside any more, say that its time is known. */
export function timeKnownOf({ timeUnknown, timeKnown, timeFrom, timeTo, dayPart }: Fields): TimeKnown {
  if (timeFrom || timeTo) return 'between';
  if (dayPart) return 'part';
  if (!timeUnknown) return 'exactly';
  // Chosen, and nothing entered yet.
  return timeKnown === 'between' || timeKnown === 'part' ? timeKnown : 'nothing';
}

const NO_CLOCK = { hour: '', minute: '', time: '', second: '' } as const;
const NO_ENDS = { timeFrom: '', timeTo: '' } as const;
const NO_PART = { dayPart: '' } as const;
/** With something entered, that tells by itself how well the time is known. */
const TOLD = { timeUnknown: '', timeKnown: '' } as const;

/** What of a form's time fields counts, by its box "not known" and the choice below that. */
function countingOf({ timeUnknown, timeKnown, timeFrom, timeTo, dayPart, period }: Fields): Fields {
  if (!timeUnknown) return { ...NO_ENDS, ...NO_PART, ...TOLD };
  if (timeKnown === 'between') {
    const isHalved = period !== undefined;
    const [from, to] = [keptEnd(timeFrom ?? '', isHalved), keptEnd(timeTo ?? '', isHalved)];
    return { ...NO_CLOCK, ...NO_PART, ...((from || to) && TOLD), timeFrom: from, timeTo: to };
  }
  if (timeKnown === 'part') return { ...NO_CLOCK, ...NO_ENDS, ...(dayPart && TOLD) };
  return { ...NO_ENDS, ...NO_PART, timeKnown: '' };
}

/**
 * A form's fields without what was typed into those that its choice leaves out: they are hidden, not emptied. Fields without a
 * choice, as programs send them and births are kept, stay as they are. Applied again it changes nothing.
 */
export function toldTime<F extends Fields>(fields: F): F {
  return fields.timeKnown ? { ...fields, ...countingOf(fields) } : fields;
}
