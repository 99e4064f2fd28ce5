import { type MoonStay, moonStays } from '../../astrology/events/void-of-course.ts';
import { MS_PER_DAY } from '../../astrology/time-scales.ts';
import type { MoonFileSubject } from '../../contract/moon-file.ts';
import type { AstroWords } from '../../locales/en/astro.ts';
import type { NowWords } from '../../locales/en/now.ts';
import { fillText } from '../../locales/fill-text.ts';
import type { Language } from '../../locales/locales.ts';
import { type CalendarEntry, calendarObject } from '../ics/calendar-object.ts';
import { nearestMinute } from '../local-time/instant-format.ts';
import { lastAspectText } from './last-aspect-text.ts';

/** How far ahead the file tells. A calendar that subscribes asks again each week. */
const AHEAD_DAYS = 60;
/** When these computations were last revised. */
const REVISED_MS = Date.UTC(2026, 10, 28);

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

/** The Moon takes more than two days for a sign: the day of an entry names it. */
function uidOf({ fromMs }: MoonStay, subject: MoonFileSubject): string {
  return `moon-${subject}-${new Date(fromMs).toISOString().slice(0, 10)}@celestia`;
}

function entryOf(stay: MoonStay, { subject, words, astro, pageUrl }: MoonFile): CalendarEntry {
  const uid = uidOf(stay, subject);
  const standing = { uid, revisedMs: REVISED_MS, url: pageUrl };
  if (subject === 'signs') {
    const title = fillText(words.moon.entry, { sign: astro.signs[stay.sign] });
    return { ...standing, when: { fromMs: nearestMinute(stay.fromMs) }, title };
  }
  return {
    ...standing,
    when: { fromMs: nearestMinute(stay.voidFromMs), toMs: nearestMinute(stay.toMs) },
    title: words.void.entry,
    ...(stay.lastAspect && { description: lastAspectText(stay.lastAspect, astro) }),
  };
}

/** The Moon of the coming two months as an iCalendar object, all instants in UTC. */
export function moonFile(file: MoonFile): string {
  const dayMs = Math.floor(file.nowMs / MS_PER_DAY) * MS_PER_DAY;
  const { title } = file.words[file.subject === 'signs' ? 'moon' : 'void'];
  return calendarObject({
    product: `The Moon//${file.language.toUpperCase()}`,
    subscribed: { name: title },
    entries: moonStays(dayMs, dayMs + AHEAD_DAYS * MS_PER_DAY).map((stay) => entryOf(stay, file)),
  });
}
