import { type MoonStay, moonStays } from '../../astrology/events/void-of-course.ts';
import { MS_PER_DAY } from '../../astrology/time-scales.ts';
import type { MoonFileSubject } from '../../contract/moon-file.ts';
import type { AstroWords } from '../../locales/en/astro.ts';
import type { NowWords } from '../../locales/en/now.ts';
import { fillText } from '../../locales/fill-text.ts';
import type { Language } from '../../locales/locales.ts';
import { escapeText, icsBody, utcDateTime } from '../events/ics-lines.ts';
import { nearestMinute } from '../local-time/instant-format.ts';
import { lastAspectText } from './last-aspect-text.ts';

/** How far ahead the file tells. A calendar that subscribes asks again each week. */
const AHEAD_DAYS = 60;
const REFRESH = 'P7D';
/** When these computations were last revised; RFC 5545, 3.8.7.2. */
const REVISED = '20261128T000000Z';

export interface MoonFile {
  subject: MoonFileSubject;
  /** UTC ms; the file begins with its UTC day. */
  nowMs: number;
  language: Language;
  /** Address of the page that tells the same. */
  pageUrl: string;
  words: NowWords;
  astro: AstroWords;
}

interface Entry {
  uid: string;
  fromMs: number;
  toMs: number | null;
  summary: string;
  description: string | null;
}

function entryLines({ uid, fromMs, toMs, summary, description }: Entry, url: string): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${REVISED}`,
    `DTSTART:${utcDateTime(nearestMinute(fromMs))}`,
    ...(toMs === null ? [] : [`DTEND:${utcDateTime(nearestMinute(toMs))}`]),
    `SUMMARY:${escapeText(summary)}`,
    ...(description === null ? [] : [`DESCRIPTION:${escapeText(description)}`]),
    `URL:${url}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

/** The Moon takes more than two days for a sign: the day of an entry names it. */
function uidOf({ fromMs }: MoonStay, subject: MoonFileSubject): string {
  return `moon-${subject}-${new Date(fromMs).toISOString().slice(0, 10)}@celestia`;
}

function entryOf(stay: MoonStay, { subject, words, astro }: MoonFile): Entry {
  const uid = uidOf(stay, subject);
  if (subject === 'signs') {
    const summary = fillText(words.moon.entry, { sign: astro.signs[stay.sign] });
    return { uid, fromMs: stay.fromMs, toMs: null, summary, description: null };
  }
  const last = stay.lastAspect && lastAspectText(stay.lastAspect, astro);
  return { uid, fromMs: stay.voidFromMs, toMs: stay.toMs, summary: words.void.entry, description: last };
}

/** The Moon of the coming two months as an iCalendar object, all instants in UTC. */
export function moonFile(file: MoonFile): string {
  const dayMs = Math.floor(file.nowMs / MS_PER_DAY) * MS_PER_DAY;
  const { title } = file.words[file.subject === 'signs' ? 'moon' : 'void'];
  return icsBody([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Celestia//The Moon//${file.language.toUpperCase()}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${escapeText(title)}`,
    `X-WR-CALNAME:${escapeText(title)}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${REFRESH}`,
    `X-PUBLISHED-TTL:${REFRESH}`,
    ...moonStays(dayMs, dayMs + AHEAD_DAYS * MS_PER_DAY).flatMap((stay) =>
      entryLines(entryOf(stay, file), file.pageUrl),
    ),
    'END:VCALENDAR',
  ]);
}
