import type { ClockHours } from './clock-parts.ts';

/** `14`, `1430`, `14:30`, `14.30`, `14h30`, each with AM or PM or without. */
const PLAIN = /^(\d{1,2})(?:[:.h ]?(\d{2}))?\s*([ap])?\.?m?\.?$/i;

function pad(value: number): string {
  return String(value).padStart(2, '0');
}

/**
 * One end of a stretch of time as a kept birth holds it: `HH:MM` where it is written in figures. What is written in another way
 * stays as it is, and so does a figure that may be of either half of the day.
 * @param isHalved whether the form asks for the half of the day, as the languages with a clock of 12 hours do.
 */
export function keptEnd(typed: string, isHalved: boolean): string {
  const text = typed.trim();
  const [, hourText = '', minute = '00', half] = PLAIN.exec(text) ?? [];
  const figure = Number(hourText);
  const mayBeEither = figure >= 1 && figure <= 12;
  if (hourText === '' || Number(minute) > 59) return text;
  if (half !== undefined) {
    return mayBeEither ? `${pad((figure % 12) + (half.toLowerCase() === 'p' ? 12 : 0))}:${minute}` : text;
  }
  if (isHalved && mayBeEither && !hourText.startsWith('0')) return text;
  return figure < 24 || (figure === 24 && minute === '00') ? `${pad(figure)}:${minute}` : text;
}

/** The same as a form shows it, by the clock of its language. */
export function shownEnd(kept: string, hours: ClockHours): string {
  const [, hourText, minute] = /^(\d{2}):(\d{2})$/.exec(kept) ?? [];
  if (hourText === undefined || hours === 24) return kept;
  const hour = Number(hourText) % 24;
  return `${hour % 12 || 12}:${minute} ${hour < 12 ? 'AM' : 'PM'}`;
}
