import type { AstroWords } from '../../locales/en/astro.ts';
import type { OwnskyWords } from '../../locales/en/ownsky.ts';
import { fillText } from '../../locales/fill-text.ts';
import type { Language } from '../../locales/locales.ts';
import { calendarObject } from '../ics/calendar-object.ts';
import { nearestMinute } from '../local-time/instant-format.ts';
import type { OwnEvent } from './own-events.ts';

/** When these computations were last revised. */
const REVISED_MS = Date.UTC(2026, 10, 28);

interface OwnCalendar {
  events: readonly OwnEvent[];
  language: Language;
  words: OwnskyWords;
  astro: Pick<AstroWords, 'bodies' | 'angles'>;
  /** Address of the page that tells more. */
  pageUrl: string;
}

function nameOf(id: string, { bodies, angles }: OwnCalendar['astro']): string {
  const names: Readonly<Record<string, string>> = { ...bodies, ...angles };
  return names[id] ?? id;
}

/** What an event is called, and what is said of it. */
function textsOf(event: OwnEvent, { words, astro }: OwnCalendar): { title: string; description: string } {
  switch (event.kind) {
    case 'transit': {
      const { mover, aspect, point } = event;
      const names = { mover: nameOf(mover, astro), point: nameOf(point, astro) };
      return { title: fillText(words.transits[aspect], names), description: words.transitNote };
    }
    case 'eclipse': {
      const { eclipse, aspect, point } = event;
      const title = fillText(words.eclipses[eclipse][aspect], { point: nameOf(point, astro) });
      return { title, description: words.eclipseNote };
    }
    case 'solarReturn':
    case 'lunarReturn':
      return words[event.kind];
  }
}

/** The same for the same event in every file. Its day is enough: the minute may be computed better. */
function uidOf(event: OwnEvent): string {
  const day = new Date(event.instantMs).toISOString().slice(0, 10);
  const what =
    event.kind === 'transit'
      ? [event.mover, event.aspect, event.point]
      : event.kind === 'eclipse'
        ? [event.eclipse, event.point]
        : [];
  return [event.kind, ...what, day, 'own-sky@celestia'].join('-');
}

/** The events as an iCalendar file that a calendar may ask for again and again. Nothing in it tells whose chart it is. */
export function ownCalendarFile(calendar: OwnCalendar): string {
  const { events, language, words, pageUrl } = calendar;
  return calendarObject({
    product: `Own sky//${language.toUpperCase()}`,
    subscribed: { name: words.name },
    entries: events.map((event) => ({
      uid: uidOf(event),
      revisedMs: REVISED_MS,
      when: { fromMs: nearestMinute(event.instantMs) },
      ...textsOf(event, calendar),
      url: pageUrl,
    })),
  });
}
